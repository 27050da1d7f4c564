import type { Action, Game } from "./history.ts";
import { currentPosition, currentScore } from "./history.ts";

/**
 * To another place of the game, as one action that undo takes back (UN-1, AP-17). Nothing is lost: what could be redone
 * becomes a branch like what is left behind. The same game where it is there already.
 */
export function jump(game: Game, place: number): Game {
  if (standsAt(game, place) === standsAt(game, game.cursor)) return game;
  // Behind what could be redone, undo must still lead back to where the jump began.
  const here = game.cursor < game.actions.length ? [jumpTo(game, game.cursor)] : [];
  const actions = [...game.actions, ...here, jumpTo(game, place)];
  return { ...game, actions, cursor: actions.length };
}

function jumpTo(game: Game, place: number): Action {
  const there = { ...game, cursor: place };
  return { moves: [], position: currentPosition(there), events: [], score: currentScore(there), jump: place };
}

/** The place itself, or the one that jumps lead to from there. */
export function standsAt(game: Game, place: number): number {
  let at = place;
  for (;;) {
    const jump = game.actions[at - 1]?.jump;
    if (jump === undefined) return at;
    at = jump;
  }
}

/**
 * The ends of all lines that were played, in the order in which they were begun: where one was gone back and played on
 * otherwise, two lines part. None where nothing was played.
 */
export function branchEnds(game: Game): readonly number[] {
  const goneOn = new Set<number>();
  game.actions.forEach(({ jump }, i) => {
    if (jump === undefined) goneOn.add(standsAt(game, i));
  });
  return game.actions.flatMap(({ jump }, i) => (jump === undefined && !goneOn.has(i + 1) ? [i + 1] : []));
}
