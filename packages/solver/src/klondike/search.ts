import type { Budget } from "../budget.ts";
import type { Prunes } from "../prune.ts";
import { LO_BITS } from "./cards.ts";
import { Choices } from "./choices.ts";
import { Cursor } from "./cursor.ts";
import { keyOf, type Layout } from "./layout.ts";
import { LOWER, type Macro, PLACE, PLAY, RAISE, REVEAL } from "./macro.ts";
import { Pending } from "./pending.ts";
import { Seen } from "./seen.ts";

/** What a search knows at its end: the macros that win, a proof that none do, or nothing. */
export type Outcome = readonly Macro[] | "lost" | "unknown";

/**
 * Depth first over the states of a layout; a state met before is not searched again. States are marked as met when they
 * are put on the pile of those to come, so that a state is there at most once.
 */
export class Search {
  private readonly layout: Layout;
  private readonly budget: Budget;
  private readonly choices: Choices;
  private readonly at: Cursor;
  private readonly next: Cursor;
  private readonly seen: Seen;
  private readonly pending: Pending;
  private readonly path: Macro[] = [];

  constructor(layout: Layout, budget: Budget, prunes: Prunes) {
    this.layout = layout;
    this.budget = budget;
    this.choices = new Choices(layout, prunes);
    this.at = new Cursor(layout);
    this.next = new Cursor(layout);
    this.seen = new Seen(budget);
    this.pending = new Pending(budget);
  }

  run(): Outcome {
    const outcome = this.search();
    this.seen.release();
    this.pending.release();
    return outcome;
  }

  private search(): Outcome {
    const { at, budget, choices, path, pending } = this;
    this.meet(at);
    let depth = 0;
    let last: Macro = -1;
    for (;;) {
      if (!budget.spend()) return "unknown";
      if (at.isWon()) return path.slice(0, depth);
      choices.look(at, last);
      let fresh = true;
      if (choices.forced >= 0) {
        do {
          at.apply(choices.forced);
          path[depth++] = choices.forced;
          choices.look(at, -1);
        } while (choices.forced >= 0);
        if (at.isWon()) return path.slice(0, depth);
        fresh = this.meet(at);
      }
      if (fresh) this.expand(depth + 1);
      depth = pending.pop(at);
      if (depth < 0) return budget.stop === undefined ? "lost" : "unknown";
      last = pending.last;
      path[depth - 1] = last;
    }
  }

  /** Puts what can follow on the pile, the most promising last: it comes off first. */
  private expand(depth: number): void {
    const { choices } = this;
    this.each(LOWER, choices.lowerLo, choices.lowerHi, depth);
    this.each(RAISE, choices.raiseLo, choices.raiseHi, depth);
    this.each(PLACE, choices.placeLo, choices.placeHi, depth);
    this.each(PLAY, choices.playLo, choices.playHi, depth);
    this.each(REVEAL, choices.revealLo, choices.revealHi, depth);
  }

  private each(kind: number, lo: number, hi: number, depth: number): void {
    for (let rest = lo; rest !== 0; rest &= rest - 1) {
      this.follow(kind + 31 - Math.clz32(rest & -rest), depth);
    }
    for (let rest = hi; rest !== 0; rest &= rest - 1) {
      this.follow(kind + LO_BITS + 31 - Math.clz32(rest & -rest), depth);
    }
  }

  private follow(macro: Macro, depth: number): void {
    const { next, pending } = this;
    next.copy(this.at);
    next.apply(macro);
    if (this.meet(next)) pending.push(next, depth, macro);
  }

  /** False where the state, or one at least as good, was met before. */
  private meet(state: Cursor): boolean {
    const { seen, layout } = this;
    return seen.add(
      state.places,
      keyOf(state.found, state.heads),
      layout.talon.waste(state.places, state.turned),
    );
  }
}
