/** Positions that tests start from: arranged by hand, or met in a won game. */
import { act, type Game, newGame, type Position, readPosition } from "@faceup/rules";
import { movesOf } from "./movesOf.ts";

const cards = (text: string): readonly string[] => text.split(" ").filter((card) => card !== "");
/** Columns between bars, from the left, the deepest card first. */
const columns = (text: string): readonly (readonly string[])[] => text.split("|").map(cards);

export const POSITIONS = {
  /** Four suits: two mixed runs, a king, an ace and an empty column. */
  mixed: {
    game: "SS1-S4",
    columns: columns(
      "8C 3D 4S TH 2C 9S 8S 7S | " +
        "5S QH 2D 6C 5D JH TS | " +
        "QD AH 7C 5C KD 8H | " +
        "TD | " +
        " | " +
        "AD 4C 6S 2H 3C AS | " +
        "3S KS AC JD 4D KH | " +
        "4H 3H 7H 8D 5H QC | " +
        "QS JS 2S 9H 6D 7D | " +
        "9D 6H TC KC JC 9C",
    ),
  },
  /** Draw 1: a run of one colour, a gap in a column, an empty column, waste and stock. */
  kings: {
    game: "TF1-D1N",
    columns: columns(
      "4C 6C KS QH JS | " +
        "8H 3H 9D 8S | " +
        "3S QD 6H 7C | " +
        " | " +
        "JC TD 3C TH 9H | " +
        "KH JH 5S 4D | " +
        "8C KC AC 3D",
    ),
    stock: cards("TC 7S 2C 2D 4S 5H QS JD 7D AD 2H 5C AH 4H TS 7H 6S 6D 9C 9S"),
    waste: cards("KD QC 5D 8D"),
    foundations: { S: 2, H: 0, D: 0, C: 0 },
  },
  /** Draw 3: no stock left, a king on the waste. */
  spent: {
    game: "TF1-D3N",
    columns: columns(
      "7C TH 5H JH AC 4C AD 4H 3S | " +
        "KC QD JC | " +
        "TS KS 2C 8S QH 3C QC 2D AH | " +
        " | " +
        "KD TD 3H 7D 4S 6H 8H 7S 6S | " +
        "5D 8D 9H 6C 8C JD 9C TC | " +
        "5S 4D QS JS 3D 9D 7H 5C",
    ),
    stock: cards(""),
    waste: cards("6D 9S 2H KH"),
    foundations: { S: 2, H: 0, D: 0, C: 0 },
  },
  /** Draw 1: neither stock nor waste. */
  bare: {
    game: "TF1-D1N",
    columns: columns(
      "QC 4D 9D 4C AD 7D 9S 4H 3S | " +
        "KC QD JC | " +
        "KD 6H QH QS 5H KH TD 9H 2D | " +
        " | " +
        "JD 8D 7C 2C 3D 5D 6D 8H 7S 6S | " +
        "5S 4S JH 8C 6C 3C 5C 9C TC | " +
        "3H KS JS TH TS 8S 7H AC",
    ),
    stock: cards(""),
    waste: cards(""),
    foundations: { S: 2, H: 2, D: 0, C: 0 },
  },
  /** A won game with four suits after twelve moves: mixed runs of two to five parts and one empty column. */
  runs: {
    game: "SS1-S4",
    columns: columns(
      "KD TC 2D QH 6C JD AC AH | " +
        "JC 7D 8C QC 3C 8D 7S 6D 5C 4C 3H 2H | " +
        "5D 5H | " +
        "2S 7H 9S JH AS TD TS 9C 8S | " +
        "9D QD 4S KS | " +
        "7C 2C 4D 3S | " +
        "4H 6H 3D 6S 5S | " +
        "KC QS JS TH 9H 8H | " +
        "KH AD | " +
        "",
    ),
  },
} as const;

export type PositionName = keyof typeof POSITIONS;

/** The text that a link carries (CO-4). */
export function positionText(name: PositionName): string {
  return JSON.stringify(POSITIONS[name]);
}

export function position(name: PositionName): Position {
  const read = readPosition(POSITIONS[name]);
  if (!read.ok) throw new Error(`${name} is no position: ${read.error.code}`);
  return read.value.position;
}

/** A game from the position, with no move made (UN-4). */
export function gameFrom(name: PositionName): Game {
  return newGame({ type: "position", position: position(name) });
}

/** The game after some moves more, as text; each is an action of its own. */
export function played(game: Game, ...moves: readonly string[]): Game {
  return moves.reduce((before, text) => oneAction(before, text), game);
}

/** The game after one action of several moves, separated by blanks (SS-14). */
export function oneAction(game: Game, text: string): Game {
  const acted = act(game, movesOf(text));
  if (!acted.ok) throw new Error(`${text} is refused: ${acted.error.reason}`);
  return acted.value;
}

/** A record's position without its moves. */
export function positionOf(record: string): string {
  return record.slice(0, record.lastIndexOf("}") + 1);
}
