import {
  actAll,
  err,
  type Game,
  type Move,
  makeCode,
  makeMove,
  makePosition,
  newGame,
  ok,
  parseMove,
  parseStrictCode,
  type Result,
  readPosition,
  type Start,
  startOf,
} from "@faceup/rules";
import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A game as it is stored: what is needed to play it again, nothing that the rules can work out. */
const schema = v.object({
  version: v.literal(1),
  id: v.pipe(v.string(), v.minLength(1)),
  /** A code, or a position's JSON data. */
  start: v.union([v.string(), v.record(v.string(), v.unknown())]),
  /** One text per action: its moves, separated by a blank. */
  actions: v.array(v.string()),
  /** How many of the actions stand; the rest can be redone. */
  cursor: count,
  /** Moves made in this attempt (TF-14). */
  made: count,
  /** Milliseconds of play. */
  elapsed: v.pipe(v.number(), v.minValue(0)),
  /** Won once is won, whatever is undone afterwards (UN-2). */
  won: v.boolean(),
  /** open: can be gone on with. ended: a new game or a restart ended it (UN-2). */
  state: v.picklist(["open", "ended"]),
  /** Milliseconds since 1970. */
  begun: v.number(),
  updated: v.number(),
});

export type SavedGame = Readonly<v.InferOutput<typeof schema>>;

/** A stored game brought back to life. */
export interface LoadedGame {
  readonly saved: SavedGame;
  readonly game: Game;
}

/** Why a stored game cannot be read, in a few words for the report. */
export type LoadError = { readonly code: "saved-shape" | "saved-start" | "saved-move" | "saved-cursor" };

export function makeSavedGame(
  game: Game,
  rest: Omit<SavedGame, "version" | "start" | "actions" | "cursor" | "made">,
): SavedGame {
  const { start } = game;
  return {
    version: 1,
    ...rest,
    start: start.type === "code" ? makeCode(start.code) : { ...makePosition(start.position) },
    actions: game.actions.map((action) => action.moves.map(makeMove).join(" ")),
    cursor: game.cursor,
    made: game.made,
  };
}

/** Reads a stored value by playing it again: what comes out is a legal game or an error. */
export function parseSavedGame(stored: unknown): Result<LoadedGame, LoadError> {
  const parsed = v.safeParse(schema, stored);
  if (!parsed.success) return err({ code: "saved-shape" });
  const saved = parsed.output;
  const start = readStart(saved.start);
  if (start === undefined) return err({ code: "saved-start" });
  const actions = saved.actions.map(readMoves);
  if (!actions.every((moves) => moves !== undefined)) return err({ code: "saved-move" });
  const { game, refusal } = actAll(newGame(start), actions);
  if (refusal !== undefined) return err({ code: "saved-move" });
  if (saved.cursor > saved.actions.length) return err({ code: "saved-cursor" });
  return ok({ saved, game: { ...game, cursor: saved.cursor, made: saved.made } });
}

function readStart(stored: SavedGame["start"]): Start | undefined {
  if (typeof stored === "string") {
    const code = parseStrictCode(stored);
    return code.ok ? { type: "code", code: code.value } : undefined;
  }
  const read = readPosition(stored);
  return read.ok ? startOf(read.value) : undefined;
}

function readMoves(text: string): readonly Move[] | undefined {
  const moves: Move[] = [];
  for (const token of text.split(" ")) {
    const move = parseMove(token);
    if (!move.ok) return undefined;
    moves.push(move.value);
  }
  return moves;
}
