import { type Move, type Position, rulesOf } from "@faceup/rules";

/** Every position that a line leads through, its end included, each with the moves that are left from there. */
export function* along(
  start: Position,
  moves: readonly Move[],
): Generator<{ readonly position: Position; readonly rest: readonly Move[] }> {
  const rules = rulesOf(start.variant.game);
  let position = start;
  for (const [i, move] of moves.entries()) {
    yield { position, rest: moves.slice(i) };
    position = rules.play(position, move).position;
  }
  yield { position, rest: [] };
}
