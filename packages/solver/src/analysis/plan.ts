import type { Aim } from "../engine.ts";
import type { Distances } from "./distances.ts";
import type { Track } from "./track.ts";

/** A search for par at a place, and how many nodes it may take. */
export interface Errand {
  readonly place: number;
  /** undefined: all there is, in turn. */
  readonly aim: Aim | undefined;
  readonly nodes: number;
}

/** One round through the game: every place is asked at most once in it. */
export interface Round {
  readonly aim: Aim;
  readonly nodes: number;
}

/**
 * In which order what is learnt how exactly. Only points that can be won are looked at.
 *
 * Lines first: the start and the last winnable point, then halving. Where the line of a later point, with the moves
 * made up to it, is as short as that of an earlier one, no move between is known to have cost anything, and
 * nothing is looked for there; where it is longer, the middle is asked.
 *
 * Then bounds. Cut the game into *stretches* of actions that are not known to have cost anything. A bound of a point is
 * one for all later points (less the moves made), so a proof at the first point of a stretch proves the whole
 * of it; where that is too hard, later points are easier, and halving finds the first that is not. Then the same again
 * with more nodes.
 */
export class Plan {
  private readonly track: Track;
  private readonly distances: Distances;
  private readonly rounds: readonly Round[];
  private round = 0;
  /** Places asked in this round. */
  private asked = new Set<number>();
  /** Places under way, of this round or the one before. */
  private readonly busy = new Set<number>();
  /** Places asked with all there is: the ends. */
  private readonly opened = new Set<number>();

  constructor(track: Track, distances: Distances, rounds: readonly Round[]) {
    this.track = track;
    this.distances = distances;
    this.rounds = rounds;
  }

  /**
   * The next errand, among the points up to `last`, the last that can be won; before that is known (undefined) only the
   * start is worth a search. undefined: nothing is left to do.
   */
  next(last: number | undefined, opening: number): Errand | undefined {
    const errand = this.nextEnd(last ?? 0, opening) ?? (last === undefined ? last : this.nextOfRounds(last));
    if (errand !== undefined) this.busy.add(errand.place);
    return errand;
  }

  /** An errand has come to its end. */
  done({ place }: Errand): void {
    this.busy.delete(place);
  }

  private nextEnd(last: number, opening: number): Errand | undefined {
    for (const point of [0, last]) {
      const place = this.placeAt(point);
      if (this.opened.has(place) || this.busy.has(place) || this.isDone(place)) continue;
      this.opened.add(place);
      return { place, aim: undefined, nodes: opening };
    }
    return undefined;
  }

  private nextOfRounds(last: number): Errand | undefined {
    for (; this.round < this.rounds.length; this.round++, this.asked = new Set()) {
      const round = this.rounds[this.round];
      if (round === undefined) return undefined;
      const point = round.aim === "line" ? this.nextLine(last) : this.nextBound(last);
      if (point === undefined) continue;
      const place = this.placeAt(point);
      this.asked.add(place);
      return { place, ...round };
    }
    return undefined;
  }

  private placeAt(point: number): number {
    return this.track.points[point] ?? 0;
  }

  /** Nothing more can be found out about it in this round. */
  private isAsked(point: number): boolean {
    const place = this.placeAt(point);
    return this.isTaken(place) || this.isDone(place);
  }

  private isTaken(place: number): boolean {
    return this.asked.has(place) || this.busy.has(place);
  }

  private isDone(place: number): boolean {
    return this.distances.isExact(place);
  }

  /** What the actions between two points cost, by the lines known. */
  private excess(from: number, to: number): number {
    let moves = 0;
    for (let i = from; i < to; i++) moves += this.track.actions[i]?.moves ?? 0;
    const { distances } = this;
    return distances.upper(this.placeAt(to)) + moves - distances.upper(this.placeAt(from));
  }

  private nextLine(last: number): number | undefined {
    for (const end of [0, last]) if (!this.isAsked(end)) return end;
    let best: number | undefined;
    let most = 0;
    for (let from = 0, to = 1; to <= last; to++) {
      if (!this.isAsked(to)) continue;
      const excess = to - from > 1 ? this.excess(from, to) : 0;
      if (excess > most) [best, most] = [from + ((to - from) >> 1), excess];
      from = to;
    }
    return best;
  }

  private nextBound(last: number): number | undefined {
    let best: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let first = 0, end = 1; first <= last; first = end, end++) {
      while (end <= last && this.excess(end - 1, end) === 0) end++;
      const point = this.middleOf(first, end);
      if (point === undefined) continue;
      const place = this.placeAt(point);
      const gap = this.distances.upper(place) - this.distances.lower(place);
      if (gap < least) [best, least] = [point, gap];
    }
    return best;
  }

  /** The point to be asked in a stretch: its first, else the middle between the last asked in vain and the first proved. */
  private middleOf(first: number, end: number): number | undefined {
    let proved = first;
    while (proved < end && !this.isDone(this.placeAt(proved))) proved++;
    let vain = proved - 1;
    while (vain >= first && !this.isTaken(this.placeAt(vain))) vain--;
    if (vain < first) return proved > first ? first : undefined;
    const middle = vain + ((proved - vain) >> 1);
    return middle > vain ? middle : undefined;
  }
}
