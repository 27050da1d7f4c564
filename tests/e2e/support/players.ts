/** Four ways to play a move (AP-5): by dragging, by taps alone, by the keyboard alone. */
import {
  act,
  currentPosition,
  type Game,
  type Move,
  makeMove,
  moveCount,
  type Position,
  rulesOf,
  type Transfer,
} from "@faceup/rules";
import { expect } from "@playwright/test";
import type { App } from "./app.ts";
import { cardBoxes, middle, type Point, plus } from "./geometry.ts";
import { firstCard, fitsFoundation, sourceSpot, targetSpot } from "./places.ts";
import type { Pointer } from "./pointers.ts";
import type { PileId, Spot } from "./seen.ts";
import type { Table } from "./table.ts";

export interface Player {
  /** On a page that has just been loaded. */
  begin(): Promise<void>;
  /** Makes a legal move of this position, which the table shows. */
  play(position: Position, move: Move): Promise<void>;
}

/** Makes legal moves, each when the one before is counted. Returns the game as it should be now. */
export async function playBy(app: App, player: Player, from: Game, moves: readonly Move[]): Promise<Game> {
  let game = from;
  for (const move of moves) {
    await player.play(currentPosition(game), move);
    const played = act(game, [move]);
    if (!played.ok) throw new Error(`${makeMove(move)}: ${played.error.reason}`);
    game = played.value;
    await expect(app.moves).toHaveText(String(moveCount(game)));
  }
  return game;
}

/** Drags from the visible part of a card until it covers the target's last card. */
export function dragger(table: Table, pointer: Pointer): Player {
  return {
    begin: () => Promise.resolve(),
    async play(position, move) {
      if (move.type !== "transfer") return click(pointer, await table.point({ pile: "stock", index: -1 }));
      const { press, drop } = await way(table, position, move);
      await pointer.press(press);
      await pointer.moveTo(drop);
      await pointer.release();
    },
  };
}

/** The pointer's way for a move: from the card to where it lies on its target. */
async function way(
  table: Table,
  position: Position,
  move: Transfer,
): Promise<{ readonly press: Point; readonly drop: Point }> {
  const from = sourceSpot(position, move);
  const to = targetSpot(position, move.to, firstCard(position, move));
  return wayBetween(table, from, to);
}

export async function wayBetween(
  table: Table,
  from: Spot,
  to: Spot,
): Promise<{ readonly press: Point; readonly drop: Point }> {
  const [source, target] = await cardBoxes(table.page, [from, to]);
  if (source === undefined || target === undefined) throw new Error("two spots have two boxes");
  const press = middle(source.visible);
  return { press, drop: plus(press, target.whole.x - source.whole.x, target.whole.y - source.whole.y) };
}

/** A press without movement. */
export async function click(pointer: Pointer, at: Point): Promise<void> {
  await pointer.press(at);
  await pointer.release();
}

/** Milliseconds in which a second tap on a pile is a double tap, and after which a press picks up (TF-12). */
const DOUBLE_TAP = 300;
const LONG_PRESS = 500;

/**
 * Taps only. The page's clock has to stand still: between two taps on the same pile it is put forward, because
 * nobody meant a double tap, and a card that a tap would send to its foundation is picked up by a long press.
 */
export function tapper(table: Table, pointer: Pointer): Player {
  const { clock } = table.page;
  let last: PileId | undefined;

  async function tap(spot: Spot): Promise<void> {
    if (spot.pile === last) await clock.runFor(DOUBLE_TAP + 1);
    await click(pointer, await table.point(spot));
    last = spot.pile;
  }

  return {
    begin: () => Promise.resolve(),
    async play(position, move) {
      if (move.type !== "transfer") return tap({ pile: "stock", index: -1 });
      const from = sourceSpot(position, move);
      if (move.to.pile === "foundation") return tap(from);
      const card = firstCard(position, move);
      const { family } = rulesOf(position.variant.game);
      const goesUp = family === "klondike" && move.count === 1 && fitsFoundation(position, card);
      if (goesUp) {
        await longPress(table, pointer, from);
        last = undefined;
      } else await tap(from);
      await tap(targetSpot(position, move.to, card));
    },
  };
}

export async function longPress(table: Table, pointer: Pointer, spot: Spot): Promise<void> {
  await pointer.press(await table.point(spot));
  await table.page.clock.runFor(LONG_PRESS);
  await pointer.release();
}
