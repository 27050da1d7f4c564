import { type PointerEvent, useRef } from "react";

/** Shorter is a tap, or a tremble. CSS px. */
const SHORTEST = 40;

/** A finger drawn to the left goes on, to the right back. What scrolls up and down is left alone. */
export function useSwipes(go: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      start.current = pointerType === "mouse" ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = undefined;
      if (from === undefined) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.abs(x) >= SHORTEST && Math.abs(x) > 2 * Math.abs(y)) go(x < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
