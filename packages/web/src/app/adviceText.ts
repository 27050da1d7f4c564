import type { Move } from "@faceup/rules";
import { type AppText, cardName, foretoldText } from "@faceup/text";
import { firstOf, pileOfSource } from "../game/piles.ts";
import type { Advice } from "../solving/advisor.ts";
import type { Loss } from "../solving/oracle.ts";

/** Advice in words (AP-10, AP-15, AP-16). */
export function adviceText(text: AppText, advice: Advice): string {
  switch (advice.type) {
    case "thinking":
      return text.t("advice.thinking");
    case "winnable":
      return peeked(text, text.t("advice.winnable", { count: advice.line.length }), advice.peeked);
    case "unwinnable":
      return peeked(text, lossText(text, advice.loss), advice.peeked);
    case "no-fair-hint":
      return text.t("advice.noFairHint");
    case "unknown":
      return text.t(advice.loaded ? "advice.unknown" : "app.dialogFailed");
    case "stuck":
      return text.t(advice.moves ? "advice.stuck" : "advice.noMoves");
    case "hint":
      return hintText(text, advice);
  }
}

/** Whoever asks for the truth about hidden cards is told where it comes from. */
function peeked(text: AppText, answer: string, looked = false): string {
  return looked ? `${answer} ${text.t("advice.peeked")}` : answer;
}

function lossText(text: AppText, loss: Loss): string {
  switch (loss.type) {
    case "never":
      return text.t("advice.unwinnable");
    case "after":
      return text.t("advice.lost", { count: loss.moves });
    case "unknown":
      return text.t("advice.gone");
  }
}

function hintText(text: AppText, { step, move, position, fair }: Extract<Advice, { type: "hint" }>): string {
  switch (step) {
    case 1:
      return fair === undefined ? text.t("advice.there") : text.t("advice.fair", { ...fair });
    case 2: {
      const card = move.type === "transfer" ? firstOf(position, carriedBy(move)) : undefined;
      return card === undefined
        ? text.t("advice.stock")
        : text.t("advice.card", { card: cardName(text, card) });
    }
    case 3:
      switch (move.type) {
        case "draw":
          return text.t("advice.draw");
        case "redeal":
          return text.t("advice.redeal");
        case "transfer":
          return foretoldText(text, move, position);
      }
  }
}

function carriedBy(move: Extract<Move, { type: "transfer" }>) {
  return { pile: pileOfSource(move.from), count: move.count };
}
