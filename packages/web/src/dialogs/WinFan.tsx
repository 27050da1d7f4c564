import { card, type Game, line, type Rank, type Suit, suitOf } from "@faceup/rules";
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLetters } from "../app/letters.ts";
import { usePlay } from "../app/parts.ts";
import { drawFace } from "../cards/face.ts";

const RANKS: readonly Rank[] = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
/** Narrower, a face has no pips. */
const NARROWEST = 64;
const WIDEST = 92;

/**
 * A short celebration: the suit that came home last fans out. One tap ends it; where nothing may move there is none.
 * It is an ornament above the dialog, which can be used from the first moment.
 */
export function WinFan() {
  const host = useRef<HTMLDivElement>(null);
  const letters = useLetters();
  const suit = usePlay((play) => lastSuit(play.game));
  const [width] = useState(cardWidth);
  const height = Math.round(width * 1.4);
  useLayoutEffect(() => {
    RANKS.forEach((rank, i) => {
      const face = host.current?.children[i];
      if (!(face instanceof HTMLElement)) return;
      drawFace(face, card(suit, rank), {
        width,
        height,
        strip: height,
        covered: false,
        letters,
        large: false,
      });
    });
  });
  useEffect(() => {
    const end = () => {
      for (const moving of host.current?.getAnimations({ subtree: true }) ?? []) moving.finish();
    };
    document.addEventListener("pointerdown", end);
    document.addEventListener("keydown", end, true);
    return () => {
      document.removeEventListener("pointerdown", end);
      document.removeEventListener("keydown", end, true);
    };
  }, []);
  if (width === 0) return null;
  return (
    <div ref={host} className="win-fan" aria-hidden="true" style={lengths({ w: width, h: height })}>
      {RANKS.map((rank, i) => (
        <div key={rank} className="card" style={{ "--i": i - 6 } as CSSProperties} />
      ))}
    </div>
  );
}

function lengths({ w, h }: { readonly w: number; readonly h: number }): CSSProperties {
  return { "--w": `${w}px`, "--h": `${h}px` } as CSSProperties;
}

/** The fan is as wide as four cards; 0 where movement is not wanted. */
function cardWidth(): number {
  const time = getComputedStyle(document.documentElement).getPropertyValue("--time-fan");
  if (!(Number.parseFloat(time) > 0)) return 0;
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, window.innerWidth * 0.215)));
}

/** The suit of the run or card that won the game. */
function lastSuit(game: Game): Suit {
  for (const action of line(game).toReversed()) {
    for (const event of action.events) {
      if (event.type === "run-removed" && event.cards[0] !== undefined) return suitOf(event.cards[0]);
      if (event.type === "foundation-first") return suitOf(event.card);
    }
  }
  return "S";
}
