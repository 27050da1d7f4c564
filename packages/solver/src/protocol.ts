import type { Move, Position } from "@faceup/rules";
import type { Answer, Par } from "./answer.ts";
import type { Limits } from "./budget.ts";
import type { Aim } from "./engine.ts";
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
  /** A line that wins, known already: no verdict is looked for, and par begins with it. */
  readonly line?: readonly Move[];
  /** What par is to bring first. */
  readonly aim?: Aim;
}

export type Reply =
  | { readonly id: number; readonly type: "answer"; readonly answer: Answer }
  /** Better than the one before; `last`: nothing more will come. `nodes`: looked at by then, as the last count was. */
  | {
      readonly id: number;
      readonly type: "par";
      readonly par: Par;
      readonly last: boolean;
      readonly nodes: number;
    };

/**
 * Answers a question in the thread it is called in: the verdict first, then par as it gets better (SO-5).
 * A search cannot hear messages while it runs; who wants no answer any more ends the worker.
 */
export function answer(question: Question, reply: (reply: Reply) => void): void {
  const { id, position } = question;
  const line = question.line ?? verdict(question, reply);
  if (line === undefined || question.par === undefined) return;
  let nodes = 0;
  const par = shorten(position, line, {
    ...question.par,
    aim: question.aim,
    progress: (count) => {
      nodes = count;
    },
    better: (better) => reply({ id, type: "par", par: better, last: false, nodes }),
  });
  reply({ id, type: "par", par, last: true, nodes });
}

/** Tells the verdict; the line, where there is one. */
function verdict(question: Question, reply: (reply: Reply) => void): readonly Move[] | undefined {
  const found = solve(question.position, question.limits);
  reply({ id: question.id, type: "answer", answer: found });
  return found.verdict === "winnable" ? found.moves : undefined;
}
