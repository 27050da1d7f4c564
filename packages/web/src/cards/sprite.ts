/** The sprite: every shape of the cards once per document, for `<use>` to repeat. */
import { SUITS } from "@faceup/rules";
import { type Court, CRESTS, type Layer, PIPS, type Tone } from "./art.ts";
import { BUSTS } from "./busts.ts";
import { GLYPHS, type GlyphName } from "./glyphs.generated.ts";
import { svg } from "./svg.ts";

const SPRITE_ID = "card-sprite";
const COURTS = ["J", "Q", "K"] as const satisfies readonly Court[];

/** Ids inside the sprite. Pips are in a square of 100, glyphs in font units, the rest as art.ts and busts.ts say. */
export type ShapeId =
  | `card-pip-${keyof typeof PIPS}`
  | `card-glyph-${GlyphName}`
  | `card-crest-${Court}`
  | `card-bust-${Court}`;

export function toneColour(tone: Tone): string {
  return `var(--${tone})`;
}

/** Puts the sprite into the document; a second call finds it there and leaves it. */
export function installSprite(document: Document): void {
  if (document.getElementById(SPRITE_ID)) return;
  const shape = (id: ShapeId, d: string) => svg(document, "path", { id, d });
  const shapes = [
    ...SUITS.map((suit) => shape(`card-pip-${suit}`, PIPS[suit])),
    ...(Object.keys(GLYPHS) as GlyphName[]).map((name) => shape(`card-glyph-${name}`, GLYPHS[name].d)),
    ...COURTS.map((court) => shape(`card-crest-${court}`, CRESTS[court])),
    ...COURTS.map((court) => bust(document, court)),
  ];
  const sprite = svg(
    document,
    "svg",
    { id: SPRITE_ID, class: "card-sprite", width: 0, height: 0, "aria-hidden": "true" },
    [svg(document, "defs", {}, shapes)],
  );
  document.body.prepend(sprite);
}

function bust(document: Document, court: Court): SVGElement {
  const id: ShapeId = `card-bust-${court}`;
  return svg(
    document,
    "g",
    { id },
    BUSTS[court].map((layer) => drawLayer(document, layer)),
  );
}

function drawLayer(document: Document, [tone, d, line]: Layer): SVGElement {
  const colour = toneColour(tone);
  if (line === undefined) return svg(document, "path", { d, fill: colour });
  return svg(document, "path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": line,
    "stroke-linecap": "round",
  });
}
