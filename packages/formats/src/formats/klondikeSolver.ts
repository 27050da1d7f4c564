import {
  type ArrangementError,
  type Card,
  card,
  err,
  ok,
  type Position,
  type Result,
  rankOf,
  type Suit,
  suitOf,
  toPosition,
} from "@faceup/rules";
import { isLongDigits } from "../dealNumber.ts";
import { type FormatError, positionFault, type TextPlace } from "../error.ts";
import type { Format } from "../format.ts";
import { dealRows, inRows, isDealt } from "../rows.ts";
import { settle } from "../settle.ts";
import { ofGames } from "../variants.ts";

const DIGITS = 156;
const PER_CARD = 3;
const SUIT_DIGITS: readonly Suit[] = ["C", "D", "H", "S"];

const holds = ofGames("KL", "TF");

/** Klondike-Solver's deck: three digits a card, rank and suit, row by row and then the stock. */
export const klondikeSolver: Format = {
  name: "klondike-solver",
  holds,
  recognise: isLongDigits,
  read(text, variant) {
    const cards = readDigits(text);
    if (!cards.ok) return cards;
    const dealt = cards.value.map((each) => each.card);
    return settle(
      klondikeSolver,
      (each) => {
        const position = toPosition({ variant: each, ...dealRows(dealt) });
        if (position.ok) return ok({ position: position.value });
        return err(positionFault(position.error, repeated(cards.value, position.error)));
      },
      variant,
    );
  },
  write(position) {
    const { variant } = position;
    if (!holds(variant)) return err({ fault: { code: "game-foreign", format: "klondike-solver", variant } });
    if (!isDealt(position)) return err({ fault: { code: "write-started", format: "klondike-solver" } });
    return ok(makeDigits(position));
  },
};

interface DigitCard {
  readonly card: Card;
  readonly at: TextPlace;
}

function readDigits(text: string): Result<readonly DigitCard[], FormatError> {
  const digits: { readonly text: string; readonly at: TextPlace }[] = [];
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    for (const { 0: char, index } of line.matchAll(/\S/gu)) {
      const at = { line: i + 1, column: index + 1 };
      if (!/\d/.test(char)) return err({ fault: { code: "digits-text", text: char }, at });
      digits.push({ text: char, at });
    }
  }
  if (digits.length !== DIGITS) {
    return err({ fault: { code: "digits-count", found: digits.length, expected: DIGITS } });
  }
  const cards: DigitCard[] = [];
  for (let i = 0; i < DIGITS; i += PER_CARD) {
    const [first, ...rest] = digits.slice(i, i + PER_CARD);
    const three = [first, ...rest].map((digit) => digit?.text).join("");
    const at = first?.at ?? { line: 1, column: 1 };
    const found = digitCard(three);
    if (found === undefined) {
      return err({ fault: { code: "digits-card", text: three, number: i / PER_CARD + 1 }, at });
    }
    cards.push({ card: found, at });
  }
  return ok(cards);
}

function digitCard(three: string): Card | undefined {
  const rank = Number(three.slice(0, 2));
  const suit = SUIT_DIGITS[Number(three.charAt(2)) - 1];
  return suit !== undefined && rank >= 1 && rank <= 13 ? card(suit, rank) : undefined;
}

/** The second one of a card that is there twice. */
function repeated(cards: readonly DigitCard[], error: ArrangementError): TextPlace | undefined {
  if (error.code !== "card-surplus") return undefined;
  const [, second] = cards.filter((each) => each.card === error.card);
  return second?.at;
}

function makeDigits(position: Position): string {
  return inRows(position)
    .map((each) => `${String(rankOf(each)).padStart(2, "0")}${SUIT_DIGITS.indexOf(suitOf(each)) + 1}`)
    .join("");
}
