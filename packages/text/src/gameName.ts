import { drawOf, type GameId, type Option, rulesOf, suitsOf, type Variant } from "@faceup/rules";
import type { Text } from "./text.ts";

export function gameName(text: Text, game: GameId): string {
  return text.t(`game.${game}`);
}

/** "1 suit", "Draw 3" */
export function optionName(text: Text, option: Option): string {
  return text.t(`option.${option}`);
}

/** "Easy", "Hard" */
export function difficultyName(text: Text, option: Option): string {
  return text.t(`difficulty.${option}`);
}

/** "Simple Simon, 1 suit", "Klondike, draw 3" */
export function variantName(text: Text, variant: Variant): string {
  const game = gameName(text, variant.game);
  return rulesOf(variant.game).family === "spider"
    ? text.t("variant.suits", { game, suits: suitsOf(variant.option) })
    : text.t("variant.draw", { game, draw: drawOf(variant.option) });
}
