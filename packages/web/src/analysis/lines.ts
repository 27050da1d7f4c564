import { branchEnds, type Game, placesOf, standsAt } from "@faceup/rules";

/** A line of a game, from its start to where it was left; its places are those of the game. */
export interface Line {
  readonly end: number;
  /** The start's, then one after each action. */
  readonly places: readonly number[];
  /** After how many actions it parts from the line before it that it has most in common with; 0 for the first. */
  readonly parts: number;
}

/** Every line that was played, in the order in which they were begun (AP-19). One without an action where nothing was. */
export function linesOf(game: Game): readonly Line[] {
  const ends = branchEnds(game);
  const lines: Line[] = [];
  for (const end of ends.length > 0 ? ends : [0]) {
    const places = [0, ...placesOf(game, end)];
    lines.push({ end, places, parts: Math.max(0, ...lines.map((line) => common(line.places, places))) });
  }
  return lines;
}

function common(a: readonly number[], b: readonly number[]): number {
  const parted = b.findIndex((place, i) => place !== a[i]);
  return (parted < 0 ? b.length : parted) - 1;
}

/** The line that goes through where the game stands, what can be redone included; the last begun of several. */
export function lineOnTable(game: Game, lines: readonly Line[]): Line {
  const here = standsAt(game, game.cursor);
  // What lies ready to be redone is where one would go on.
  const next = lines.find(({ end }) => end === standsAt(game, game.actions.length));
  const through = lines.filter(({ places }) => places.includes(here));
  const line = next?.places.includes(here) ? next : through.at(-1);
  if (line === undefined) throw new Error("every place lies on a line");
  return line;
}
