import { type Game, gameRules } from "@faceup/rules";
import type { CliText } from "@faceup/text";
import { wrap } from "../output/wrap.ts";

const TERM_WIDTH = 10;

/** What can be typed in this game, one line each: moves first, in the notation of records. */
export function helpLines(text: CliText, game: Game, width: number): readonly string[] {
  const { shape, family } = gameRules(game);
  const klondike = family === "klondike";
  const rows: readonly (readonly [string, string] | undefined)[] = [
    ["4>7", text.t("cli.key-transfer")],
    ["4>7x3", text.t("cli.key-group")],
    klondike ? ["w>3", text.t("cli.key-waste")] : undefined,
    klondike ? ["3>f", text.t("cli.key-foundation")] : undefined,
    klondike ? ["fh>4", text.t("cli.key-back")] : undefined,
    shape.stock ? ["d", text.t(klondike ? "cli.key-draw" : "cli.key-deal")] : undefined,
    klondike ? ["r", text.t("cli.key-redeal")] : undefined,
    ["4>7 2>4x2", text.t("cli.key-several")],
    ["undo", text.t("cli.key-undo")],
    ["redo", text.t("cli.key-redo")],
    ["restart", text.t("cli.key-restart")],
    ["hint", text.t("cli.key-hint")],
    klondike ? ["finish", text.t("cli.key-finish")] : undefined,
    ["score", text.t("cli.key-score")],
    ["code", text.t("cli.key-code")],
    ["record", text.t("cli.key-record")],
    ["save FILE", text.t("cli.key-save")],
    ["quit", text.t("cli.key-quit")],
  ];
  return rows.flatMap((row) => {
    if (row === undefined) return [];
    const [term, meaning] = row;
    const indent = " ".repeat(TERM_WIDTH);
    const [first = "", ...more] = wrap(meaning, width - TERM_WIDTH, "");
    return [term.padEnd(TERM_WIDTH) + first, ...more.map((line) => indent + line)];
  });
}
