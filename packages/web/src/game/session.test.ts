import {
  branchEnds,
  currentPosition,
  currentScore,
  deal,
  type GameCode,
  isWon,
  lineMoves,
  moveCount,
  parseRecords,
  parseStrictCode,
  samePosition,
} from "@faceup/rules";
import { beforeEach, describe, expect, test } from "vitest";
import { createGames } from "../db/games.ts";
import { memoryStorage, type Storage } from "../db/storage.ts";
import { createSettings } from "../settings/store.ts";
import { createClock } from "./clock.ts";
import { createSession, type Session } from "./session.ts";

function code(text: string): GameCode {
  const parsed = parseStrictCode(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

let storage: Storage;
let time = 0;
let ids = 0;
let damaged = 0;

beforeEach(() => {
  storage = memoryStorage();
  time = 1_000_000;
  ids = 0;
  damaged = 0;
});

const now = (): number => time;
const games = () => createGames(storage, () => damaged++, now);

async function session(text = "SS1-S1-AAAAABD"): Promise<Session> {
  const settings = await createSettings(storage, () => undefined);
  const parts = {
    storage,
    games: games(),
    settings,
    clock: createClock(now),
    now,
    claim: () => Promise.resolve(),
    newId: () => `g${ids++}`,
  };
  const id = await storage.get("current");
  const kept = typeof id === "string" ? await parts.games.read(id) : undefined;
  return createSession(parts, kept ?? { type: "code", code: code(text) });
}

/** Waits until what was written is there to be read: storage answers in later turns. */
async function written(): Promise<void> {
  for (let i = 0; i < 5; i++) await Promise.resolve();
}

const drag = (s: Session, from: `c${number}`, count: number, target: `c${number}`): void => {
  if (s.lift({ pile: from, count }) !== undefined) {
    s.handle({ type: "drop", carried: { pile: from, count }, target });
  }
};

describe("UN-3, AP-2: the game in progress", () => {
  test("is back as it was left, undo and redo included", async () => {
    const first = await session();
    drag(first, "c9", 1, "c3");
    drag(first, "c7", 1, "c5");
    first.undo();
    await written();
    const second = await session();
    const { game } = second.store.getState();
    expect(lineMoves(game).length).toBe(1);
    expect(currentScore(game)).toBe(499);
    second.redo();
    expect(lineMoves(second.store.getState().game).length).toBe(2);
    second.undo();
    second.undo();
    expect(samePosition(currentPosition(second.store.getState().game), deal(code("SS1-S1-AAAAABD")))).toBe(
      true,
    );
  });

  test("keeps the count of moves made in TF (TF-14) and the time played", async () => {
    const first = await session("TF1-D1N-AAAAAAB");
    first.draw();
    time += 5000;
    first.undo();
    first.draw();
    await written();
    const second = await session();
    expect(moveCount(second.store.getState().game)).toBe(2);
    expect(second.clock.elapsed()).toBe(5000);
  });

  test("that cannot be read is set aside and told, and the app goes on (AP-25)", async () => {
    await storage.writeGame("g7", { version: 1, id: "g7", start: "SS1-S1-AAAAABD", actions: ["1>1"] });
    await storage.set("current", "g7");
    const s = await session();
    expect(damaged).toBe(1);
    expect(lineMoves(s.store.getState().game)).toEqual([]);
  });
});

describe("UN-2, AP-4: what ends a game", () => {
  test("a new game ends the one under way; a link keeps it in the list", async () => {
    const s = await session();
    drag(s, "c9", 1, "c3");
    await s.open(code("TF1-D1N-AAAAAAB"));
    await written();
    expect(s.store.getState().notice).toEqual({ type: "other-kept" });
    s.draw();
    await written();
    const list = await s.unfinished();
    expect(list.map(({ saved }) => saved.start).sort()).toEqual(["SS1-S1-AAAAABD", "TF1-D1N-AAAAAAB"]);
    s.startNew(code("SS1-S4-AAAAABD"));
    await written();
    expect((await s.unfinished()).map(({ saved }) => saved.start)).toEqual(["SS1-S1-AAAAABD"]);
  });

  test("a link to a game in progress resumes it", async () => {
    const s = await session();
    drag(s, "c9", 1, "c3");
    const { id } = s.store.getState();
    await s.open(code("TF1-D1N-AAAAAAB"));
    await s.open(code("SS1-S1-AAAAABD"));
    expect(s.store.getState().id).toBe(id);
    expect(lineMoves(s.store.getState().game).length).toBe(1);
  });

  test("restart is a new attempt of the same deal; without a move there is nothing to restart", async () => {
    const s = await session();
    const { id } = s.store.getState();
    s.restart();
    expect(s.store.getState().id).toBe(id);
    drag(s, "c9", 1, "c3");
    s.restart();
    expect(s.store.getState().id).not.toBe(id);
    expect(moveCount(s.store.getState().game)).toBe(0);
  });

  test("won once is won, whatever is undone", async () => {
    const s = await session();
    const record = parseRecords(
      "SS1-S1-AAAAABD 10>4 8>6 6>5x2 6>4 6>3 9>6 6>5x2 7>6 7>3 6>4x2 3>2x3 7>6 3>7 5>6x5 3>5 5>3x2 3>8x3 3>7 3>8 7>3x3 3>4x4 1>4 5>7 5>3 5>7 2>5x6 2>3 2>9 2>10 2>8 4>2x10 2>7x11 1>2 4>1 5>1x7 1>9x9 3>1x3 1>8x4 1>3 4>1 4>3 10>4 1>8x2 4>1x2 6>4x6 4>1x7 4>9 2>9 1>3x10 3>1x12",
    )[0];
    if (record?.ok !== true) throw new Error("the record is legal");
    for (const move of record.value.moves) {
      if (move.type !== "transfer" || move.from.pile !== "column" || move.to.pile !== "column") continue;
      drag(s, `c${move.from.column}`, move.count, `c${move.to.column}`);
    }
    expect(isWon(s.store.getState().game)).toBe(true);
    expect(s.store.getState()).toMatchObject({ won: true, happening: { type: "won" } });
    expect(s.clock.running()).toBe(false);
    s.undo();
    expect(isWon(s.store.getState().game)).toBe(false);
    expect(s.store.getState().won).toBe(true);
    await written();
    expect((await session()).store.getState().won).toBe(true);
    expect(await s.unfinished()).toEqual([]);
  });
});

test("UN-1, RU-1: a refused move is shown until the next action and leaves redo alone", async () => {
  const s = await session("SS1-S4-AAAAABD");
  drag(s, "c5", 1, "c4");
  s.undo();
  drag(s, "c0", 1, "c1");
  expect(s.store.getState().refused).toMatchObject({ refusal: { reason: "not-one-lower" }, pile: "c1" });
  s.redo();
  expect(s.store.getState().refused).toBeUndefined();
  expect(lineMoves(s.store.getState().game).length).toBe(1);
});

test("CO-4: a record's link lays its moves ready for redo; an illegal one is told by move", async () => {
  const s = await session();
  const [legal, illegal] = parseRecords("SS1-S4-AAAAABD 6>5 3>7 SS1-S4-AAAAABD 6>5 1>2");
  if (legal?.ok !== true || illegal?.ok !== true) throw new Error("both can be read");
  s.openRecord(illegal.value);
  expect(s.store.getState().notice).toMatchObject({ type: "link-illegal", error: { number: 2 } });
  s.openRecord(legal.value);
  expect(lineMoves(s.store.getState().game)).toEqual([]);
  s.redo();
  s.redo();
  expect(lineMoves(s.store.getState().game).length).toBe(2);
});

test("a failed write is told and play goes on", async () => {
  storage = { ...storage, writeGame: () => Promise.reject(new Error("quota")) };
  const s = await session();
  drag(s, "c9", 1, "c3");
  await written();
  expect(s.store.getState().notice).toEqual({ type: "not-saved" });
  expect(lineMoves(s.store.getState().game).length).toBe(1);
});

describe("UN-1, AP-17: a jump", () => {
  test("is undone in one step, and is there after a reload", async () => {
    const first = await session();
    drag(first, "c9", 1, "c3");
    drag(first, "c7", 1, "c5");
    first.jump(0);
    expect(first.store.getState().happening).toEqual({ type: "jumped", moves: 0 });
    await written();
    const second = await session();
    expect(lineMoves(second.store.getState().game)).toEqual([]);
    expect(currentScore(second.store.getState().game)).toBe(500);
    second.undo();
    expect(lineMoves(second.store.getState().game)).toHaveLength(2);
    second.redo();
    expect(second.store.getState().happening).toEqual({ type: "jumped", moves: 0 });
  });
});

describe("AP-20: a move shown", () => {
  test("marks the game, and keeps what could be redone", async () => {
    const shown = await session();
    drag(shown, "c9", 1, "c3");
    shown.undo();
    shown.show({
      type: "transfer",
      from: { pile: "column", column: 9 },
      to: { pile: "column", column: 3 },
      count: 1,
    });
    const { game, source } = shown.store.getState();
    expect(source).toBe("shown");
    expect(branchEnds(game)).toEqual([1, 3]);
    await written();
    expect((await session()).store.getState().source).toBe("shown");
  });

  test("marks no game that was won before (UN-2)", async () => {
    const won = await session();
    won.store.setState({ won: true });
    won.show({
      type: "transfer",
      from: { pile: "column", column: 9 },
      to: { pile: "column", column: 3 },
      count: 1,
    });
    expect(won.store.getState().source).toBe("own");
  });
});
