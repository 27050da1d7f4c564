import { type Action, canRedo, currentPosition, currentScore, type Game } from "./history.ts";

/**
 * To another place of the game, as one action that undo takes back (UN-1, AP-17). Nothing is lost: what could be redone
 * becomes a branch like what is left behind. The same game where it is there already and nothing could be redone.
 */
export function jump(game: Game, place: number): Game {
  const there = standsAt(game, place) === standsAt(game, game.cursor);
  if (!canRedo(game)) return there ? game : withJump(game, place);
  // Behind what could be redone, undo must still lead back to where the jump began.
  const kept = withJump(game, game.cursor);
  return there ? kept : withJump(kept, place);
}

/** The game with one more action, after all it has: a jump to one of its places. */
export function withJump(game: Game, place: number): Game {
  const there = { ...game, cursor: place };
  const [position, score] = [currentPosition(there), currentScore(there)];
  const actions: readonly Action[] = [
    ...game.actions,
    { moves: [], position, events: [], score, jump: place },
  ];
  return { ...game, actions, cursor: actions.length };
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
