/** Draws a card's face or back into its element. */
import { type Card, rankOf, suitOf } from "@faceup/rules";
import { ART_UNIT } from "./art.ts";
import { figure, type Mark } from "./figure.ts";
import { GLYPH_CAP, GLYPHS } from "./glyphs.generated.ts";
import { type FaceSpec, type IndexPlace, placeIndex } from "./indexPlace.ts";
import { rankGlyph } from "./letters.ts";
import { type ShapeId, toneColour } from "./sprite.ts";
import { svg } from "./svg.ts";

export type { FaceSpec } from "./indexPlace.ts";

/** What was drawn into an element last, so that drawing the same again costs a comparison. */
const drawn = new WeakMap<HTMLElement, string>();

/**
 * Builds or updates the face of `card` in `el`, whose only content it becomes. The element also gets
 * `data-suit` (which colours it) and `data-covered`. Needs {@link installSprite} once per document.
 * Cheap to call on every layout: nothing is touched unless something that shows has changed.
 */
export function drawFace(el: HTMLElement, card: Card, spec: FaceSpec): void {
  const document = el.ownerDocument;
  const scale = document.defaultView?.devicePixelRatio ?? 1;
  const suit = suitOf(card);
  const rank = rankOf(card);
  const glyph = rankGlyph(rank, spec.letters);
  const index = placeIndex(spec, GLYPHS[glyph].width / GLYPH_CAP, scale);
  const { width, height, covered } = spec;
  // Strip and print size show through the index alone, so most changes of a strip change nothing here.
  const key = [suit, glyph, width, height, covered, index.cap, index.y, scale].join(" ");
  if (drawn.get(el) === key) return;
  drawn.set(el, key);

  el.classList.remove("back");
  el.dataset.suit = suit;
  el.toggleAttribute("data-covered", covered);
  const marks = covered ? [] : figure(spec, suit, rank, index, scale);
  el.replaceChildren(
    svg(document, "svg", { class: "face", width, height, "aria-hidden": "true" }, [
      ...drawIndex(document, `card-glyph-${glyph}`, `card-pip-${suit}`, index),
      ...marks.map((mark) => drawMark(document, mark)),
    ]),
  );
}

/** Turns `el` face down. Its size is the element's; nothing has to be redrawn when that changes. */
export function drawBack(el: HTMLElement): void {
  if (drawn.get(el) === "back") return;
  drawn.set(el, "back");
  el.classList.add("back");
  delete el.dataset.suit;
  el.removeAttribute("data-covered");
  el.replaceChildren();
}

function drawIndex(
  document: Document,
  glyph: ShapeId,
  pip: ShapeId,
  { cap, x, y, pip: box }: IndexPlace,
): SVGElement[] {
  return [use(document, glyph, x, y, cap / GLYPH_CAP), use(document, pip, box.x, box.y, box.size / ART_UNIT)];
}

function drawMark(document: Document, { shape, x, y, size, tone, line }: Mark): SVGElement {
  const element = use(document, shape, x, y, size / ART_UNIT);
  if (tone) element.setAttribute(line ? "stroke" : "fill", toneColour(tone));
  if (line) {
    element.setAttribute("fill", "none");
    element.setAttribute("stroke-width", String(line));
  }
  return element;
}

function use(document: Document, shape: ShapeId, x: number, y: number, factor: number): SVGElement {
  const transform = `translate(${round(x)} ${round(y)}) scale(${round(factor)})`;
  return svg(document, "use", { href: `#${shape}`, transform });
}

/** Six decimals: a thousandth of a pixel even of glyphs in font units, without the tails of binary fractions. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
