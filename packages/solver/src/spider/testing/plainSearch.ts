import type { Position } from "@faceup/rules";
import { MOST_MOVES, writeMoves } from "../generate.ts";
import { loadPosition, RUNS } from "../tableau.ts";

const PLAIN = { oneEmpty: false, wholeColumn: false };

/** The fewest moves to a win by breadth-first search without any bound; undefined where there is none, or after `most` positions. */
export function shortestLength(position: Position, most: number): number | undefined {
  const tableau = loadPosition(position);
  const { signature } = tableau;
  const key = new Int32Array(signature.words);
  const moves = new Int32Array(MOST_MOVES);
  signature.write(tableau, key);
  const seen = new Set([key.join()]);
  let layer: Int32Array[] = [Int32Array.from(key)];
  for (let depth = 1; layer.length > 0; depth++) {
    const next: Int32Array[] = [];
    for (const at of layer) {
      signature.read(at, 0, tableau);
      const count = writeMoves(tableau, PLAIN, moves);
      for (let i = 0; i < count; i++) {
        const left = tableau.make(moves[i] ?? 0);
        if (tableau.goneCount === RUNS) return depth;
        signature.write(tableau, key);
        const text = key.join();
        if (!seen.has(text)) {
          seen.add(text);
          next.push(Int32Array.from(key));
        }
        tableau.unmake(moves[i] ?? 0, left);
      }
    }
    if (seen.size > most) return undefined;
    layer = next;
  }
  return undefined;
}
