/** What stands on the page at one instant, cards in flight included: nobody waits for anything. */
import type { Page } from "@playwright/test";
import { type Box, type Point, uncovered } from "../geometry.ts";
import type { PileId, Spot } from "../seen.ts";

export interface SpotSeen extends Spot {
  /** The document's name of the card or place. */
  readonly id: string;
  readonly box: Box;
}

export interface Glimpse {
  /** The open dialog's name. */
  readonly dialog: string | undefined;
  /** The test id of what has the focus, or "". */
  readonly focused: string;
  /** Every card that shows, and with index −1 the place of every pile. */
  readonly spots: readonly SpotSeen[];
  /** The number that is said to be left in the stock. */
  readonly stock: number;
  readonly removedRuns: number;
}

export async function glimpse(page: Page): Promise<Glimpse> {
  const { dialog, spots, ...rest } = await page.evaluate(() => {
    const table = document.querySelector<HTMLElement>("#table");
    const elements = [...(table?.querySelectorAll<HTMLElement>("[data-pile]") ?? [])];
    return {
      dialog: document.querySelector<HTMLElement>("dialog[open]")?.dataset.testid,
      focused: (document.activeElement as HTMLElement | null)?.dataset.testid ?? "",
      stock: Number(/\d+/.exec(table?.querySelector(".table-count")?.textContent ?? "")?.[0] ?? 0),
      removedRuns: document.querySelectorAll(".run-places > .filled").length,
      spots: elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { pile = "", index = "-1" } = element.dataset;
        return { id: element.id, pile, index: Number(index), box: { x, y, width, height } };
      }),
    };
  });
  return {
    ...rest,
    dialog: dialog?.replace(/^dialog-/, ""),
    spots: spots.map((spot) => ({ ...spot, pile: spot.pile as PileId })),
  };
}

/** Of one pack, those that left the table in a whole run among them. */
const PACK = 52;

/** Sentences on cards that are missing, or there twice. */
export function cardFaults({ spots, stock, removedRuns }: Glimpse): readonly string[] {
  const cards = spots.filter(({ index }) => index >= 0);
  const faults: string[] = [];
  let count = stock + 13 * removedRuns;
  for (const pile of new Set<string>(cards.map(({ pile }) => pile))) {
    const indices = cards.filter((card) => card.pile === pile).map(({ index }) => index);
    // Of these only the last cards show. A run on its way out is counted by its mark.
    if (pile === "waste" || pile.startsWith("f")) count += Math.max(...indices) + 1;
    else if (pile.startsWith("c")) {
      count += indices.length;
      const inOrder = indices.sort((a, b) => a - b).every((index, i) => index === i);
      if (!inOrder) faults.push(`${pile} shows the cards ${indices.join()}`);
    }
  }
  // Ten columns and a stock are Spider's, which has two packs.
  const has = (pile: PileId): boolean => spots.some((spot) => spot.pile === pile);
  if (count !== (has("stock") && has("c9") ? 2 : 1) * PACK) faults.push(`the table holds ${count} cards`);
  const ids = new Set(cards.map(({ id }) => id));
  if (ids.size < cards.length) faults.push(`${cards.length - ids.size} cards are there twice`);
  return faults;
}

export function spotSeen({ spots }: Glimpse, { pile, index }: Spot): SpotSeen | undefined {
  return spots.find((spot) => spot.pile === pile && spot.index === index);
}

/** Where a finger meets the spot: in the middle of what the pile's next card leaves free. */
export function pointOf(seen: Glimpse, spot: SpotSeen): Point {
  const { x, y, width, height } = uncovered(
    spot.box,
    spotSeen(seen, { ...spot, index: spot.index + 1 })?.box,
  );
  return { x: x + width / 2, y: y + height / 2 };
}
