import { column, type Move, transfer } from "@faceup/rules";

/** A packed move: from + to · 16 + count · 256. */
export type PackedMove = number;

export function packMove(from: number, to: number, count: number): PackedMove {
  return from | (to << 4) | (count << 8);
}

export function fromOf(move: PackedMove): number {
  return move & 15;
}

export function toOf(move: PackedMove): number {
  return (move >> 4) & 15;
}

export function countOf(move: PackedMove): number {
  return move >> 8;
}

export function unpackMove(move: PackedMove): Move {
  return transfer(column(fromOf(move)), column(toOf(move)), countOf(move));
}
