import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Move, type Position, parseMove, readPosition, rulesOf } from "@faceup/rules";

/** Deals of a game with verdicts, and positions of games under way. */
export const SETS = ["ss1", "ss2", "ss4", "tf-d1", "tf-d3", "kl-d1", "kl-d3", "midgame"] as const;
export type SetName = (typeof SETS)[number];

/** A position and its verdict, proved by independent programs. */
export interface Case {
  readonly id: string;
  readonly position: Position;
  readonly verdict: "winnable" | "unwinnable";
}

/** A move after which a position that could be won is lost, both proved by independent programs. */
export interface LosingMove {
  readonly id: string;
  readonly before: Position;
  readonly move: Move;
  readonly after: Position;
}

interface Losing {
  readonly id: string;
  readonly before: object;
  readonly move: string;
}

/** A position with its verdict, or a move that loses a won position: two positions. */
type Line = { readonly id: string; readonly verdict: Case["verdict"] } | Losing;

/** The cases of a set, in the order of its file. */
export function readCases(name: SetName): readonly Case[] {
  return readLines(name).flatMap(casesOf);
}

/** The moves that lose a won game, all of them. */
export function readLosingMoves(): readonly LosingMove[] {
  return readLines("midgame").flatMap((line) => ("before" in line ? [losingMove(line)] : []));
}

function readLines(name: SetName): readonly Line[] {
  return readFileSync(join(process.cwd(), "packages/solver/cases", `${name}.jsonl`), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Line);
}

function losingMove(line: Losing): LosingMove {
  const { id } = line;
  const before = positionOf(id, line.before);
  const move = parseMove(line.move);
  if (!move.ok) throw new Error(`${id}: ${line.move} is no move`);
  return {
    id,
    before,
    move: move.value,
    after: rulesOf(before.variant.game).play(before, move.value).position,
  };
}

function casesOf(line: Line): readonly Case[] {
  const { id } = line;
  if (!("before" in line)) return [{ id, position: positionOf(id, line), verdict: line.verdict }];
  const { before, after } = losingMove(line);
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
