/** Cards and suits outside the table: in sentences, in the header, on empty places. */
import { type Card, rankOf, type Suit, suitOf } from "@faceup/rules";
import { ART_UNIT } from "./art.ts";
import { GLYPH_CAP, GLYPHS } from "./glyphs.generated.ts";
import { type Letters, rankGlyph } from "./letters.ts";
import { svg } from "./svg.ts";

/** In cap heights: the pip and the space before it, closer than on a card. */
const PIP = 0.95;
const GAP = 0.06;

/**
 * A card as an inline element, "7♥" drawn on a small white plate. Hidden from assistive technology: the sentence
 * around it names the card. Scales with the text; needs the sprite.
 */
export function chip(card: Card, letters: Letters, document: Document = globalThis.document): HTMLElement {
  const suit = suitOf(card);
  const glyph = rankGlyph(rankOf(card), letters);
  const pip = PIP * GLYPH_CAP;
  const pipX = GLYPHS[glyph].width + GAP * GLYPH_CAP;
  const element = document.createElement("span");
  element.className = "card-chip";
  element.dataset.suit = suit;
  element.setAttribute("aria-hidden", "true");
  element.append(
    svg(document, "svg", { viewBox: `0 0 ${pipX + pip} ${GLYPH_CAP}` }, [
      svg(document, "use", { href: `#card-glyph-${glyph}` }),
      svg(document, "use", {
        href: `#card-pip-${suit}`,
        transform: `translate(${pipX} ${(GLYPH_CAP - pip) / 2}) scale(${pip / ART_UNIT})`,
      }),
    ]),
  );
  return element;
}

/** The outline of a suit in the text's colour; class `filled` fills it. Needs the sprite. */
export function suitMark(suit: Suit, document: Document = globalThis.document): SVGSVGElement {
  // Room for the outline, half of which lies outside the shape.
  return svg(document, "svg", { class: "suit-mark", viewBox: "-6 -6 112 112", "aria-hidden": "true" }, [
    svg(document, "use", { href: `#card-pip-${suit}` }),
  ]);
}
