import {
  act,
  currentPosition,
  type Game,
  gameRules,
  isWon,
  line,
  lineMoves,
  type Move,
  positionKey,
  redo,
  restart,
  undo,
} from "@faceup/rules";
import { shorten, solve } from "@faceup/solver";
import { beforeEach, describe, expect, test } from "vitest";
import { createStore, type StoreApi } from "zustand/vanilla";
import { memoryStorage } from "../db/storage.ts";
import { freshPlay, type Play } from "../game/play.ts";
import { createSettings, type SettingsStore } from "../settings/store.ts";
import { type Advisor, createAdvisor } from "./advisor.ts";
import type { Job } from "./jobs.ts";
import { inlineWorker } from "./testing/inline.ts";
import { played } from "./testing/played.ts";
import { createThread } from "./thread.ts";

const WON =
  "SS1-S1-AAAAABD 10>4 8>6 6>5x2 6>4 6>3 9>6 6>5x2 7>6 7>3 6>4x2 3>2x3 7>6 3>7 5>6x5 3>5 5>3x2 3>8x3 3>7";
const DEAL = "SS1-S4-AAAAABD";

let settings: SettingsStore;
let store: StoreApi<Play>;
let jobs: Job[];
let offered: (readonly Move[])[];

beforeEach(async () => {
  settings = await createSettings(memoryStorage(), () => undefined);
  jobs = [];
  offered = [];
});

function advisor(game: Game, worker = inlineWorker(jobs)): Advisor {
  store = createStore<Play>(() => ({ ...freshPlay(game.start, "g", 0), game }));
  return createAdvisor({
    session: { store, dismiss: () => undefined },
    settings,
    thread: createThread(() => worker),
    showMe: { offer: (line) => offered.push(line) },
  });
}

const advice = (of: Advisor) => of.store.getState().advice;
const become = (game: Game) => store.setState({ game });

describe("AP-10 in games with hidden cards", () => {
  test("a standstill is told once the stock has been seen, and not before", async () => {
    // No draw of this deal helps, which nobody can know yet; after one round everybody can.
    const unseen = advisor(played("KL1-D3N-AAAAAIE d"));
    const seen = advisor(played(`KL1-D3N-AAAAAIE${" d".repeat(8)} r`));
    await expect.poll(() => advice(seen)).toEqual({ type: "stuck", moves: true });
    expect(advice(unseen)).toBeUndefined();
  });
});

describe("AP-15 in games with hidden cards", () => {
  test("a hint is fair, and the truth says that it looks under the cards; with all cards up neither is needed", async () => {
    const made = advisor(played("KL1-D1N-AAAAAAD 4>f"));
    made.hint();
    await expect
      .poll(() => advice(made), { timeout: 20_000 })
      .toMatchObject({ type: "hint", step: 1, fair: {} });
    made.dismiss();
    made.verdict();
    await expect
      .poll(() => advice(made), { timeout: 20_000 })
      .toMatchObject({ type: "winnable", peeked: true });
    const open = advisor(played(WON));
    open.verdict();
    await expect.poll(() => advice(open)).toMatchObject({ type: "winnable" });
    expect(advice(open)).not.toHaveProperty("peeked");
  });
});

describe("AP-15 a hint", () => {
  test("comes in three steps, and its move keeps a won position won", async () => {
    const game = played(WON);
    const made = advisor(game);
    for (const step of [1, 2, 3, 3]) {
      made.hint();
      await expect.poll(() => advice(made)).toMatchObject({ type: "hint", step });
    }
    const given = advice(made);
    if (given?.type !== "hint") throw new Error("no hint");
    const next = act(game, [given.move]);
    if (!next.ok) throw new Error("an illegal hint");
    expect(solve(currentPosition(next.value)).verdict).toBe("winnable");
  });

  for (const record of [
    WON,
    DEAL,
    "SS1-S2-AAAAABD",
    "TF1-D1N-AAAAAAC",
    "TF1-D3N-AAAAAAC",
    "TF1-D1N-AAAAABD",
  ]) {
    test(`followed to the end wins, and nothing is worked out twice: ${record.slice(0, 15)}`, async () => {
      let game = played(record);
      const made = advisor(game);
      while (!isWon(game)) {
        made.hint();
        await expect.poll(() => advice(made)?.type, { interval: 1 }).toBe("hint");
        const given = advice(made);
        if (given?.type !== "hint") throw new Error("no hint");
        const next = act(game, [given.move]);
        if (!next.ok) throw new Error("an illegal hint");
        game = next.value;
        become(game);
        expect(advice(made)).toBe(undefined);
      }
      expect(jobs.filter(({ type }) => type === "solve")).toHaveLength(1);
    });
  }
});

describe("impatient players", () => {
  test("who press again while it thinks ask once", async () => {
    const made = advisor(played(WON));
    for (let presses = 0; presses < 5; presses++) made.hint();
    made.verdict();
    await expect.poll(() => advice(made)).toMatchObject({ type: "hint", step: 1 });
    made.hint();
    await new Promise((resolve) => setTimeout(resolve));
    expect(advice(made)).toMatchObject({ type: "hint", step: 2 });
    expect(jobs.filter(({ type }) => type === "solve")).toHaveLength(1);
  });

  test("who take the advice away keep the outcome in view", async () => {
    const made = advisor(played(WON));
    settings.getState().change({ keepVerdict: true });
    made.verdict();
    made.dismiss();
    expect(advice(made)).toBe(undefined);
    await expect.poll(() => made.store.getState().verdict).toBe("winnable");
  });

  test("who have won have nothing to ask", () => {
    const won = played(
      '{"game":"SS1-S1","columns":[["KS","QS","JS","TS","9S","8S","7S","6S","5S","4S","3S","2S"],["AS"],[],[],[],[],[],[],[],[]],"removed":["S","S","S"]} 2>1',
    );
    const made = advisor(won);
    made.verdict();
    made.hint();
    expect(jobs).toEqual([]);
    expect(made.store.getState()).toEqual({ advice: undefined, verdict: undefined });
  });

  test("a line found elsewhere is followed where it is shorter", async () => {
    const game = played(WON);
    const found = solve(currentPosition(game));
    if (found.verdict !== "winnable") throw new Error("not won");
    const made = advisor(game);
    made.verdict();
    await expect.poll(() => advice(made)).toEqual({ type: "winnable", line: found.moves });
    const shorter = shorten(currentPosition(game), found.moves, { nodes: 20_000 }).moves;
    expect(shorter.length).toBeLessThan(found.moves.length);
    made.learn(currentPosition(game), shorter);
    made.verdict();
    await expect.poll(() => advice(made)).toEqual({ type: "winnable", line: shorter });
  });
});

describe("AP-16 can it still be won?", () => {
  test("names the last position that could be won (SO-6)", async () => {
    const lost = firstLost();
    const made = advisor(lost.game);
    made.verdict();
    await expect
      .poll(() => advice(made))
      .toEqual({
        type: "unwinnable",
        loss: { type: "after", moves: lost.lastWinnable, place: lost.lastWinnable },
      });
    // A hint says the same, and shows no move.
    made.dismiss();
    made.hint();
    await expect
      .poll(() => advice(made))
      .toEqual({
        type: "unwinnable",
        loss: { type: "after", moves: lost.lastWinnable, place: lost.lastWinnable },
      });
  });

  test("SO-1 claims nothing of the start where a position on the way was not decided", async () => {
    const lost = firstLost();
    const half = positionKey(
      currentPosition({ ...lost.game, cursor: Math.floor((lost.game.cursor - 1) / 2) }),
    );
    // The one position that halving asks about first stays undecided.
    const worker = inlineWorker(jobs, (job) => job.type === "solve" && positionKey(job.position) === half);
    const made = advisor(lost.game, worker);
    made.verdict();
    await expect.poll(() => advice(made)).toEqual({ type: "unwinnable", loss: { type: "unknown" } });
  });

  test("the outcome kept in view is never that of the position before", async () => {
    const lost = firstLost();
    const made = advisor(undo(lost.game));
    settings.getState().change({ keepVerdict: true });
    await expect.poll(() => made.store.getState().verdict).toBe("winnable");
    become(lost.game);
    expect(made.store.getState().verdict).toBe("thinking");
    await expect.poll(() => made.store.getState().verdict).toBe("unwinnable");
  });

  test("is worked out once, however it is asked for", async () => {
    const made = advisor(played(WON));
    settings.getState().change({ keepVerdict: true });
    made.verdict();
    await expect.poll(() => advice(made)?.type).toBe("winnable");
    expect(jobs.filter(({ type }) => type === "solve")).toHaveLength(1);
  });

  test("a restart is the same deal: nothing is worked out again", async () => {
    const game = played(DEAL);
    const made = advisor(game);
    made.verdict();
    await expect.poll(() => advice(made)?.type).toBe("winnable");
    store.setState({ id: "another attempt", game: restart(game) });
    made.verdict();
    await expect.poll(() => advice(made)?.type).toBe("winnable");
    expect(jobs.filter(({ type }) => type === "solve")).toHaveLength(1);
  });

  test("what follows a lost position is lost, and undo gets out of it", async () => {
    const lost = firstLost();
    const made = advisor(lost.game);
    settings.getState().change({ keepVerdict: true });
    const verdict = () => made.store.getState().verdict;
    await expect.poll(verdict).toBe("unwinnable");
    let game = lost.game;
    while (line(game).length > lost.lastWinnable) game = undo(game);
    become(game);
    await expect.poll(verdict).toBe("winnable");
    become(redo(game));
    await expect.poll(verdict).toBe("unwinnable");
  });

  test("AP-23 nothing is worked out for who wants no help", async () => {
    const made = advisor(played(WON));
    settings.getState().change({ noHelp: true, keepVerdict: true });
    const before = jobs.length;
    made.hint();
    made.verdict();
    become(undo(played(WON)));
    await new Promise((resolve) => setTimeout(resolve));
    expect(jobs).toHaveLength(before);
    expect(made.store.getState()).toEqual({ advice: undefined, verdict: undefined });
  });
});

/** Plays the first legal moves of a deal until it is lost. */
function firstLost(): { readonly game: Game; readonly lastWinnable: number } {
  let game = played(DEAL);
  for (let i = 0; i < 60; i++) {
    const next = act(game, [nextMove(game)]);
    if (!next.ok) throw new Error("illegal");
    if (solve(currentPosition(next.value)).verdict === "unwinnable") {
      return { game: next.value, lastWinnable: lineMoves(game).length };
    }
    game = next.value;
  }
  throw new Error("never lost");
}

/** The last of the legal moves that leads to a new position: thoughtless play. */
function nextMove(game: Game): Move {
  const seen = new Set(line(game).map(({ position }) => JSON.stringify(position.columns)));
  const rules = gameRules(game);
  const moves = rules
    .moves(currentPosition(game))
    .filter((move) => !seen.has(JSON.stringify(rules.play(currentPosition(game), move).position.columns)));
  const move = moves.at(-1);
  if (move === undefined) throw new Error("no move is left");
  return move;
}
