import type { Position } from "@faceup/rules";
import { expect, type Locator, type Page } from "@playwright/test";
import { type CardBox, cardBoxes, middle, type Point } from "./geometry.ts";
import { expectedTable, type PileId, type Shown, type Spot, shownTable } from "./seen.ts";

/** The table on the screen: what it shows and where. */
export class Table {
  readonly page: Page;
  readonly root: Locator;
  /** The likenesses of the cards in the hand. */
  readonly inHand: Locator;
  /** Rings round refused cards. */
  readonly refusedRing: Locator;

  /** The table of the game under way, or the one in an example. */
  constructor(page: Page, root: Locator = page.getByTestId("table")) {
    this.page = page;
    this.root = root;
    this.inHand = this.root.locator(".table-lifted .card");
    this.refusedRing = this.root.locator(".ring-refused");
  }

  card({ pile, index }: Spot): Locator {
    return this.root.locator(`[data-pile="${pile}"][data-index="${index}"]`);
  }

  /** The place of a pile, whatever lies on it. It carries what is marked about the pile. */
  place(pile: PileId): Locator {
    return this.root.locator(`[data-pile="${pile}"]:not([data-index])`);
  }

  async shown(): Promise<Shown> {
    const { piles, cards, stock } = await this.root.evaluate((table) => {
      const elements = [...table.querySelectorAll<HTMLElement>("[data-pile]")];
      const places = elements.filter((element) => element.dataset.index === undefined);
      return {
        // In some languages a word stands before the number.
        stock: Number(/\d+/.exec(table.querySelector(".table-count")?.textContent ?? "")?.[0] ?? Number.NaN),
        piles: places.map((element) => element.dataset.pile ?? ""),
        cards: elements
          .filter((element) => element.dataset.index !== undefined)
          .map(({ dataset }) => ({
            pile: dataset.pile ?? "",
            index: Number(dataset.index),
            card: dataset.card,
          })),
      };
    });
    return shownTable(piles, cards, stock);
  }

  /** The position on the screen is this one, or is about to be: removed cards may still be on their way out. */
  async shows(position: Position, message?: string): Promise<void> {
    await expect
      .poll(() => this.shown(), {
        intervals: [5, 20, 50, 100],
        ...(message === undefined ? {} : { message }),
      })
      .toEqual(expectedTable(position));
  }

  /** All cards lie still. */
  async settled(): Promise<void> {
    await cardBoxes(this.page, []);
  }

  /** How many cards are on their way. */
  async flying(): Promise<number> {
    return this.root.evaluate(
      (table) =>
        table.getAnimations({ subtree: true }).filter(({ effect, playState }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return (
            playState === "running" && target instanceof HTMLElement && target.hasAttribute("data-index")
          );
        }).length,
    );
  }

  async box(spot: Spot): Promise<CardBox> {
    const [box] = await cardBoxes(this.page, [spot]);
    if (box === undefined) throw new Error("no box for one spot");
    return box;
  }

  /** Where a finger meets a card. */
  async point(spot: Spot): Promise<Point> {
    return middle((await this.box(spot)).visible);
  }

  /** Every pile that is marked as taking what is in the hand. */
  async targets(): Promise<readonly string[]> {
    return this.root.evaluate((table) =>
      [...table.querySelectorAll<HTMLElement>("[data-target]")].map(({ dataset }) => dataset.pile ?? ""),
    );
  }

  /** Where the last move went from and to (AP-35). */
  async lastMove(): Promise<Readonly<Record<string, string>>> {
    return this.root.evaluate((table) =>
      Object.fromEntries(
        [...table.querySelectorAll<HTMLElement>("[data-last-move]")].map(({ dataset }) => [
          dataset.lastMove ?? "",
          dataset.pile ?? "",
        ]),
      ),
    );
  }
}
