import type { AppText } from "@faceup/text";
import { BACKUP_VERSION, type BackupError } from "../../backup/backupFile.ts";

/** Why a file was not taken, in words: what is wrong, and where. */
export function restoreErrorText(
  text: AppText,
  error: BackupError | { readonly code: "open" | "store" },
): string {
  switch (error.code) {
    case "open":
      return text.t("backup.error.open");
    case "store":
      return text.t("backup.error.store");
    case "foreign":
      return text.t("backup.error.foreign");
    case "newer":
      return text.t("backup.error.newer", {
        version: text.number(error.version),
        known: text.number(BACKUP_VERSION),
      });
    case "field":
      return text.t("backup.error.field", { path: error.path });
    case "json": {
      if (error.at === undefined) return text.t("backup.error.json");
      const { line, column } = error.at;
      return text.t("backup.error.jsonAt", { line: text.number(line), column: text.number(column) });
    }
  }
}
