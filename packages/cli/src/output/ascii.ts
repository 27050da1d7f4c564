/** What texts hold beyond ASCII that has a plain form; letters with accents have none and stay. */
const PLAIN: Readonly<Record<string, string>> = {
  "♠": "S",
  "♥": "H",
  "♦": "D",
  "♣": "C",
  "…": "...",
  "–": "-",
  "—": "-",
  "−": "-",
  "×": "x",
  "·": "-",
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "\u00a0": " ",
  "\u202f": " ",
};
const WITH_PLAIN_FORM = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");

/** The text for a terminal that is not known to show Unicode. */
export function ascii(text: string): string {
  return text.replace(WITH_PLAIN_FORM, (char) => PLAIN[char] ?? char);
}
