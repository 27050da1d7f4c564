import type { Variant } from "@faceup/rules";
import { useEffect, useRef, useState } from "react";
import { dealNew } from "./dealNew.ts";
import { useParts } from "./parts.ts";

export interface DealNew {
  /** A deal that can be won is looked for. */
  readonly searching: boolean;
  /** Deals, then closes the dialog. */
  deal(variant: Variant): void;
  /** Another wish: what was looked for is not wanted any more. */
  stop(): void;
}

/** Deals a new game from a dialog; closing it gives up. */
export function useDealNew(): DealNew {
  const parts = useParts();
  const search = useRef<AbortController>(undefined);
  const [searching, setSearching] = useState(false);
  const stop = () => {
    search.current?.abort();
    search.current = undefined;
    setSearching(false);
  };
  useEffect(() => () => search.current?.abort(), []);
  return {
    searching,
    stop,
    deal(variant) {
      if (search.current !== undefined) return;
      const mine = new AbortController();
      search.current = mine;
      setSearching(true);
      void dealNew(parts, variant, mine.signal).then((dealt) => {
        if (dealt) parts.dialogs.close();
      });
    },
  };
}
