import { type GameRecord, lineMoves } from "@faceup/rules";
import type { LoadedGame } from "../db/savedGame.ts";
import { readMoves } from "../db/savedMoves.ts";

/** A stored game to be stepped through: the line that won, or all that was played, moves taken back last included. */
export function recordOf({ saved, game }: LoadedGame): GameRecord {
  const { start } = game;
  if (saved.win === null) return { start, moves: lineMoves({ ...game, cursor: game.actions.length }) };
  return { start, moves: saved.win.actions.flatMap((text) => readMoves(text) ?? []) };
}
