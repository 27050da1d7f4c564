import { KING, PACKED_CARDS, type Packed, packedCard, RANK_MASK, SUIT_SHIFT } from "./card.ts";
import { COLUMN_SHIFT, type Columns, PLACES } from "./columns.ts";
import { countOf, fromOf, type PackedMove, toOf } from "./move.ts";
import type { Signature } from "./signature.ts";

/*
 * A column in one word: how much of a root column it still begins with, as the node of a tree of all these
 * beginnings (6 bits: 52 cards make at most 53 nodes); then the tail of cards that were moved there. Each of
 * them lies on a card one rank higher, so the tail is told by its length (4 bits), by its first rank where it
 * lies deepest (4 bits, else 0), and by one bit a card for its suit. The beginning is always the longest
 * that fits, so equal columns have equal words and different columns different ones.
 */
const NODE_MASK = 63;
const LENGTH_SHIFT = 6;
const LENGTH_ONE = 1 << LENGTH_SHIFT;
const RANK_SHIFT = 10;
const SUITS_SHIFT = 14;
const SUITS = 2;

/** The signature of a pack with equal cards, of one or two suits: the words of all columns in order of size. */
export class Contents implements Signature {
  readonly words: number;
  /** The word of each column's beginning that ends at each place. */
  private readonly beginnings: Int32Array;
  /** Tree of beginnings: the node after `node` · 64 + card, 0 for none. */
  private readonly next = new Uint8Array(PLACES * PACKED_CARDS);
  private readonly parent = new Uint8Array(PLACES);
  private readonly card = new Uint8Array(PLACES);
  private readonly path = new Uint8Array(PLACES);
  /** Cards of each suit, with those that are gone; scratch for those found on the table. */
  private readonly total = new Uint8Array(SUITS);
  private readonly found = new Uint8Array(SUITS);

  constructor(root: Columns) {
    this.words = root.width;
    this.beginnings = new Int32Array(root.width * PLACES);
    for (let i = 0; i < root.goneCount; i++) this.total[root.gone[i]! & 3]! += KING;
    let nodes = 1;
    for (let column = 0; column < root.width; column++) {
      let node = 0;
      for (let i = 0; i < root.heights[column]!; i++) {
        const card = root.cards[(column << COLUMN_SHIFT) + i]!;
        this.total[card >> SUIT_SHIFT]!++;
        const edge = node * PACKED_CARDS + card;
        if (this.next[edge] === 0) {
          this.next[edge] = nodes;
          this.parent[nodes] = node;
          this.card[nodes++] = card;
        }
        node = this.next[edge]!;
      }
    }
  }

  laid(columns: Columns, column: number, start: number): void {
    const base = column << COLUMN_SHIFT;
    const end = base + columns.heights[column]!;
    let word = start === 0 ? 0 : this.beginnings[base + start - 1]!;
    for (let place = base + start; place < end; place++) {
      word = this.extended(word, columns.cards[place]!);
      this.beginnings[place] = word;
    }
  }

  /** The cards that are left say which runs are gone. */
  left(): void {}

  write(columns: Columns, key: Int32Array): void {
    for (let column = 0; column < columns.width; column++) {
      insert(key, column, this.wordOf(column, columns.heights[column]!));
    }
  }

  writeAfter(columns: Columns, move: PackedMove, key: Int32Array): void {
    const from = fromOf(move);
    const to = toOf(move);
    const stays = columns.heights[from]! - countOf(move);
    for (let column = 0; column < columns.width; column++) {
      const height = column === from ? stays : columns.heights[column]!;
      let word = this.wordOf(column, height);
      if (column === to) {
        const source = (from << COLUMN_SHIFT) + stays;
        for (let i = 0; i < countOf(move); i++) word = this.extended(word, columns.cards[source + i]!);
      }
      insert(key, column, word);
    }
  }

  read(keys: Int32Array, at: number, columns: Columns): void {
    columns.clear();
    this.found.fill(0);
    for (let column = 0; column < columns.width; column++) {
      this.lay(keys[at + column]!, columns, column);
      this.laid(columns, column, 0);
    }
    for (let suit = 0; suit < SUITS; suit++) {
      for (let left = this.found[suit]!; left < this.total[suit]!; left += KING) columns.pushGone(suit);
    }
  }

  /** The word of a column's first cards. */
  private wordOf(column: number, height: number): number {
    return height === 0 ? 0 : this.beginnings[(column << COLUMN_SHIFT) + height - 1]!;
  }

  private extended(word: number, card: Packed): number {
    const suit = card >> SUIT_SHIFT;
    if (word >> LENGTH_SHIFT === 0) {
      const node = this.next[word * PACKED_CARDS + card]!;
      if (node !== 0) return node;
      const rank = word === 0 ? card & RANK_MASK : 0;
      return word | LENGTH_ONE | (rank << RANK_SHIFT) | (suit << SUITS_SHIFT);
    }
    const length = (word >> LENGTH_SHIFT) & 15;
    return (word + LENGTH_ONE) | (suit << (SUITS_SHIFT + length));
  }

  private lay(word: number, columns: Columns, column: number): void {
    let depth = 0;
    for (let node = word & NODE_MASK; node !== 0; node = this.parent[node]!)
      this.path[depth++] = this.card[node]!;
    while (depth > 0) this.set(columns, column, this.path[--depth]!);
    const length = (word >> LENGTH_SHIFT) & 15;
    const deepest = (word >> RANK_SHIFT) & 15;
    const rank = deepest !== 0 ? deepest : (columns.last(column) & RANK_MASK) - 1;
    for (let i = 0; i < length; i++) {
      const suit = (word >> (SUITS_SHIFT + i)) & 1;
      this.set(columns, column, packedCard(suit, rank - i));
    }
  }

  private set(columns: Columns, column: number, card: Packed): void {
    this.found[card >> SUIT_SHIFT]!++;
    columns.push(column, card);
  }
}

/** Puts a word in its place among the first `count`, which are in order of size. */
function insert(key: Int32Array, count: number, word: number): void {
  let i = count;
  for (; i > 0 && key[i - 1]! > word; i--) key[i] = key[i - 1]!;
  key[i] = word;
}
