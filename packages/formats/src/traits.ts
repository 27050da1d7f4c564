import { isCard } from "./boardCard.ts";
import { boardLines, type Label } from "./boardLines.ts";

/** What a text looks like: enough to tell the boards apart. */
export type BoardKind = "klondike-solver-text" | "pysol-text" | "text" | "fc-solve";

const OURS: readonly Label[] = ["stock", "waste", "removed"];

/** An object, or a list of something; a board may begin with a hidden card, `[7H]`. */
export function looksLikeJson(text: string): boolean {
  return /^[\s\ufeff]*(?:\{|\[\s*["{[\]])/.test(text);
}

export function looksLikeSolvitaire(text: string): boolean {
  return looksLikeJson(text) && /"tableau piles"/i.test(text);
}

/** Which of the boards a text is; undefined where it holds no card at all. */
export function boardKind(text: string): BoardKind | undefined {
  if (looksLikeJson(text)) return undefined;
  const lines = boardLines(text);
  const words = lines.flatMap((line) => line.words);
  const columns = lines.filter(({ label }) => label === "column");
  if (!columns.some((line) => line.words.some((word) => isCard(word.text)))) {
    if (!lines.some(({ label }) => label === "talon" || OURS.some((ours) => ours === label)))
      return undefined;
  }
  if (words.some((word) => word.text === "==>")) return "klondike-solver-text";
  const named = lines.some(
    ({ label, words: [word] }) => label === "game" && /^[A-Za-z]/.test(word?.text ?? ""),
  );
  if (!named && lines.some(({ label }) => label === "talon")) return "pysol-text";
  // Seven columns are none of fc-solve's, also where somebody has left the stock out.
  if (named || columns.length === 7) return "text";
  return lines.some(({ label }) => OURS.some((ours) => ours === label)) ? "text" : "fc-solve";
}
