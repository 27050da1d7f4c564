/** How many values lie from `from` to `to`, both included. */
export interface Bin {
  readonly from: number;
  /** undefined: and all that are more. */
  readonly to: number | undefined;
  readonly count: number;
}

/** So many bars can be told apart on a phone. */
const MOST = 8;
/** What lies beyond this share of the values is put into one last bin, so that one long game flattens nothing. */
const USUAL = 0.95;

/** Whole numbers, not negative, counted in bins of equal and round width, without a gap. */
export function binsOf(values: readonly number[], most = MOST): readonly Bin[] {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return [];
  const usual = sorted[Math.ceil(sorted.length * USUAL) - 1] ?? high;
  const width = roundWidth((w) => Math.floor(usual / w) - Math.floor(low / w) + 1 <= most);
  const first = Math.floor(low / width);
  const last = Math.floor(usual / width);
  const rest = Math.floor(high / width) > last;
  // The open bin takes the place of the last one where there is no room for one more.
  const open = rest ? Math.min(last + 1, first + most - 1) : undefined;
  const counts = new Map<number, number>();
  for (const value of sorted) {
    const bin = Math.min(Math.floor(value / width), open ?? last);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  return Array.from({ length: (open ?? last) - first + 1 }, (_, i) => ({
    from: (first + i) * width,
    to: first + i === open ? undefined : (first + i + 1) * width - 1,
    count: counts.get(first + i) ?? 0,
  }));
}

/** The least of 1, 2, 5, 10, 20, 50 … that is wide enough. */
export function roundWidth(isEnough: (width: number) => boolean): number {
  for (let ten = 1; ; ten *= 10) {
    for (const digit of [1, 2, 5]) if (isEnough(digit * ten)) return digit * ten;
  }
}
