import type { Answer } from "../answer.ts";

/**
 * Where a game was lost. From a position that can be won every earlier one can be, and after a lost one all are lost:
 * so two numbers say all that is known, and halving what lies between finds the move.
 */
export class Frontier {
  /** The last point that is known to be winnable, -1 while none is. */
  winnable = -1;
  /** The first point that is proved lost, one more than there are while none is. */
  lost: number;
  private readonly last: number;
  /** By point: questions asked about it, the cheapest first. */
  private readonly tries: number[];
  private readonly asked: number[];
  private readonly answered = new Set<number>();
  private readonly most: readonly number[];

  /** `last`: the last point; `most`: how many questions of each size may be asked. */
  constructor(last: number, most: readonly number[]) {
    this.last = last;
    this.lost = last + 1;
    this.most = most;
    this.tries = Array.from({ length: last + 1 }, () => 0);
    this.asked = most.map(() => 0);
  }

  learn(point: number, verdict: Answer["verdict"]): void {
    this.answered.add(point);
    if (verdict === "winnable") this.winnable = Math.max(this.winnable, point);
    if (verdict === "unwinnable") this.lost = Math.min(this.lost, point);
    if (this.winnable >= this.lost)
      throw new Error(`point ${this.lost} is lost, and ${this.winnable} is won`);
  }

  /** undefined: not looked at yet. */
  verdict(point: number): Answer["verdict"] | undefined {
    if (point <= this.winnable) return "winnable";
    if (point >= this.lost) return "unwinnable";
    return this.answered.has(point) ? "unknown" : undefined;
  }

  /** The next point to be asked about, and how large the question is to be: the cheap ones come first. */
  next(): { readonly point: number; readonly size: number } | undefined {
    for (const [size, most] of this.most.entries()) {
      const point = (this.asked[size] ?? 0) < most ? this.nextOf(size) : undefined;
      if (point === undefined) continue;
      this.tries[point] = size + 1;
      this.asked[size] = (this.asked[size] ?? 0) + 1;
      return { point, size };
    }
    return undefined;
  }

  /** The end, as mostly one question decides all; then the start; then the middle of what lies widest open. */
  private nextOf(size: number): number | undefined {
    const { last, lost, winnable } = this;
    const open = (point: number): boolean =>
      point > winnable && point < lost && (this.tries[point] ?? 0) <= size;
    if (open(last)) return last;
    if (open(0)) return 0;
    let [from, length] = [0, 0];
    for (let point = winnable + 1; point < lost; point++) {
      let end = point;
      while (open(end)) end++;
      if (end - point > length) [from, length] = [point, end - point];
      point = end;
    }
    return length === 0 ? undefined : from + (length >> 1);
  }
}
