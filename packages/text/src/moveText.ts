import {
  type Card,
  columnOf,
  foundationTop,
  type GameEvent,
  lastCard,
  lastCards,
  type Move,
  type Position,
  rulesOf,
  sameSuit,
  suitOf,
  type Transfer,
} from "@faceup/rules";
import { suitName } from "./cardName.ts";
import { type Marked, marked, type Part, partsOf, plain, sentencesOf } from "./sentence.ts";
import type { Text } from "./text.ts";

/**
 * What an action did, for announcements (AP-28): the move and what followed by itself. Several moves are one
 * mixed run (SS-14), told as the one move that the player made.
 */
export function moveParts(text: Text, moves: Move | readonly Move[], before: Position): readonly Part[] {
  const action = actionOf(moves, before);
  return sentencesOf(text, [moveClause(text, action), ...consequences(text, action)]);
}

export function moveText(text: Text, moves: Move | readonly Move[], before: Position): string {
  return plain(moveParts(text, moves, before));
}

/** What a move will do, told before it is made: all but which cards it turns up, which nobody can know. */
export function foretoldText(text: Text, move: Move, before: Position): string {
  const action = actionOf(move, before);
  const known = { ...action, events: action.events.filter(({ type }) => type !== "turned-up") };
  return plain(sentencesOf(text, [moveClause(text, known), ...consequences(text, known)]));
}

/** "Undone: 9 to 6 of spades, 4 cards, onto 10 of clubs, column 7." */
export function undoneText(text: Text, moves: Move | readonly Move[], before: Position): string {
  return retold(text, "move.undone", moves, before);
}

export function redoneText(text: Text, moves: Move | readonly Move[], before: Position): string {
  return retold(text, "move.redone", moves, before);
}

interface Action {
  readonly before: Position;
  /** The whole of it as one move. */
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

function actionOf(moves: Move | readonly Move[], before: Position): Action {
  const list = "type" in moves ? [moves] : moves;
  const rules = rulesOf(before.variant.game);
  let position = before;
  const events: GameEvent[] = [];
  for (const move of list) {
    const played = rules.play(position, move);
    position = played.position;
    events.push(...played.events);
  }
  return { before, move: whole(list), events };
}

/** Every part of a mixed run leaves the source once and the last part arrives last. */
function whole(list: readonly Move[]): Move {
  const first = list[0];
  const last = list.at(-1);
  if (first === undefined || last === undefined) throw new Error("an action has a move");
  if (first === last || first.type !== "transfer" || last.type !== "transfer") return first;
  const { from } = first;
  const count = list.reduce(
    (sum, move) => (move.type === "transfer" && samePile(move.from, from) ? sum + move.count : sum),
    0,
  );
  return { type: "transfer", from, to: last.to, count };
}

function samePile(a: Transfer["from"], b: Transfer["from"]): boolean {
  return a.pile === "column" && b.pile === "column" ? a.column === b.column : a.pile === b.pile;
}

function moveClause(text: Text, { before, move }: Action): Marked {
  switch (move.type) {
    case "draw":
      return drawClause(text, before);
    case "redeal":
      return marked(text, "move.redeal", {}, { count: before.waste.length });
    case "transfer":
      return transferClause(text, before, move);
  }
}

function drawClause(text: Text, before: Position): Marked {
  const { position } = rulesOf(before.variant.game).play(before, { type: "draw" });
  const count = before.stock.length - position.stock.length;
  const top = lastCard(position.waste);
  if (top === undefined) return marked(text, "move.deal", {}, { count });
  return marked(text, "move.draw", { card: top }, { count });
}

function transferClause(text: Text, before: Position, move: Transfer): Marked {
  const { from, to } = move;
  const cards = sourceCards(before, move);
  const group = groupClause(text, cards);
  // A group ends with its number of cards, set off by commas in every language.
  const what = cards.length > 1 ? `${group},` : group;
  if (to.pile === "foundation") return marked(text, "move.to-foundation", {}, { what, from: from.pile });
  const met = lastCard(columnOf(before, to.column));
  const values = { what, from: from.pile, column: String(to.column + 1) };
  return met === undefined
    ? marked(text, "move.to-empty", {}, values)
    : marked(text, "move.to-card", { met }, values);
}

function sourceCards(before: Position, { from, count }: Transfer): readonly Card[] {
  switch (from.pile) {
    case "column":
      return lastCards(columnOf(before, from.column), count);
    case "waste":
      return lastCards(before.waste, 1);
    case "foundation": {
      const top = foundationTop(before, from.suit);
      return top === undefined ? [] : [top];
    }
  }
}

/** "7 of hearts" · "9 to 6 of spades, 4 cards" · "9 of spades to 6 of hearts, 4 cards" */
function groupClause(text: Text, cards: readonly Card[]): Marked {
  const first = cards[0];
  const last = cards.at(-1);
  if (first === undefined || last === undefined) throw new Error("a move without cards");
  if (cards.length === 1) return marked(text, "cards.one", { card: first });
  const id = cards.every((card) => sameSuit(card, first)) ? "cards.run" : "cards.group";
  return marked(text, id, { first, last }, { count: cards.length });
}

/** Cards turned up and runs that left, in the order in which they did. */
function consequences(text: Text, { before, events }: Action): readonly Marked[] {
  const total = rulesOf(before.variant.game).shape.removedPlaces;
  let removed = before.removed.length;
  return events.flatMap((event) => {
    if (event.type === "turned-up") return [marked(text, "move.turned-up", { card: event.card })];
    if (event.type !== "run-removed") return [];
    removed++;
    const king = event.cards[0];
    const suit = king === undefined ? "" : suitName(text, suitOf(king));
    return [marked(text, "move.run-removed", {}, { suit, removed, total })];
  });
}

function retold(
  text: Text,
  id: "move.undone" | "move.redone",
  moves: Move | readonly Move[],
  before: Position,
): string {
  const move = moveClause(text, actionOf(moves, before));
  return `${plain(partsOf(text, marked(text, id, {}, { move })))}.`;
}
