import type { Move, Position } from "@faceup/rules";
import type { Budget } from "../budget.ts";
import { ALL_PRUNES, type Prunes } from "../prune.ts";
import { Board } from "./board.ts";
import { LO_BITS } from "./cards.ts";
import { Choices } from "./choices.ts";
import { Cursor } from "./cursor.ts";
import { keyOf, type Layout } from "./layout.ts";
import { indexOfMacro, kindOf, LOWER, type Macro, PLACE, PLAY, RAISE, REVEAL } from "./macro.ts";
import { Pending } from "./pending.ts";
import { Seen } from "./seen.ts";
import { TALON_MOST } from "./talon.ts";

/** A dive that has not won by then is given up: most that win take fewer than a hundred. */
const MOST_NODES = 500;

/** What makes a macro less promising, in moves: what it costs, a card brought back, and chance. */
const DRAW_WEIGHT = 2;
const TALON_WEIGHT = 2;
const LOWER_WEIGHT = 4;
const CHANCE = 6;

/**
 * No card goes up at once because it is safe there: out of the talon that may take draws which a later one takes anyway.
 */
const PRUNES: Prunes = new Set([...ALL_PRUNES].filter((name) => name !== "safe-foundation"));

/**
 * Depth first like the search for a verdict, but what costs few draws goes first, and else chance decides. Some of many
 * such dives win where all the positions that a beam keeps are lost, and their lines are much shorter than the first one.
 */
export class Dive {
  private readonly position: Position;
  private readonly layout: Layout;
  private readonly budget: Budget;
  private readonly choices: Choices;
  private readonly at: Cursor;
  private readonly next: Cursor;
  private readonly draws = new Uint8Array(TALON_MOST);
  private readonly macros: Macro[] = [];
  /** By macro. */
  private readonly weights = new Float64Array(LOWER + 64);
  private random = 0;

  constructor(position: Position, layout: Layout, budget: Budget) {
    this.position = position;
    this.layout = layout;
    this.budget = budget;
    this.choices = new Choices(layout, PRUNES);
    this.at = new Cursor(layout);
    this.next = new Cursor(layout);
  }

  /** A winning line, or none: every seed is another chance. */
  run(seed: number): readonly Move[] | undefined {
    const seen = new Seen(this.budget);
    const pending = new Pending(this.budget);
    this.random = seed;
    const macros = this.search(seen, pending);
    seen.release();
    pending.release();
    if (macros === undefined) return undefined;
    const board = new Board(this.position);
    for (const macro of macros) board.apply(macro);
    board.finish();
    return board.moves;
  }

  private search(seen: Seen, pending: Pending): readonly Macro[] | undefined {
    const { at, budget, choices, layout, position } = this;
    const path: Macro[] = [];
    at.copy(layout.start);
    at.turned = position.waste.length;
    let depth = 0;
    let last: Macro = -1;
    for (let nodes = 0; nodes < MOST_NODES && budget.spend(); nodes++) {
      if (at.isWon()) return path.slice(0, depth);
      choices.look(at, last);
      this.expand(depth + 1, seen, pending);
      depth = pending.pop(at);
      if (depth < 0) return undefined;
      last = pending.last;
      path[depth - 1] = last;
    }
    return undefined;
  }

  private expand(depth: number, seen: Seen, pending: Pending): void {
    const { at, choices, draws, macros, next, weights } = this;
    const { talon } = this.layout;
    macros.length = 0;
    talon.draws(at.places, at.turned, draws);
    this.weigh(LOWER, choices.lowerLo, choices.lowerHi);
    this.weigh(RAISE, choices.raiseLo, choices.raiseHi);
    this.weigh(PLACE, choices.placeLo, choices.placeHi);
    this.weigh(PLAY, choices.playLo, choices.playHi);
    this.weigh(REVEAL, choices.revealLo, choices.revealHi);
    // The most promising last: it comes off first.
    macros.sort((a, b) => weights[b]! - weights[a]!);
    for (const macro of macros) {
      next.copy(at);
      next.apply(macro);
      // Exact, other than in a search that does not count draws.
      next.turned = isOfTalon(macro) ? talon.turnedBelow(next.places, this.placeOf(macro)) : at.turned;
      const { places, turned, found, heads } = next;
      const waste = talon.waste(places, talon.normal(places, turned));
      if (seen.add(places, keyOf(found, heads), waste)) pending.push(next, depth, macro);
    }
  }

  private weigh(kind: number, lo: number, hi: number): void {
    for (let rest = lo; rest !== 0; rest &= rest - 1) this.note(kind + 31 - Math.clz32(rest & -rest));
    for (let rest = hi; rest !== 0; rest &= rest - 1) {
      this.note(kind + LO_BITS + 31 - Math.clz32(rest & -rest));
    }
  }

  private note(macro: Macro): void {
    this.random = (Math.imul(this.random, 1664525) + 1013904223) | 0;
    let weight = (CHANCE * (this.random >>> 8)) / 0x1000000;
    if (isOfTalon(macro)) {
      weight += TALON_WEIGHT + DRAW_WEIGHT * this.draws[this.placeOf(macro)]!;
    } else if (kindOf(macro) === LOWER) weight += LOWER_WEIGHT;
    this.macros.push(macro);
    this.weights[macro] = weight;
  }

  private placeOf(macro: Macro): number {
    return this.layout.talon.placeOf[indexOfMacro(macro)]!;
  }
}

function isOfTalon(macro: Macro): boolean {
  return kindOf(macro) === PLACE || kindOf(macro) === RAISE;
}
