import type { AppText } from "@faceup/text";
import type { DealTruth } from "../solving/dealTruth.ts";

/** "60 moves; at least 53 are needed" (AP-18). */
export function parText(text: AppText, { moves, lowerBound }: NonNullable<DealTruth["par"]>): string {
  return moves === lowerBound
    ? text.t("par.optimal", { count: moves })
    : text.t("par.between", { count: moves, least: text.number(lowerBound) });
}
