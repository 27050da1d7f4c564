/**
 * The figure below the index of a card nothing lies on: pips, a large ace or a bust on roomy cards, one large
 * pip with a crest for courts on narrow ones (AP-12). Pure; all lengths in CSS pixels.
 */
import { ACE, type Rank, type Suit } from "@faceup/rules";
import { ART_UNIT, type Court, CREST_HEIGHT, type Tone } from "./art.ts";
import { BADGES, BUST_HEIGHT } from "./busts.ts";
import { type FaceSpec, type IndexPlace, leftPad, ROOMY, snap } from "./indexPlace.ts";
import { courtOf } from "./letters.ts";
import { PIP_PLACES } from "./pipPlaces.ts";
import type { ShapeId } from "./sprite.ts";

/** One shape of the sprite: its box's top left corner, its width, and its colour where it is not the suit's. */
export interface Mark {
  readonly shape: ShapeId;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tone?: Tone;
  /** Drawn as an outline this thick, in art units, instead of filled. */
  readonly line?: number;
}

export function figure(
  spec: FaceSpec,
  suit: Suit,
  rank: Rank,
  index: IndexPlace,
  scale: number,
): readonly Mark[] {
  const court = courtOf(rank);
  // Q reaches below the capitals; the figure begins under it.
  const top = index.y + index.cap * 1.06;
  if (spec.width < ROOMY) {
    return court ? crested(spec, suit, court, top, scale) : [centred(spec, suit, 0.64, top, scale)];
  }
  if (court) return bust(spec, suit, court, top, scale);
  return rank === ACE ? ace(centred(spec, suit, 0.62, top, scale)) : pips(spec, suit, rank, index, scale);
}

/** One pip in the middle of what the index leaves, at most `share` of the card's width. */
function centred({ width, height }: FaceSpec, suit: Suit, share: number, top: number, scale: number): Mark {
  const size = snap(Math.min(share * width, 0.64 * (height - top)), scale);
  const x = snap((width - size) / 2, scale);
  return { shape: `card-pip-${suit}`, x, y: snap((top + height - size) / 2, scale), size };
}

/** A pip with a fine line inside its edge and a small white pip at its heart. */
function ace(pip: Mark): readonly Mark[] {
  // Hearts narrow downwards: the inner shapes hang a little higher to look centred.
  const lift = pip.shape === "card-pip-H" ? 0.03 : 0;
  const inner = (share: number): Mark => {
    const inset = (pip.size * (1 - share)) / 2;
    return {
      shape: pip.shape,
      x: pip.x + inset,
      y: pip.y + inset - lift * pip.size,
      size: pip.size * share,
      tone: "face",
    };
  };
  return [pip, { ...inner(0.78), line: 2.6 }, inner(0.24)];
}

function pips(spec: FaceSpec, suit: Suit, rank: Rank, index: IndexPlace, scale: number): readonly Mark[] {
  const { width, height } = spec;
  const top = index.y + index.cap + 0.075 * width;
  const room = height - top - 0.1 * width;
  // Larger where few stand; where the card is short or the index large, the rows have to stay apart.
  const size = snap(
    rank < 9 ? Math.min((rank < 7 ? 0.22 : 0.2) * width, room / 3.3) : Math.min(0.2 * width, room / 4.3),
    scale,
  );
  const places = PIP_PLACES[rank] ?? [];
  return places.map(([x, y]) => ({
    shape: `card-pip-${suit}`,
    x: snap((x / 100) * width - size / 2, scale),
    y: snap(top + (y / 100) * (room - size), scale),
    size,
  }));
}

function bust(spec: FaceSpec, suit: Suit, court: Court, top: number, scale: number): readonly Mark[] {
  const { width, height } = spec;
  const size = Math.min(0.93 * width, ((height - top - 0.03 * width) * ART_UNIT) / BUST_HEIGHT);
  const x = (width - size) / 2;
  const y = snap(height, scale) - (size * BUST_HEIGHT) / ART_UNIT;
  const badge = BADGES[court];
  const unit = size / ART_UNIT;
  return [
    { shape: `card-bust-${court}`, x, y, size },
    {
      shape: `card-pip-${suit}`,
      x: x + (badge.x - badge.size / 2) * unit,
      y: y + (badge.y - badge.size / 2) * unit,
      size: badge.size * unit,
      tone: badge.tone,
    },
  ];
}

/** Crest over pip, together centred in what the index leaves. */
function crested(
  { width, height }: FaceSpec,
  suit: Suit,
  court: Court,
  top: number,
  scale: number,
): readonly Mark[] {
  const room = height - top - leftPad(width);
  const pip = snap(Math.min(0.46 * width, 0.5 * room), scale);
  const crest = snap(Math.min(0.5 * width, 0.52 * room), scale);
  const crestHeight = (crest * CREST_HEIGHT) / ART_UNIT;
  const gap = 0.03 * room;
  const y = top + Math.max(0, (room - crestHeight - gap - pip) / 2);
  return [
    { shape: `card-crest-${court}`, x: snap((width - crest) / 2, scale), y, size: crest },
    {
      shape: `card-pip-${suit}`,
      x: snap((width - pip) / 2, scale),
      y: snap(y + crestHeight + gap, scale),
      size: pip,
    },
  ];
}
