import { type Move, makeMove, type Position, rulesOf } from "@faceup/rules";

/** The line itself, once the rules have played it to the win (SO-1). A line that does not win is a bug of the search. */
export function checkedLine(position: Position, moves: readonly Move[]): readonly Move[] {
  const rules = rulesOf(position.variant.game);
  let now = position;
  for (const [i, move] of moves.entries()) {
    const refusal = rules.check(now, move);
    if (refusal !== undefined) {
      throw new Error(`move ${i + 1} of the solution, ${makeMove(move)}, is refused: ${refusal.reason}`);
    }
    now = rules.play(now, move).position;
  }
  if (!rules.won(now)) throw new Error(`the solution of ${moves.length} moves does not win`);
  return moves;
}
