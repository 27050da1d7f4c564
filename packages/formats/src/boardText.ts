import { type Card, makeCard, type Position } from "@faceup/rules";

/** Columns as boards write them, `: <7H> 9H`, an empty one as the colon alone. */
export function columnLines({ columns, faceDown }: Position): readonly string[] {
  return columns.map((cards, column) =>
    [
      ":",
      ...cards.map((card, i) => (i < (faceDown[column] ?? 0) ? `<${makeCard(card)}>` : makeCard(card))),
    ].join(" "),
  );
}

export function cardList(cards: readonly Card[]): string {
  return cards.map(makeCard).join(" ");
}

export function boardText(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}
