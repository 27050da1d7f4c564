import type { Position } from "@faceup/rules";
import { answer, type Reply } from "../../protocol.ts";
import { randomFrom } from "../../testing/random.ts";
import { type Analysis, type AnalysisJob, createAnalysis } from "../analysis.ts";
import type { TrackStep } from "../track.ts";

interface Options {
  readonly scale: number;
  /** Threads that work side by side; which of them is ready first is up to chance. */
  readonly threads?: number;
  /** Jobs that fail. */
  readonly fails?: (job: AnalysisJob) => boolean;
  readonly each?: (analysis: Analysis) => void;
}

/** An analysis worked through to its end. */
export function analysed(start: Position, steps: readonly TrackStep[], options: Options): Analysis {
  const analysis = createAnalysis(start, steps, { scale: options.scale });
  const random = randomFrom(steps.length);
  const under: AnalysisJob[] = [];
  for (;;) {
    for (let job: AnalysisJob | undefined; under.length < (options.threads ?? 1); under.push(job)) {
      job = analysis.next();
      if (job === undefined) break;
    }
    const [job] = under.splice(Math.floor(random() * under.length), 1);
    if (job === undefined) return analysis;
    const replies: Reply[] = [];
    if (options.fails?.(job) !== true) answer({ ...job.question, id: 0 }, (reply) => replies.push(reply));
    if (replies.length === 0) analysis.learn(job, undefined);
    for (const reply of replies) analysis.learn(job, reply);
    options.each?.(analysis);
  }
}
