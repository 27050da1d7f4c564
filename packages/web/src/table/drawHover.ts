/** The group under the mouse rises a little where it can be lifted. */
import type { Card } from "@faceup/rules";
import type { CardViews } from "./drawCards.ts";
import { liftable } from "./layout.ts";
import { cardsOf, type Spot, type TableModel } from "./model.ts";

export interface Hover {
  /** Shows what lies under the mouse; undefined: nothing. */
  show(model: TableModel, spot: Spot | undefined): void;
}

export function tableHover(root: HTMLElement, views: CardViews): Hover {
  let risen: readonly Card[] = [];
  return {
    show(model, spot) {
      const movable = spot !== undefined && liftable(model, spot);
      const next = movable ? cardsOf(model, spot.pile).slice(spot.index) : [];
      for (const card of risen) if (!next.includes(card)) views.get(card)?.element.classList.remove("hover");
      for (const card of next) views.get(card)?.element.classList.add("hover");
      risen = next;
      root.classList.toggle("table-movable", movable);
      root.classList.toggle("table-pressable", spot?.pile === "stock");
    },
  };
}
