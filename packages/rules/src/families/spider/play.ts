import { RANKS_PER_SUIT } from "../../card.ts";
import { column, type Move, REDEAL, type Transfer } from "../../move.ts";
import { columnOf, faceDownOf, lastCards, type Position } from "../../position.ts";
import type { Played } from "../../ruleset.ts";
import { endsInCompleteRun } from "../../run.ts";
import type { GameEvent } from "../../score.ts";
import { turnUp, withColumn } from "../columns.ts";

export function play(position: Position, move: Move): Played {
  switch (move.type) {
    case "draw":
      return settled(dealRow(position), allColumns(position));
    case "redeal":
      throw new Error(`${REDEAL.type} is no move of this game`);
    case "transfer":
      return playTransfer(position, move);
  }
}

function playTransfer(position: Position, move: Transfer): Played {
  if (move.from.pile !== "column" || move.to.pile !== "column") {
    throw new Error("only columns hold cards that move in this game");
  }
  const from = move.from.column;
  const to = move.to.column;
  const source = columnOf(position, from);
  const cut = source.length - move.count;
  const lifted = withColumn(position.columns, from, source.slice(0, cut));
  const columns = withColumn(lifted, to, [...columnOf(position, to), ...source.slice(cut)]);
  // The source too: the cards taken away may have lain on a complete run of an entered position (SS-7).
  return settled({ ...position, columns }, [to, from]);
}

/** ST-3: one card on every column, left to right, as far as the stock goes. */
function dealRow(position: Position): Position {
  const columns = position.columns.map((cards, i) => {
    const dealt = position.stock[i];
    return dealt === undefined ? cards : [...cards, dealt];
  });
  return { ...position, columns, stock: position.stock.slice(columns.length) };
}

function allColumns(position: Position): readonly number[] {
  return position.columns.map((_, i) => i);
}

function settled(position: Position, columns: readonly number[]): Played {
  let played: Played = { position, events: [{ type: "move" }] };
  for (const index of columns) played = settleColumn(played, index);
  return played;
}

/** Turns up what became last and takes complete runs away until none is left (SS-7, ST-2). */
function settleColumn(played: Played, index: number): Played {
  const turned = turnUp(played.position, index);
  const { position } = turned;
  const events: readonly GameEvent[] = [...played.events, ...turned.events];
  const cards = columnOf(position, index);
  if (!endsInCompleteRun(cards, faceDownOf(position, index))) return { position, events };
  const run = lastCards(cards, RANKS_PER_SUIT);
  const without: Position = {
    ...position,
    columns: withColumn(position.columns, index, cards.slice(0, cards.length - RANKS_PER_SUIT)),
    removed: [...position.removed, run],
  };
  return settleColumn(
    { position: without, events: [...events, { type: "run-removed", column: index, cards: run }] },
    index,
  );
}

/** Takes the complete runs of an arrangement away on loading, without points (SS-7). */
export function removeCompleteRuns(position: Position): Position {
  return settled(position, allColumns(position)).position;
}

/** Every move from one column to another that `legal` allows, from the left; longest group first. */
export function transfers(
  position: Position,
  liftable: (index: number) => number,
  legal: (move: Transfer) => boolean,
): readonly Transfer[] {
  const found: Transfer[] = [];
  for (const from of allColumns(position)) {
    for (let count = liftable(from); count >= 1; count--) {
      for (const to of allColumns(position)) {
        const move: Transfer = { type: "transfer", from: column(from), to: column(to), count };
        if (legal(move)) found.push(move);
      }
    }
  }
  return found;
}
