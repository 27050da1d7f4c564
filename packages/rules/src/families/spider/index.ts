import { columnOf, faceDownOf } from "../../position.ts";
import type { Rule } from "../../refusal.ts";
import { err, ok } from "../../result.ts";
import type { Layout, Ruleset } from "../../ruleset.ts";
import { inSuit, runLength } from "../../run.ts";
import { RUN_SCORING } from "../../score.ts";
import { type GameId, SUIT_OPTIONS } from "../../variant.ts";
import { check, checkLift, type StockRules } from "./check.ts";
import { liftableMixed, planMixedRun } from "./mixedRun.ts";
import { place } from "./place.ts";
import { play, transfers } from "./play.ts";

export interface SpiderGame {
  readonly game: GameId;
  readonly layout: Layout;
  /** Is there a stock to deal rows from (ST-3)? */
  readonly stock: boolean;
  /** The rule by which the game has no waste. */
  readonly noWaste: Rule;
}

/** Spider's family: build down, move one-suit runs, complete runs leave. */
export function spiderFamily(spec: SpiderGame): Ruleset {
  const rules: StockRules = { stock: spec.stock, noWaste: spec.noWaste };
  const ruleset: Ruleset = {
    game: spec.game,
    family: "spider",
    options: SUIT_OPTIONS,
    layout: spec.layout,
    shape: {
      columns: spec.layout.columns.length,
      stock: spec.stock,
      waste: false,
      foundations: false,
      removedPlaces: 4 * spec.layout.packs,
    },
    scoring: RUN_SCORING,
    checkLift: (position, from, count) => checkLift(position, from, count, rules),
    check: (position, move) => check(position, move, rules),
    play,
    moves(position) {
      const lift = (index: number): number =>
        runLength(columnOf(position, index), faceDownOf(position, index), inSuit);
      const moves = transfers(position, lift, (move) => check(position, move, rules) === undefined);
      const draw = { type: "draw" } as const;
      return check(position, draw, rules) === undefined ? [...moves, draw] : moves;
    },
    won: (position) => position.removed.length === 4 * spec.layout.packs,
    plan(position, move, options) {
      const refused = check(position, move, rules);
      if (refused === undefined) return ok([move]);
      if (options.mixedRuns && refused.reason === "suits-mixed" && move.to.pile === "column") {
        return planMixedRun(position, move);
      }
      return err(refused);
    },
    liftable(position, index, options) {
      if (options.mixedRuns) return liftableMixed(position, index);
      return runLength(columnOf(position, index), faceDownOf(position, index), inSuit);
    },
    place: (position, from, count, options) => place(ruleset, position, from, count, options),
    finish: () => undefined,
  };
  return ruleset;
}
