import { useEffect, useRef } from "react";
import { useParts } from "./parts.ts";

/**
 * The one live region. Written past React, so that the same words said twice are a change twice: the old text node
 * goes and a new one comes.
 */
export function LiveRegion() {
  const { announcer } = useParts();
  const region = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      announcer.listen((words) => {
        region.current?.replaceChildren(words);
      }),
    [announcer],
  );
  return <div ref={region} className="unseen" role="status" aria-live="polite" data-testid="live" />;
}
