import { useEffect, useState } from "react";
import { copyText } from "./copyText.ts";

/** How long it is shown that something was copied. */
const TOLD_MS = 2500;

export interface Copied {
  /** What was copied a moment ago. */
  readonly copied: string | undefined;
  /** False where the browser does not let us. */
  copy(text: string): Promise<boolean>;
}

/** Copies, and remembers for a moment what was copied so that it can be shown. */
export function useCopied(): Copied {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return {
    copied,
    async copy(text) {
      const done = await copyText(text);
      if (done) setCopied(text);
      return done;
    },
  };
}
