import type { Move } from "@faceup/rules";
import { countOf, fromOf, type PackedMove, packMove, toOf } from "../spider/move.ts";
import { NO_NODE, type Nodes } from "../spider/nodes.ts";
import { type Table, unpackStep } from "./table.ts";

/**
 * The moves from the root to a node, and one more that was not stored. Keys without a stock forget the order of the
 * columns, so each move is looked up again on a table that is played along from the root: a column of the same
 * cards does as well as the one that was meant. There must be room for the stacks of a move.
 */
export function lineTo(node: number, lastMove: PackedMove, nodes: Nodes, table: Table): readonly Move[] {
  const steps = [{ parent: node, move: lastMove }];
  for (let at = node; nodes.parentOf(at) !== NO_NODE; at = nodes.parentOf(at)) {
    steps.push({ parent: nodes.parentOf(at), move: nodes.moveOf(at) });
  }
  return steps.reverse().map(({ parent, move }) => {
    const played = table.stockLeft > 0 ? move : moved(move, nodes.chunkOf(parent), nodes.at(parent), table);
    table.play(played);
    return unpackStep(played);
  });
}

function moved(move: PackedMove, keys: Int32Array, at: number, table: Table): PackedMove {
  const from = table.columns.indexOf(keys[at + fromOf(move)]!);
  const to = table.columns.findIndex((stack, i) => i !== from && stack === keys[at + toOf(move)]);
  return packMove(from, to, countOf(move));
}
