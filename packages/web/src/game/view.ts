import {
  type Card,
  card,
  currentPosition,
  emptyColumns,
  type Game,
  gameRules,
  line,
  type MoveOptions,
  type Position,
  SUITS,
} from "@faceup/rules";
import {
  columnPile,
  foundationPile,
  type PileId,
  type RefusedMark,
  type TableModel,
} from "../table/model.ts";
import { asOneMove } from "./happening.ts";
import { pileOfSource } from "./piles.ts";
import type { Play, Refused } from "./play.ts";

/** What the table draws of the running game. */
export function tableModel(
  play: Pick<Play, "game" | "carried" | "refused">,
  targets: readonly PileId[],
  options: MoveOptions,
): TableModel {
  const position = currentPosition(play.game);
  const rules = gameRules(play.game);
  const moved = lastMove(play.game);
  return {
    shape: rules.shape,
    columns: position.columns,
    faceDown: position.faceDown,
    stock: [...position.stock].reverse(),
    waste: position.waste,
    foundations: foundationPiles(position),
    removed: position.removed,
    liftable: position.columns.map((_, i) => rules.liftable(position, i, options)),
    targets,
    ...(moved === undefined ? {} : { lastMove: moved }),
    ...(play.carried === undefined ? {} : { carried: play.carried }),
    ...(play.refused === undefined ? {} : { refused: refusedMark(play.refused, position) }),
  };
}

/** A refusal's ring goes round the offending card: the one that breaks the run, or that may not land (AP-35). */
function refusedMark({ refusal, pile, serial }: Refused, position: Position): RefusedMark {
  const [offending] = refusal.cards;
  const gaps = refusal.reason === "deal-over-gap" ? emptyColumns(position).map(columnPile) : [];
  return { pile, serial, gaps, ...(offending === undefined ? {} : { card: offending }) };
}

function foundationPiles(position: Position): readonly (readonly Card[])[] {
  return SUITS.map((suit, i) =>
    Array.from({ length: position.foundations[i] ?? 0 }, (_, rank) => card(suit, rank + 1)),
  );
}

/** AP-35: where the last standing move went from and to. */
function lastMove(game: Game): TableModel["lastMove"] {
  const actions = line(game);
  const action = actions[actions.length - 1];
  const move = action === undefined ? undefined : asOneMove(action);
  if (move === undefined || action === undefined) return undefined;
  switch (move.type) {
    case "draw":
      // A row dealt onto every column (ST-3) has no one place it went to.
      return gameRules(game).shape.waste ? { from: "stock", to: "waste" } : undefined;
    case "redeal":
      return { from: "waste", to: "stock" };
    case "transfer": {
      const from = pileOfSource(move.from);
      if (move.to.pile === "column") return { from, to: columnPile(move.to.column) };
      const before = actions[actions.length - 2]?.position ?? game.startPosition;
      return { from, to: foundationThatGrew(before, action.position) };
    }
  }
}

function foundationThatGrew(before: Position, after: Position): PileId {
  const grown = SUITS.find((_, i) => (after.foundations[i] ?? 0) > (before.foundations[i] ?? 0));
  return foundationPile(grown ?? "S");
}

/** Suits of the runs that have left, for the header's places. */
