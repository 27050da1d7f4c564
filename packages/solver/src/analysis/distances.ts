import type { Move, Position } from "@faceup/rules";
import { along } from "../along.ts";
import { leastMoves } from "../leastMoves.ts";
import type { Track } from "./track.ts";

/**
 * How far it is from each place of a game to the win: the shortest line known and a lower bound. What is learnt of one
 * place is carried to all others. Where m moves lead from a to b, a line from b makes one from a with m moves more; and
 * as no line from a is shorter than its bound, none from b is shorter than that less m.
 */
export class Distances {
  private readonly track: Track;
  private readonly lines: (readonly Move[] | undefined)[];
  private readonly bounds: number[];

  constructor(track: Track) {
    this.track = track;
    this.lines = track.places.map(() => undefined);
    this.bounds = track.places.map(leastMoves);
    this.spread();
  }

  line(place: number): readonly Move[] | undefined {
    return this.lines[place];
  }

  /** Moves of the shortest line known; infinite where none is. */
  upper(place: number): number {
    return this.lines[place]?.length ?? Number.POSITIVE_INFINITY;
  }

  lower(place: number): number {
    return this.bounds[place] ?? 0;
  }

  /** The shortest line is known. */
  isExact(place: number): boolean {
    return this.upper(place) === this.lower(place);
  }

  /** A line that wins from a position, which need not be of this game. It may well come by other places of it. */
  learnLine(start: Position, moves: readonly Move[]): void {
    let shorter = false;
    for (const { position, rest } of along(start, moves)) {
      const place = this.track.placeOf(position);
      if (place === undefined || this.upper(place) <= rest.length) continue;
      this.lines[place] = rest;
      shorter = true;
    }
    if (shorter) this.spread();
  }

  learnBound(place: number, bound: number): void {
    if (bound <= this.lower(place)) return;
    this.bounds[place] = bound;
    this.spread();
  }

  private spread(): void {
    const { ways } = this.track;
    // Lines travel against the game, bounds with it: a sweep each way mostly does.
    for (let changed = true; changed; ) {
      changed = false;
      for (let i = ways.length - 1; i >= 0; i--) changed = this.extendLine(i) || changed;
      for (let i = 0; i < ways.length; i++) changed = this.extendBound(i) || changed;
    }
    this.lines.forEach((_, place) => {
      if (this.upper(place) < this.lower(place)) throw new Error("a line shorter than its bound");
    });
  }

  private extendLine(i: number): boolean {
    const way = this.track.ways[i];
    const rest = way && this.lines[way.to];
    if (way === undefined || rest === undefined) return false;
    if (this.upper(way.from) <= rest.length + way.moves.length) return false;
    this.lines[way.from] = [...way.moves, ...rest];
    return true;
  }

  private extendBound(i: number): boolean {
    const way = this.track.ways[i];
    if (way === undefined) return false;
    const bound = this.lower(way.from) - way.moves.length;
    if (bound <= this.lower(way.to)) return false;
    this.bounds[way.to] = bound;
    return true;
  }
}
