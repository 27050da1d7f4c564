import type { ArrangementError, Card, CardPlace, PositionError } from "@faceup/rules";
import { cardName, foundationName } from "./cardName.ts";
import { codeErrorText } from "./codeErrorText.ts";
import { excerpt } from "./excerpt.ts";
import { capital } from "./sentence.ts";
import type { Text } from "./text.ts";

/** How many missing cards are named; the others are counted. */
const NAMED = 6;

/** What is wrong with a position and where: "Column 3, card 4: “1X” is no card." */
export function positionErrorText(text: Text, error: PositionError): string {
  switch (error.code) {
    case "json":
      return jsonErrorText(text, error.message);
    case "field-missing":
      return text.t("error.field-missing", { field: error.field });
    case "field-type":
      return error.field === ""
        ? text.t("error.position-type")
        : text.t("error.field-type", { field: error.field, expected: error.expected });
    case "position-game":
      return text.t("error.position-game", { fault: codeErrorText(text, error.error) });
    case "card-text":
      return atCard(text, error, text.t("error.card-text", { text: excerpt(error.text) }));
    case "suit-text":
      return text.t("error.suit-text", { text: excerpt(error.text), field: error.field });
    default:
      return arrangementErrorText(text, error);
  }
}

function arrangementErrorText(text: Text, error: ArrangementError): string {
  switch (error.code) {
    case "column-count":
      return text.t("error.column-count", { found: error.found, expected: error.expected });
    case "pile-foreign":
      return text.t("error.pile-foreign", { pile: error.field });
    case "stock-missing":
      return text.t("error.stock-missing");
    case "card-surplus": {
      const values = { card: cardName(text, error.card), allowed: error.allowed };
      const fault = text.t("error.card-surplus", values);
      return error.place === undefined ? capital(text, fault) : atCard(text, error.place, fault);
    }
    case "cards-missing":
      return text.t("error.cards-missing", {
        count: error.cards.length,
        cards: cardList(text, error.cards),
      });
    case "face-down-count":
      return text.t("error.face-down-count", { found: error.found, expected: error.expected });
    case "face-down":
      return text.t("error.face-down", {
        column: String(error.column + 1),
        found: String(error.found),
        most: error.most,
      });
    case "foundation-height": {
      const foundation = capital(text, foundationName(text, error.suit));
      return text.t("error.foundation-height", { foundation, found: String(error.found) });
    }
  }
}

/** A fault and the card it is about: "Column 3, card 4: …" */
export function atCard(text: Text, place: CardPlace, fault: string): string {
  const card = String(place.index + 1);
  return place.column === undefined
    ? text.t("error.at-pile", { pile: place.field, card, fault })
    : text.t("error.at-column", { column: String(place.column + 1), card, fault });
}

/** Cards by name, equal ones counted ("4 × 7 of spades"), the tail of a long list as a number. */
function cardList(text: Text, cards: readonly Card[]): string {
  const times = new Map<string, number>();
  for (const card of cards) {
    const name = cardName(text, card);
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  const names = [...times].map(([name, n]) =>
    n === 1 ? name : text.t("cards.times", { n: String(n), name }),
  );
  const more = names.length - NAMED;
  if (more <= 0) return names.join(", ");
  return text.t("cards.more", { cards: names.slice(0, NAMED).join(", "), more });
}

/** JSON's own messages are English and differ from engine to engine: only the place is taken from them. */
function jsonErrorText(text: Text, message: string): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined && column !== undefined)
    return text.t("error.json-line", { line, character: column });
  const [, character] = /position (\d+)/.exec(message) ?? [];
  if (character === undefined) return text.t("error.json");
  return text.t("error.json-character", { character: String(Number(character) + 1) });
}
