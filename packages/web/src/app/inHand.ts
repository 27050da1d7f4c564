import type { Position } from "@faceup/rules";
import { type AppText, cardName, foundationName } from "@faceup/text";
import type { Happening } from "../game/happening.ts";
import { firstOf } from "../game/piles.ts";
import { columnIndex, foundationSuit, type PileId } from "../table/model.ts";

type PickedUp = Extract<Happening, { type: "picked-up" }>;

/** What was picked up, and, if the player wants such hints (RU-3), where it may go. */
export function inHand(text: AppText, position: Position, happening: PickedUp, hints: boolean): string {
  const { carried, targets } = happening;
  const first = firstOf(position, carried);
  if (first === undefined) return "";
  const words = text.t("say.inHand", { card: cardName(text, first), count: carried.count });
  if (!hints) return words;
  const places = targets.map((pile) => placeName(text, pile)).join(", ");
  return `${words} ${places === "" ? text.t("say.fitsNowhere") : text.t("say.fits", { places })}`;
}

function placeName(text: AppText, pile: PileId): string {
  const suit = foundationSuit(pile);
  if (suit !== undefined) return foundationName(text, suit);
  return text.t("say.column", { column: String((columnIndex(pile) ?? 0) + 1) });
}
