import {
  type Action,
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
  withJump,
} from "@faceup/rules";

/** Before the number of actions that a jump goes back or over to. */
const JUMP = "@";

/** One text per action: its moves, separated by a blank, or a jump. */
export function makeActions(made: readonly Pick<Action, "moves" | "jump">[]): string[] {
  return made.map(({ moves, jump }) =>
    jump === undefined ? moves.map(makeMove).join(" ") : `${JUMP}${jump}`,
  );
}

/** How many moves led to the end of stored actions: what was jumped over is none of them. */
export function countMoves(actions: readonly string[]): number {
  const counts = [0];
  actions.forEach((text, i) => {
    const count = counts[readJump(text) ?? i] ?? 0;
    counts.push(readJump(text) === undefined ? count + text.split(" ").length : count);
  });
  return counts.at(-1) ?? 0;
}

/** undefined: no jump. */
function readJump(text: string): number | undefined {
  return /^@\d{1,9}$/.test(text) ? Number(text.slice(JUMP.length)) : undefined;
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

/** undefined where a text is neither move nor jump, a move is not legal, or a jump leads nowhere. */
export function playActions(start: Start, texts: readonly string[]): Game | undefined {
  let game = newGame(start);
  let next = 0;
  while (next < texts.length) {
    const end = texts.findIndex((text, i) => i >= next && readJump(text) !== undefined);
    const played = playMoves(game, texts.slice(next, end < 0 ? texts.length : end));
    if (played === undefined) return undefined;
    game = played;
    if (end < 0) break;
    const place = readJump(texts[end] ?? "");
    if (place === undefined || place > end) return undefined;
    game = withJump(game, place);
    next = end + 1;
  }
  return game;
}

function playMoves(game: Game, texts: readonly string[]): Game | undefined {
  const read = texts.map(readMoves);
  if (!read.every((moves) => moves !== undefined)) return undefined;
  const played = actAll(game, read);
  return played.refusal === undefined ? played.game : undefined;
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
