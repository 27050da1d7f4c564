import { type Move, type Position, rulesOf } from "@faceup/rules";

/** The positions along a line, the first one included, where the rules allow every move of it. */
export function positionsAlong(position: Position, moves: readonly Move[]): readonly Position[] {
  const rules = rulesOf(position.variant.game);
  const along = [position];
  let at = position;
  for (const move of moves) {
    const refusal = rules.check(at, move);
    if (refusal !== undefined) throw new Error(refusal.reason);
    at = rules.play(at, move).position;
    along.push(at);
  }
  return along;
}

/** Whether the rules allow a line and call its end won. */
export function wins(position: Position, moves: readonly Move[]): boolean {
  const end = positionsAlong(position, moves).at(-1);
  return end !== undefined && rulesOf(position.variant.game).won(end);
}
