import {
  codeOf,
  currentPosition,
  currentScore,
  type Game,
  type GameId,
  gameRules,
  lastCard,
  line,
  lineMoves,
  makeCard,
  workedOut,
} from "@faceup/rules";
import type { Values } from "@faceup/text";
import { pageGame } from "./games/index.ts";
import { type Stage, stageOf } from "./stage.ts";

/** What the sentences of a page can name: points from the rules, and what its won game comes to. */
export function pageValues(game: GameId): Values {
  const { examples, surveyed } = pageGame(game);
  const stage = stageOf(examples.won);
  const { last: won } = stage;
  const { start, points } = gameRules(won).scoring;
  const point = (type: keyof typeof points): number => Math.abs(points[type] ?? 0);
  return {
    ...surveyed,
    start,
    cost: point("move"),
    run: point("run-removed"),
    up: point("foundation-first"),
    place: point("waste-to-column"),
    redeal: point("redeal"),
    turn: point("turned-up"),
    ...sums(won),
    ...exampleValues(stage),
    group: longestToEmpty(won),
  };
}

function sums(game: Game): Values {
  const of = (type: string) => workedOut(game).find((line) => line.type === type) ?? { times: 0, points: 0 };
  return {
    runs: of("run-removed").points,
    all: of("foundation-first").points,
    placed: of("waste-to-column").times,
    placedPoints: of("waste-to-column").points,
    redeals: of("redeal").times,
    redealPoints: Math.abs(of("redeal").points),
    turned: of("turned-up").times,
    turnedPoints: of("turned-up").points,
  };
}

/** What the sentences about one example can name. */
export function exampleValues({ last: game, tried }: Stage): Values {
  const position = currentPosition(game);
  const values = { code: codeOf(game) ?? "", moves: lineMoves(game).length, score: currentScore(game) };
  const move = tried?.move ?? lineMoves(game).at(-1);
  if (move?.type !== "transfer") return values;
  const cards = move.from.pile === "column" ? (position.columns[move.from.column] ?? []) : position.waste;
  const first = cards[cards.length - move.count];
  const target = move.to.pile === "column" ? lastCard(position.columns[move.to.column] ?? []) : undefined;
  return {
    ...values,
    group: move.count,
    ...(tried === undefined || first === undefined ? {} : { card: `[${makeCard(first)}]` }),
    ...(tried === undefined || target === undefined ? {} : { target: `[${makeCard(target)}]` }),
    ...(move.to.pile === "column" ? { column: move.to.column + 1 } : {}),
  };
}

/** The most cards that one move of the game takes to an empty column. */
function longestToEmpty(game: Game): number {
  let [most, before] = [0, game.startPosition];
  for (const { moves, position } of line(game)) {
    for (const move of moves) {
      if (move.type !== "transfer" || move.to.pile !== "column") continue;
      if (before.columns[move.to.column]?.length === 0) most = Math.max(most, move.count);
    }
    before = position;
  }
  return most;
}
