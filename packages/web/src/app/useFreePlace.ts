import { type RefObject, useLayoutEffect } from "react";
import type { Form } from "../table/model.ts";
import { type Box, freest } from "./freePlace.ts";

/** Where a message may stand along the lower edge, the usual place first. */
const PLACES = ["middle", "start", "end"] as const;

/**
 * Puts a message where it covers the fewest cards, the refused one least of all. Upright phones have one place only:
 * there a message is as wide as the table.
 */
export function useFreePlace(bar: RefObject<HTMLElement | null>, form: Form): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const table = element?.closest<HTMLElement>("main");
    if (!element || !table) return;
    const boxes = PLACES.map((place): Box => {
      element.dataset.place = place;
      return element.getBoundingClientRect();
    });
    const best = form === "portrait" ? 0 : freest(boxes, cardBoxes(table));
    element.dataset.place = PLACES[best] ?? "middle";
  }, [bar, form]);
}

function cardBoxes(table: HTMLElement): readonly { readonly box: Box; readonly weight: number }[] {
  return [...table.querySelectorAll(".card, .card-ring")].map((card) => ({
    box: card.getBoundingClientRect(),
    weight: card.matches(".ring-refused") ? 20 : 1,
  }));
}
