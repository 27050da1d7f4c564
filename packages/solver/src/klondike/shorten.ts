import { type Move, type Position, rulesOf } from "@faceup/rules";
import type { Budget } from "../budget.ts";
import type { Aim, Shortening } from "../engine.ts";
import { BestFirst } from "./bestFirst.ts";
import { movesOf } from "./board.ts";
import { Dive } from "./dive.ts";
import { layoutOf } from "./layout.ts";

/**
 * A search for shorter lines: a beam from the root; dives, each with another seed, where no beam has won yet; beams from
 * `parts` - 1 positions along the best line, the last of them first; or a best-first search that expands `size` positions,
 * the most promising first to find shorter lines, or those with the least bound to raise it. A beam's size is its width.
 */
type Stage =
  | { readonly type: "beam" | "seek" | "prove"; readonly size: number }
  | { readonly type: "dives"; readonly tries: number }
  | { readonly type: "suffixes"; readonly size: number; readonly parts: number };

/**
 * Narrow beams find shorter lines at once, wider ones a few moves more. Where wins are rare a beam from the root loses
 * them all; some dives do not, and beams from positions of the known line do not. Wide beams do worse in the same time
 * than a best-first search, which ends with a proof where it ends. What proves bounds takes all there is in the end.
 */
const STAGES: readonly Stage[] = [
  { type: "beam", size: 100 },
  { type: "dives", tries: 200 },
  { type: "suffixes", size: 100, parts: 10 },
  { type: "beam", size: 1_000 },
  { type: "suffixes", size: 300, parts: 10 },
  { type: "prove", size: 30_000 },
  { type: "seek", size: 400_000 },
  { type: "beam", size: 4_000 },
  { type: "suffixes", size: 300, parts: 20 },
  { type: "beam", size: 16_000 },
  { type: "prove", size: Number.POSITIVE_INFINITY },
];

const PROOF: readonly Stage[] = [{ type: "prove", size: Number.POSITIVE_INFINITY }];

/** SO-5: shorter lines and higher bounds, moves, draws and redeals counted alike. */
export function shorten(
  position: Position,
  line: readonly Move[],
  budget: Budget,
  told: Shortening,
  aim?: Aim,
): void {
  let best = line;
  let bound = 0;
  const improve = (shorter: readonly Move[]): void => {
    if (shorter.length < best.length) told.better(shorter);
    best = shorter;
  };
  for (const stage of aim === "bound" ? PROOF : STAGES) {
    if (stage.type === "dives") {
      // A line that is good already is no place to begin anew.
      if (best === line && aim === undefined) improve(shortestDive(position, best, stage.tries, budget));
    } else if (stage.type === "suffixes") improve(withShorterSuffixes(position, best, stage, budget));
    else {
      const search = new BestFirst(position, best.length, budget);
      const done = search[stage.type](stage.size);
      search.release();
      if (search.line !== undefined) improve(movesOf(position, search.line));
      bound = done ? best.length : Math.max(bound, Math.min(best.length, search.bound));
      told.bound(bound);
    }
    if (bound === best.length || budget.stop !== undefined) return;
  }
  budget.stop = "memory";
}

/** The line with ends as short as beams from the positions along it find them. */
function withShorterSuffixes(
  position: Position,
  line: readonly Move[],
  { size, parts }: { readonly size: number; readonly parts: number },
  budget: Budget,
): readonly Move[] {
  const { play } = rulesOf(position.variant.game);
  let best = line;
  for (let part = parts - 1; part > 0 && budget.stop === undefined; part--) {
    const start = Math.round((best.length * part) / parts);
    const made = best.slice(0, start);
    const from = made.reduce((at, move) => play(at, move).position, position);
    const search = new BestFirst(from, best.length - start, budget);
    search.beam(size);
    search.release();
    if (search.line !== undefined) best = [...made, ...movesOf(from, search.line)];
  }
  return best;
}

/** The shortest of the lines that dives find, or the known one. */
function shortestDive(
  position: Position,
  line: readonly Move[],
  tries: number,
  budget: Budget,
): readonly Move[] {
  const layout = layoutOf(position);
  if (layout === undefined) return line;
  const dive = new Dive(position, layout, budget);
  let best = line;
  for (let seed = 1; seed <= tries && budget.stop === undefined; seed++) {
    const found = dive.run(seed);
    if (found !== undefined && found.length < best.length) best = found;
  }
  return best;
}
