import { type GameRecord, isWon, parseRecord } from "@faceup/rules";
import { beforeEach, describe, expect, test } from "vitest";
import { createGames } from "../db/games.ts";
import { memoryStorage } from "../db/storage.ts";
import { createSettings } from "../settings/store.ts";
import { attemptsOf } from "../stats/attempt.ts";
import { statisticsOf } from "../stats/statistics.ts";
import { columnPile } from "../table/model.ts";
import { createClock } from "./clock.ts";
import { createSession, type Session } from "./session.ts";

const SIMON =
  "SS1-S1-AAAAABD 10>4 8>6 6>5x2 6>4 6>3 9>6 6>5x2 7>6 7>3 6>4x2 3>2x3 7>6 3>7 5>6x5 3>5 5>3x2 3>8x3 3>7 3>8 7>3x3 3>4x4 1>4 5>7 5>3 5>7 2>5x6 2>3 2>9 2>10 2>8 4>2x10 2>7x11 1>2 4>1 5>1x7 1>9x9 3>1x3 1>8x4 1>3 4>1 4>3 10>4 1>8x2 4>1x2 6>4x6 4>1x7 4>9 2>9 1>3x10 3>1x12";
const MOVES = 50;

function record(text: string): GameRecord {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

let time = 0;
let par: number | undefined;
let session: Session;
let games: ReturnType<typeof createGames>;

beforeEach(async () => {
  time = 1_000_000;
  par = undefined;
  let ids = 0;
  const storage = memoryStorage();
  const now = (): number => time;
  games = createGames(storage, () => undefined, now);
  const settings = await createSettings(storage, () => undefined);
  session = createSession(
    {
      storage,
      games,
      settings,
      clock: createClock(now),
      now,
      claim: () => Promise.resolve(),
      newId: () => `g${ids++}`,
      par: () => par,
    },
    record(SIMON).start,
  );
});

/** Plays a record's moves from one number on, a second each. */
function play(text: string, from = 0): void {
  for (const move of record(text).moves.slice(from)) {
    time += 1000;
    if (move.type !== "transfer" || move.from.pile !== "column" || move.to.pile !== "column") continue;
    const carried = { pile: columnPile(move.from.column), count: move.count };
    if (session.lift(carried) === undefined) throw new Error("refused");
    session.handle({ type: "drop", carried, target: columnPile(move.to.column) });
  }
}

/** What the statistics say of everything stored. */
async function figures() {
  const attempts = attemptsOf(await games.all());
  return { attempts, ...statisticsOf(attempts) };
}

describe("AP-18 the best line known is kept with the win as it was at that moment", () => {
  for (const known of [MOVES - 1, MOVES, MOVES + 1]) {
    test(`${known} moves against ${MOVES}`, async () => {
      par = known;
      play(SIMON);
      par = 1;
      session.undo();
      session.redo();
      const [saved] = await games.all();
      expect(saved?.win?.par).toBe(known);
      expect((await figures()).attempts[0]?.par).toBe(MOVES <= known);
    });
  }

  test("or nothing, where none was known", async () => {
    play(SIMON);
    const [saved] = await games.all();
    expect(saved?.win).not.toHaveProperty("par");
    expect((await figures()).attempts[0]?.par).toBeUndefined();
  });
});

describe("UN-2 a win is counted once, as it was", () => {
  test("when moves are taken back and others made, and when it is won again", async () => {
    play(SIMON);
    const first = await figures();
    // The clock begins with the first move.
    expect(first).toMatchObject({ played: 1, won: 1, score: { best: 850 }, moves: { best: MOVES } });
    expect(first.time?.best).toBe((MOVES - 1) * 1000);
    time += 60_000;
    for (let i = 0; i < 10; i++) session.undo();
    expect(await figures()).toEqual(first);
    // A detour, so that the second win is a worse one.
    play("SS1-S1-AAAAABD 4>1 1>4");
    play(SIMON, MOVES - 10);
    expect(isWon(session.store.getState().game)).toBe(true);
    session.restart();
    expect(await figures()).toEqual(first);
  });

  test("its line can be stepped through even after others took its place", async () => {
    play(SIMON);
    const { id } = session.store.getState();
    for (let i = 0; i < 10; i++) session.undo();
    play("SS1-S1-AAAAABD 4>1");
    expect((await games.read(id))?.saved.win?.actions.join(" ")).toBe(SIMON.slice(15));
  });
});

describe("UN-2 attempts that are given up", () => {
  test("a restart and a new game end one as not won; none is counted before its first move", async () => {
    session.restart();
    expect(await figures()).toMatchObject({ played: 0 });
    play("SS1-S1-AAAAABD 10>4");
    expect(await figures()).toMatchObject({ played: 0, attempts: [{ outcome: "open" }] });
    session.restart();
    play("SS1-S1-AAAAABD 10>4");
    session.undo();
    const { start } = record("SS1-S4-AAAAABD");
    if (start.type === "code") session.startNew(start.code);
    expect(await figures()).toMatchObject({ played: 2, won: 0 });
  });
});

describe("AP-24 a record opened from elsewhere", () => {
  test("is no win of the player's when it is stepped through", async () => {
    session.openRecord(record(SIMON));
    for (let i = 0; i < MOVES; i++) session.redo();
    expect(isWon(session.store.getState().game)).toBe(true);
    session.openRecord(record("SS1-S4-AAAAABD"));
    expect(await figures()).toMatchObject({ played: 0, attempts: [] });
  });

  test("is none either when only its end is played by hand", async () => {
    session.openRecord(record(SIMON));
    for (let i = 0; i < MOVES - 5; i++) session.redo();
    play(SIMON, MOVES - 5);
    expect(session.store.getState().won).toBe(true);
    expect(await figures()).toMatchObject({ played: 0, fromRecords: 1 });
  });

  test("is the player's own game when it is played from its start", async () => {
    session.openRecord(record(SIMON));
    for (let i = 0; i < MOVES; i++) session.redo();
    for (let i = 0; i < MOVES; i++) session.undo();
    play(SIMON);
    expect(await figures()).toMatchObject({ played: 1, won: 1, fromRecords: 0 });
    expect((await figures()).time?.best).toBe((MOVES - 1) * 1000);
  });
});

test("AP-36 what is known of the deal is kept with the game", async () => {
  play("SS1-S1-AAAAABD 10>4");
  session.judge("unwinnable");
  session.restart();
  expect(await figures()).toMatchObject({ played: 0, unwinnableDeals: 1 });
});
