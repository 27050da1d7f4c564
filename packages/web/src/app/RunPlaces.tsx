import { currentPosition, gameRules, suitOf, suitsOf } from "@faceup/rules";
import { useMemo } from "react";
import { suitMark } from "../cards/chip.ts";
import { Drawn } from "./Drawn.tsx";
import { usePlay, useText } from "./parts.ts";
import { runPlaces } from "./runPlaces.ts";

/** Removed runs: a suit mark each, filled when its run has left (SS-7). Nothing in games where no run leaves. */
export function RunPlaces() {
  const text = useText();
  const removed = usePlay((play) => currentPosition(play.game).removed);
  const rules = usePlay((play) => gameRules(play.game));
  const option = usePlay((play) => play.game.startPosition.variant.option);
  const places = useMemo(
    () =>
      runPlaces(
        rules.shape.removedPlaces,
        suitsOf(option),
        removed.flatMap((run) => (run[0] === undefined ? [] : [suitOf(run[0])])),
      ),
    [rules, option, removed],
  );
  if (places.length === 0) return null;
  return (
    <div
      className="run-places"
      role="img"
      aria-label={text.t("app.runs", { count: removed.length, all: places.length })}
      data-testid="runs"
    >
      {places.map(({ suit, filled }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name than their number
        <Drawn key={i} draw={() => suitMark(suit)} name={suit} className={filled ? "filled" : ""} />
      ))}
    </div>
  );
}
