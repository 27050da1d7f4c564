/** A small seeded generator (mulberry32) for random play: the same seed plays the same game. Never used to deal. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the items, each as likely as its weight. */
export function pick<T>(random: () => number, items: readonly T[], weight: (item: T) => number): T {
  const weights = items.map(weight);
  let left = random() * weights.reduce((sum, each) => sum + each, 0);
  for (const [i, item] of items.entries()) {
    left -= weights[i] ?? 0;
    if (left < 0) return item;
  }
  return items[items.length - 1] as T;
}
