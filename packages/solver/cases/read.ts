import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Position, parseMove, readPosition, rulesOf } from "@faceup/rules";

/** Deals of a game with verdicts, and positions of games under way. */
export const SETS = ["ss1", "ss2", "ss4", "tf-d1", "tf-d3", "kl-d1", "kl-d3", "midgame"] as const;
export type SetName = (typeof SETS)[number];

/** A position and its verdict, proved by independent programs. */
export interface Case {
  readonly id: string;
  readonly position: Position;
  readonly verdict: "winnable" | "unwinnable";
}

/** A position with its verdict, or a move that loses a won position: two positions. */
type Line =
  | { readonly id: string; readonly verdict: Case["verdict"] }
  | { readonly id: string; readonly before: object; readonly move: string };

/** The cases of a set, in the order of its file. */
export function readCases(name: SetName): readonly Case[] {
  return readFileSync(join(process.cwd(), "packages/solver/cases", `${name}.jsonl`), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line) => casesOf(JSON.parse(line) as Line));
}

function casesOf(line: Line): readonly Case[] {
  const { id } = line;
  if (!("before" in line)) return [{ id, position: positionOf(id, line), verdict: line.verdict }];
  const before = positionOf(id, line.before);
  const move = parseMove(line.move);
  if (!move.ok) throw new Error(`${id}: ${line.move} is no move`);
  const after = rulesOf(before.variant.game).play(before, move.value).position;
  return [
    { id: `${id} before`, position: before, verdict: "winnable" },
    { id: `${id} after`, position: after, verdict: "unwinnable" },
  ];
}

function positionOf(id: string, data: object): Position {
  const read = readPosition(data);
  if (!read.ok) throw new Error(`${id} is no position: ${read.error.code}`);
  return read.value.position;
}
