import type { Position } from "@faceup/rules";
import type { Budget } from "../budget.ts";
import type { Found } from "../engine.ts";
import type { Prunes } from "../prune.ts";
import { Buckets } from "./buckets.ts";
import { Disorder } from "./disorder.ts";
import { filterOf, MOST_MOVES, writeMoves } from "./generate.ts";
import { lineTo } from "./line.ts";
import { Next } from "./next.ts";
import { DEEPEST, NO_NODE, Nodes, SCRATCH_BYTES } from "./nodes.ts";
import { loadPosition, RUNS, type Tableau } from "./tableau.ts";

const PRIORITIES = 4096;
/** Weights of the priority, with those of the disorder found by trial: twice as eager as a shortest line would be. */
const PER_MOVE = 4;
const PER_LINK = 8;

export function decide(position: Position, budget: Budget, prunes: Prunes): Found {
  const tableau = loadPosition(position);
  if (tableau.goneCount === RUNS) return { verdict: "winnable", moves: [] };
  if (!budget.reserve(SCRATCH_BYTES)) return outOfMemory(budget);
  const nodes = new Nodes(tableau.signature.words, budget);
  const found = search(position, tableau, nodes, budget, prunes);
  nodes.release();
  budget.release(SCRATCH_BYTES);
  return found;
}

function search(position: Position, tableau: Tableau, nodes: Nodes, budget: Budget, prunes: Prunes): Found {
  const next = new Next(tableau);
  const moves = new Int32Array(MOST_MOVES);
  const open = new Buckets(nodes, PRIORITIES);
  const disorder = new Disorder(tableau.width);
  const filter = filterOf(prunes);
  tableau.signature.write(tableau, next.key);
  nodes.find(next.key);
  const root = nodes.add(next.key, NO_NODE, 0, 0);
  if (root === NO_NODE) return outOfMemory(budget);
  open.push(root, 0);
  for (let parent = open.pop(); parent !== NO_NODE; parent = open.pop()) {
    if (!budget.spend()) return { verdict: "unknown" };
    tableau.signature.read(nodes.chunkOf(parent), nodes.at(parent), tableau);
    disorder.read(tableau);
    const depth = Math.min(nodes.depthOf(parent) + 1, DEEPEST);
    const count = writeMoves(tableau, filter, moves);
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      next.look(move);
      if (next.won) {
        return { verdict: "winnable", moves: lineTo(parent, move, nodes, loadPosition(position), tableau) };
      }
      if (nodes.find(next.key) !== NO_NODE) continue;
      const node = nodes.add(next.key, parent, move, depth);
      if (node === NO_NODE) return outOfMemory(budget);
      open.push(node, PER_MOVE * depth + PER_LINK * next.missing + disorder.after(tableau, move));
    }
  }
  return { verdict: "unwinnable" };
}

function outOfMemory(budget: Budget): Found {
  budget.stop = "memory";
  return { verdict: "unknown" };
}
