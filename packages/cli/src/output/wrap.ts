import { visibleWidth } from "./grid.ts";

/** Breaks a text into lines of at most `width` characters, at spaces; a longer word stands alone. */
export function wrap(text: string, width: number, indent = ""): readonly string[] {
  return wrapWords(text.split(" "), width, { indent });
}

/**
 * The same for words that may be coloured or hold spaces themselves.
 *
 * @param layout `gap` stands between two words, `indent` before each line but the first
 */
export function wrapWords(
  words: readonly string[],
  width: number,
  { indent = "", gap = " " }: { readonly indent?: string; readonly gap?: string },
): readonly string[] {
  const [first = "", ...rest] = words;
  const lines: string[] = [];
  let line = first;
  let used = visibleWidth(first);
  for (const word of rest) {
    const more = gap.length + visibleWidth(word);
    if (used + more <= width) {
      line += gap + word;
      used += more;
    } else {
      lines.push(line);
      line = indent + word;
      used = visibleWidth(line);
    }
  }
  return [...lines, line];
}
