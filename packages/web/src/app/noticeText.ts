import { type AppText, codeErrorText, recordErrorText, replayErrorText } from "@faceup/text";
import type { Notice } from "../game/notice.ts";

/** A notice in words; what was wrong with a link follows its own sentence. */
export function noticeText(text: AppText, notice: Notice): string {
  switch (notice.type) {
    case "damaged":
      return text.t("notice.damaged");
    case "not-lasting":
      return text.t("notice.not-lasting");
    case "not-saved":
      return text.t("notice.not-saved");
    case "other-kept":
      return text.t("notice.other-kept");
    case "replay":
      return text.t("notice.replay");
    case "update":
      return text.t("notice.update");
    case "other-tab":
      return text.t("notice.other-tab");
    case "dialog-failed":
      return text.t("app.dialogFailed");
    case "not-proved":
      return text.t("notice.not-proved");
    case "other-kind":
      return text.t("notice.other-kind");
    case "unwinnable":
      return notice.otherKept
        ? `${text.t("notice.unwinnable")} ${text.t("notice.other-kept")}`
        : text.t("notice.unwinnable");
    case "link-code":
      return text.t("notice.link", { fault: codeErrorText(text, notice.error) });
    case "link-record":
      return text.t("notice.link", { fault: recordErrorText(text, notice.error) });
    case "link-illegal":
      return text.t("notice.link", { fault: replayErrorText(text, notice.error) });
  }
}
