import { deal, type GameCode } from "@faceup/rules";
import { answerLine } from "./answerLine.ts";
import { inOrder } from "./inOrder.ts";
import type { Places } from "./places.ts";
import type { Pool } from "./pool.ts";
import type { SurveyFileFault } from "./surveyFile.ts";
import { dealAt, type SurveyPlan } from "./surveyPlan.ts";
import type { Outcome, Task } from "./task.ts";

export interface SurveyWork {
  readonly plan: SurveyPlan;
  readonly pool: Pick<Pool, "ask">;
  readonly limits: Task["limits"];
  readonly workers: number;
  readonly signal: AbortSignal;
  /** Places that were done before. */
  readonly done: Pick<Places, "has">;
  /** Keeps an answer; a fault ends the survey. */
  readonly keep: (line: string) => Promise<SurveyFileFault | undefined>;
  /** Told each answer once it is kept. */
  readonly hear: (code: GameCode, outcome: Outcome) => void;
}

/** Solves the deals of a survey that are not done, and gives back what went wrong with keeping them. */
export async function survey(work: SurveyWork): Promise<SurveyFileFault | undefined> {
  const { plan, pool, limits, workers, signal, done, keep, hear } = work;
  const solve = async (code: GameCode): Promise<readonly [GameCode, Outcome]> => {
    return [code, await pool.ask({ position: deal(code), limits, shortest: false })];
  };
  for await (const [code, outcome] of inOrder(missing(plan, done), solve, { atOnce: workers, signal })) {
    const fault = await keep(answerLine({ position: deal(code), code }, outcome));
    if (fault !== undefined) return fault;
    hear(code, outcome);
  }
  return undefined;
}

async function* missing(plan: SurveyPlan, done: Pick<Places, "has">): AsyncGenerator<GameCode> {
  for (let place = 0; place < plan.count; place++) if (!done.has(place)) yield dealAt(plan, place);
}
