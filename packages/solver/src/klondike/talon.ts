import { type Card, drawOf, type Position } from "@faceup/rules";
import { bitHi, bitLo, type Index, indexOf } from "./cards.ts";

/** More stock and waste than a deal has cannot come from play. */
export const TALON_MOST = 24;

/**
 * For draw 3: of the cards in one byte of the talon, those that a draw leaves on top when `phase` cards of the draw
 * under way came before: `phase · 256 + byte`.
 */
const THIRDS = new Uint8Array(768);
const COUNT = new Uint8Array(256);
for (let byte = 0; byte < 256; byte++) {
  for (let phase = 0; phase < 3; phase++) {
    let seen = phase;
    for (let bit = 0; bit < 8; bit++) {
      if (((byte >> bit) & 1) === 1 && ++seen % 3 === 0) THIRDS[phase * 256 + byte]! |= 1 << bit;
    }
    COUNT[byte] = seen - phase;
  }
}

/** Places where draws of three stop, when the cards of `places` lie in the stock. */
function thirds(places: number): number {
  const a = places & 255;
  const b = (places >> 8) & 255;
  const c = (places >> 16) & 255;
  const afterA = COUNT[a]! % 3;
  const afterB = (afterA + COUNT[b]!) % 3;
  return THIRDS[a]! | (THIRDS[afterA * 256 + b]! << 8) | (THIRDS[afterB * 256 + c]! << 16);
}

function countOf(places: number): number {
  return COUNT[places & 255]! + COUNT[(places >> 8) & 255]! + COUNT[(places >> 16) & 255]!;
}

function highest(places: number): number {
  return places === 0 ? 0 : 1 << (31 - Math.clz32(places));
}

/** More draws than any card takes. */
export const UNREACHABLE = 255;

/**
 * Stock and waste as one row of places, in the order in which a redealt pack is drawn. A set of places is what is left
 * of it; `turned` is the place after the waste's top, so that the waste is what lies below `turned`.
 */
export class Talon {
  readonly cards: readonly Card[];
  readonly draw: number;
  /** Place of each card, or -1. */
  readonly placeOf = new Int8Array(52).fill(-1);
  /** Card sets of the places in one byte: `byte number · 256 + byte`. */
  private readonly lo = new Int32Array(768);
  private readonly hi = new Int32Array(768);

  constructor(cards: readonly Card[], draw: number) {
    this.cards = cards;
    this.draw = draw;
    cards.forEach((c, place) => {
      const index: Index = indexOf(c);
      this.placeOf[index] = place;
      const start = (place >> 3) * 256;
      const bit = 1 << (place & 7);
      // Sets with this place are those without it, already made, and one card more.
      for (let rest = 0; rest < bit; rest++) {
        this.lo[start + bit + rest] = this.lo[start + rest]! | bitLo(index);
        this.hi[start + bit + rest] = this.hi[start + rest]! | bitHi(index);
      }
    });
  }

  /**
   * Every place whose card some number of draws and redeals brings to the top of the waste: with draw 1 all; with draw 3
   * the waste's top, where further draws stop, where draws after a redeal stop, and the last of all.
   */
  reach(places: number, turned: number): number {
    if (this.draw === 1) return places;
    const waste = places & ((1 << turned) - 1);
    const stops = thirds(places) | highest(places);
    return turned === 0 ? stops : stops | highest(waste) | thirds(places ^ waste);
  }

  /**
   * `turned` as the state holds it: 0 with draw 1, where it decides nothing, and wherever the waste is whole draws or
   * everything, because what can be reached is then the same as after a redeal; else just above the waste's top.
   */
  normal(places: number, turned: number): number {
    if (this.draw === 1) return 0;
    const waste = places & ((1 << turned) - 1);
    return countOf(waste) % 3 === 0 || waste === places ? 0 : 32 - Math.clz32(waste);
  }

  /** Cards in the waste. */
  waste(places: number, turned: number): number {
    return turned === 0 ? 0 : countOf(places & ((1 << turned) - 1));
  }

  /**
   * By place: how many draws and redeals bring its card to the top of the waste, `UNREACHABLE` where none do. Here
   * `turned` is exact: the waste is what lies below it.
   */
  draws(places: number, turned: number, byPlace: Uint8Array): void {
    const { draw } = this;
    const size = countOf(places);
    const waste = countOf(places & ((1 << turned) - 1));
    const pass = Math.ceil((size - waste) / draw);
    let count = 0;
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      count++;
      const last = count === size;
      let draws = UNREACHABLE;
      if (count === waste) draws = 0;
      else if (count > waste && (last || (count - waste) % draw === 0))
        draws = Math.ceil((count - waste) / draw);
      else if (last || count % draw === 0) draws = pass + 1 + Math.ceil(count / draw);
      byPlace[31 - Math.clz32(rest & -rest)] = draws;
    }
  }

  /** What `turned` becomes, exactly, when the card at a place leaves the top of the waste. */
  turnedBelow(places: number, place: number): number {
    const below = places & ((1 << place) - 1);
    return below === 0 ? 0 : 32 - Math.clz32(below);
  }

  cardsLo(places: number): number {
    return this.lo[places & 255]! | this.lo[256 + ((places >> 8) & 255)]! | this.lo[512 + (places >> 16)]!;
  }

  cardsHi(places: number): number {
    return this.hi[places & 255]! | this.hi[256 + ((places >> 8) & 255)]! | this.hi[512 + (places >> 16)]!;
  }
}

export function talonOf({ waste, stock, variant }: Position): Talon {
  return new Talon([...waste, ...stock], drawOf(variant.option));
}
