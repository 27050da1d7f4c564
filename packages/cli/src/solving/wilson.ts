/** The 97.5th percentile of the normal distribution: 95 % lie between its negative and itself. */
const Z = 1.959963984540054;

export type Interval = readonly [low: number, high: number];

/**
 * The 95 % interval of a share, after Wilson (1927): the shares that `hits` of `all` do not contradict. Unlike the
 * textbook's it stays within 0 and 1 and holds near them, where the winnability of these games lies.
 */
export function wilson(hits: number, all: number): Interval {
  if (all === 0) return [0, 1];
  const share = hits / all;
  const spread = Z * Math.sqrt((share * (1 - share)) / all + (Z * Z) / (4 * all * all));
  const middle = share + (Z * Z) / (2 * all);
  const scale = 1 + (Z * Z) / all;
  // At the ends the bound is exact; rounding would miss it by a hair.
  const low = hits === 0 ? 0 : (middle - spread) / scale;
  const high = hits === all ? 1 : (middle + spread) / scale;
  return [low, high];
}
