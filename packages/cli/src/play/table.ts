import { type Card, columnOf, faceDownOf, type Position } from "@faceup/rules";
import { FACE_WIDTH, type Faces } from "../output/face.ts";
import { grid } from "../output/grid.ts";
import { fold } from "./fold.ts";

/** Wider cells would tear the columns apart; narrower ones need the room of neighbours. */
const WIDEST_CELL = 8;

/** The columns under their numbers, in at most `height` lines. */
export function tableLines(
  position: Position,
  faces: Faces,
  width: number,
  height: number | undefined,
): readonly string[] {
  const count = position.columns.length;
  const widest = Math.floor(width / count);
  const room = height === undefined ? Number.POSITIVE_INFINITY : Math.max(2, height - 1);
  // The usual cell holds two cards side by side. Only where a column needs three are cells as wide as can be.
  const usual = Math.max(FACE_WIDTH + 1, Math.min(WIDEST_CELL, widest));
  const longest = Math.max(...position.columns.map((cards) => cards.length));
  const cell = longest > room * across(usual) ? Math.max(usual, widest) : usual;
  return grid(
    position.columns.map((_, index) => [
      faces.quiet(String(index + 1).padStart(FACE_WIDTH)),
      ...columnCells(position, index, faces, room, across(cell)),
    ]),
    cell,
  );
}

/** How many cards stand side by side in a cell, a space after each. */
function across(cell: number): number {
  return Math.max(1, Math.floor(cell / (FACE_WIDTH + 1)));
}

function columnCells(
  position: Position,
  index: number,
  faces: Faces,
  room: number,
  most: number,
): readonly string[] {
  const cards = columnOf(position, index);
  if (cards.length === 0) return [faces.none];
  const hidden = faceDownOf(position, index);
  if (cards.length <= room || hidden < 2) return faceCells(cards, hidden, faces, room, most);
  // Hidden cards look all the same: one row says how many there are, before any face gives up its own.
  return [
    `${faces.hidden} ${faces.quiet(String(hidden))}`,
    ...faceCells(cards.slice(hidden), 0, faces, room - 1, most),
  ];
}

function faceCells(
  cards: readonly Card[],
  hidden: number,
  faces: Faces,
  room: number,
  most: number,
): readonly string[] {
  const shown = cards.map((card, i) => (i < hidden ? faces.hidden : faces.card(card)));
  const { omitted, rows } = fold(shown.length, room, most);
  const cells = omitted > 0 ? [faces.quiet(`+${omitted}`)] : [];
  let next = omitted;
  for (const size of rows) {
    cells.push(shown.slice(next, next + size).join(" "));
    next += size;
  }
  return cells;
}
