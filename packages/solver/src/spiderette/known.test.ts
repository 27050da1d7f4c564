import { deal, type GameId, type Option } from "@faceup/rules";
import { expect, it } from "vitest";
import { Budget } from "../budget.ts";
import { ALL_PRUNES } from "../prune.ts";
import { decide } from "./decide.ts";

/** Game, deal, verdict, length of the line, nodes. */
type Row = readonly [GameId, Option, number, string, number, number];

/** A change here means that the search went another way: meant or not, look why. */
const KNOWN: readonly Row[] = [
  ["ST", "S1", 1, "winnable", 50, 2904],
  ["ST", "S1", 2, "winnable", 50, 2926],
  ["ST", "S1", 3, "winnable", 52, 3056],
  ["ST", "S2", 1, "winnable", 67, 3985],
  ["ST", "S2", 2, "winnable", 83, 5035],
  ["ST", "S2", 3, "winnable", 72, 4332],
  ["ST", "S4", 1, "winnable", 81, 23065],
  ["ST", "S4", 2, "winnable", 79, 22458],
  ["ST", "S4", 36, "unwinnable", 0, 3882],
  ["ST", "S4", 53, "unwinnable", 0, 1195],
  ["ST", "S4", 80, "unwinnable", 0, 7610],
];

it.each(KNOWN)("SO-11 %s %s, deal %i: %s, line of %i after %i nodes", (...row) => {
  const [game, option, number] = row;
  const budget = new Budget({ nodes: 60_000 });
  const found = decide(deal({ game, option, deal: number }), budget, ALL_PRUNES);
  const length = found.verdict === "winnable" ? found.moves.length : 0;
  expect([game, option, number, found.verdict, length, budget.nodes]).toEqual(row);
});
