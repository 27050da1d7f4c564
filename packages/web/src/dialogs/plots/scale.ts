/** A line through two points: from numbers to places on the screen, and back. */
export interface Scale {
  (value: number): number;
  invert(place: number): number;
}

/** `from` is mapped to `to`, start to start and end to end; a domain of no length to its start. */
export function linearScale(from: readonly [number, number], to: readonly [number, number]): Scale {
  const slope = (to[1] - to[0]) / (from[1] - from[0] || 1);
  return Object.assign((value: number) => to[0] + (value - from[0]) * slope, {
    invert: (place: number) => from[0] + (place - to[0]) / (slope || 1),
  });
}

/** Round counts from 1 to `most` for an axis, three or so: steps of 1, 2 or 5 times a power of ten. */
export function countTicks(most: number): readonly number[] {
  const least = Math.max(1, most / 3);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5].find((times) => times * power >= least * 0.7) ?? 10);
  return Array.from({ length: Math.floor(most / step) }, (_, i) => (i + 1) * step);
}
