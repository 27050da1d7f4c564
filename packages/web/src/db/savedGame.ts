import { err, type Game, isWon, makeCode, makePosition, ok, type Result } from "@faceup/rules";
import * as v from "valibot";
import { migrated, versionOf } from "./migrations.ts";
import { makeActions, playActions, readStart } from "./savedMoves.ts";

/** Not negative, whole. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const duration = v.pipe(v.number(), v.minValue(0));
/** One text per action, as savedMoves.ts writes it. */
const actions = v.array(v.string());

/** The first win, as it was at that moment, whatever is undone and played afterwards (UN-2). */
const win = v.object({
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Milliseconds of play. */
  elapsed: duration,
  score: v.pipe(v.number(), v.integer()),
  /** As the game counts them: of the line (SS-10) or of the whole attempt (TF-14). */
  moves: count,
  /** The line that won. */
  actions,
  /** The fewest moves known to win the deal at that moment, the player's own line aside (AP-18). Left out: none were. */
  par: v.optional(count),
});

/** Can the deal be won? undecided: asked, and beyond the solver's limits. */
export const DEAL_TRUTHS = ["unknown", "undecided", "winnable", "unwinnable"] as const;

/**
 * Whose the moves are. record: opened with moves that are not the player's, and some of them may still stand. shown: the
 * computer has played some of them (AP-20).
 */
export const SOURCES = ["own", "record", "shown"] as const;
export type MoveSource = (typeof SOURCES)[number];

const SAVED_VERSION = 3;

/** A game as it is stored: what is needed to play it again, and what statistics need without playing it. */
const schema = v.object({
  version: v.literal(SAVED_VERSION),
  id: v.pipe(v.string(), v.minLength(1)),
  /** A code, or a position's JSON data. */
  start: v.union([v.string(), v.record(v.string(), v.unknown())]),
  actions,
  /** How many of the actions stand; the rest can be redone. */
  cursor: count,
  /** Moves made in this attempt (TF-14). */
  made: count,
  /** Milliseconds of play. */
  elapsed: duration,
  /** Won once is won, whatever is undone afterwards (UN-2). */
  won: v.boolean(),
  /** null: not won, or won under an earlier version of the app and not known any more. */
  win: v.nullable(win),
  source: v.picklist(SOURCES),
  deal: v.picklist(DEAL_TRUTHS),
  /** open: can be gone on with. ended: a new game or a restart ended it (UN-2). */
  state: v.picklist(["open", "ended"]),
  /** Milliseconds since 1970. */
  begun: v.number(),
  updated: v.number(),
});

export type SavedGame = Readonly<v.InferOutput<typeof schema>>;
export type Win = Readonly<v.InferOutput<typeof win>>;
export type DealTruthWord = SavedGame["deal"];

/** A stored game brought back to life. */
export interface LoadedGame {
  readonly saved: SavedGame;
  readonly game: Game;
}

/** Why a stored game cannot be read, in a few words for the report. */
export type LoadError = {
  readonly code: "saved-newer" | "saved-shape" | "saved-start" | "saved-move" | "saved-cursor" | "saved-win";
};

export function makeSavedGame(
  game: Game,
  rest: Omit<SavedGame, "version" | "start" | "actions" | "cursor" | "made">,
): SavedGame {
  const { start } = game;
  return {
    version: SAVED_VERSION,
    ...rest,
    start: start.type === "code" ? makeCode(start.code) : { ...makePosition(start.position) },
    actions: makeActions(game.actions),
    cursor: game.cursor,
    made: game.made,
  };
}

/** Reads a stored value without playing it: quick, and enough for statistics. Values of earlier versions are migrated. */
export function parseSavedShape(stored: unknown): Result<SavedGame, LoadError> {
  const version = versionOf(stored);
  if (version !== undefined && version > SAVED_VERSION) return err({ code: "saved-newer" });
  const parsed = v.safeParse(schema, migrated(stored));
  return parsed.success ? ok(parsed.output) : err({ code: "saved-shape" });
}

/** Reads a stored value by playing it again: what comes out is a legal game or an error. */
export function parseSavedGame(stored: unknown): Result<LoadedGame, LoadError> {
  const parsed = parseSavedShape(stored);
  if (!parsed.ok) return parsed;
  const saved = parsed.value;
  const start = readStart(saved.start);
  if (start === undefined) return err({ code: "saved-start" });
  const game = playActions(start, saved.actions);
  if (game === undefined) return err({ code: "saved-move" });
  if (saved.cursor > saved.actions.length) return err({ code: "saved-cursor" });
  if (saved.win !== null && !isWinning(game, saved.win)) return err({ code: "saved-win" });
  return ok({ saved, game: { ...game, cursor: saved.cursor, made: saved.made } });
}

/** The line that won lies in the game's own moves, unless others were played after the win. */
function isWinning(game: Game, { actions: line }: Win): boolean {
  const own = makeActions(game.actions.slice(0, line.length));
  const won =
    own.length === line.length && own.every((text, i) => text === line[i])
      ? { ...game, cursor: line.length }
      : playActions(game.start, line);
  return won !== undefined && isWon(won);
}
