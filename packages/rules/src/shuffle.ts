/**
 * Deal algorithm, version 1 (docs/codes.md). It is public and lasts: a code means the same deal forever,
 * so a change here is a new version digit, never an edit. docs/codes.md holds the published vectors.
 */

const MASK_64 = (1n << 64n) - 1n;

/** SplitMix64 (Steele, Lea, Flood): one output and the next state. */
export function splitMix64(state: bigint): { readonly output: bigint; readonly state: bigint } {
  const next = (state + 0x9e3779b97f4a7c15n) & MASK_64;
  let z = next;
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK_64;
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK_64;
  return { output: z ^ (z >> 31n), state: next };
}

function rotateLeft(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k));
}

type Words = readonly [number, number, number, number];

/** The state xoshiro128++ starts from: two outputs of SplitMix64, of each the low word first. */
export function seedWords(seed: number): Words {
  const first = splitMix64(BigInt(seed));
  const second = splitMix64(first.state);
  const low = (output: bigint): number => Number(output & 0xffffffffn);
  const high = (output: bigint): number => Number(output >> 32n);
  return [low(first.output), high(first.output), low(second.output), high(second.output)];
}

/** xoshiro128++ (Blackman and Vigna): unsigned 32-bit outputs. */
export function xoshiro128pp(state: Words): () => number {
  let [s0, s1, s2, s3] = state;
  return () => {
    const output = (rotateLeft((s0 + s3) | 0, 7) + s0) >>> 0;
    const t = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotateLeft(s3, 11);
    return output;
  };
}

/** Uniform in 0..bound−1, by rejection: outputs of the uneven tail are thrown away. */
function below(bound: number, next: () => number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  let r = next();
  while (r >= limit) r = next();
  return r % bound;
}

/** The items in the order of deal `seed` (0 … 26⁷ − 1): Fisher–Yates from the end. */
export function shuffle<T>(items: readonly T[], seed: number): readonly T[] {
  const next = xoshiro128pp(seedWords(seed));
  const shuffled = [...items];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = below(i + 1, next);
    const swapped = shuffled[i] as T;
    shuffled[i] = shuffled[j] as T;
    shuffled[j] = swapped;
  }
  return shuffled;
}
