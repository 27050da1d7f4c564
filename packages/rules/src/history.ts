import { type GameCode, makeCode } from "./code.ts";
import { deal } from "./deal.ts";
import { rulesOf } from "./games/index.ts";
import type { Move } from "./move.ts";
import type { Position } from "./position.ts";
import type { Refusal } from "./refusal.ts";
import { err, ok, type Result } from "./result.ts";
import type { Ruleset } from "./ruleset.ts";
import { type GameEvent, type ScoreLine, scoreAfter, scoreLines } from "./score.ts";

/** Where a game starts: the deal of a code, or a position entered by hand (UN-4). */
export type Start =
  | { readonly type: "code"; readonly code: GameCode }
  | { readonly type: "position"; readonly position: Position };

/** One action: a move, the single moves of a mixed run (SS-14) or a jump, with what they led to. */
export interface Action {
  /** None in a jump. */
  readonly moves: readonly Move[];
  readonly position: Position;
  readonly events: readonly GameEvent[];
  /** The score after it. */
  readonly score: number;
  /** A jump (UN-1): back, or over, to where the game was after so many actions. */
  readonly jump?: number;
}

/**
 * A game under way: its start, the actions made, and how many of them stand. Undo moves the cursor back and
 * keeps what follows for redo (UN-1). A place in a game is a number of actions, as the cursor is one.
 */
export interface Game {
  readonly start: Start;
  readonly startPosition: Position;
  readonly actions: readonly Action[];
  readonly cursor: number;
  /** All moves made in this attempt, undone or not (TF-14). */
  readonly made: number;
}

export function newGame(start: Start): Game {
  return { start, startPosition: positionAt(start), actions: [], cursor: 0, made: 0 };
}

function positionAt(start: Start): Position {
  return start.type === "code" ? deal(start.code) : start.position;
}

export function gameRules(game: Game): Ruleset {
  return rulesOf(game.startPosition.variant.game);
}

function lastAction(game: Game): Action | undefined {
  return game.actions[game.cursor - 1];
}

export function currentPosition(game: Game): Position {
  return lastAction(game)?.position ?? game.startPosition;
}

export function currentScore(game: Game): number {
  return lastAction(game)?.score ?? gameRules(game).scoring.start;
}

export function isWon(game: Game): boolean {
  return gameRules(game).won(currentPosition(game));
}

/** The actions that led here: without jumps, and without what was jumped over. */
export function line(game: Game): readonly Action[] {
  return placesOf(game, game.cursor).flatMap((place) => game.actions[place - 1] ?? []);
}

/** The places on the way to one of them, the start left out, each after one action more. */
export function placesOf(game: Game, place: number): readonly number[] {
  const places: number[] = [];
  let at = place;
  while (at > 0) {
    const jump = game.actions[at - 1]?.jump;
    if (jump === undefined) places.push(at);
    at = jump ?? at - 1;
  }
  return places.reverse();
}

/** The moves of the line itself: what records, par and replay count. */
export function lineMoves(game: Game): readonly Move[] {
  return line(game).flatMap((action) => action.moves);
}

/** The move count a player sees: SS-10 takes it back with undo, TF-14 counts the whole attempt. */
export function moveCount(game: Game): number {
  return gameRules(game).scoring.counts === "attempt" ? game.made : lineMoves(game).length;
}

/** The score worked out by kind of event (AP-9). */
export function workedOut(game: Game): readonly ScoreLine[] {
  return scoreLines(
    gameRules(game).scoring,
    line(game).flatMap((action) => action.events),
  );
}

/** Plays one move or several as one action. A refused move changes nothing; redo stays (UN-1). */
export function act(game: Game, moves: readonly Move[]): Result<Game, Refusal> {
  const played = actAll(game, [moves]);
  return played.refusal === undefined ? ok(played.game) : err(played.refusal);
}

/** Actions one after the other, up to the first that is refused; the game is as far as they went. */
export interface PlayedOn {
  readonly game: Game;
  readonly refusal?: Refusal;
}

/** Plays many actions in time that grows with their number. One without a move is none. */
export function actAll(game: Game, actions: Iterable<readonly Move[]>): PlayedOn {
  const rules = gameRules(game);
  const made = game.actions.slice(0, game.cursor);
  let [position, score] = [currentPosition(game), currentScore(game)];
  let moves = 0;
  let refusal: Refusal | undefined;
  for (const action of actions) {
    const played = playAction(rules, position, score, action);
    if (!played.ok) {
      refusal = played.error;
      break;
    }
    if (action.length === 0) continue;
    made.push(played.value);
    moves += action.length;
    ({ position, score } = played.value);
  }
  const played =
    moves === 0 ? game : { ...game, actions: made, cursor: made.length, made: game.made + moves };
  return refusal === undefined ? { game: played } : { game: played, refusal };
}

function playAction(
  rules: Ruleset,
  start: Position,
  score: number,
  moves: readonly Move[],
): Result<Action, Refusal> {
  let position = start;
  const events: GameEvent[] = [];
  for (const move of moves) {
    const refused = rules.check(position, move);
    if (refused !== undefined) return err(refused);
    const played = rules.play(position, move);
    position = played.position;
    events.push(...played.events);
  }
  return ok({ moves, position, events, score: scoreAfter(rules.scoring, score, events) });
}

export function canUndo(game: Game): boolean {
  return game.cursor > 0;
}

export function canRedo(game: Game): boolean {
  return game.cursor < game.actions.length;
}

/** The last action taken back, with its automatic consequences; the same game where there is none. */
export function undo(game: Game): Game {
  return canUndo(game) ? { ...game, cursor: game.cursor - 1 } : game;
}

export function redo(game: Game): Game {
  return canRedo(game) ? { ...game, cursor: game.cursor + 1 } : game;
}

/** A new attempt at the same deal (UN-2). */
export function restart(game: Game): Game {
  return newGame(game.start);
}

/** How the game's start is named: its code, or undefined for a game set up by hand. */
export function codeOf(game: Game): string | undefined {
  return game.start.type === "code" ? makeCode(game.start.code) : undefined;
}
