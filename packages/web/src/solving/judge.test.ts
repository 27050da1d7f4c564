import { parseStrictCode } from "@faceup/rules";
import { beforeEach, describe, expect, test } from "vitest";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createGames, type Games } from "../db/games.ts";
import type { SavedGame } from "../db/savedGame.ts";
import { memoryStorage } from "../db/storage.ts";
import { freshPlay, type Play } from "../game/play.ts";
import { createSettings, type SettingsStore } from "../settings/store.ts";
import { game } from "../stats/testing/games.ts";
import type { AdvisorState } from "./advisor.ts";
import type { DealTruth } from "./dealTruth.ts";
import type { Job } from "./jobs.ts";
import { createJudge, type Judge } from "./judge.ts";
import { brokenWorker, inlineWorker } from "./testing/inline.ts";
import { createThread, type Post } from "./thread.ts";

const HOPELESS = "TF1-D1N-AAAAACA";
const WINNABLE = "SS1-S1-AAAAABD";

let games: Games;
let settings: SettingsStore;
let store: StoreApi<Play>;
let dealTruth: StoreApi<DealTruth>;
let advisor: StoreApi<AdvisorState>;
let jobs: Job[];

beforeEach(async () => {
  const storage = memoryStorage();
  games = createGames(
    storage,
    () => undefined,
    () => 0,
  );
  settings = await createSettings(storage, () => undefined);
  dealTruth = createStore<DealTruth>(() => ({ verdict: undefined, par: undefined }));
  advisor = createStore<AdvisorState>(() => ({ advice: undefined, verdict: undefined }));
  jobs = [];
  table("first", WINNABLE);
});

function playOf(id: string, text: string, made = 0): Play {
  const code = parseStrictCode(text);
  if (!code.ok) throw new Error(text);
  const play = freshPlay({ type: "code", code: code.value }, id, 0);
  return { ...play, game: { ...play.game, made } };
}

function table(id: string, text: string): void {
  store = createStore<Play>(() => playOf(id, text));
}

function judge(open: () => Post = () => inlineWorker(jobs)): Judge {
  const session = { store, judge: (deal: Play["deal"]) => store.setState({ deal }) };
  const thread = createThread(open);
  return createJudge({ session, games, settings, thread, dealTruth, advisor: { store: advisor } });
}

/** Stores a game that was left, of TF with its one action. */
async function left(id: string, start: string, changes: Partial<SavedGame> = {}): Promise<SavedGame> {
  const actions = start.startsWith("TF") ? ["d"] : ["10>4"];
  const saved = game({ id, start, actions, cursor: 1, made: 1, ...changes });
  await games.write(saved);
  return saved;
}

const dealOf = async (id: string) => (await games.read(id))?.saved.deal;
const wanted = () => new AbortController().signal;

describe("AP-36 the deal on the table", () => {
  test("is kept with its game as it becomes known", () => {
    judge();
    dealTruth.setState({ verdict: "unwinnable" });
    expect(store.getState().deal).toBe("unwinnable");
  });

  test("counts as hopeless when the player was shown so", () => {
    judge();
    advisor.setState({ advice: { type: "unwinnable", loss: { type: "after", moves: 3, place: 3 } } });
    expect(store.getState().deal).toBe("unknown");
    advisor.setState({ advice: { type: "unwinnable", loss: { type: "never" } } });
    expect(store.getState().deal).toBe("unwinnable");
  });
});

describe("AP-36 a game that was left", () => {
  test("has its deal decided afterwards, in the background", async () => {
    store = createStore<Play>(() => playOf("left", HOPELESS, 1));
    judge();
    await left("left", HOPELESS);
    store.setState(playOf("next", WINNABLE), true);
    await expect.poll(() => dealOf("left")).toBe("unwinnable");
    expect(jobs).toHaveLength(1);
  });

  test("is not asked about where it is known, won, still open, or the player wants no help", async () => {
    await left("known", HOPELESS, { deal: "winnable" });
    await left("undecided", HOPELESS, { deal: "undecided" });
    await left("open", HOPELESS, { state: "open" });
    const help = await left("help", HOPELESS);
    const { lookBack } = judge();
    settings.getState().change({ noHelp: true });
    expect(await lookBack(await games.all(), wanted())).toBe(false);
    settings.getState().change({ noHelp: false });
    expect(jobs).toHaveLength(0);
    expect(await lookBack([help], wanted())).toBe(true);
    expect(jobs).toHaveLength(1);
  });

  test("is asked about later, once, and told whether one was hopeless", async () => {
    await left("a", WINNABLE);
    await left("b", HOPELESS);
    const { lookBack } = judge();
    expect(await lookBack(await games.all(), wanted())).toBe(true);
    expect([await dealOf("a"), await dealOf("b")]).toEqual(["winnable", "unwinnable"]);
    expect(await lookBack(await games.all(), wanted())).toBe(false);
    expect(jobs).toHaveLength(2);
  });

  test("stays unknown where there is no solver, and undecided beyond its limits", async () => {
    await left("a", WINNABLE);
    await judge(brokenWorker).lookBack(await games.all(), wanted());
    expect(await dealOf("a")).toBe("unknown");
    await judge(() => inlineWorker(jobs, () => true)).lookBack(await games.all(), wanted());
    expect(await dealOf("a")).toBe("undecided");
  });

  test("is not asked about when nobody wants to know any more", async () => {
    await left("a", HOPELESS);
    expect(await judge().lookBack(await games.all(), AbortSignal.abort())).toBe(false);
    expect(await dealOf("a")).toBe("unknown");
  });
});
