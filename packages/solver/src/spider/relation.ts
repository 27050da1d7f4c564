import { ACE, KING, NOTHING, PACKED_CARDS, type Packed, packedCard, RANK_MASK, SUIT_SHIFT } from "./card.ts";
import { COLUMN_SHIFT, type Columns } from "./columns.ts";
import { type PackedMove, toOf } from "./move.ts";
import type { Signature } from "./signature.ts";

/** What a card lies on, in 3 bits: its card at the root; 1 + suit for a card one rank higher; nothing. */
const AT_ROOT = 0;
const DEEPEST = 5;
const GONE = 6;
const BITS = 3;
const FIELD = 7;
const FIELDS_PER_WORD = 10;
/** A king lies at its place or deepest: one bit, above the fields. It is gone where its ace is. */
const KING_SHIFT = 30;
const WORDS = 5;

/** Where each card's field is: its word and its lowest bit. Kings have none. */
const WORD_OF = new Uint8Array(PACKED_CARDS);
const SHIFT_OF = new Uint8Array(PACKED_CARDS);
for (let suit = 0; suit < 4; suit++) {
  for (let rank = ACE; rank < KING; rank++) {
    const index = suit * (KING - 1) + rank - 1;
    WORD_OF[packedCard(suit, rank)] = Math.floor(index / FIELDS_PER_WORD);
    SHIFT_OF[packedCard(suit, rank)] = (index % FIELDS_PER_WORD) * BITS;
  }
}

/** The signature of a pack of different cards: the relation "what each card lies on", which knows no order of columns. */
export class Relation implements Signature {
  readonly words = WORDS;
  private readonly key = new Int32Array(WORDS);
  /** What each card lay on at the root. */
  private readonly root = new Uint8Array(PACKED_CARDS);
  /** Scratch: the card that lies on each card. */
  private readonly above = new Uint8Array(PACKED_CARDS);

  private readonly deepest: Uint8Array;

  constructor(root: Columns) {
    this.deepest = new Uint8Array(root.width);
    for (let column = 0; column < root.width; column++) {
      for (let i = 1; i < root.heights[column]!; i++) {
        const place = (column << COLUMN_SHIFT) + i;
        this.root[root.cards[place]!] = root.cards[place - 1]!;
      }
    }
  }

  laid(columns: Columns, column: number, start: number): void {
    const base = column << COLUMN_SHIFT;
    const end = base + columns.heights[column]!;
    let below = start === 0 ? NOTHING : columns.cards[base + start - 1]!;
    for (let place = base + start; place < end; place++) {
      const card = columns.cards[place]!;
      set(this.key, card, below);
      below = card;
    }
  }

  left(suit: number): void {
    for (let rank = ACE; rank < KING; rank++) setField(this.key, packedCard(suit, rank), GONE);
    this.key[suit]! &= ~(1 << KING_SHIFT);
  }

  write(_: Columns, key: Int32Array): void {
    for (let i = 0; i < WORDS; i++) key[i] = this.key[i]!;
  }

  writeAfter(columns: Columns, move: PackedMove, key: Int32Array): void {
    for (let i = 0; i < WORDS; i++) key[i] = this.key[i]!;
    set(key, columns.first(move), columns.last(toOf(move)));
  }

  read(keys: Int32Array, at: number, columns: Columns): void {
    const { key, above } = this;
    for (let i = 0; i < WORDS; i++) key[i] = keys[at + i]!;
    columns.clear();
    above.fill(NOTHING);
    let column = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (this.field(packedCard(suit, ACE)) === GONE) {
        columns.pushGone(suit);
        continue;
      }
      const king = packedCard(suit, KING);
      for (let card = packedCard(suit, ACE); card <= king; card++) {
        const below = this.belowOf(card);
        if (below === NOTHING) this.deepest[column++] = card;
        else above[below] = card;
      }
    }
    for (let i = 0; i < column; i++) columns.pushAll(i, this.deepest[i]!, above);
  }

  private belowOf(card: Packed): Packed {
    const rank = card & RANK_MASK;
    if (rank === KING) {
      const deepest = (this.key[card >> SUIT_SHIFT]! >>> KING_SHIFT) & 1;
      return deepest === 1 ? NOTHING : this.root[card]!;
    }
    const field = this.field(card);
    if (field === AT_ROOT) return this.root[card]!;
    return field === DEEPEST ? NOTHING : packedCard(field - 1, rank + 1);
  }

  private field(card: Packed): number {
    return (this.key[WORD_OF[card]!]! >>> SHIFT_OF[card]!) & FIELD;
  }
}

/** Writes into a key that a card lies on another, or on nothing. */
function set(key: Int32Array, card: Packed, below: Packed): void {
  const rank = card & RANK_MASK;
  if (rank === KING) {
    const suit = card >> SUIT_SHIFT;
    if (below === NOTHING) key[suit]! |= 1 << KING_SHIFT;
    else key[suit]! &= ~(1 << KING_SHIFT);
  } else if (below === NOTHING) setField(key, card, DEEPEST);
  else setField(key, card, (below & RANK_MASK) === rank + 1 ? 1 + (below >> SUIT_SHIFT) : AT_ROOT);
}

function setField(key: Int32Array, card: Packed, value: number): void {
  const word = WORD_OF[card]!;
  const shift = SHIFT_OF[card]!;
  key[word] = (key[word]! & ~(FIELD << shift)) | (value << shift);
}
