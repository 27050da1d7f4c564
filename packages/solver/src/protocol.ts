import type { Position } from "@faceup/rules";
import type { Answer, Par } from "./answer.ts";
import type { Limits } from "./budget.ts";
import { shorten } from "./shorten.ts";
import { solve } from "./solve.ts";

/** What a worker is asked. Positions are plain data and cross as they are. */
export interface Question {
  /** Comes back with every reply. */
  readonly id: number;
  readonly position: Position;
  readonly limits: Limits;
  /** Go on after the verdict, within these limits, to a shorter line and a higher bound. */
  readonly par?: Limits;
}

export type Reply =
  | { readonly id: number; readonly type: "answer"; readonly answer: Answer }
  /** Better than the one before; `last`: nothing more will come. */
  | { readonly id: number; readonly type: "par"; readonly par: Par; readonly last: boolean };

/**
 * Answers a question in the thread it is called in: the verdict first, then par as it gets better (SO-5).
 * A search cannot hear messages while it runs; who wants no answer any more ends the worker.
 */
export function answer(question: Question, reply: (reply: Reply) => void): void {
  const { id, position } = question;
  const found = solve(position, question.limits);
  reply({ id, type: "answer", answer: found });
  if (found.verdict !== "winnable" || question.par === undefined) return;
  const par = shorten(position, found.moves, {
    ...question.par,
    better: (better) => reply({ id, type: "par", par: better, last: false }),
  });
  reply({ id, type: "par", par, last: true });
}
