import { type Card, err, ok, parseCard, type Result } from "@faceup/rules";
import type { Token } from "./boardLines.ts";
import type { FormatError, TextPlace } from "./error.ts";

/** A card of a board, `7H` or hidden `<7H>`. */
export interface BoardCard {
  readonly card: Card;
  readonly hidden: boolean;
  readonly at: TextPlace;
}

/** What programs print for a card whose face they do not show. */
const UNSEEN = /^(##+|\?\?+|▒+)$/;

export function boardCards(tokens: readonly Token[]): Result<readonly BoardCard[], FormatError> {
  const cards: BoardCard[] = [];
  for (const { text, at } of tokens) {
    const marked = /^<(.+)>$|^\[(.+)\]$/.exec(text);
    const face = marked?.[1] ?? marked?.[2] ?? text;
    if (UNSEEN.test(face)) return err({ fault: { code: "card-unseen", text }, at });
    const card = parseCard(face);
    if (card === undefined) return err({ fault: { code: "card-text", text }, at });
    cards.push({ card, hidden: marked !== null, at });
  }
  return ok(cards);
}

export function isCard(text: string): boolean {
  return boardCards([{ text, at: { line: 1, column: 1 } }]).ok;
}

/** How many cards of a column are hidden: the deepest ones, without a gap. */
export function hiddenCount(cards: readonly BoardCard[]): Result<number, FormatError> {
  const open = cards.findIndex(({ hidden }) => !hidden);
  const count = open < 0 ? cards.length : open;
  const stray = cards.slice(count).find(({ hidden }) => hidden);
  if (stray === undefined) return ok(count);
  return err({ fault: { code: "card-covered", text: String(count) }, at: stray.at });
}
