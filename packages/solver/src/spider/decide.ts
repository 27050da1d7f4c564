import type { Position } from "@faceup/rules";
import type { Budget } from "../budget.ts";
import type { Found } from "../engine.ts";
import type { Prunes } from "../prune.ts";
import { Buckets } from "./buckets.ts";
import { Disorder } from "./disorder.ts";
import { filterOf, MOST_MOVES, writeMoves } from "./generate.ts";
import { lineTo } from "./line.ts";
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
  const { signature } = tableau;
  const key = new Int32Array(signature.words);
  const moves = new Int32Array(MOST_MOVES);
  const open = new Buckets(nodes, PRIORITIES);
  const disorder = new Disorder(tableau.width);
  const filter = filterOf(prunes);
  const add = (parent: number, move: number, depth: number, guide: number): boolean => {
    signature.write(tableau, key);
    if (nodes.find(key) !== NO_NODE) return true;
    const node = nodes.add(key, parent, move, Math.min(depth, DEEPEST));
    if (node === NO_NODE) return false;
    open.push(node, PER_MOVE * depth + PER_LINK * tableau.missing + guide);
    return true;
  };
  if (!add(NO_NODE, 0, 0, 0)) return outOfMemory(budget);
  for (let node = open.pop(); node !== NO_NODE; node = open.pop()) {
    if (!budget.spend()) return { verdict: "unknown" };
    signature.read(nodes.chunkOf(node), nodes.at(node), tableau);
    disorder.read(tableau);
    const depth = nodes.depthOf(node) + 1;
    const count = writeMoves(tableau, filter, moves);
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      const guide = disorder.after(tableau, move);
      const left = tableau.make(move);
      if (tableau.goneCount === RUNS) {
        return { verdict: "winnable", moves: lineTo(node, move, nodes, loadPosition(position), tableau) };
      }
      if (!add(node, move, depth, guide)) return outOfMemory(budget);
      tableau.unmake(move, left);
    }
  }
  return { verdict: "unwinnable" };
}

function outOfMemory(budget: Budget): Found {
  budget.stop = "memory";
  return { verdict: "unknown" };
}
