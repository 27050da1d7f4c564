import {
  err,
  ok,
  type PerSuit,
  parseSuit,
  RANK_LETTERS,
  RANKS_PER_SUIT,
  type Result,
  SUITS,
  type Suit,
} from "@faceup/rules";
import type { Token } from "./boardLines.ts";
import type { FormatError } from "./error.ts";

/** A foundation as boards write it: `H-0` empty, `H-7` up to the seven, `H-K` full. */
export interface FoundationWord {
  readonly suit: Suit;
  readonly height: number;
  readonly token: Token;
}

/** The order in which fc-solve and Klondike-Solver write them. */
const WRITTEN: readonly Suit[] = ["H", "C", "D", "S"];

export function readFoundations(tokens: readonly Token[]): Result<readonly FoundationWord[], FormatError> {
  const words: FoundationWord[] = [];
  for (const token of tokens) {
    const found = foundationWord(token);
    if (found === undefined) {
      return err({ fault: { code: "foundation-text", text: token.text }, at: token.at });
    }
    words.push(found);
  }
  return ok(words);
}

function foundationWord(token: Token): FoundationWord | undefined {
  const plain = token.text.replace(/\ufe0e|\ufe0f/g, "");
  const [, letter = "", rank = ""] = /^(.)-?(.+)$/u.exec(plain) ?? [];
  const suit = parseSuit(letter);
  const height = /^1?\d$/.test(rank) ? Number(rank) : RANK_LETTERS.indexOf(rank.toUpperCase()) + 1;
  const known = rank === "0" || (rank !== "" && height >= 1 && height <= RANKS_PER_SUIT);
  return suit !== undefined && known ? { suit, height, token } : undefined;
}

/** The heights for a game with foundations; a suit named twice has two of them, which none of the games has. */
export function heightsOf(words: readonly FoundationWord[]): Result<PerSuit, FormatError> {
  const heights = new Map<Suit, number>();
  for (const { suit, height, token } of words) {
    if (heights.has(suit)) return err({ fault: { code: "foundation-text", text: token.text }, at: token.at });
    heights.set(suit, height);
  }
  const [s = 0, h = 0, d = 0, c = 0] = SUITS.map((suit) => heights.get(suit) ?? 0);
  return ok([s, h, d, c]);
}

/** The removed runs of a game without foundations: a king says that the run is there. */
export function runsOf(words: readonly FoundationWord[]): Result<readonly Suit[], FormatError> {
  const part = words.find(({ height }) => height !== 0 && height !== RANKS_PER_SUIT);
  if (part !== undefined) {
    return err({ fault: { code: "foundation-run", text: part.token.text }, at: part.token.at });
  }
  return ok(words.flatMap(({ suit, height }) => (height > 0 ? [suit] : [])));
}

/** `H-0 C-A D-0 S-K` */
export function makeFoundations(heights: PerSuit): string {
  return WRITTEN.map((suit) => {
    const height = heights[SUITS.indexOf(suit)] ?? 0;
    return `${suit}-${height === 0 ? "0" : RANK_LETTERS.charAt(height - 1)}`;
  }).join(" ");
}
