import type { Position } from "@faceup/rules";
import type { Answer, Limits } from "@faceup/solver";
import type { Thread } from "./thread.ts";

export interface Asked {
  /** undefined: cancelled, or nothing could be worked out here. */
  readonly answer: Promise<Answer | undefined>;
  cancel(): void;
}

/** Asks whether a position can be won. */
export function ask(thread: Thread, position: Position, limits: Limits): Asked {
  let found: Answer | undefined;
  const running = thread.run({ type: "solve", position, limits }, (word) => {
    if (word.type === "answer") found = word.answer;
  });
  return { answer: running.done.then((done) => (done ? found : undefined)), cancel: running.cancel };
}
