/** Letters of a foreign text that a sentence repeats: a code, a move or a name fits; a pasted page does not. */
const MOST = 40;

/** What somebody wrote, short enough to be named in a sentence. */
export function excerpt(text: string): string {
  const letters = Array.from(text.slice(0, 2 * MOST + 2));
  return letters.length > MOST ? `${letters.slice(0, MOST - 1).join("")}…` : text;
}
