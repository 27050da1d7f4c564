import { codeOf, currentScore, type Game, isWon, moveCount } from "@faceup/rules";
import { type AppText, variantName } from "@faceup/text";

/** What is said of a shared game, in lines (AP-9): the game, how it went, the best of it, the deal's code. Its link comes below. */
export function shareText(text: AppText, game: Game, best?: number): string {
  const facts = { score: text.number(currentScore(game)), moves: moveCount(game) };
  const better = best !== undefined && !(isWon(game) && currentScore(game) >= best);
  const told = isWon(game) ? text.t("say.won", facts) : text.t("share.soFar", facts);
  return [
    `Faceup · ${variantName(text, game.startPosition.variant)}`,
    game.made > 0 ? told : undefined,
    better ? text.t("share.best", { score: text.number(best) }) : undefined,
    codeOf(game),
  ]
    .filter((line) => line !== undefined)
    .join("\n");
}
