import { makeCode, makeVariant, type Start } from "@faceup/rules";
import type { CliText } from "@faceup/text";

/** How a deal is called: its code, or the game where it was set up by hand. */
export function startName(text: CliText, start: Start): string {
  return start.type === "code"
    ? makeCode(start.code)
    : `${makeVariant(start.position.variant)} (${text.t("cli.by-hand")})`;
}
