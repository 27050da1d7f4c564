import type { Limits } from "@faceup/solver";
import type { StoreApi } from "zustand/vanilla";
import type { Games } from "../db/games.ts";
import type { LoadedGame, SavedGame } from "../db/savedGame.ts";
import type { Session } from "../game/session.ts";
import type { SettingsStore } from "../settings/store.ts";
import type { Advisor } from "./advisor.ts";
import { ask } from "./ask.ts";
import type { DealTruth } from "./dealTruth.ts";
import type { Thread } from "./thread.ts";

/** Nobody waits for it, but par of the next deal does. */
const LIMITS: Limits = { ms: 10_000 };

/** Keeps with each game whether its deal can be won at all, so that no hopeless one counts as a loss (AP-36). */
export interface Judge {
  /**
   * Asks about the deals of games that ended without a win and were never asked about. Resolves when all are asked or
   * nobody wants to know any more; true: one of them cannot be won.
   */
  lookBack(games: readonly SavedGame[], signal: AbortSignal): Promise<boolean>;
}

export interface JudgeParts {
  readonly session: Pick<Session, "store" | "judge">;
  readonly games: Games;
  readonly settings: SettingsStore;
  readonly thread: Thread;
  readonly dealTruth: StoreApi<DealTruth>;
  readonly advisor: Pick<Advisor, "store">;
}

export function createJudge({ session, games, settings, thread, dealTruth, advisor }: JudgeParts): Judge {
  /** What the player was shown of the deal on the table is kept with its game. */
  function follow(): void {
    const { advice } = advisor.store.getState();
    const shown = advice?.type === "unwinnable" && advice.loss.type === "never" ? "unwinnable" : undefined;
    const truth = shown ?? dealTruth.getState().verdict;
    if (truth !== undefined && truth !== session.store.getState().deal) session.judge(truth);
  }

  async function decide({ saved, game }: LoadedGame, signal?: AbortSignal): Promise<boolean> {
    const { noHelp } = settings.getState().settings;
    if (!mayBeHopeless(saved) || noHelp) return false;
    const asked = ask(thread, game.startPosition, LIMITS);
    signal?.addEventListener("abort", asked.cancel, { once: true });
    const answer = await asked.answer;
    if (answer === undefined) return false;
    // It may be gone or judged meanwhile.
    const now = (await games.read(saved.id))?.saved;
    if (now === undefined || !mayBeHopeless(now)) return false;
    await games.write({ ...now, deal: answer.verdict === "unknown" ? "undecided" : answer.verdict });
    return answer.verdict === "unwinnable";
  }

  async function decideById(id: string, signal?: AbortSignal): Promise<boolean> {
    const loaded = await games.read(id);
    return loaded !== undefined && (await decide(loaded, signal));
  }

  // dealTruth hears of a new game first, and forgets then what it knew of the one before.
  session.store.subscribe((play, before) => {
    if (play.id !== before.id && before.game.made > 0 && !before.won && before.deal === "unknown") {
      // Where that fails it stays unknown, and is asked when the statistics are looked at.
      decideById(before.id).catch(() => undefined);
    }
    follow();
  });
  dealTruth.subscribe(follow);
  advisor.store.subscribe(follow);
  follow();

  return {
    async lookBack(all, signal) {
      let found = false;
      for (const saved of all) {
        if (signal.aborted) break;
        if (mayBeHopeless(saved)) found = (await decideById(saved.id, signal).catch(() => false)) || found;
      }
      return found;
    },
  };
}

function mayBeHopeless({ state, won, made, deal }: SavedGame): boolean {
  return state === "ended" && !won && made > 0 && deal === "unknown";
}
