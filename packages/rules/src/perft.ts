import { rulesOf } from "./games/index.ts";
import type { Position } from "./position.ts";

/** How many lines of exactly `depth` moves there are: a fingerprint of the move rules for the tests. */
export function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const rules = rulesOf(position.variant.game);
  const moves = rules.moves(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(rules.play(position, move).position, depth - 1), 0);
}
