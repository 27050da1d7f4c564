import { currentPosition, type Game, gameRules } from "@faceup/rules";

const answers = new WeakMap<Game, boolean>();

/** Is only the way up to the foundations left (TF-11)? Asked on every change of the screen, worked out once a game state. */
export function canFinish(game: Game): boolean {
  const known = answers.get(game);
  if (known !== undefined) return known;
  const answer = (gameRules(game).finish(currentPosition(game))?.length ?? 0) > 0;
  answers.set(game, answer);
  return answer;
}
