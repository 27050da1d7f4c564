import { type Card, card, faceOf, RANKS_PER_SUIT, SUITS, type Suit, suitOf } from "./card.ts";
import { dealtFaceDown } from "./deal.ts";
import { deck } from "./deck.ts";
import { removeCompleteRuns } from "./families/spider/play.ts";
import { rulesOf } from "./games/index.ts";
import { NO_SUITS, type PerSuit, type Position } from "./position.ts";
import { err, ok, type Result } from "./result.ts";
import type { Ruleset } from "./ruleset.ts";
import { suitsOf, type Variant } from "./variant.ts";

/** Any arrangement of card faces: what files, editors and players hand in. Copies are not looked at. */
export interface Arrangement {
  readonly variant: Variant;
  readonly columns: readonly (readonly Card[])[];
  readonly stock?: readonly Card[];
  readonly waste?: readonly Card[];
  readonly foundations?: PerSuit;
  readonly faceDown?: readonly number[];
  readonly removed?: readonly Suit[];
}

export type PileField = "columns" | "stock" | "waste";

/** Where a card stands: a column or pile and the place in it, both from 0. */
export interface CardPlace {
  readonly field: PileField;
  readonly column?: number;
  readonly index: number;
}

/** Why an arrangement is no position of its game. */
export type ArrangementError =
  | { readonly code: "column-count"; readonly found: number; readonly expected: number }
  | { readonly code: "pile-foreign"; readonly field: "stock" | "waste" | "foundations" | "removed" }
  | { readonly code: "stock-missing" }
  | {
      readonly code: "card-surplus";
      readonly card: Card;
      readonly allowed: number;
      readonly place?: CardPlace;
    }
  | { readonly code: "cards-missing"; readonly cards: readonly Card[] }
  | { readonly code: "face-down-count"; readonly found: number; readonly expected: number }
  | {
      readonly code: "face-down";
      readonly column: number;
      readonly found: number;
      readonly most: number;
    }
  | { readonly code: "foundation-height"; readonly suit: Suit; readonly found: number };

/** The one door from an arrangement to a position. Complete runs of SS, ST and SD leave at once, without points (SS-7). */
export function toPosition(arrangement: Arrangement): Result<Position, ArrangementError> {
  const rules = rulesOf(arrangement.variant.game);
  const fault = checkPiles(arrangement, rules) ?? checkFoundations(arrangement.foundations);
  if (fault !== undefined) return err(fault);
  const taken = takeCards(arrangement, rules);
  if (!taken.ok) return taken;
  const faceDown = hiddenCards(arrangement, rules);
  if (!faceDown.ok) return faceDown;
  const position: Position = {
    variant: arrangement.variant,
    columns: taken.value.columns,
    faceDown: faceDown.value,
    stock: taken.value.stock,
    waste: taken.value.waste,
    foundations: arrangement.foundations ?? NO_SUITS,
    // UN-4: cards already on foundations count as having scored.
    scored: arrangement.foundations ?? NO_SUITS,
    removed: taken.value.removed,
  };
  return ok(rules.family === "spider" ? removeCompleteRuns(position) : position);
}

function checkPiles(a: Arrangement, rules: Ruleset): ArrangementError | undefined {
  const { shape } = rules;
  if (a.columns.length !== shape.columns) {
    return { code: "column-count", found: a.columns.length, expected: shape.columns };
  }
  if (!shape.stock && (a.stock?.length ?? 0) > 0) return { code: "pile-foreign", field: "stock" };
  if (!shape.waste && (a.waste?.length ?? 0) > 0) return { code: "pile-foreign", field: "waste" };
  if (!shape.foundations && a.foundations?.some((n) => n > 0) === true) {
    return { code: "pile-foreign", field: "foundations" };
  }
  if (shape.removedPlaces === 0 && (a.removed?.length ?? 0) > 0) {
    return { code: "pile-foreign", field: "removed" };
  }
  if (shape.stock && a.stock === undefined) return { code: "stock-missing" };
  return undefined;
}

function checkFoundations(heights: PerSuit | undefined): ArrangementError | undefined {
  const wrong = (heights ?? NO_SUITS).findIndex((n) => !Number.isInteger(n) || n < 0 || n > RANKS_PER_SUIT);
  const suit = SUITS[wrong];
  if (suit === undefined) return undefined;
  return { code: "foundation-height", suit, found: heights?.[wrong] ?? 0 };
}

type Taken = Pick<Position, "columns" | "stock" | "waste" | "removed">;

/** Gives every face a card of the pack, so that each card is there exactly once. */
function takeCards(a: Arrangement, rules: Ruleset): Result<Taken, ArrangementError> {
  const left = new Map<number, Card[]>();
  for (const c of deck(suitsOf(a.variant.option), rules.layout.packs)) {
    left.set(faceOf(c), [...(left.get(faceOf(c)) ?? []), c]);
  }
  const allowed = new Map([...left].map(([face, cards]) => [face, cards.length]));
  let fault: ArrangementError | undefined;
  const take = (c: Card, place?: CardPlace): Card => {
    const own = left.get(faceOf(c))?.shift();
    if (own !== undefined) return own;
    fault ??= {
      code: "card-surplus",
      card: c,
      allowed: allowed.get(faceOf(c)) ?? 0,
      ...(place === undefined ? {} : { place }),
    };
    return c;
  };
  const run = (suit: Suit, height: number): readonly Card[] =>
    Array.from({ length: height }, (_, i) => take(card(suit, height - i)));
  const pile = (field: PileField, cards: readonly Card[], column?: number): readonly Card[] =>
    cards.map((c, index) => take(c, column === undefined ? { field, index } : { field, column, index }));
  const taken: Taken = {
    columns: a.columns.map((cards, column) => pile("columns", cards, column)),
    stock: pile("stock", a.stock ?? []),
    waste: pile("waste", a.waste ?? []),
    removed: (a.removed ?? []).map((suit) => run(suit, RANKS_PER_SUIT)),
  };
  for (const [i, height] of (a.foundations ?? NO_SUITS).entries()) run(SUITS[i] as Suit, height);
  if (fault !== undefined) return err(fault);
  const missing = [...left.values()].flat();
  if (missing.length > 0) return err({ code: "cards-missing", cards: missing });
  return ok(taken);
}

/** Hidden cards: as said; as dealt where the arrangement is a fresh layout and says nothing; else none. */
function hiddenCards(a: Arrangement, rules: Ruleset): Result<readonly number[], ArrangementError> {
  const { layout } = rules;
  if (a.faceDown === undefined) {
    const fresh =
      a.waste === undefined &&
      a.foundations === undefined &&
      a.removed === undefined &&
      a.columns.every((cards, i) => cards.length === layout.columns[i]);
    return ok(fresh ? dealtFaceDown(layout) : a.columns.map(() => 0));
  }
  if (a.faceDown.length !== a.columns.length) {
    return err({
      code: "face-down-count",
      found: a.faceDown.length,
      expected: a.columns.length,
    });
  }
  for (const [column, found] of a.faceDown.entries()) {
    const size = a.columns[column]?.length ?? 0;
    const most = layout.faceUp === "all" ? 0 : Math.max(0, size - 1);
    if (!Number.isInteger(found) || found < 0 || found > most) {
      return err({ code: "face-down", column, found, most });
    }
  }
  return ok(a.faceDown);
}

/** The arrangement of a position: what is written to a file. */
export function toArrangement(position: Position): Arrangement {
  const { shape, layout } = rulesOf(position.variant.game);
  return {
    variant: position.variant,
    columns: position.columns,
    ...(shape.stock ? { stock: position.stock } : {}),
    ...(shape.waste ? { waste: position.waste } : {}),
    ...(shape.foundations ? { foundations: position.foundations } : {}),
    ...(layout.faceUp === "last" ? { faceDown: position.faceDown } : {}),
    ...(shape.removedPlaces > 0
      ? { removed: position.removed.map((cards) => suitOf(cards[0] as Card)) }
      : {}),
  };
}
