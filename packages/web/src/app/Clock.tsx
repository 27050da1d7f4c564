import { useEffect, useRef } from "react";
import { useParts, useText } from "./parts.ts";

/** The time played. Once a second one text node changes, past React. */
export function Clock() {
  const { ticker } = useParts();
  const { duration } = useText();
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      ticker.listen((elapsed) => {
        const words = duration(elapsed);
        if (shown.current && shown.current.textContent !== words) shown.current.textContent = words;
      }),
    [ticker, duration],
  );
  return <span ref={shown} />;
}
