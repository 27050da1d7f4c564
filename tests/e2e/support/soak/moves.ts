/** Legal moves, so that games get on, and some of them to their end. */
import {
  currentPosition,
  type Game,
  type GameRecord,
  gameRules,
  lineMoves,
  type Move,
  makeMove,
  parseRecord,
  sameMove,
} from "@faceup/rules";
import { pick } from "../../../../packages/rules/src/testing/random.ts";
import { plus } from "../geometry.ts";
import { firstCard, sourceSpot, targetSpot } from "../places.ts";
import { click } from "../players.ts";
import { SIMON_BEFORE_WIN, THOUGHTFUL_BEFORE_WIN } from "../scenes.ts";
import type { Spot } from "../seen.ts";
import { digit } from "../typist.ts";
import { WON_GAMES } from "../wonGames.ts";
import { type Glimpse, pointOf, spotSeen } from "./glimpse.ts";
import { anyPointer, type Hand, type Input, oneOf } from "./hand.ts";
import { keptGame } from "./kept.ts";

const WAYS = ["drag", "taps", "keys"] as const;

async function playOn(hand: Hand, seen: Glimpse): Promise<void> {
  const { page, random, diary } = hand;
  const { game } = await keptGame(page);
  const move = nextMove(game, random);
  if (move === undefined) {
    diary.add("taken back");
    return page.keyboard.press("Control+z");
  }
  const way = oneOf(random, WAYS);
  diary.add(`${makeMove(move)} by ${way}`);
  if (way === "keys") return byKeys(hand, move);
  return byPointer(hand, seen, ends(game, move), way);
}

/** Ways to a win that are known: whole games, and last moves. */
const WAYS_TO_WIN: readonly GameRecord[] = [
  ...WON_GAMES.map(({ record }) => record),
  ...[SIMON_BEFORE_WIN, THOUGHTFUL_BEFORE_WIN].flatMap((text) => {
    const read = parseRecord(text);
    return read.ok ? [read.value] : [];
  }),
];

/** Of a deal that others have won their next move, or none where they went another way; of others any legal one. */
function nextMove(game: Game, random: () => number): Move | undefined {
  const start = JSON.stringify(game.start);
  const way = WAYS_TO_WIN.find((record) => JSON.stringify(record.start) === start)?.moves ?? [];
  const made = lineMoves(game);
  if (made.length >= way.length) return anyMove(game, random);
  const onTheWay = made.every((move, i) => way[i] !== undefined && sameMove(move, way[i]));
  return onTheWay ? way[made.length] : undefined;
}

/** Draws are rarer, and moves to the foundations more frequent, than their number says. */
function anyMove(game: Game, random: () => number): Move | undefined {
  const moves = gameRules(game).moves(currentPosition(game));
  if (moves.length === 0) return undefined;
  return pick(random, moves, (move) => {
    if (move.type !== "transfer") return 2;
    if (move.from.pile === "foundation") return 0.2;
    return move.to.pile === "foundation" ? 8 : move.count;
  });
}

const STOCK: Spot = { pile: "stock", index: -1 };

function ends(game: Game, move: Move): { readonly from: Spot; readonly to: Spot } | undefined {
  if (move.type !== "transfer") return undefined;
  const position = currentPosition(game);
  return { from: sourceSpot(position, move), to: targetSpot(position, move.to, firstCard(position, move)) };
}

/** Where the cards are seen now. Some fly, and are missed. */
async function byPointer(
  hand: Hand,
  seen: Glimpse,
  way: { readonly from: Spot; readonly to: Spot } | undefined,
  how: "drag" | "taps",
): Promise<void> {
  const pointer = anyPointer(hand);
  const from = spotSeen(seen, way?.from ?? STOCK);
  if (from === undefined) return hand.diary.add("not seen");
  const press = pointOf(seen, from);
  if (way === undefined) return click(pointer, press);
  const to = spotSeen(seen, way.to);
  if (to === undefined) return hand.diary.add("not seen");
  if (how === "taps") {
    await click(pointer, press);
    return click(pointer, pointOf(seen, to));
  }
  await pointer.press(press);
  await pointer.moveTo(plus(press, to.box.x - from.box.x, to.box.y - from.box.y));
  return pointer.release();
}

async function byKeys({ app, page }: Hand, move: Move): Promise<void> {
  const { keyboard } = page;
  await app.table.root.focus();
  if (move.type !== "transfer") return keyboard.press("d");
  const { from, to, count } = move;
  if (from.pile === "column") await keyboard.press(digit(from.column));
  if (to.pile === "foundation") return keyboard.press("Shift+Enter");
  for (let i = 1; i < count; i++) await keyboard.press("+");
  await keyboard.press("Enter");
  await keyboard.press(digit(to.column));
}

export const MOVES: readonly Input[] = [{ name: "move", weight: 70, make: playOn }];
