import { card, err, makeCard, ok, type Position, RANKS_PER_SUIT, rulesOf, SUITS } from "@faceup/rules";
import type { Format } from "../format.ts";
import { settle } from "../settle.ts";
import { readPiles } from "../solvitairePiles.ts";
import { solvitairePosition } from "../solvitairePosition.ts";
import { looksLikeSolvitaire } from "../traits.ts";

/** Deals of Solvitaire: the last card of the stock is drawn first, a lower-case suit is a hidden card. */
export const solvitaireJson: Format = {
  name: "solvitaire-json",
  holds: () => true,
  recognise: looksLikeSolvitaire,
  read(text, variant) {
    const piles = readPiles(text);
    if (!piles.ok) return piles;
    const open = variant !== undefined;
    return settle(
      solvitaireJson,
      (each) => {
        const position = solvitairePosition(piles.value, each, open);
        return position.ok ? ok({ position: position.value }) : position;
      },
      variant,
      piles.value.columns.length,
    );
  },
  write(position) {
    const { shape } = rulesOf(position.variant.game);
    const { stock, waste, removed } = position;
    const suits = removed.map(([king]) => (king === undefined ? "" : makeCard(king)));
    // The program has one foundation a suit.
    if (new Set(suits).size < suits.length) {
      return err({ fault: { code: "write-pile", format: "solvitaire-json", pile: "removed" } });
    }
    const foundations = foundationCards(position);
    return ok(
      JSON.stringify({
        "tableau piles": position.columns.map((cards, column) =>
          cards.map((each, i) => shown(makeCard(each), i < (position.faceDown[column] ?? 0))),
        ),
        ...(shape.stock ? { stock: [...stock].reverse().map((each) => shown(makeCard(each), false)) } : {}),
        ...(shape.waste ? { waste: waste.map((each) => shown(makeCard(each), false)) } : {}),
        ...(foundations.length > 0 ? { foundations } : {}),
      }),
    );
  },
};

/** `10S`, hidden `10s`. */
function shown(text: string, hidden: boolean): string {
  const long = text.replace("T", "10");
  return hidden ? long.slice(0, -1) + long.slice(-1).toLowerCase() : long;
}

/** Every card that lies on a foundation, and those of removed runs. */
function foundationCards({ foundations, removed }: Position): readonly string[] {
  const heights = SUITS.map((suit, i) => {
    const gone = removed.some(([king]) => king !== undefined && makeCard(king).endsWith(suit));
    return gone ? RANKS_PER_SUIT : (foundations[i] ?? 0);
  });
  return SUITS.flatMap((suit, i) =>
    Array.from({ length: heights[i] ?? 0 }, (_, rank) => shown(makeCard(card(suit, rank + 1)), false)),
  );
}
