import type { AnalysisReport, Judgement, PointReport } from "@faceup/solver";
import type { AppText } from "@faceup/text";

/** What has become of the whole line, in a sentence (AP-19). */
export function summaryText(text: AppText, { loss, points }: AnalysisReport, won: boolean): string {
  switch (loss.type) {
    case "none":
      return text.t(won ? "analysis.won" : "analysis.winnable", { count: points.length - 1 });
    case "start":
      return text.t("advice.unwinnable");
    case "move":
      return text.t("analysis.lost", { move: loss.action + 1 });
    case "between":
      return text.t(loss.maybeStart ? "analysis.lostBy" : "analysis.lostBetween", {
        first: loss.first + 1,
        last: loss.last + 1,
      });
    case "open":
      return text.t("analysis.open");
  }
}

/** What a move has done, in a sentence: only what is proved, or said to be as far as is known. */
export function judgementText(text: AppText, judgement: Judgement): string {
  switch (judgement.type) {
    case "fine":
      return text.t(judgement.exact ? "analysis.fine" : "analysis.fineKnown");
    case "costly":
      if (judgement.exact) return text.t("analysis.costs", { count: judgement.by });
      return judgement.atLeast > 0
        ? text.t("analysis.costsAtLeast", { count: judgement.atLeast })
        : text.t("analysis.costsKnown", { count: judgement.by });
    case "lost":
      return text.t("analysis.losing");
    case "gone":
      return text.t("analysis.gone");
    case "open":
      return text.t("analysis.notYet");
  }
}

/** How far it is from a position to the win. */
export function distanceText(text: AppText, point: PointReport): string {
  switch (point.verdict) {
    case undefined:
      return text.t("analysis.notYet");
    case "unknown":
      return text.t("advice.unknown");
    case "unwinnable":
      return text.t("analysis.cannot");
    case "winnable": {
      const { shortest, lowerBound, optimal } = point;
      if (shortest === undefined) return text.t("analysis.can");
      if (optimal) return text.t("analysis.distance", { count: shortest });
      return text.t("analysis.distanceKnown", { count: shortest, least: text.number(lowerBound) });
    }
  }
}
