import { isPysolfcNumber } from "./dealNumber.ts";
import { looksLikeJson } from "./traits.ts";

/** Of Klondike-Solver's cards. */
const DECK_DIGITS = 156;

/** One deal of a text that may hold several. */
export interface DealText {
  readonly text: string;
  /** The line of the whole text that it begins on, from 1. */
  readonly line: number;
}

/**
 * Cuts a text where deals surely begin: at every JSON object; at lines that are a number or digits, which are a deal by
 * themselves; at codes and lines `Game:`; and where a board has a line that it cannot have twice. Blank lines cut
 * nothing: they stand within boards too.
 */
export function splitDeals(text: string): readonly DealText[] {
  if (looksLikeJson(text)) return objects(text);
  const lines = text.split(/\r\n|\r|\n/).map((line, i) => ({ text: line, line: i + 1 }));
  const said = lines.filter((line) => !isSilent(line.text));
  if (said.length > 1 && isBrokenDigits(said)) return [joined(lines)];
  const pieces: DealText[][] = [];
  let open: DealText[] | undefined;
  /** Of the lines of the open piece. */
  let labels = new Set<string>();
  for (const line of lines) {
    if (isSilent(line.text)) {
      // Kept within a piece, so that its lines are counted right.
      open?.push(line);
      continue;
    }
    const label = labelOf(line.text);
    const repeats = label !== undefined && open !== undefined && labels.has(label);
    if (isAlone(line.text) || isCode(line.text) || label === "game") open = undefined;
    if (open === undefined || repeats) {
      open = repeats && open !== undefined ? lastLabels(open) : [];
      pieces.push(open);
      labels = new Set(open.flatMap((other) => labelOf(other.text) ?? []));
    }
    open.push(line);
    if (label !== undefined) labels.add(label);
    if (isAlone(line.text)) open = undefined;
  }
  return pieces.map(joined);
}

function labelOf(line: string): string | undefined {
  return /^\s*([A-Za-z]+)\s*:/.exec(line)?.[1]?.toLowerCase();
}

/** Takes the lines with labels off the end of a board: they are the head of the next one. */
function lastLabels(board: DealText[]): DealText[] {
  const column = board.findLastIndex(({ text }) => !isSilent(text) && labelOf(text) === undefined);
  if (column < 0) return [];
  const head = board.splice(column + 1);
  return head.slice(head.findIndex(({ text }) => !isSilent(text)));
}

function joined(lines: readonly DealText[]): DealText {
  return { text: lines.map(({ text }) => text).join("\n"), line: lines[0]?.line ?? 1 };
}

/** A number, digits or a link: nothing on another line belongs to it. */
function isAlone(line: string): boolean {
  const plain = line.trim();
  return isPysolfcNumber(plain) || /^game\s*:\s*\d+$/i.test(plain) || /^[^\s:]+:\/\/\S+$/.test(plain);
}

/** Moves may follow it on more lines. */
function isCode(line: string): boolean {
  return /^\s*[A-Za-z]{2}\d-/.test(line);
}

/** A comment or nothing. PySolFC writes its numbers behind a `#` too. */
function isSilent(line: string): boolean {
  return line.trim() === "" || (/^\s*#(?!#)/.test(line) && !isAlone(line));
}

/** The digits of one deal over several lines. */
function isBrokenDigits(lines: readonly DealText[]): boolean {
  const digits = lines.map(({ text }) => text.replace(/\s/g, "")).join("");
  return /^\d+$/.test(digits) && digits.length === DECK_DIGITS;
}

/** The objects of a list or of a file with one after the other, each with the moves of a record behind it. */
function objects(text: string): readonly DealText[] {
  const starts = objectStarts(text);
  let line = 1;
  let counted = 0;
  return starts.map((start, i) => {
    for (; counted < start; counted++) if (text[counted] === "\n") line++;
    return { text: withoutSeparators(text.slice(start, starts[i + 1])), line };
  });
}

function withoutSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,[\]]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/**
 * Where the outermost objects begin. An unindented one begins a deal also where the one before it was never closed, so
 * that a broken deal costs no more than itself. A list of something else is one piece.
 */
function objectStarts(text: string): readonly number[] {
  const starts: number[] = [];
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === "\\") i++;
      // A text that is cut off must not swallow the lines after it.
      else if (char === '"' || char === "\n") inString = false;
    } else if (char === '"') inString = true;
    else if (char === "{") {
      if (text[i - 1] === "\n") depth = 0;
      if (depth++ === 0) starts.push(i);
    } else if (char === "}" && depth > 0) depth--;
  }
  return starts.length === 0 ? [0] : starts;
}
