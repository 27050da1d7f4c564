import { gameName, optionName } from "@faceup/text";
import { useEffect } from "react";
import { usePlay, useText } from "./parts.ts";

/** The page's heading; seen only where there is room. It names the window, too. */
export function GameName() {
  const text = useText();
  const { game, option } = usePlay((play) => play.game.startPosition.variant);
  const name = gameName(text, game);
  const which = optionName(text, option);
  useEffect(() => {
    document.title = `${name} · Faceup`;
  }, [name]);
  return (
    <h1 className="game-name" data-testid="game-name">
      {name} <span className="game-option">{which}</span>
    </h1>
  );
}
