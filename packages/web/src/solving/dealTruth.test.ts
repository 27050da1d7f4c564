import { act, type Game, lineMoves, parseMove, restart } from "@faceup/rules";
import { solve } from "@faceup/solver";
import { beforeEach, describe, expect, test } from "vitest";
import { createStore, type StoreApi } from "zustand/vanilla";
import { memoryStorage } from "../db/storage.ts";
import type { Notice } from "../game/notice.ts";
import { freshPlay, type Play } from "../game/play.ts";
import { createSettings, type SettingsStore } from "../settings/store.ts";
import { createDealTruth } from "./dealTruth.ts";
import type { Job } from "./jobs.ts";
import { inlineWorker } from "./testing/inline.ts";
import { played } from "./testing/played.ts";
import { createThread } from "./thread.ts";

const UNWINNABLE = "TF1-D1N-AAAAACA";

let settings: SettingsStore;
let store: StoreApi<Play>;
let notices: Notice[];
let jobs: Job[];

beforeEach(async () => {
  settings = await createSettings(memoryStorage(), () => undefined);
  notices = [];
  jobs = [];
});

function truthOf(first: Game, named = false) {
  store = createStore<Play>(() => ({
    ...freshPlay(first.start, "g", 0),
    game: first,
    happening: { type: "dealt", named },
  }));
  const notify = (notice: Notice): number => notices.push(notice);
  return createDealTruth({
    session: { store, notify },
    settings,
    learn: () => undefined,
    thread: createThread(() => inlineWorker(jobs)),
    parLimits: { nodes: 200 },
  });
}

describe("AP-18 par", () => {
  test("is worked out once the deal is played, and not before", async () => {
    const start = played("SS1-S1-AAAAABD");
    const truth = truthOf(start);
    expect(jobs).toHaveLength(0);
    const move = parseMove("10>4");
    const next = move.ok ? act(start, [move.value]) : undefined;
    if (next?.ok !== true) throw new Error("illegal");
    store.setState({ game: next.value });
    await expect.poll(() => truth.getState().verdict).toBe("winnable");
    await expect.poll(() => truth.getState().par?.lowerBound ?? 0).toBeGreaterThan(0);
    const par = truth.getState().par;
    expect(par?.moves).toBeGreaterThanOrEqual(par?.lowerBound ?? 0);
    // A restart is the same deal: its par stays, and is not worked out again.
    store.setState({ game: restart(next.value) });
    store.setState({ game: next.value });
    expect(truth.getState().par).toEqual(par);
    expect(jobs).toHaveLength(1);
  });

  test("is the player's own line where that is shorter", async () => {
    const won = played(
      '{"game":"SS1-S1","columns":[["KS","QS","JS","TS","9S","8S","7S","6S","5S","4S","3S","2S"],["AS"],[],[],[],[],[],[],[],[]],"removed":["S","S","S"]} 2>1',
    );
    settings.getState().change({ noHelp: false });
    const truth = truthOf(won);
    store.setState({ won: true, happening: { type: "won" } });
    // With what is needed at least, before the solver has said anything.
    expect(truth.getState().par).toMatchObject({ moves: lineMoves(won).length, lowerBound: 1 });
  });
});

describe("AP-3 a deal that was asked for by its code", () => {
  test("and cannot be won is told", async () => {
    expect(solve(played(UNWINNABLE).startPosition).verdict).toBe("unwinnable");
    const truth = truthOf(played(UNWINNABLE), true);
    await expect.poll(() => truth.getState().verdict).toBe("unwinnable");
    expect(notices).toEqual([{ type: "unwinnable", otherKept: false }]);
  });

  test("AP-15 is not told where cards are hidden and nobody has asked", async () => {
    const hidden = played("KL1-D1N-AAAAACA");
    expect(solve(hidden.startPosition).verdict).toBe("unwinnable");
    const truth = truthOf(hidden, true);
    await expect.poll(() => truth.getState().verdict).toBe("unwinnable");
    expect(notices).toEqual([]);
  });

  test("is not told to who wants no help", async () => {
    settings.getState().change({ noHelp: true });
    truthOf(played(UNWINNABLE), true);
    await Promise.resolve();
    expect(jobs).toHaveLength(0);
    expect(notices).toEqual([]);
  });
});
