import { stripVTControlCharacters } from "node:util";

/** How wide a text is on the terminal: colours take no room. Cards and labels have no wide characters. */
export function visibleWidth(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** Puts columns of cells side by side, each `width` wide; no line ends in spaces. */
export function grid(columns: readonly (readonly string[])[], width: number): readonly string[] {
  const rows = Math.max(0, ...columns.map((column) => column.length));
  return Array.from({ length: rows }, (_, row) => {
    let line = "";
    let gap = 0;
    for (const column of columns) {
      const cell = column[row];
      if (cell === undefined) {
        gap += width;
        continue;
      }
      line += " ".repeat(gap) + cell;
      gap = Math.max(0, width - visibleWidth(cell));
    }
    return line;
  });
}
