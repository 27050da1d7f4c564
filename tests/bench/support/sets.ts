import { SETS, type SetName } from "../../../packages/solver/cases/read.ts";

/** The sets named among the words of the command line; all where there are none. */
export function chosenSets(words: readonly string[]): readonly SetName[] {
  const unknown = words.find((word) => !(SETS as readonly string[]).includes(word));
  if (unknown !== undefined) {
    console.error(`there is no set ${unknown}, but ${SETS.join(", ")}`);
    process.exit(1);
  }
  const chosen = SETS.filter((name) => words.includes(name));
  return chosen.length > 0 ? chosen : SETS;
}
