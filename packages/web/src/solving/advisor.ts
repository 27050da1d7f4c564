import {
  currentPosition,
  type Game,
  gameRules,
  isWon,
  line,
  lineMoves,
  type Move,
  type Position,
} from "@faceup/rules";
import { isSolved, type Limits } from "@faceup/solver";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Session } from "../game/session.ts";
import type { SettingsStore } from "../settings/store.ts";
import { type Asked, ask } from "./ask.ts";
import { createKnowledge, type Truth } from "./knowledge.ts";
import type { Thread } from "./thread.ts";

/** What the player is told about the position on the table; gone with the next move. */
export type Advice =
  | { readonly type: "thinking" }
  /** AP-15: 1 that there is a winning move, 2 its card, 3 its target. */
  | { readonly type: "hint"; readonly step: 1 | 2 | 3; readonly move: Move; readonly position: Position }
  /** `moves`: what the best known line still needs. */
  | { readonly type: "winnable"; readonly moves: number }
  /** `lastWinnable`: moves after which it could still be won; undefined where it never could. */
  | { readonly type: "unwinnable"; readonly lastWinnable: number | undefined }
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

/** For one position: long enough for nearly every one, short enough to wait for. */
const LIMITS: Limits = { ms: 20_000 };
/** What is known sooner needs no word of waiting. */
const PATIENCE_MS = 250;
/** Only a position that one looks at is looked at for a standstill. */
const CALM_MS = 400;

export function createAdvisor({ session, settings, thread }: AdvisorParts): Advisor {
  const store = createStore<AdvisorState>(() => ({ advice: undefined, verdict: undefined }));
  const game = (): Game => session.store.getState().game;
  let knowledge = createKnowledge();
  let id = session.store.getState().id;
  const asked = new Set<Asked>();
  /** A new number whenever what was asked before is not wanted any more. */
  let turn = 0;
  /** The player waits for an answer. */
  let thinking = false;

  function silent(): boolean {
    return settings.getState().settings.noHelp || !isSolved(game().startPosition.variant.game);
  }

  function advise(advice: Advice | undefined): void {
    store.setState({ advice });
  }

  /** What is known, or else worked out; undefined when it is not wanted any more. */
  async function truthOf(of: Game): Promise<Truth | undefined> {
    const known = knowledge.of(of);
    if (known !== undefined && known.verdict !== "unknown") return known;
    const position = currentPosition(of);
    const now = turn;
    const running = ask(thread, position, LIMITS);
    asked.add(running);
    const answer = await running.answer;
    asked.delete(running);
    if (now !== turn) return undefined;
    return answer === undefined ? { verdict: "unknown", loaded: false } : knowledge.learn(position, answer);
  }

  /** Thinks where thinking is needed, and goes on when it is done. */
  async function think(go: (truth: Truth) => Advice | Promise<Advice | undefined>): Promise<void> {
    if (silent() || thinking || isWon(game())) return;
    session.dismiss();
    thinking = true;
    const now = turn;
    const waiting = setTimeout(() => now === turn && advise({ type: "thinking" }), PATIENCE_MS);
    const truth = await truthOf(game());
    const advice = truth === undefined ? undefined : await go(truth);
    clearTimeout(waiting);
    if (now !== turn) return;
    thinking = false;
    advise(advice);
  }

  /** Nobody waits for what was asked any more. */
  function forget(): void {
    turn++;
    thinking = false;
    for (const running of asked) running.cancel();
  }

  async function explain(truth: Truth): Promise<Advice | undefined> {
    switch (truth.verdict) {
      case "winnable":
        return { type: "winnable", moves: truth.line.length };
      case "unknown":
        return { type: "unknown", loaded: truth.loaded };
      case "unwinnable": {
        const now = turn;
        const lastWinnable = await lastWinnableOf(game());
        return now === turn ? { type: "unwinnable", lastWinnable } : undefined;
      }
    }
  }

  /** Winnable positions come first, lost ones after them: halving finds where the one ends (SO-6). */
  async function lastWinnableOf(lost: Game): Promise<number | undefined> {
    let [winnable, gone] = [-1, line(lost).length];
    while (gone - winnable > 1) {
      const middle = Math.floor((winnable + gone) / 2);
      const truth = await truthOf({ ...lost, cursor: middle });
      if (truth?.verdict === "winnable") winnable = middle;
      else if (truth?.verdict === "unwinnable") gone = middle;
      else return undefined;
    }
    return winnable < 0 ? undefined : lineMoves({ ...lost, cursor: winnable }).length;
  }

  function hintOf({ line: moves }: Extract<Truth, { verdict: "winnable" }>): Advice | undefined {
    const [move] = moves;
    return move && { type: "hint", step: 1, move, position: currentPosition(game()) };
  }

  /** AP-10, and AP-16 where it is kept in view: looked at after each change, told when there is something to tell. */
  async function watch(): Promise<void> {
    const { won } = session.store.getState();
    if (silent() || won || isWon(game())) return store.setState({ verdict: undefined });
    const { keepVerdict } = settings.getState().settings;
    if (!keepVerdict) store.setState({ verdict: undefined });
    const now = turn;
    const position = currentPosition(game());
    const moves = gameRules(game()).moves(position).length > 0;
    // Before the first move nobody is stuck: whoever asks is told.
    const stuck = game().made > 0 && (moves ? await isStuck(position) : true);
    if (now === turn && stuck === true && store.getState().advice === undefined)
      advise({ type: "stuck", moves });
    if (now !== turn || !keepVerdict) return;
    store.setState({ verdict: knowledge.of(game())?.verdict ?? "thinking" });
    const truth = await truthOf(game());
    if (now === turn) store.setState({ verdict: truth?.verdict });
  }

  async function isStuck(position: Position): Promise<boolean> {
    const now = turn;
    await new Promise((resolve) => setTimeout(resolve, CALM_MS));
    if (now !== turn) return false;
    let stuck = false;
    await thread.run({ type: "stuck", position }, (word) => {
      stuck = word.type === "stuck" && word.stuck === true;
    }).done;
    return stuck;
  }

  function change(): void {
    forget();
    if (session.store.getState().id !== id) knowledge = createKnowledge();
    id = session.store.getState().id;
    if (store.getState().advice !== undefined) advise(undefined);
    void watch();
  }

  session.store.subscribe((play, before) => {
    if (play.game !== before.game) change();
  });
  settings.subscribe(({ settings: now }, { settings: before }) => {
    if (now.noHelp !== before.noHelp || now.keepVerdict !== before.keepVerdict) change();
  });
  void watch();

  return {
    store,
    hint() {
      const { advice } = store.getState();
      if (advice?.type === "hint") {
        if (advice.step < 3) advise({ ...advice, step: advice.step === 1 ? 2 : 3 });
        return;
      }
      void think((truth) => (truth.verdict === "winnable" ? Promise.resolve(hintOf(truth)) : explain(truth)));
    },
    verdict: () => void think(explain),
    dismiss() {
      const waited = thinking;
      if (waited) forget();
      advise(undefined);
      if (waited) void watch();
    },
    learn: (position, moves) => knowledge.learnLine(position, moves),
  };
}
