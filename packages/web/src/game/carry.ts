import {
  column,
  DRAW,
  err,
  type Move,
  type MoveOptions,
  ok,
  type Position,
  REDEAL,
  type Refusal,
  type Result,
  rulesOf,
  type Source,
  suitOf,
  transfer,
} from "@faceup/rules";
import { type Carried, columnPile, foundationPile, foundationSuit, type PileId } from "../table/model.ts";
import { firstOf, sourceOf, transferTo } from "./piles.ts";

/** What is to be done about an input. The session does it; nothing here changes anything. */
export type Decision =
  /** One action of the player; `pile` is where it happens. */
  | { readonly type: "move"; readonly moves: readonly Move[]; readonly pile: PileId }
  | { readonly type: "pick-up"; readonly carried: Carried }
  | { readonly type: "put-back" }
  /** Whatever was in the hand goes back. `pile` is where it happened; the cards concerned are in the refusal. */
  | { readonly type: "refused"; readonly refusal: Refusal; readonly pile: PileId }
  | { readonly type: "nothing" };

export const NOTHING: Decision = { type: "nothing" };
export const PUT_BACK: Decision = { type: "put-back" };

function movesTo(moves: Result<readonly Move[], Refusal>, pile: PileId): Decision {
  return moves.ok
    ? { type: "move", moves: moves.value, pile }
    : { type: "refused", refusal: moves.error, pile };
}

/** Why a group may not be lifted, mixed runs included (SS-14); undefined where it may. */
function checkLift(position: Position, carried: Carried, options: MoveOptions): Refusal | undefined {
  const rules = rulesOf(position.variant.game);
  const from = sourceOf(carried.pile);
  if (from === undefined) throw new Error(`no cards are lifted from the ${carried.pile}`);
  const refused = rules.checkLift(position, from, carried.count);
  if (refused?.reason !== "suits-mixed" || !options.mixedRuns || from.pile !== "column") return refused;
  if (carried.count <= rules.liftable(position, from.column, options)) return undefined;
  return tooLong(position, from, carried.count, options) ?? refused;
}

/** Too many pieces for the empty columns: the plan for a move onto cards, which spares them all, says so best. */
function tooLong(
  position: Position,
  from: Source & { readonly pile: "column" },
  count: number,
  options: MoveOptions,
): Refusal | undefined {
  const to = position.columns.findIndex((cards, i) => cards.length > 0 && i !== from.column);
  if (to < 0) return undefined;
  const planned = rulesOf(position.variant.game).plan(position, transfer(from, column(to), count), options);
  return planned.ok ? undefined : planned.error;
}

/** Picking up by taps or keys; a drag asks {@link targetsOf}, which refuses alike. */
export function pickUp(position: Position, carried: Carried | undefined, options: MoveOptions): Decision {
  // A tap on an empty place says nothing and so is no mistake.
  if (carried === undefined) return NOTHING;
  const refusal = checkLift(position, carried, options);
  return refusal === undefined
    ? { type: "pick-up", carried }
    : { type: "refused", refusal, pile: carried.pile };
}

/** Are these one place to a card in the hand? The four foundations are (TF-6). */
function sameHome(a: PileId, b: PileId): boolean {
  return a === b || (foundationSuit(a) !== undefined && foundationSuit(b) !== undefined);
}

/** Putting down on a pile; undefined where the pile never takes a card, so that no rule could be named. */
export function putDown(
  position: Position,
  carried: Carried,
  pile: PileId,
  options: MoveOptions,
): Decision | undefined {
  if (sameHome(pile, carried.pile)) return PUT_BACK;
  const move = transferTo(carried, pile);
  if (move === undefined) return undefined;
  return movesTo(rulesOf(position.variant.game).plan(position, move, options), pile);
}

/** TF-12 (3): to the foundation where it fits; undefined where it does not, or the game has none. */
export function toFoundation(position: Position, carried: Carried): Decision | undefined {
  const first = firstOf(position, carried);
  const from = sourceOf(carried.pile);
  if (first === undefined || from === undefined) return undefined;
  const move = transfer(from, { pile: "foundation" }, carried.count);
  if (rulesOf(position.variant.game).check(position, move) !== undefined) return undefined;
  return { type: "move", moves: [move], pile: foundationPile(suitOf(first)) };
}

/** The best place (SS-11, TF-12, AP-27): the foundation if it fits, else the best column. */
export function toBestPlace(position: Position, carried: Carried, options: MoveOptions): Decision {
  return toFoundation(position, carried) ?? toBestColumn(position, carried, options);
}

export function toBestColumn(position: Position, carried: Carried, options: MoveOptions): Decision {
  const from = sourceOf(carried.pile);
  if (from === undefined) return NOTHING;
  const placed = rulesOf(position.variant.game).place(position, from, carried.count, options);
  return movesTo(placed, carried.pile);
}

/** Draws, deals, or turns the waste over where the stock is empty (TF-8, TF-9, ST-3). */
export function turnStock(position: Position): Decision {
  const rules = rulesOf(position.variant.game);
  const move = rules.shape.waste && position.stock.length === 0 ? REDEAL : DRAW;
  const refusal = rules.check(position, move);
  if (refusal === undefined) return { type: "move", moves: [move], pile: "stock" };
  // AP-35: a refused deal marks the empty column.
  const pile = refusal.column === undefined ? "stock" : columnPile(refusal.column);
  return { type: "refused", refusal, pile };
}

/**
 * Every pile that would take the group, however it is moved (RU-3), or why it may not be lifted. Of the foundations
 * only its own is named, though it may be let go over any of them (TF-6).
 */
export function targetsOf(
  position: Position,
  carried: Carried,
  options: MoveOptions,
): Result<readonly PileId[], Refusal> {
  const refusal = checkLift(position, carried, options);
  if (refusal !== undefined) return err(refusal);
  const columns = position.columns
    .map((cards, index) => ({ pile: columnPile(index), cards }))
    .filter(({ pile }) => putDown(position, carried, pile, options)?.type === "move")
    .map(({ pile }) => pile);
  const home = toFoundation(position, carried);
  return ok(home?.type === "move" ? [...columns, home.pile] : columns);
}
