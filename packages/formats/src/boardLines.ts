import type { TextPlace } from "./error.ts";

/** A word of a board and where it stands. */
export interface Token {
  readonly text: string;
  readonly at: TextPlace;
}

export const LABELS = ["game", "foundations", "cells", "talon", "stock", "waste", "removed"] as const;
export type Label = (typeof LABELS)[number];

const SPELLINGS: Readonly<Record<string, Label | undefined>> = {
  game: "game",
  foundation: "foundations",
  foundations: "foundations",
  founds: "foundations",
  freecells: "cells",
  "free cells": "cells",
  fc: "cells",
  cells: "cells",
  talon: "talon",
  stock: "stock",
  deck: "stock",
  waste: "waste",
  removed: "removed",
  "runs removed": "removed",
};

/** A line of a board: a column, or a pile with its label in front. */
export interface BoardLine {
  readonly label: Label | "column" | "unknown";
  /** The label as it is written; of a column its colon, or nothing. */
  readonly name: Token;
  readonly words: readonly Token[];
}

/** The lines that say something. Comments begin with `#`; two of them are a card that Solvitaire hides. */
export function boardLines(text: string): readonly BoardLine[] {
  return text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .flatMap((line, i) => boardLine(line.replace(/(^|\s)#(?!#).*$/, ""), i + 1));
}

function boardLine(line: string, number: number): readonly BoardLine[] {
  if (line.trim() === "") return [];
  const indent = line.search(/\S/);
  const at = { line: number, column: indent + 1 };
  // As long as labels are: a line of any length is looked at once.
  const labelled = /^([A-Za-z][A-Za-z ]{0,20}?)?\s*:/.exec(line.slice(indent));
  if (labelled === null) {
    return [{ label: "column", name: { text: "", at }, words: tokens(line, number, 0) }];
  }
  const name = labelled[1] ?? "";
  const label = name === "" ? "column" : (SPELLINGS[name.toLowerCase()] ?? "unknown");
  const start = line.indexOf(":") + 1;
  return [{ label, name: { text: name, at }, words: tokens(line, number, start) }];
}

/** Words between spaces or commas. A dash by itself says that there is nothing. */
function tokens(line: string, number: number, start: number): readonly Token[] {
  const words = [...line.slice(start).matchAll(/[^\s,]+/g)].map(({ 0: text, index }) => ({
    text,
    at: { line: number, column: start + index + 1 },
  }));
  const [only] = words;
  const empty = words.length === 1 && only !== undefined && /^([-–—]+|\[\]|\(\)|<>)$/.test(only.text);
  return empty ? [] : words;
}
