import { alternates, type Card, KING, type Position, rankOf, SUITS } from "@faceup/rules";
import { bitHi, bitLo, type Index, indexOf, UNIT } from "./cards.ts";
import { TALON_MOST, type Talon, talonOf } from "./talon.ts";

/**
 * A position of a family game as the search sees it: what never changes, and the state it starts from.
 *
 * Cut every column into *runs*: each hidden card is one of its own, the face-up cards are cut wherever one does not
 * continue the run above it. Only the last run of a column can be touched, by its last cards (TF-3, KL-1), and the run
 * below comes to light, whole, when the first card of the one on top, its *head*, has left. What a run gains in play
 * are cards on legal parents. So in TF and KL alike:
 *
 * - a card in sight that is no head lies on a legal parent (or is a king at the bottom of a column): it is *free*;
 * - free cards of one rank and colour can be shifted between the two cards that take them, with all that lies on them,
 *   there and back, as long as one of the two is bare. So which of them a free card lies on decides nothing: whether a
 *   card of a pair of mates can be bared, and whether one more card finds a parent there, is told by two numbers, the
 *   mates in sight and the free cards that lie on them.
 *
 * A position is therefore given by: foundations, heads left in each column, places left in the talon and the waste's
 * top. Two positions that agree in these can make the same moves after some shifting, hence win or lose together. This
 * holds for every arrangement, not just for deals: the cut makes every face-up card a head or a free card. A card is
 * never a head again: once moved it lies on a legal parent. A king at a column's bottom never has a reason to move
 * (columns are alike), so it counts as free, not as a head.
 */
export interface Layout {
  readonly talon: Talon;
  /** By head: what taking it away subtracts from the number of heads left (mixed radix over the columns). */
  readonly weight: Int32Array;
  /** By head: the cards it lets come to light, and the head among them. */
  readonly opensLo: Int32Array;
  readonly opensHi: Int32Array;
  readonly nextLo: Int32Array;
  readonly nextHi: Int32Array;
  /** Heads under which nothing lies. */
  readonly bottomLo: number;
  readonly bottomHi: number;
  readonly start: State;
}

/** A state of the search: all of it that does not follow from the layout. */
export interface State {
  /** Cards in sight in the columns, and the heads among them. */
  readonly seenLo: number;
  readonly seenHi: number;
  readonly headLo: number;
  readonly headHi: number;
  readonly found: number;
  readonly heads: number;
  readonly places: number;
  readonly turned: number;
  readonly empty: number;
}

/** Undefined where the position is no offspring of a deal and does not fit the packed state. */
export function layoutOf(position: Position): Layout | undefined {
  const row = [...position.waste, ...position.stock];
  if (row.length > TALON_MOST) return undefined;
  const talon = talonOf(position);
  const weight = new Int32Array(52);
  const opensLo = new Int32Array(52);
  const opensHi = new Int32Array(52);
  const nextLo = new Int32Array(52);
  const nextHi = new Int32Array(52);
  let [seenLo, seenHi, headLo, headHi, bottomLo, bottomHi] = [0, 0, 0, 0, 0, 0];
  let [heads, empty, radix] = [0, 0, 1];
  for (const [i, column] of position.columns.entries()) {
    const runs = runsOf(column, position.faceDown[i] ?? 0);
    const settled = runs.length > 0 && rankOf(runs[0]![0]!) === KING ? 1 : 0;
    for (let r = settled; r < runs.length; r++) {
      const head = indexOf(runs[r]![0]!);
      weight[head] = radix;
      if (r === 0) {
        bottomLo |= bitLo(head);
        bottomHi |= bitHi(head);
        continue;
      }
      for (const c of runs[r - 1]!) {
        opensLo[head]! |= bitLo(indexOf(c));
        opensHi[head]! |= bitHi(indexOf(c));
      }
      if (r > settled) {
        const next: Index = indexOf(runs[r - 1]![0]!);
        nextLo[head] = bitLo(next);
        nextHi[head] = bitHi(next);
      }
    }
    const last = runs[runs.length - 1];
    if (last === undefined) empty++;
    else {
      for (const c of last) {
        seenLo |= bitLo(indexOf(c));
        seenHi |= bitHi(indexOf(c));
      }
      if (runs.length > settled) {
        headLo |= bitLo(indexOf(last[0]!));
        headHi |= bitHi(indexOf(last[0]!));
      }
    }
    heads += radix * (runs.length - settled);
    radix *= runs.length - settled + 1;
  }
  if (radix > HEADS_MOST) return undefined;
  let found = 0;
  for (const suit of SUITS) {
    const height = position.foundations[SUITS.indexOf(suit)]!;
    found += height * UNIT[indexOf((SUITS.indexOf(suit) * 13) as Card)]!;
  }
  const places = row.length === 0 ? 0 : 2 ** row.length - 1;
  const turned = talon.normal(places, position.waste.length);
  const start = { seenLo, seenHi, headLo, headHi, found, heads, places, turned, empty };
  return { talon, weight, opensLo, opensHi, nextLo, nextHi, bottomLo, bottomHi, start };
}

/** How many ways of leaving heads in the columns a key has room for; a deal has at most 2 · 3 · … · 8 = 40 320. */
const HEADS_MOST = 2 ** 16;

/** A column's runs, the deepest first, each from its head on. */
function runsOf(column: readonly Card[], faceDown: number): readonly (readonly Card[])[] {
  const runs: Card[][] = [];
  column.forEach((c, i) => {
    const upper = column[i - 1];
    if (upper !== undefined && i > faceDown && alternates(c, upper)) runs[runs.length - 1]!.push(c);
    else runs.push([c]);
  });
  return runs;
}

/** A state's key, but for the waste's top: places 24 bits, foundations 16, heads 16. All else follows from these. */
export function keyOf(found: number, heads: number): number {
  return found | (heads << 16);
}
