import { currentPosition, type Game, type Move, samePosition } from "@faceup/rules";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Session } from "../game/session.ts";

/** Milliseconds from one move to the next. */
export const SPEEDS = { slow: 2000, normal: 1000, fast: 350 } as const;
export type Speed = keyof typeof SPEEDS;

/** The known way to win, played by the computer from the position on the table (AP-20). */
export interface Showing {
  /** offered: nothing was played yet, and the player is told what it costs. */
  readonly status: "offered" | "playing" | "paused";
  readonly line: readonly Move[];
  /** How many of its moves were played. */
  readonly shown: number;
  /** The app has looked under cards that nobody has seen. */
  readonly peeked: boolean;
}

export interface ShowMeState {
  readonly showing: Showing | undefined;
  readonly speed: Speed;
}

export interface ShowMe {
  readonly store: StoreApi<ShowMeState>;
  /** A line that wins from the position on the table. */
  offer(line: readonly Move[], peeked: boolean): void;
  play(): void;
  pause(): void;
  /** One move, and then a pause. */
  step(): void;
  choose(speed: Speed): void;
  stop(): void;
}

/** Plays the line move by move; whatever else changes the game ends it, and the player goes on from there. */
export function createShowMe(session: Pick<Session, "store" | "show" | "dismiss">): ShowMe {
  const store = createStore<ShowMeState>(() => ({ showing: undefined, speed: "normal" }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the game is to be for the next move of the line. */
  let expected: Game | undefined;

  function rest(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function stop(): void {
    rest();
    store.setState({ showing: undefined });
  }

  function become(status: Showing["status"]): void {
    const { showing } = store.getState();
    if (showing) store.setState({ showing: { ...showing, status } });
  }

  function waitForNext(): void {
    rest();
    timer = setTimeout(next, SPEEDS[store.getState().speed]);
  }

  /** The next move of the line; its end, or somebody else's move, ends all. */
  function next(): void {
    rest();
    const { showing } = store.getState();
    const move = showing?.line[showing.shown];
    if (!showing || move === undefined) {
      stop();
      return;
    }
    store.setState({ showing: { ...showing, shown: showing.shown + 1 } });
    session.show(move);
    if (store.getState().showing?.status === "playing") waitForNext();
  }

  session.store.subscribe(({ game }, before) => {
    const { showing } = store.getState();
    if (!showing || game === before.game) return;
    // In another tab the game is handed over first: what comes is told by what it is.
    const move = showing.line[showing.shown - 1];
    const last = game.actions[game.cursor - 1];
    const ours = last?.moves.length === 1 && last.moves[0] === move;
    const still = expected !== undefined && samePosition(currentPosition(game), currentPosition(expected));
    expected = game;
    if ((!ours && !still) || showing.shown === showing.line.length) stop();
  });

  return {
    store,
    offer(line, peeked) {
      rest();
      session.dismiss();
      expected = session.store.getState().game;
      store.setState({ showing: { status: "offered", line, shown: 0, peeked } });
    },
    play() {
      become("playing");
      next();
    },
    pause() {
      rest();
      become("paused");
    },
    step() {
      rest();
      become("paused");
      next();
    },
    choose(speed) {
      store.setState({ speed });
      if (timer !== undefined) waitForNext();
    },
    stop,
  };
}
