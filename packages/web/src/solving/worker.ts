import { answer, difficultyOf, isStuck, type Reply } from "@faceup/solver";
import type { Job, Word } from "./jobs.ts";

// The solver's own thread (AP-7): one job after the other, each to its end.
self.onmessage = ({ data }: MessageEvent<Job>) => {
  const say = (word: Word): void => self.postMessage(word);
  if (data.type === "stuck") return say({ id: data.id, type: "stuck", stuck: isStuck(data.position) });
  if (data.type === "difficulty") {
    return say({ id: data.id, type: "difficulty", measured: difficultyOf(data.position) });
  }
  answer(data, (reply: Reply) => say(reply));
};
