import { type Move, type Position, rulesOf } from "@faceup/rules";
import { type DifficultyScale, difficultyScale } from "./difficultyScales.ts";
import { solve } from "./solve.ts";

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How hard a deal is that can be won (SO-8). */
export interface Measured {
  readonly level: Difficulty;
  /** What the level follows from: a share, 0 to 1, or nodes (difficultyScales.ts). More is harder. */
  readonly value: number;
}

/** Of nodes and memory alone: a deal is as hard on every machine (SO-2). */
const VERDICT = { nodes: 1_000_000, bytes: 256 * 1024 * 1024 };
const PROBE_BYTES = 64 * 1024 * 1024;
/** So many positions of the line are looked at, from its first on, as far from each other as they can be. */
const LOOKS = 12;

/**
 * The difficulty of a deal: how many of the moves one can make along the solver's line lead astray
 * (docs/decisions/difficulty.md). undefined: it cannot be won, or that is not known within the limits.
 */
export function difficultyOf(deal: Position): Measured | undefined {
  const answer = solve(deal, VERDICT);
  if (answer.verdict !== "winnable") return undefined;
  const scale = difficultyScale(deal.variant);
  const value = scale.measure === "nodes" ? answer.nodes : wrongTurns(deal, answer.moves, scale.nodes);
  return { level: levelOf(value, scale), value };
}

export function levelOf(
  value: number,
  { medium, hard }: Pick<DifficultyScale, "medium" | "hard">,
): Difficulty {
  if (value < medium) return "easy";
  return value < hard ? "medium" : "hard";
}

/**
 * The share of the moves that can be made at positions along a line after which a search of so many nodes finds no win:
 * the position is lost, or nobody would see how it can be won.
 */
function wrongTurns(deal: Position, line: readonly Move[], nodes: number): number {
  let [made, wrong] = [0, 0];
  for (const position of alongLine(deal, line)) {
    const rules = rulesOf(position.variant.game);
    for (const move of rules.moves(position)) {
      made++;
      const next = rules.play(position, move).position;
      if (solve(next, { nodes, bytes: PROBE_BYTES }).verdict !== "winnable") wrong++;
    }
  }
  return made === 0 ? 0 : wrong / made;
}

function alongLine(deal: Position, line: readonly Move[]): readonly Position[] {
  const { play } = rulesOf(deal.variant.game);
  const positions = [deal];
  let now = deal;
  for (const move of line.slice(0, -1)) {
    now = play(now, move).position;
    positions.push(now);
  }
  const looks = Math.min(LOOKS, positions.length);
  return Array.from(
    { length: looks },
    (_, i) => positions[Math.floor((i * positions.length) / looks)] ?? deal,
  );
}
