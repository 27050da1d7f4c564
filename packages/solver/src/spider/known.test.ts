import { deal, type Option } from "@faceup/rules";
import { expect, it } from "vitest";
import { Budget } from "../budget.ts";
import { ALL_PRUNES } from "../prune.ts";
import { decide } from "./decide.ts";
import { shorten } from "./shorten.ts";

/** Deal, verdict, length of the first line, nodes; then length and lower bound after 2000 nodes more. */
type Row = readonly [Option, number, string, number, number, number, number];

/** A change here means that the search went another way: meant or not, look why. */
const KNOWN: readonly Row[] = [
  ["S1", 1, "unwinnable", 0, 237, 0, 0],
  ["S1", 2, "winnable", 51, 52, 51, 44],
  ["S1", 3, "winnable", 47, 47, 47, 42],
  ["S1", 4, "winnable", 51, 75, 51, 44],
  ["S1", 5, "winnable", 52, 53, 52, 46],
  ["S1", 31, "unwinnable", 0, 3, 0, 0],
  ["S1", 59, "unwinnable", 0, 170, 0, 0],
  ["S2", 1, "unwinnable", 0, 102, 0, 0],
  ["S2", 2, "winnable", 55, 64, 55, 47],
  ["S2", 3, "winnable", 55, 87, 55, 44],
  ["S2", 4, "winnable", 59, 139, 58, 45],
  ["S2", 5, "winnable", 54, 58, 54, 47],
  ["S2", 31, "unwinnable", 0, 3, 0, 0],
  ["S2", 35, "unwinnable", 0, 8, 0, 0],
  ["S2", 59, "unwinnable", 0, 266, 0, 0],
  ["S4", 1, "unwinnable", 0, 72, 0, 0],
  ["S4", 2, "winnable", 68, 2942, 68, 54],
  ["S4", 3, "winnable", 67, 142, 61, 54],
  ["S4", 4, "winnable", 61, 105, 55, 51],
  ["S4", 5, "winnable", 70, 117, 70, 57],
  ["S4", 22, "unwinnable", 0, 8650, 0, 0],
  ["S4", 31, "unwinnable", 0, 1, 0, 0],
  ["S4", 34, "unwinnable", 0, 627, 0, 0],
  ["S4", 35, "unwinnable", 0, 8, 0, 0],
  ["S4", 57, "unwinnable", 0, 358, 0, 0],
  ["S4", 59, "unwinnable", 0, 266, 0, 0],
];

function rowOf(option: Option, number: number): Row {
  const position = deal({ game: "SS", option, deal: number });
  const budget = new Budget({ nodes: 50_000 });
  const found = decide(position, budget, ALL_PRUNES);
  if (found.verdict !== "winnable") return [option, number, found.verdict, 0, budget.nodes, 0, 0];
  let length = found.moves.length;
  let lower = 0;
  shorten(position, found.moves, new Budget({ nodes: 2000 }), {
    better(moves) {
      length = moves.length;
    },
    bound(lowerBound) {
      lower = lowerBound;
    },
  });
  return [option, number, found.verdict, found.moves.length, budget.nodes, length, lower];
}

it.each(KNOWN)("SO-11 %s, deal %i: %s, line of %i after %i nodes, par %i to %i", (...row) => {
  expect(rowOf(row[0], row[1])).toEqual(row);
});
