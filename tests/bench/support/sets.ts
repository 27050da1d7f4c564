import { SETS, type SetName } from "../../../packages/solver/cases/read.ts";

/** The sets named among the words of the command line; all where there are none. */
export function chosenSets(words: readonly string[]): readonly SetName[] {
  const chosen = SETS.filter((name) => words.includes(name));
  return chosen.length > 0 ? chosen : SETS;
}
