import type { AppText } from "@faceup/text";
import type { KnownPar } from "../solving/dealTruth.ts";

/** "60 moves; at least 53 are needed" (AP-18). */
export function parText(text: AppText, { moves, lowerBound }: KnownPar): string {
  return moves === lowerBound
    ? text.t("par.optimal", { count: moves })
    : text.t("par.between", { count: moves, least: text.number(lowerBound) });
}
