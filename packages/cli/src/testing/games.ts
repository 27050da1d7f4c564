import { type Game, newGame, parsePosition, parseRecord, replay, type Start } from "@faceup/rules";

/** A won game of Simple Simon with one suit: 50 moves, score 850; made by an independent program. */
export const WON_SIMON =
  "SS1-S1-AAAAABD 10>4 8>6 6>5x2 6>4 6>3 9>6 6>5x2 7>6 7>3 6>4x2 3>2x3 7>6 3>7 5>6x5 3>5 5>3x2 3>8x3 3>7 3>8 " +
  "7>3x3 3>4x4 1>4 5>7 5>3 5>7 2>5x6 2>3 2>9 2>10 2>8 4>2x10 2>7x11 1>2 4>1 5>1x7 1>9x9 3>1x3 1>8x4 1>3 4>1 " +
  "4>3 10>4 1>8x2 4>1x2 6>4x6 4>1x7 4>9 2>9 1>3x10 3>1x12";

/** A won game of Thoughtful, draw 3: 163 moves, score 390; made by an independent program. */
export const WON_THOUGHTFUL =
  "TF1-D3N-AAAAAAC 2>f 7>1 7>f d d d d d d w>1 7>1 d d r d d d d d d w>2 4>2 4>f 6>f 4>1 4>f 2>f 5>4 5>3 " +
  "5>1 7>5 5>4x2 d d r d d d d w>6 2>6x2 w>2 d d d d r d d d w>3 d d d d r d d d d w>3 6>3x4 d d d r d d d " +
  "d w>4 d d w>5 7>5 7>2 7>6 r d d d d d w>7 d w>4 r d d w>2 d w>7 3>7x8 3>2 3>f d d r d d d w>4 d w>4 r d " +
  "w>2 w>f w>4 d d w>f 1>f 7>f 7>f 4>f 6>7x2 6>f 6>1 d r d w>6 d w>6 w>f 1>f 1>f 7>f 1>f 7>f 1>f w>f 7>f " +
  "1>f 7>f 7>f w>f w>f 4>f 1>f 4>f 6>f 4>f 2>f 6>f 7>f 4>f 2>f 7>f 6>f 2>f 4>f 5>f 7>f 2>f 4>f 5>f 7>f 4>f " +
  "2>f 5>f 7>f";

export function gameOf(record: string): Game {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(parsed.error.fault.code);
  const played = replay(parsed.value);
  if (!played.ok) throw new Error(`move ${played.error.number} is illegal`);
  return played.value;
}

/** A game that starts from a position, given as the JSON of files. */
export function gameFrom(position: object): Game {
  const parsed = parsePosition(JSON.stringify(position));
  if (!parsed.ok) throw new Error(parsed.error.code);
  const start: Start = { type: "position", position: parsed.value.position };
  return newGame(start);
}

/** Simple Simon with the longest column that play leads to: twenty cards (SS-1, SS-5). */
export const TWENTY_CARDS = {
  game: "SS1-S4",
  columns: [
    [
      "9H",
      "AC",
      "3S",
      "3H",
      "KD",
      "8D",
      "2D",
      "KS",
      "QC",
      "JD",
      "TH",
      "9S",
      "8C",
      "7D",
      "6H",
      "5S",
      "4C",
      "3D",
      "2H",
      "AS",
    ],
    ["9D", "QS", "JS", "9C"],
    ["QH", "6D", "7H", "6S"],
    ["AH", "JC", "TS", "7S"],
    ["AD", "5D", "2C", "4D", "TD"],
    ["3C", "JH", "KC", "5H", "6C"],
    ["8H", "KH", "2S", "4S"],
    ["8S", "QD", "7C"],
    ["4H", "5C"],
    ["TC"],
  ],
};

/** Spiderette with a whole pack in one column, some of it face down. */
export const FIFTY_TWO_CARDS = {
  game: "ST1-S4",
  columns: [
    [],
    [],
    [..."SHDC"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit)),
    [],
    [],
    [],
    [],
  ],
  stock: [],
  faceDown: [0, 0, 2, 0, 0, 0, 0],
};

/** Thoughtful just before the end: only moves to the foundations are left (TF-11). */
export const NEARLY_WON = {
  game: "TF1-D1N",
  columns: [["KS", "QH"], ["KH"], ["KD"], ["KC"], [], [], []],
  stock: [],
  waste: [],
  foundations: { S: 12, H: 11, D: 12, C: 12 },
};

/** A game of Simple Simon with two suits played to where no move is left, by an independent program. */
export const LOST_SIMON = "SS1-S2-DRIICDY 2>7 1>8 1>8 1>8 5>9 3>8 5>7";

/** The first moves of a record: a late position is decided in no time. */
export function until(record: string, moves: number): string {
  return record
    .split(" ")
    .slice(0, moves + 1)
    .join(" ");
}
