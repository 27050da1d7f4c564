/** A piece of a record's text. A code or a JSON object begins a record; any other word belongs to the one begun. */
export interface Token {
  readonly type: "code" | "json" | "word";
  readonly text: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** Anything that begins like a code is meant as one, so that a wrong code is called a wrong code and not a wrong move. */
const CODE_LIKE = /^[A-Za-z]{2}\d+-/;

/**
 * Splits a text at white space. `#` at a line's start or after white space begins a comment to the line's end;
 * a JSON object ends at its matching brace.
 */
export function tokens(text: string): readonly Token[] {
  const found: Token[] = [];
  let line = 1;
  let lineStart = 0;
  let i = 0;
  while (i < text.length) {
    const char = text[i] as string;
    if (char === "\n") {
      line++;
      lineStart = i + 1;
    }
    if (/[\s\ufeff]/.test(char)) {
      i++;
      continue;
    }
    if (char === "#") {
      while (i < text.length && text[i] !== "\n") i++;
      continue;
    }
    const end = char === "{" ? jsonEnd(text, i) : wordEnd(text, i);
    const piece = text.slice(i, end);
    const type = char === "{" ? "json" : CODE_LIKE.test(piece) ? "code" : "word";
    found.push({ type, text: piece, line, column: i - lineStart + 1 });
    for (; i < end; i++) {
      if (text[i] !== "\n") continue;
      line++;
      lineStart = i + 1;
    }
  }
  return found;
}

function wordEnd(text: string, start: number): number {
  let i = start;
  while (i < text.length && !/\s/.test(text[i] as string)) i++;
  return i;
}

/** The end of the object that begins at `start`; the text's end where no brace matches. */
function jsonEnd(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let i = start; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === "\\") i++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === "{") depth++;
    else if (char === "}" && --depth === 0) return i + 1;
  }
  return text.length;
}
