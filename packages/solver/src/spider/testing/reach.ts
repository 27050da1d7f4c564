import { faceOf, type Position, rulesOf } from "@faceup/rules";

interface Reach {
  /** Positions that can be reached and are not won, the first one included, columns without a stock in any order. */
  readonly positions: number;
  readonly won: boolean;
  /** The fewest moves to a win. */
  readonly shortest: number | undefined;
}

/** All positions that can be reached, by the readable rules alone; undefined where there are more than `most`. */
export function reachable(position: Position, most: number): Reach | undefined {
  const rules = rulesOf(position.variant.game);
  const seen = new Set([keyOf(position)]);
  let shortest: number | undefined;
  let layer: readonly Position[] = [position];
  for (let depth = 1; layer.length > 0; depth++) {
    const next: Position[] = [];
    for (const at of layer) {
      for (const move of rules.moves(at)) {
        const after = rules.play(at, move).position;
        if (rules.won(after)) {
          shortest ??= depth;
          continue;
        }
        const key = keyOf(after);
        if (seen.has(key)) continue;
        seen.add(key);
        if (seen.size > most) return undefined;
        next.push(after);
      }
    }
    layer = next;
  }
  return { positions: seen.size, won: shortest !== undefined, shortest };
}

/** Columns are in any order where no row will be dealt to them. */
function keyOf({ columns, faceDown, stock }: Position): string {
  const piles = columns.map((cards, i) => `${faceDown[i]}:${cards.map(faceOf).join(",")}`);
  return [...(stock.length === 0 ? piles.sort() : piles), stock.length].join("|");
}
