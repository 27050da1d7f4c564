import { currentPosition, type Game, type Move } from "@faceup/rules";
import { solve } from "@faceup/solver";

/** Moves that win from here. */
export function winningLine(game: Game): readonly Move[] {
  const answer = solve(currentPosition(game));
  if (answer.verdict !== "winnable") throw new Error("the game cannot be won");
  return answer.moves;
}
