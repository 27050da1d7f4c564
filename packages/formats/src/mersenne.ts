/**
 * The Mersenne Twister MT19937 (Matsumoto and Nishimura, 1998), seeded with any number of words. Packages for it are
 * either seeded with one word alone or have been left alone for ten years.
 */

const N = 624;
const M = 397;

/** Doubles in 0 ≤ x < 1 with 53 random bits. @param key 32-bit words, the lowest first */
export function mersenne(key: readonly number[]): () => number {
  const state = seeded(key);
  let at = N;
  const next = (): number => {
    if (at === N) {
      twist(state);
      at = 0;
    }
    let y = state[at++] ?? 0;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    y ^= y >>> 18;
    return y >>> 0;
  };
  return () => {
    const high = next() >>> 5;
    const low = next() >>> 6;
    return (high * 2 ** 26 + low) / 2 ** 53;
  };
}

function twist(state: Uint32Array): void {
  const word = (i: number): number => state[i % N] ?? 0;
  for (let i = 0; i < N; i++) {
    const y = (word(i) & 0x80000000) | (word(i + 1) & 0x7fffffff);
    state[i] = word(i + M) ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
  }
}

/** The reference's `init_by_array`. */
function seeded(key: readonly number[]): Uint32Array {
  const state = new Uint32Array(N);
  state[0] = 19650218;
  for (let i = 1; i < N; i++) state[i] = Math.imul(1812433253, mixed(state, i)) + i;
  let i = 1;
  const step = (): void => {
    if (++i < N) return;
    state[0] = state[N - 1] ?? 0;
    i = 1;
  };
  for (let k = 0; k < Math.max(N, key.length); k++) {
    const j = k % key.length;
    state[i] = ((state[i] ?? 0) ^ Math.imul(mixed(state, i), 1664525)) + (key[j] ?? 0) + j;
    step();
  }
  for (let k = 1; k < N; k++) {
    state[i] = ((state[i] ?? 0) ^ Math.imul(mixed(state, i), 1566083941)) - i;
    step();
  }
  state[0] = 0x80000000;
  return state;
}

/** The word before `i`, its top bits folded in. */
function mixed(state: Uint32Array, i: number): number {
  const before = state[i - 1] ?? 0;
  return before ^ (before >>> 30);
}
