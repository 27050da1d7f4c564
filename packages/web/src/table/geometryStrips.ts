/**
 * How a column closes up (AP-33): what each card leaves to be seen of the one below it. A card that can be lifted
 * keeps more than a deeper one, for it is the one to be read next. Pure; CSS pixels.
 */

/** What a column holds, in cards. */
export interface ColumnLengths {
  readonly cards: number;
  /** How many of the last ones can be lifted. */
  readonly liftable: number;
  /** How many of the deepest lie face down. */
  readonly faceDown: number;
}

/** Visible strips of the cards of a column; the last card is seen whole and has none. */
export interface Strips {
  readonly hidden: number;
  readonly deep: number;
  readonly run: number;
}

/** A deep card's strip over one of the run, while there is room for both to be comfortable. */
const DEEP_SHARE = 0.8;
/** Deep strips stop here while the run still has more to give. */
const DEEP_HELD = 13;
/** A back shows nothing to be read: this part of a deep card's strip says how many there are. */
const HIDDEN_SHARE = 0.4;
/** Under this a strip cannot be read (AP-33). */
export const READABLE = 12;

/** The strip of a card in a column with room to spare. */
export function naturalStrip(cardWidth: number): number {
  return Math.max(0.33 * cardWidth, Math.min(0.78 * cardWidth, 30));
}

/** How many strips of each kind a column has. */
export function stripCounts({ cards, liftable, faceDown }: ColumnLengths): Record<keyof Strips, number> {
  const strips = Math.max(0, cards - 1);
  const hidden = Math.min(faceDown, strips);
  const run = Math.min(Math.max(0, liftable - 1), strips - hidden);
  return { hidden, deep: strips - hidden - run, run };
}

/**
 * Strips of a column with `room` pixels for all of them together. Deep strips shrink first, to 0.8 of the run's;
 * then both, the deep ones held at 13 px while that fits; then all face-up cards alike. `unit` is a device pixel:
 * deep strips come in whole ones, so that they look alike, and the run gets what that leaves over.
 */
export function closeUp(lengths: ColumnLengths, natural: number, room: number, unit: number): Strips {
  const { hidden, deep: open, run } = stripCounts(lengths);
  // Deep cards are counted in strips of one face-up deep card.
  const deep = open + HIDDEN_SHARE * hidden;
  const of = (d: number, r: number): Strips => ({ hidden: HIDDEN_SHARE * d, deep: d, run: r });
  if ((deep + run) * natural <= room) return of(natural, natural);
  if (run === 0) return of(room / deep, room / deep);
  if (deep === 0) return of(room / run, room / run);
  const whole = (d: number): number => Math.floor(d / unit + 1e-6) * unit;
  const alone = (room - run * natural) / deep;
  if (alone >= DEEP_SHARE * natural) return of(whole(alone), natural);
  const together = (DEEP_SHARE * room) / (DEEP_SHARE * deep + run);
  const d = whole(Math.max(together, DEEP_HELD));
  const r = Math.min(natural, (room - deep * d) / run);
  if (r >= d) return of(d, r);
  const all = room / (deep + run);
  return of(all, all);
}

/** Distance of every card of a column from the first one, on whole device pixels. */
export function stripOffsets(lengths: ColumnLengths, strips: Strips, unit: number): readonly number[] {
  const { hidden, deep } = stripCounts(lengths);
  return Array.from({ length: lengths.cards }, (_, i) => {
    const backs = Math.min(i, hidden);
    const below = Math.min(i - backs, deep);
    const exact = backs * strips.hidden + below * strips.deep + (i - backs - below) * strips.run;
    // Down, so that the sum never outgrows the room.
    return Math.floor(exact / unit + 1e-6) * unit;
  });
}
