import { useEffect, useState } from "react";
import { type Attempt, attemptsOf } from "../stats/attempt.ts";
import { useParts } from "./parts.ts";

/** Everything that was played, read once; nothing is worked out about it. Empty until it is read, or where that fails. */
export function useStoredAttempts(): readonly Attempt[] {
  const { games } = useParts();
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  useEffect(() => {
    let wanted = true;
    games
      .all()
      .then((all) => {
        if (wanted) setAttempts(attemptsOf(all));
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [games]);
  return attempts;
}
