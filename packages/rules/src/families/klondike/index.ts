import { CARDS_PER_PACK } from "../../card.ts";
import { column, type Move, transfer } from "../../move.ts";
import { columnOf, faceDownOf, type Position } from "../../position.ts";
import { err, ok } from "../../result.ts";
import type { Layout, Ruleset } from "../../ruleset.ts";
import { alternates, runLength } from "../../run.ts";
import { FOUNDATION_SCORING } from "../../score.ts";
import { DRAW_OPTIONS, type GameId } from "../../variant.ts";
import { check, checkLift } from "./check.ts";
import { place } from "./place.ts";
import { moves, play } from "./play.ts";

export interface KlondikeGame {
  readonly game: GameId;
  readonly layout: Layout;
}

/** Klondike's family: alternating colours, foundations from the ace, stock and waste. */
export function klondikeFamily(spec: KlondikeGame): Ruleset {
  return {
    game: spec.game,
    family: "klondike",
    options: DRAW_OPTIONS,
    layout: spec.layout,
    shape: {
      columns: spec.layout.columns.length,
      stock: true,
      waste: true,
      foundations: true,
      removedPlaces: 0,
    },
    scoring: FOUNDATION_SCORING,
    checkLift,
    check,
    play,
    moves: (position) =>
      moves(
        position,
        (i) => liftable(position, i),
        (move) => check(position, move) === undefined,
      ),
    won,
    plan(position, move) {
      const refused = check(position, move);
      return refused === undefined ? ok([move]) : err(refused);
    },
    liftable,
    place: (position, from, count) => place(position, from, count),
    finish,
  };
}

function liftable(position: Position, index: number): number {
  return runLength(columnOf(position, index), faceDownOf(position, index), alternates);
}

function won(position: Position): boolean {
  return position.foundations.reduce((sum, height) => sum + height, 0) === CARDS_PER_PACK;
}

/**
 * TF-11. The order does not matter: a move to a foundation never takes another one away, so taking whichever
 * fits either clears the table or proves that moves to foundations alone do not win.
 */
function finish(position: Position): readonly Move[] | undefined {
  if (position.stock.length > 0 || position.waste.length > 0 || won(position)) return undefined;
  const line: Move[] = [];
  let current = position;
  while (!won(current)) {
    const here = current;
    const move = here.columns
      .map((_, index) => transfer(column(index), { pile: "foundation" }))
      .find((candidate) => check(here, candidate) === undefined);
    if (move === undefined) return undefined;
    line.push(move);
    current = play(here, move).position;
  }
  return line;
}
