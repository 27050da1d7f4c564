import { type Card, type Position, parseCard } from "@faceup/rules";
import { positionOf } from "./positions.ts";

const COLUMNS = [
  "AS KH AC 4D KD 6C TH 4C",
  "3D 2D 4S 9C AD 7C 8D 9H",
  "JH 6S 8H 5H 2S 3C 6H KS",
  "JS 7D 2C TS 9D TD 5S",
  "2H 9S KC 8C QS AH",
  "QC 7H TC JC QH",
  "JD 3H 5C 6D",
  "8S 4H QD",
  "3S 7S",
  "5D",
];

/** The deal that the Czech document prints. */
export const CZECH: Position = positionOf(
  "S4",
  COLUMNS.map((text) => text.split(" ").map((name) => parseCard(name) as Card)),
  [],
);
