import type { AppText } from "@faceup/text";
import type { Showing } from "../solving/showMe.ts";

/** What is about to be played and what that costs, or how far it has come (AP-20). */
export function showText(text: AppText, { status, line, shown, peeked }: Showing): string {
  const count = line.length;
  if (status !== "offered") return text.t("show.progress", { shown, count });
  const offer = text.t("show.offer", { count });
  return peeked ? `${offer} ${text.t("advice.peeked")}` : offer;
}
