import {
  currentScore,
  type Game,
  gameRules,
  hidesCards,
  lineMoves,
  type Move,
  type Position,
  samePosition,
} from "@faceup/rules";
import { type Limits, leastMoves } from "@faceup/solver";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Play } from "../game/play.ts";
import type { Session } from "../game/session.ts";
import type { SettingsStore } from "../settings/store.ts";
import type { Running, Thread } from "./thread.ts";

/** What is known of the deal itself. */
export interface DealTruth {
  readonly verdict: "winnable" | "unwinnable" | undefined;
  /** AP-18: the fewest moves known, and how many are needed at least. */
  readonly par: KnownPar | undefined;
}

export interface KnownPar {
  readonly moves: number;
  readonly lowerBound: number;
  /** The best score of a line found (SO-5); 0 while none is. */
  readonly bestScore: number;
}

const NOTHING: DealTruth = { verdict: undefined, par: undefined };
const MIB = 1024 * 1024;
const VERDICT: Limits = { ms: 5000 };
/** Par is worked out once a deal is played, and then no longer than this. */
const PAR: Limits = { ms: 20_000, bytes: 128 * MIB };

interface DealTruthParts {
  readonly session: Pick<Session, "store" | "notify">;
  readonly settings: SettingsStore;
  readonly thread: Thread;
  /** Told of every line that wins the deal. */
  readonly learn: (start: Position, moves: readonly Move[]) => void;
  /** How long par is worked on. */
  readonly parLimits?: Limits;
}

/**
 * Finds out about the deal on the table, while it is played. A deal that was asked for by
 * its code and cannot be won is told, unless its cards are hidden: then nobody has asked.
 */
export function createDealTruth({
  session,
  settings,
  thread,
  learn,
  parLimits = PAR,
}: DealTruthParts): StoreApi<DealTruth> {
  const store = createStore<DealTruth>(() => NOTHING);
  let start: Position | undefined;
  let running: Running | undefined;
  let begun: "nothing" | "verdict" | "par" = "nothing";

  function run(position: Position, par: Limits | undefined): void {
    running?.cancel();
    running = thread.run(
      { type: "solve", position, limits: VERDICT, ...(par === undefined ? {} : { par }) },
      (word) => {
        if (word.type === "answer" && word.answer.verdict !== "unknown") {
          const { answer } = word;
          store.setState({ verdict: answer.verdict });
          if (answer.verdict === "winnable") found(position, answer.moves, 0, 0);
          else tell();
        }
        if (word.type === "par") found(position, word.par.moves, word.par.lowerBound, word.par.bestScore);
      },
    );
  }

  function found(position: Position, moves: readonly Move[], lowerBound: number, bestScore: number): void {
    learn(position, moves);
    improve({ moves: moves.length, lowerBound, bestScore });
  }

  function improve({ moves, lowerBound, bestScore }: KnownPar): void {
    const { par } = store.getState();
    store.setState({
      par: {
        moves: Math.min(moves, par?.moves ?? moves),
        lowerBound: Math.max(lowerBound, par?.lowerBound ?? 0),
        bestScore: Math.max(bestScore, par?.bestScore ?? 0),
      },
    });
  }

  function tell(): void {
    const { game, happening, notice } = session.store.getState();
    if (game.made > 0 || happening?.type !== "dealt" || !happening.named || hidesCards(gameRules(game)))
      return;
    session.notify({ type: "unwinnable", otherKept: notice?.type === "other-kept" });
  }

  function follow({ game, happening, won }: Play): void {
    const { noHelp } = settings.getState().settings;
    // A restart is the same deal: what is known of it stays.
    const same =
      start !== undefined && (game.startPosition === start || samePosition(game.startPosition, start));
    start = game.startPosition;
    if (!same || noHelp) {
      running?.cancel();
      running = undefined;
      begun = "nothing";
      store.setState(NOTHING);
    }
    if (noHelp) return;
    if (begun === "nothing" && happening?.type === "dealt" && happening.named) {
      begun = "verdict";
      run(game.startPosition, undefined);
    }
    if (begun !== "par" && game.made > 0) {
      begun = "par";
      run(game.startPosition, parLimits);
    }
    if (won) learnOwn(game);
  }

  /** The player's own line may be the shortest known. */
  function learnOwn(game: Game): void {
    if (session.store.getState().happening?.type !== "won") return;
    improve({
      moves: lineMoves(game).length,
      lowerBound: leastMoves(game.startPosition),
      bestScore: currentScore(game),
    });
  }

  session.store.subscribe(follow);
  settings.subscribe(() => follow(session.store.getState()));
  follow(session.store.getState());
  return store;
}
