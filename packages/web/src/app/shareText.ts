import { codeOf, currentScore, type Game, isWon, moveCount } from "@faceup/rules";
import { type AppText, variantName } from "@faceup/text";

/** What is said of a shared game, in lines (AP-9): the game, how it went, the deal's code. Its link comes below. */
export function shareText(text: AppText, game: Game): string {
  const facts = { score: text.number(currentScore(game)), moves: moveCount(game) };
  const told = isWon(game) ? text.t("say.won", facts) : text.t("share.soFar", facts);
  return [
    `Faceup · ${variantName(text, game.startPosition.variant)}`,
    game.made > 0 ? told : undefined,
    codeOf(game),
  ]
    .filter((line) => line !== undefined)
    .join("\n");
}
