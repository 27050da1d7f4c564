import { currentPosition, type Game, gameRules, isWon, type Move, type Position } from "@faceup/rules";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Session } from "../game/session.ts";
import type { SettingsStore } from "../settings/store.ts";
import type { Truth } from "./knowledge.ts";
import { createOracle, type Loss } from "./oracle.ts";
import { isStandstill } from "./standstill.ts";
import type { Thread } from "./thread.ts";

/** What the player is told about the position on the table; gone with the next move. */
export type Advice =
  | { readonly type: "thinking" }
  /** AP-15: 1 that there is a winning move, 2 its card, 3 its target. */
  | { readonly type: "hint"; readonly step: 1 | 2 | 3; readonly move: Move; readonly position: Position }
  /** `moves`: what the best known line still needs. */
  | { readonly type: "winnable"; readonly moves: number }
  | { readonly type: "unwinnable"; readonly loss: Loss }
  /** `loaded`: the solver itself was there. */
  | { readonly type: "unknown"; readonly loaded: boolean }
  /** AP-10: no position one can reach gains anything. */
  | { readonly type: "stuck"; readonly moves: boolean };

export interface AdvisorState {
  readonly advice: Advice | undefined;
  /** AP-16, where it is kept in view. */
  readonly verdict: Truth["verdict"] | "thinking" | undefined;
}

export interface Advisor {
  readonly store: StoreApi<AdvisorState>;
  /** One step more of a hint. */
  hint(): void;
  /** Can it still be won? */
  verdict(): void;
  /** Stops thinking and takes the advice away. */
  dismiss(): void;
  /** A line that wins from a position of this game, found elsewhere. */
  learn(position: Position, moves: readonly Move[]): void;
}

export interface AdvisorParts {
  readonly session: Pick<Session, "store" | "dismiss">;
  readonly settings: SettingsStore;
  readonly thread: Thread;
}

/** What is known sooner needs no word of waiting. */
const PATIENCE_MS = 250;

/** Says what the solver knows, when it is asked and where the player wants it in view. */
export function createAdvisor({ session, settings, thread }: AdvisorParts): Advisor {
  const store = createStore<AdvisorState>(() => ({ advice: undefined, verdict: undefined }));
  const oracle = createOracle(thread);
  const game = (): Game => session.store.getState().game;
  /** A new number whenever what was asked before is not wanted any more. */
  let turn = 0;
  /** The player waits for an answer. */
  let thinking = false;

  function silent(): boolean {
    return settings.getState().settings.noHelp;
  }

  function advise(advice: Advice | undefined): void {
    store.setState({ advice });
  }

  /** Thinks where thinking is needed, and goes on when it is done. */
  async function think(winnable: (line: readonly Move[]) => Advice | undefined): Promise<void> {
    if (silent() || thinking || isWon(game())) return;
    session.dismiss();
    thinking = true;
    const now = turn;
    const waiting = setTimeout(() => now === turn && advise({ type: "thinking" }), PATIENCE_MS);
    const truth = await oracle.truth(game());
    const loss = truth?.verdict === "unwinnable" && now === turn ? await oracle.loss(game()) : undefined;
    clearTimeout(waiting);
    if (now !== turn) return;
    thinking = false;
    if (truth?.verdict === "winnable") advise(winnable(truth.line));
    if (truth?.verdict === "unwinnable" && loss) advise({ type: "unwinnable", loss });
    if (truth?.verdict === "unknown") advise({ type: "unknown", loaded: truth.loaded });
  }

  /** Nobody waits for what was asked any more. */
  function forget(): void {
    turn++;
    thinking = false;
    oracle.forget();
  }

  function firstStep([move]: readonly Move[]): Advice | undefined {
    return move && { type: "hint", step: 1, move, position: currentPosition(game()) };
  }

  /** Looks at the table after each change, and tells when there is something to tell. */
  function watch(): void {
    const over = silent() || session.store.getState().won || isWon(game());
    const { keepVerdict } = settings.getState().settings;
    if (over || !keepVerdict) store.setState({ verdict: undefined });
    if (over) return;
    if (keepVerdict) void keepInView();
    // Before the first move nobody is stuck: whoever asks is told.
    if (game().made > 0) void watchStandstill();
  }

  /** AP-16: what was true of the position before is not left standing. */
  async function keepInView(): Promise<void> {
    const now = turn;
    const known = oracle.known(game());
    store.setState({ verdict: known?.verdict ?? "thinking" });
    const truth = await oracle.truth(game());
    if (now === turn) store.setState({ verdict: truth?.verdict });
  }

  /** AP-10. */
  async function watchStandstill(): Promise<void> {
    const now = turn;
    const position = currentPosition(game());
    const moves = gameRules(game()).moves(position).length > 0;
    const wanted = () => now === turn && store.getState().advice === undefined;
    if (!moves || (await isStandstill(thread, position, wanted))) advise({ type: "stuck", moves });
  }

  function change(): void {
    forget();
    if (store.getState().advice !== undefined) advise(undefined);
    watch();
  }

  session.store.subscribe((play, before) => {
    if (play.game !== before.game) change();
  });
  settings.subscribe(({ settings: now }, { settings: before }) => {
    if (now.noHelp !== before.noHelp || now.keepVerdict !== before.keepVerdict) change();
  });
  watch();

  return {
    store,
    hint() {
      const { advice } = store.getState();
      if (advice?.type !== "hint") void think(firstStep);
      else if (advice.step < 3) advise({ ...advice, step: advice.step === 1 ? 2 : 3 });
    },
    verdict: () => void think((line) => ({ type: "winnable", moves: line.length })),
    dismiss() {
      const waited = thinking;
      if (waited) forget();
      advise(undefined);
      if (waited) watch();
    },
    learn: oracle.learn,
  };
}
