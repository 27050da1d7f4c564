import { useEffect, useState } from "react";
import { useParts } from "../../app/parts.ts";
import { type Attempt, attemptsOf } from "../../stats/attempt.ts";

/** Everything that was played; undefined while it is read. Read again where a deal turns out to be hopeless (AP-36). */
export function useAttempts(): readonly Attempt[] | "failed" | undefined {
  const { games, session, judge } = useParts();
  const [attempts, setAttempts] = useState<readonly Attempt[] | "failed">();
  useEffect(() => {
    const wanted = new AbortController();
    async function read(): Promise<void> {
      const all = await games.all();
      if (wanted.signal.aborted) return;
      setAttempts(attemptsOf(all));
      if (await judge.lookBack(all, wanted.signal)) await read();
    }
    // The time of the game on the table up to now.
    if (session.store.getState().game.made > 0) session.save();
    read().catch(() => setAttempts("failed"));
    return () => wanted.abort();
  }, [games, session, judge]);
  return attempts;
}
