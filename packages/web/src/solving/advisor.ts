import {
  type Card,
  currentPosition,
  type Game,
  gameRules,
  isWon,
  type Move,
  type Position,
  secretCards,
} from "@faceup/rules";
import type { FairHint } from "@faceup/solver";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Session } from "../game/session.ts";
import type { SettingsStore } from "../settings/store.ts";
import { fairHint } from "./fairHint.ts";
import type { Truth } from "./knowledge.ts";
import { createOracle, type Loss } from "./oracle.ts";
import type { ShowMe } from "./showMe.ts";
import { isStandstill } from "./standstill.ts";
import type { Thread } from "./thread.ts";

/** What the player is told about the position on the table; gone with the next move. */
export type Advice =
  | { readonly type: "thinking" }
  /** AP-15: 1 that there is a winning move, 2 its card, 3 its target. `fair`: without a look under the cards. */
  | {
      readonly type: "hint";
      readonly step: 1 | 2 | 3;
      readonly move: Move;
      readonly position: Position;
      readonly fair?: Pick<FairHint, "wins" | "guesses">;
    }
  /** No layout of the cards that nobody has seen was won. */
  | { readonly type: "no-fair-hint" }
  /** `line`: the best that is known. `peeked`: the app has looked under cards that nobody has seen. */
  | { readonly type: "winnable"; readonly line: readonly Move[]; readonly peeked?: true }
  | { readonly type: "unwinnable"; readonly loss: Loss; readonly peeked?: true }
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
  /** The way to win, to be played by the computer (AP-20); where there is none, that is said. */
  showMe(): void;
  /** Stops thinking and takes the advice away. */
  dismiss(): void;
  /** A line that wins from a position of this game, found elsewhere. */
  learn(position: Position, moves: readonly Move[]): void;
}

export interface AdvisorParts {
  readonly session: Pick<Session, "store" | "dismiss">;
  readonly settings: SettingsStore;
  readonly thread: Thread;
  readonly showMe: Pick<ShowMe, "offer">;
}

/** What is known sooner needs no word of waiting. */
const PATIENCE_MS = 250;

/** Says what the solver knows, when it is asked and where the player wants it in view. */
export function createAdvisor({ session, settings, thread, showMe }: AdvisorParts): Advisor {
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

  /** Thinks, and says what has come of it, if anybody still waits. */
  async function think(find: (wanted: () => boolean) => Promise<Advice | undefined>): Promise<void> {
    if (silent() || thinking || isWon(game())) return;
    session.dismiss();
    thinking = true;
    const now = turn;
    const wanted = (): boolean => now === turn;
    const waiting = setTimeout(() => wanted() && advise({ type: "thinking" }), PATIENCE_MS);
    const found = await find(wanted);
    clearTimeout(waiting);
    if (!wanted()) return;
    thinking = false;
    if (found !== undefined) advise(found);
  }

  /** The truth, over the real cards. */
  function tell(winnable: (line: readonly Move[]) => Advice | undefined): Promise<void> {
    return think(async (wanted) => {
      const truth = await oracle.truth(game());
      if (truth === undefined || !wanted()) return undefined;
      if (truth.verdict === "winnable") return winnable(truth.line);
      if (truth.verdict === "unknown") return { type: "unknown", loaded: truth.loaded };
      const loss = await oracle.loss(game());
      return loss && { type: "unwinnable", loss, ...peeked() };
    });
  }

  function peeked(): { readonly peeked?: true } {
    return secretCards(game()).size > 0 ? { peeked: true } : {};
  }

  /** AP-15: a hint uses no more than the player can see. */
  async function fairStep(unseen: ReadonlySet<Card>, wanted: () => boolean): Promise<Advice | undefined> {
    const position = currentPosition(game());
    const found = await fairHint(thread, position, unseen, wanted);
    if (found === null) return { type: "no-fair-hint" };
    return found && { type: "hint", step: 1, move: found.move, position, fair: found };
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
    // Whether the stock helps is not told before it has been seen.
    const secret = secretCards(game());
    const blind = position.stock.some((card) => secret.has(card));
    if (!moves || (!blind && (await isStandstill(thread, position, wanted))))
      advise({ type: "stuck", moves });
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
      const unseen = secretCards(game());
      if (advice?.type !== "hint") {
        void (unseen.size === 0 ? tell(firstStep) : think((wanted) => fairStep(unseen, wanted)));
      } else if (advice.step < 3) advise({ ...advice, step: advice.step === 1 ? 2 : 3 });
    },
    verdict: () => void tell((line) => ({ type: "winnable", line, ...peeked() })),
    showMe() {
      void tell((line) => {
        showMe.offer(line, secretCards(game()).size > 0);
        return undefined;
      });
    },
    dismiss() {
      const waited = thinking;
      if (waited) forget();
      advise(undefined);
      if (waited) watch();
    },
    learn: oracle.learn,
  };
}
