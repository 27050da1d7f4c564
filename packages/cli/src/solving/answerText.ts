import { makeMove } from "@faceup/rules";
import type { CliText } from "@faceup/text";
import type { DealInput } from "../input/deals.ts";
import { inputName } from "../output/title.ts";
import { wrapWords } from "../output/wrap.ts";
import { scoreOf } from "./answerLine.ts";
import type { Outcome } from "./task.ts";

const INDENT = "  ";

/** One answer for people: the verdict and what it cost on a line, the moves below it. */
export function answerText(text: CliText, input: DealInput, outcome: Outcome, width: number): string {
  const verdict = verdictText(text, input, outcome);
  const ms = text.number(Math.round(outcome.ms));
  const first = `${verdict} (${text.t("cli.solve-cost", { nodes: outcome.nodes, ms })})`;
  if (outcome.verdict !== "winnable" || outcome.moves.length === 0) return first;
  const [line = "", ...lines] = wrapWords(outcome.moves.map(makeMove), width - INDENT.length, {});
  return [first, line, ...lines].join(`\n${INDENT}`);
}

function verdictText(text: CliText, input: DealInput, outcome: Outcome): string {
  const title = inputName(text, input);
  switch (outcome.verdict) {
    case "winnable": {
      const { moves, lowerBound, optimal } = outcome;
      const score = text.number(scoreOf(input.position, moves));
      const values = { title, moves: moves.length, score };
      return optimal
        ? text.t("cli.solve-shortest", values)
        : text.t("cli.solve-winnable", { ...values, bound: text.number(lowerBound) });
    }
    case "unwinnable":
      return text.t("cli.solve-unwinnable", { title });
    case "unknown":
      return text.t("cli.solve-unknown", { title, stop: "stop" in outcome ? outcome.stop : "fault" });
  }
}
