import { deal, type GameId, type Option } from "@faceup/rules";
import { expect, it } from "vitest";
import { Budget } from "../budget.ts";
import { ALL_PRUNES } from "../prune.ts";
import { decide } from "./decide.ts";

/** Game, deal, verdict, length of the line, nodes. */
type Row = readonly [GameId, Option, number, string, number, number];

/** A change here means that the search went another way: meant or not, look why. */
const KNOWN: readonly Row[] = [
  ["ST", "S1", 1, "", 0, 0],
  ["ST", "S1", 2, "", 0, 0],
  ["ST", "S1", 3, "", 0, 0],
  ["ST", "S2", 1, "", 0, 0],
  ["ST", "S2", 2, "", 0, 0],
  ["ST", "S2", 3, "", 0, 0],
  ["ST", "S4", 1, "", 0, 0],
  ["ST", "S4", 2, "", 0, 0],
  ["ST", "S4", 36, "", 0, 0],
  ["ST", "S4", 53, "", 0, 0],
  ["ST", "S4", 80, "", 0, 0],
  ["SD", "S1", 1, "", 0, 0],
  ["SD", "S2", 1, "", 0, 0],
  ["SD", "S4", 1, "", 0, 0],
];

it.each(KNOWN)("SO-11 %s %s, deal %i: %s, line of %i after %i nodes", (...row) => {
  const [game, option, number] = row;
  const budget = new Budget({ nodes: 60_000 });
  const found = decide(deal({ game, option, deal: number }), budget, ALL_PRUNES);
  const length = found.verdict === "winnable" ? found.moves.length : 0;
  expect([game, option, number, found.verdict, length, budget.nodes]).toEqual(row);
});
