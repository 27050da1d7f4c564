import { type Card, parseCard } from "@faceup/rules";

/** `7H`; throws where it is no card. */
export function c(text: string): Card {
  const card = parseCard(text);
  if (card === undefined) throw new Error(text);
  return card;
}

/** `KS QH JS` as a pile. */
export function pile(text: string): readonly Card[] {
  return text
    .split(" ")
    .filter((word) => word !== "")
    .map(c);
}
