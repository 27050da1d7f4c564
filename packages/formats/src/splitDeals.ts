import { isCard } from "./boardCard.ts";
import { looksLikeJson } from "./traits.ts";

/** One deal of a text that may hold several. */
export interface DealText {
  readonly text: string;
  /** The line of the whole text that it begins on, from 1. */
  readonly line: number;
}

/**
 * Cuts a text where deals surely begin: at every JSON object, at every line `Game:`, and, where no line has a card,
 * at every line (numbers, digits, codes). Any other text is one deal.
 */
export function splitDeals(text: string): readonly DealText[] {
  if (looksLikeJson(text)) return objects(text);
  const lines = text.split(/\r\n|\r|\n/).map((line, i) => ({ text: line, line: i + 1 }));
  const said = lines.filter((line) => line.text.trim() !== "" && !/^\s*#\s*(?!\d)/.test(line.text));
  if (said.length === 0) return [];
  if (isListOfLines(said)) return said;
  const starts = lines.flatMap((line, i) => (/^\s*game\s*:/i.test(line.text) ? [i] : []));
  // What stands before the first game is a deal of its own, if it is anything.
  const cuts = [...new Set([0, ...starts, lines.length])];
  return cuts.slice(0, -1).flatMap((start, i) => {
    const part = lines.slice(start, cuts[i + 1]);
    const empty = part.every((line) => !said.includes(line));
    return empty ? [] : [{ text: part.map((line) => line.text).join("\n"), line: start + 1 }];
  });
}

/** Numbers, codes, records: no line is a column of cards. Digits of one deal may be broken over several lines. */
function isListOfLines(lines: readonly DealText[]): boolean {
  if (lines.every((line) => /^[\d\s]+$/.test(line.text)) && !lines.some((line) => isWholeDeal(line.text))) {
    return lines.map((line) => line.text.replace(/\s/g, "")).join("").length <= 68 || lines.length === 1;
  }
  return !lines.some((line) => /:\s*$|^\s*:/.test(line.text) || line.text.split(/[\s,:]+/).some(isCardWord));
}

function isWholeDeal(line: string): boolean {
  return line.replace(/\s/g, "").length === 156;
}

function isCardWord(word: string): boolean {
  return word === "##" || isCard(word);
}

/** The objects of a list or of a file with one after the other, each with the moves of a record behind it. */
function objects(text: string): readonly DealText[] {
  const found: DealText[] = [];
  let depth = 0;
  let start = -1;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === "\\") i++;
      else if (char === '"' || char === "\n") inString = false;
    } else if (char === '"') inString = true;
    else if (char === "{") {
      if (depth === 0) {
        if (start >= 0) found.push(piece(text, start, i));
        start = i;
      }
      depth++;
    } else if (char === "}" && depth > 0) depth--;
  }
  if (start < 0) return [{ text, line: 1 }];
  return [...found, piece(text, start, text.length)];
}

function piece(text: string, start: number, end: number): DealText {
  return {
    text: text.slice(start, end).replace(/[\s,\]]+$/, ""),
    line: text.slice(0, start).split("\n").length,
  };
}
