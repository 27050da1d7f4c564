import { act, currentPosition, type Game, gameRules, positionKey } from "@faceup/rules";
import { solve } from "@faceup/solver";

export interface Lost {
  readonly game: Game;
  /** After so many moves it could still be won. */
  readonly lastWinnable: number;
}

/** Thoughtless play, always the last legal move that leads to something new, until the game is lost; then some moves more. */
export function playedToLoss(start: Game, more = 0): Lost {
  let game = start;
  const seen = new Set<string>();
  const goOn = (): boolean => {
    const position = currentPosition(game);
    seen.add(positionKey(position));
    const rules = gameRules(game);
    const move = rules
      .moves(position)
      .findLast((legal) => !seen.has(positionKey(rules.play(position, legal).position)));
    const next = move && act(game, [move]);
    if (next?.ok === true) game = next.value;
    return next?.ok === true;
  };
  while (solve(currentPosition(game)).verdict === "winnable") {
    if (!goOn()) throw new Error("never lost");
  }
  const lastWinnable = game.cursor - 1;
  for (let i = 0; i < more; i++) if (!goOn()) break;
  return { game, lastWinnable };
}
