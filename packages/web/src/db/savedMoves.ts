import {
  actAll,
  type Game,
  type Move,
  makeMove,
  newGame,
  parseMove,
  parseStrictCode,
  readPosition,
  type Start,
  startOf,
} from "@faceup/rules";

/** One text per action: its moves, separated by a blank. */
export function makeActions(made: readonly { readonly moves: readonly Move[] }[]): string[] {
  return made.map(({ moves }) => moves.map(makeMove).join(" "));
}

/** How many moves stored actions are. */
export function countMoves(actions: readonly string[]): number {
  return actions.reduce((sum, text) => sum + text.split(" ").length, 0);
}

/** A stored start: a code, or a position's JSON data. undefined where it is neither. */
export function readStart(stored: string | object): Start | undefined {
  if (typeof stored === "string") {
    const code = parseStrictCode(stored);
    return code.ok ? { type: "code", code: code.value } : undefined;
  }
  const read = readPosition(stored);
  return read.ok ? startOf(read.value) : undefined;
}

/** undefined where a text is no move, or a move is not legal. */
export function playActions(start: Start, texts: readonly string[]): Game | undefined {
  const read = texts.map(readMoves);
  if (!read.every((moves) => moves !== undefined)) return undefined;
  const { game, refusal } = actAll(newGame(start), read);
  return refusal === undefined ? game : undefined;
}

/** The moves of an action; undefined where its text is none. */
export function readMoves(text: string): readonly Move[] | undefined {
  const moves: Move[] = [];
  for (const token of text.split(" ")) {
    const move = parseMove(token);
    if (!move.ok) return undefined;
    moves.push(move.value);
  }
  return moves;
}
