/** Every card that lies on the table, with the places of what must be seen of it. */
import type { Locator } from "@playwright/test";
import type { Named } from "./boxes.ts";
import type { Box } from "./geometry.ts";

export interface CardSeen extends Named {
  readonly pile: string;
  readonly index: number;
  /** The drawn glyph and suit of the index; undefined on a card that lies face down. */
  readonly face: { readonly rank: Box; readonly suit: Box } | undefined;
  /** What of the index something else lies over. */
  readonly hidden: readonly string[];
  /** Nothing of it is meant to be seen: it lies under another card of its pile. */
  readonly buried: boolean;
}

/** All cards and, with `index` −1, the places of the piles. */
export async function cardsSeen(table: Locator): Promise<readonly CardSeen[]> {
  return table.evaluate((root) => {
    const boxOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    /** Is the card the first thing met there? Asked a little inside the corners and in the middle. */
    const meets = (card: Element, { x, y, width, height }: ReturnType<typeof boxOf>) => {
      const inset = 0.75;
      const [left, right] = [x + inset, x + width - inset];
      const [top, bottom] = [y + inset, y + height - inset];
      const points = [
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
        [x + width / 2, y + height / 2],
      ] as const;
      return points.every(([px, py]) => document.elementFromPoint(px, py)?.closest("[data-index]") === card);
    };
    return [...root.querySelectorAll<HTMLElement>("[data-pile]")].map((element) => {
      const { pile = "", index = "-1", card } = element.dataset;
      const rank = element.querySelector('use[href^="#card-glyph-"]');
      const suit = element.querySelector('use[href^="#card-pip-"]');
      const face = rank && suit ? { rank: boxOf(rank), suit: boxOf(suit) } : undefined;
      const buried = element.getAttribute("aria-hidden") === "true";
      const hidden: string[] = [];
      if (face !== undefined && !buried) {
        if (!meets(element, face.rank)) hidden.push("rank");
        if (!meets(element, face.suit)) hidden.push("suit");
      }
      return {
        name: card === undefined ? `place ${pile} ${index}` : `${card} of ${pile}`,
        pile,
        index: Number(index),
        box: boxOf(element),
        face,
        hidden,
        buried,
      };
    });
  });
}

/** How far each card of a pile lies below the one before: the strip that shows of it, where that one is face up. */
export function strips(cards: readonly CardSeen[], pile: string): readonly number[] {
  const own = cards.filter((card) => card.pile === pile && card.index >= 0).sort((a, b) => a.index - b.index);
  return own.slice(1).flatMap((card, i) => {
    const above = own[i];
    return above?.face === undefined ? [] : [card.box.y - above.box.y];
  });
}
