import { Star } from "lucide-react";
import { usePlay, useText } from "../app/parts.ts";
import { countMoves } from "../db/savedMoves.ts";

/** Par reached, or beaten, by the player's own win as it was won first (UN-2). */
export function ParMark() {
  const win = usePlay((play) => (play.source === "own" ? play.win : null));
  const text = useText();
  if (win?.par === undefined) return null;
  const moves = countMoves(win.actions);
  if (moves > win.par) return null;
  return (
    <p className="par-mark" data-testid="par-mark">
      <Star aria-hidden="true" />
      {text.t(moves < win.par ? "par.beaten" : "par.reached")}
    </p>
  );
}
