/** More vertices than any graph of one pack has. */
export const VERTICES = 64;
const WORD = 32;
/** Deepest nesting of branches, and the branches after which the bound reached so far must do. */
const LEVELS = 48;
const PATIENCE = 200;

/** The bit of each vertex in the low and in the high word. */
const BIT_LOW = new Int32Array(VERTICES);
const BIT_HIGH = new Int32Array(VERTICES);
for (let v = 0; v < WORD; v++) {
  BIT_LOW[v] = 1 << v;
  BIT_HIGH[v + WORD] = 1 << v;
}

/**
 * A directed graph of at most 64 vertices, for the size of its smallest feedback vertex set: the fewest vertices
 * that meet every cycle. Only predecessors are stored, two words of bits for each vertex. Level 0 is the
 * caller's graph, deeper levels are the branches.
 */
export class FeedbackGraph {
  /** Predecessors of each vertex, level by level. */
  readonly low = new Int32Array(VERTICES * LEVELS);
  readonly high = new Int32Array(VERTICES * LEVELS);
  /** The vertices still in the graph, level by level: a list, and as bits for the level at work. */
  private readonly live = new Uint8Array(VERTICES * LEVELS);
  private size = 0;
  private liveLow = 0;
  private liveHigh = 0;
  private branches = 0;

  /**
   * The size of the smallest feedback vertex set of the vertices below `count`, or `limit` where it is no
   * smaller. Where the search for it would take too long, a number between one and the truth. Spoils the graph.
   */
  smallest(count: number, limit: number): number {
    this.branches = 0;
    // The last first: the caller's edges go mostly from higher numbers to lower ones.
    for (let i = 0; i < count; i++) this.live[i] = count - 1 - i;
    return this.solve(0, count, limit);
  }

  private solve(level: number, size: number, limit: number): number {
    const base = level * VERTICES;
    this.size = size;
    const forced = this.reduce(base);
    if (this.size === 0 || forced >= limit) return Math.min(forced, limit);
    // What is left has a cycle, so it needs one vertex more.
    if (forced + 1 >= limit || level === LEVELS - 1 || ++this.branches > PATIENCE) return forced + 1;
    const left = this.size;
    const vertex = this.busiest(base);
    this.branch(base, left, vertex, false);
    const within = 1 + this.solve(level + 1, left - 1, limit - forced - 1);
    this.branch(base, left, vertex, true);
    return forced + this.solve(level + 1, left - 1, Math.min(within, limit - forced));
  }

  /**
   * Shrinks the graph. A vertex with an edge to itself is in every set; their number is returned. One without
   * predecessors, or without successors, lies on no cycle. One with a single predecessor, or successor, may be
   * replaced in every set by that one, so it gives way to edges past it.
   */
  private reduce(base: number): number {
    const { low, high, live } = this;
    let forced = 0;
    for (;;) {
      this.markLive(base);
      const before = this.size;
      let bypassed = false;
      let onceLow = 0;
      let onceHigh = 0;
      let twiceLow = 0;
      let twiceHigh = 0;
      let kept = 0;
      for (let i = 0; i < before; i++) {
        const v = live[base + i]!;
        const inLow = low[base + v]! & this.liveLow;
        const inHigh = high[base + v]! & this.liveHigh;
        const loop = (inLow & BIT_LOW[v]!) | (inHigh & BIT_HIGH[v]!);
        if (loop !== 0) forced++;
        if (loop !== 0 || (inLow | inHigh) === 0) {
          this.liveLow &= ~BIT_LOW[v]!;
          this.liveHigh &= ~BIT_HIGH[v]!;
          continue;
        }
        if (isSingle(inLow, inHigh)) {
          this.liveLow &= ~BIT_LOW[v]!;
          this.liveHigh &= ~BIT_HIGH[v]!;
          for (let k = 0; k < kept; k++) this.passBy(base + live[base + k]!, v, inLow, inHigh);
          for (let k = i + 1; k < before; k++) this.passBy(base + live[base + k]!, v, inLow, inHigh);
          bypassed = true;
          continue;
        }
        low[base + v] = inLow;
        high[base + v] = inHigh;
        twiceLow |= onceLow & inLow;
        twiceHigh |= onceHigh & inHigh;
        onceLow |= inLow;
        onceHigh |= inHigh;
        live[base + kept++] = v;
      }
      this.size = kept;
      // Edges past a vertex were not counted where they begin.
      if (!bypassed && this.dropEnds(base, onceLow, onceHigh)) continue;
      if (kept < before) continue;
      if (!this.bypassOne(base, onceLow & ~twiceLow, onceHigh & ~twiceHigh)) return forced;
    }
  }

  private markLive(base: number): void {
    let low = 0;
    let high = 0;
    for (let i = 0; i < this.size; i++) {
      low |= BIT_LOW[this.live[base + i]!]!;
      high |= BIT_HIGH[this.live[base + i]!]!;
    }
    this.liveLow = low;
    this.liveHigh = high;
  }

  /** Takes out every vertex that is not among the predecessors of any. */
  private dropEnds(base: number, usedLow: number, usedHigh: number): boolean {
    const { live } = this;
    let kept = 0;
    for (let i = 0; i < this.size; i++) {
      const v = live[base + i]!;
      if (((usedLow & BIT_LOW[v]!) | (usedHigh & BIT_HIGH[v]!)) !== 0) live[base + kept++] = v;
    }
    const dropped = kept < this.size;
    this.size = kept;
    return dropped;
  }

  /** Takes one vertex with a single successor out of the middle. */
  private bypassOne(base: number, singleLow: number, singleHigh: number): boolean {
    if ((singleLow | singleHigh) === 0) return false;
    const v = singleLow !== 0 ? 31 - Math.clz32(singleLow) : WORD + 31 - Math.clz32(singleHigh);
    let kept = 0;
    for (let i = 0; i < this.size; i++) {
      const w = this.live[base + i]!;
      if (w === v) continue;
      this.passBy(base + w, v, this.low[base + v]!, this.high[base + v]!);
      this.live[base + kept++] = w;
    }
    this.size = kept;
    return true;
  }

  /** Where `vertex` was a predecessor, its own predecessors take its place. */
  private passBy(at: number, vertex: number, inLow: number, inHigh: number): void {
    const bitLow = BIT_LOW[vertex]!;
    const bitHigh = BIT_HIGH[vertex]!;
    if (((this.low[at]! & bitLow) | (this.high[at]! & bitHigh)) === 0) return;
    this.low[at] = (this.low[at]! & ~bitLow) | inLow;
    this.high[at] = (this.high[at]! & ~bitHigh) | inHigh;
  }

  /** Copies the level to the next one without a vertex: in the set and gone, or not in it and passed by. */
  private branch(base: number, size: number, vertex: number, passed: boolean): void {
    const next = base + VERTICES;
    let kept = 0;
    for (let i = 0; i < size; i++) {
      const v = this.live[base + i]!;
      if (v === vertex) continue;
      this.live[next + kept++] = v;
      this.low[next + v] = this.low[base + v]!;
      this.high[next + v] = this.high[base + v]!;
      if (passed) this.passBy(next + v, vertex, this.low[base + vertex]!, this.high[base + vertex]!);
    }
  }

  /** The vertex with the most predecessors. */
  private busiest(base: number): number {
    let best = 0;
    let most = -1;
    for (let i = 0; i < this.size; i++) {
      const v = this.live[base + i]!;
      const degree = bitCount(this.low[base + v]!) + bitCount(this.high[base + v]!);
      if (degree > most) {
        most = degree;
        best = v;
      }
    }
    return best;
  }
}

/** The low and the high word of the vertices below `count`. */
export function maskLow(count: number): number {
  return count >= WORD ? -1 : (1 << count) - 1;
}

export function maskHigh(count: number): number {
  if (count <= WORD) return 0;
  return count >= VERTICES ? -1 : (1 << (count - WORD)) - 1;
}

function isSingle(low: number, high: number): boolean {
  return high === 0 ? (low & (low - 1)) === 0 : low === 0 && (high & (high - 1)) === 0;
}

function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
