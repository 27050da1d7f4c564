import type { Day, Variant } from "@faceup/rules";
import { useEffect, useRef, useState } from "react";
import { openDaily } from "./openDaily.ts";
import { useParts } from "./parts.ts";

export interface OpenDaily {
  /** searching: for the deal. failed: it could not be found. */
  readonly state: "idle" | "searching" | "failed";
  /** The day that is looked for, or was last. */
  readonly day: Day | undefined;
  /** Opens the deal, then closes the dialog. */
  open(variant: Variant, day: Day): void;
  /** Another wish: what was looked for is not wanted any more. */
  stop(): void;
}

/** Opens the deal of a day from a dialog; closing it gives up. */
export function useOpenDaily(): OpenDaily {
  const parts = useParts();
  const search = useRef<AbortController>(undefined);
  const [{ state, day }, setShown] = useState<Pick<OpenDaily, "state" | "day">>({
    state: "idle",
    day: undefined,
  });
  const stop = () => {
    search.current?.abort();
    search.current = undefined;
    setShown({ state: "idle", day: undefined });
  };
  useEffect(() => () => search.current?.abort(), []);
  return {
    state,
    day,
    stop,
    open(variant, wanted) {
      search.current?.abort();
      const mine = new AbortController();
      search.current = mine;
      setShown({ state: "searching", day: wanted });
      void openDaily(parts, variant, wanted, mine.signal).then((opened) => {
        if (mine.signal.aborted) return;
        if (opened) parts.dialogs.close();
        else setShown({ state: "failed", day: wanted });
      });
    },
  };
}
