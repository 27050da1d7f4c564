import type { Card, Position } from "@faceup/rules";
import { type FairHint, GUESS_LIMITS, fairHint as guesses } from "@faceup/solver";
import { ask } from "./ask.ts";
import type { Thread } from "./thread.ts";

/** A hint without a look under the cards. null: no layout was won; undefined: not wanted any more. */
export async function fairHint(
  thread: Thread,
  position: Position,
  unseen: ReadonlySet<Card>,
  wanted: () => boolean,
): Promise<FairHint | null | undefined> {
  const guessing = guesses(position, unseen);
  let step = guessing.next();
  while (step.done !== true) {
    const answer = await ask(thread, step.value, GUESS_LIMITS).answer;
    if (!wanted()) return undefined;
    step = guessing.next(answer);
  }
  return step.value;
}
