import type { SavedGame } from "../../db/savedGame.ts";

/** A game as it would be stored after a move or two; nothing of it is played. */
export function game(changes: Partial<SavedGame> = {}): SavedGame {
  return {
    version: 3,
    id: "g",
    start: "SS1-S1-AAAAABD",
    actions: ["10>4", "8>6"],
    cursor: 2,
    made: 2,
    elapsed: 60_000,
    won: false,
    win: null,
    source: "own",
    deal: "unknown",
    state: "ended",
    begun: 1000,
    updated: 2000,
    ...changes,
  };
}

/** One that was won at a time, in so many moves. */
export function wonGame(at: number, moves: number, changes: Partial<SavedGame> = {}): SavedGame {
  const win = { at, elapsed: moves * 1000, score: 900 - moves, moves, actions: ["10>4"] };
  return game({ won: true, win, updated: at, id: `won ${at}`, ...changes });
}
