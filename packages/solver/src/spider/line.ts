import type { Move } from "@faceup/rules";
import { COLUMN_SHIFT, type Columns } from "./columns.ts";
import { countOf, fromOf, type PackedMove, packMove, toOf, unpackMove } from "./move.ts";
import { NO_NODE, type Nodes } from "./nodes.ts";
import type { Tableau } from "./tableau.ts";

/**
 * The moves from the root to a node, and one more where the last position was not stored. Keys forget the order
 * of the columns, so each move is looked up again on a table that is played along from the root: a column of
 * the same cards does as well as the one that was meant.
 */
export function lineTo(
  node: number,
  lastMove: PackedMove | undefined,
  nodes: Nodes,
  table: Tableau,
  scratch: Tableau,
): readonly Move[] {
  const steps: { readonly parent: number; readonly move: PackedMove }[] = [];
  if (lastMove !== undefined) steps.push({ parent: node, move: lastMove });
  for (let at = node; nodes.parentOf(at) !== NO_NODE; at = nodes.parentOf(at)) {
    steps.push({ parent: nodes.parentOf(at), move: nodes.moveOf(at) });
  }
  return steps.reverse().map(({ parent, move }) => {
    scratch.signature.read(nodes.chunkOf(parent), nodes.at(parent), scratch);
    const from = sameColumn(scratch, fromOf(move), table, -1);
    const to = sameColumn(scratch, toOf(move), table, from);
    const played = packMove(from, to, countOf(move));
    table.make(played);
    return unpackMove(played);
  });
}

/** The first column of `table`, `not` left out, with the cards of a column of `columns`. */
function sameColumn(columns: Columns, column: number, table: Columns, not: number): number {
  for (let i = 0; i < table.width; i++) {
    if (i !== not && equalColumns(columns, column, table, i)) return i;
  }
  throw new Error("a key was read back as another position");
}

function equalColumns(a: Columns, i: number, b: Columns, k: number): boolean {
  const height = a.heights[i]!;
  if (b.heights[k] !== height) return false;
  for (let n = 0; n < height; n++) {
    if (a.cards[(i << COLUMN_SHIFT) + n] !== b.cards[(k << COLUMN_SHIFT) + n]) return false;
  }
  return true;
}
