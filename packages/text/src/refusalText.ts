import { ACE, type Card, colourOf, KING, type Rank, type Refusal, rankOf, suitOf } from "@faceup/rules";
import { foundationName, otherColour, type Wanted, wantedValues } from "./cardName.ts";
import { type Marked, marked, type Part, partsOf, plain } from "./sentence.ts";
import type { CoreId, Text, Values } from "./text.ts";

/** One sentence that names the cards and says what would be needed (RU-1), with the cards as parts of their own. */
export function refusalParts(text: Text, refusal: Refusal): readonly Part[] {
  return partsOf(text, refusalSentence(text, refusal));
}

/** The same with the cards by name: for screen readers, the command line, plain text. */
export function refusalText(text: Text, refusal: Refusal): string {
  return plain(refusalParts(text, refusal));
}

function refusalSentence(text: Text, refusal: Refusal): Marked {
  const { reason } = refusal;
  const say = (
    cards: Readonly<Record<string, Card>>,
    values: Values = {},
    id: CoreId = `refusal.${reason}`,
  ) => marked(text, id, cards, { column: columnNumber(refusal), ...values });
  switch (reason) {
    case "no-stock":
    case "no-waste":
    case "run-gone":
    case "empty-group":
    case "column-empty":
    case "card-hidden":
    case "waste-empty":
    case "stock-empty":
    case "stock-spent":
    case "stock-not-empty":
    case "stock-and-waste-empty":
    case "deal-over-gap":
      return say({});
    case "no-such-column":
      return say({}, { last: refusal.limit ?? 0 });
    case "column-short":
      return say({}, { count: refusal.count ?? 0, limit: refusal.limit ?? 0 });
    case "no-foundations":
    case "same-column":
    case "king-only":
    case "foundation-source":
    case "waste-one":
    case "foundation-top":
      return say({ card: cardAt(refusal, 0) });
    case "foundation-empty":
      return say({}, { foundation: foundationName(text, suitOf(cardAt(refusal, 0))) });
    case "foundation-one":
      return say({ card: cardAt(refusal, 0) }, { more: (refusal.count ?? 2) - 1 });
    case "foundation-next":
      return say({ card: cardAt(refusal, 0), next: cardAt(refusal, 1) });
    case "on-ace":
    case "king-on-card":
      return say({ card: cardAt(refusal, 0), met: cardAt(refusal, 1) });
    case "suits-mixed":
      return say({ lower: cardAt(refusal, 0), upper: cardAt(refusal, 1) });
    case "colours-equal": {
      const upper = cardAt(refusal, 1);
      return say({ lower: cardAt(refusal, 0), upper }, { colour: colourOf(upper) });
    }
    case "order-broken":
      return orderBroken(text, refusal, say);
    case "not-one-lower":
    case "colour-same": {
      const card = cardAt(refusal, 0);
      const met = cardAt(refusal, 1);
      const wanted = wantedValues(text, "wanted", nextTo(refusal, card, rankOf(card) + 1));
      return say({ card, met }, { ...wanted, colour: colourOf(met) });
    }
    case "no-place": {
      const card = cardAt(refusal, 0);
      if (rankOf(card) === KING) return say({ card }, {}, "refusal.no-place-king");
      return say({ card }, wantedValues(text, "wanted", nextTo(refusal, card, rankOf(card) + 1)));
    }
    case "mixed-run-too-long": {
      const { cards, count = 1, limit = 1 } = refusal;
      // Each empty column doubles the number of parts that can be carried (SS-14).
      const columns = (parts: number): number => Math.ceil(Math.log2(parts));
      return say(
        { first: cardAt(refusal, 0), last: cardAt(refusal, cards.length - 1) },
        { parts: count, needed: columns(count), empty: columns(limit) },
      );
    }
  }
}

type Say = (cards: Readonly<Record<string, Card>>, values?: Values, id?: CoreId) => Marked;

function orderBroken(text: Text, refusal: Refusal, say: Say): Marked {
  const cards = { lower: cardAt(refusal, 0), upper: cardAt(refusal, 1) };
  if (rankOf(cards.upper) === ACE) return say(cards, {}, "refusal.order-ace");
  return say(cards, wantedValues(text, "wanted", nextTo(refusal, cards.upper, rankOf(cards.upper) - 1)));
}

/** What fits next to a card: of the other colour where the game's columns alternate. */
function nextTo(refusal: Refusal, card: Card, rank: Rank): Wanted {
  return { rank, colour: alternates(refusal) ? otherColour(card) : "any" };
}

/** Thoughtful's and Klondike's refusals name their own rules; only their columns alternate colours. */
function alternates(refusal: Refusal): boolean {
  return refusal.rule.startsWith("TF-") || refusal.rule.startsWith("KL-");
}

function columnNumber(refusal: Refusal): string {
  return String((refusal.column ?? 0) + 1);
}

/** The rules engine says which cards each reason carries (`refusal.ts`): a missing one is its bug. */
function cardAt(refusal: Refusal, index: number): Card {
  const card = refusal.cards[index];
  if (card === undefined) throw new Error(`refusal ${refusal.reason} without card ${index}`);
  return card;
}
