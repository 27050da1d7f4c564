/** Every format by its name on the command line, ours first. */
export const FORMAT_NAMES = [
  "json",
  "text",
  "code",
  "fc-solve",
  "pysol-text",
  "pysolfc-number",
  "klondike-solver",
  "klondike-solver-text",
  "klondike-solver-number",
  "greenfelt-number",
  "microsoft-number",
  "solvitaire-json",
] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

export function parseFormatName(text: string): FormatName | undefined {
  return FORMAT_NAMES.find((name) => name === text.trim().toLowerCase());
}
