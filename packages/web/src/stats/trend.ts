import { roundWidth } from "./distribution.ts";

/** So many games make a rate worth showing. */
export const WINDOW = 20;
const MOST_BLOCKS = 8;

/** The win rate of the games up to one of them. */
export interface TrendPoint {
  /** Games are counted from 1. */
  readonly game: number;
  /** 0 to 1 */
  readonly rate: number;
}

/** The win rate over the last games, after each game from the first that has so many behind it. */
export function trendOf(results: readonly boolean[], window = WINDOW): readonly TrendPoint[] {
  let wins = 0;
  return results.flatMap((won, i) => {
    wins += Number(won) - Number(results[i - window] ?? false);
    return i + 1 < window ? [] : [{ game: i + 1, rate: wins / window }];
  });
}

/** So many points say as much as all of them; the first and the last are kept. */
export function thinned(points: readonly TrendPoint[], most: number): readonly TrendPoint[] {
  if (points.length <= most) return points;
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => points[Math.round(i * step)]).filter(
    (point) => point !== undefined,
  );
}

/** Games one after the other. */
export interface Block {
  readonly from: number;
  readonly to: number;
  readonly won: number;
}

/** The same for reading: games in blocks of equal size, the last one as it is. */
export function blocksOf(results: readonly boolean[], most = MOST_BLOCKS): readonly Block[] {
  const size = WINDOW * roundWidth((width) => Math.ceil(results.length / (WINDOW * width)) <= most);
  return Array.from({ length: Math.ceil(results.length / size) }, (_, i) => {
    const block = results.slice(i * size, (i + 1) * size);
    return { from: i * size + 1, to: i * size + block.length, won: block.filter(Boolean).length };
  });
}
