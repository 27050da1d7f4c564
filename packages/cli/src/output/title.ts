import { makeCode, makeVariant, type Start } from "@faceup/rules";
import type { CliText } from "@faceup/text";
import type { DealInput } from "../input/deals.ts";
import { oneLine } from "./complain.ts";

/** How a deal is called: its code, or the game where it was set up by hand. */
export function startName(text: CliText, start: Start): string {
  return start.type === "code"
    ? makeCode(start.code)
    : `${makeVariant(start.position.variant)} (${text.t("cli.by-hand")})`;
}

/** The same for an input of a command, with how far it has been played. */
export function playedName(text: CliText, { start, moves }: DealInput): string {
  const title = startName(text, start);
  return moves === 0 ? title : text.t("cli.after-moves", { title, moves });
}

/** The same, its `id` first. */
export function inputName(text: CliText, input: DealInput): string {
  const name = playedName(text, input);
  return input.id === undefined ? name : `${oneLine(String(input.id))}, ${name}`;
}
