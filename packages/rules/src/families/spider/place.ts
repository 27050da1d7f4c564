import type { Card } from "../../card.ts";
import { column, type Move, type Source, transfer } from "../../move.ts";
import { columnOf, faceDownOf, type Position } from "../../position.ts";
import type { Refusal } from "../../refusal.ts";
import { err, ok, type Result } from "../../result.ts";
import type { MoveOptions, Ruleset } from "../../ruleset.ts";
import { inSuit, piecesOf, runLength } from "../../run.ts";
import { groupOf } from "../columns.ts";
import { landsInSuit } from "./check.ts";

interface Place {
  readonly plan: readonly Move[];
  /** 2 on a card of the same suit, 1 an empty column, 0 on another suit (SS-11). */
  readonly kind: 0 | 1 | 2;
  /** Length of the one-suit run that the group becomes part of. */
  readonly run: number;
}

/** SS-11: same suit first, then an empty column, then another suit; the longest run, then the leftmost. */
export function place(
  rules: Pick<Ruleset, "plan">,
  position: Position,
  from: Source,
  count: number,
  options: MoveOptions,
): Result<readonly Move[], Refusal> {
  const refused = checkCarry(rules, position, from, count, options);
  if (refused !== undefined) return err(refused);
  let best: Place | undefined;
  position.columns.forEach((cards, index) => {
    const planned = rules.plan(position, transfer(from, column(index), count), options);
    if (!planned.ok) return;
    const wholeColumn = from.pile === "column" && count === columnOf(position, from.column).length;
    if (wholeColumn && cards.length === 0) return;
    const found = placeOn(position, from, count, index, planned.value);
    if (best === undefined || found.kind > best.kind || (found.kind === best.kind && found.run > best.run)) {
      best = found;
    }
  });
  if (best !== undefined) return ok(best.plan);
  const first = from.pile === "column" ? groupOf(position, from.column, count).cards.slice(0, 1) : [];
  return err({ reason: "no-place", rule: "SS-11", part: "land", cards: first });
}

/**
 * Why the group can be carried nowhere at all. Asked of its own column, as that leaves every empty column to
 * help with a mixed run.
 */
function checkCarry(
  rules: Pick<Ruleset, "plan">,
  position: Position,
  from: Source,
  count: number,
  options: MoveOptions,
): Refusal | undefined {
  const own = from.pile === "column" ? from.column : 0;
  const planned = rules.plan(position, transfer(from, column(own), count), options);
  return planned.ok || planned.error.part === "land" ? undefined : planned.error;
}

function placeOn(
  position: Position,
  from: Source,
  count: number,
  index: number,
  plan: readonly Move[],
): Place {
  const cards = columnOf(position, index);
  const group = from.pile === "column" ? groupOf(position, from.column, count).cards : [];
  const own = piecesOf(group)[0]?.length ?? 0;
  if (cards.length === 0) return { plan, kind: 1, run: own };
  if (!landsInSuit(position, group[0] as Card, index)) return { plan, kind: 0, run: own };
  return { plan, kind: 2, run: own + runLength(cards, faceDownOf(position, index), inSuit) };
}
