import {
  actAll,
  column,
  currentScore,
  type Move,
  newGame,
  type Position,
  rulesOf,
  transfer,
} from "@faceup/rules";

/** A line and what it scores, played from its position on. */
export interface ScoredLine {
  readonly moves: readonly Move[];
  readonly score: number;
}

/**
 * The same line by way of more points: a card from the waste to its foundation stops at a column first where one
 * takes it, which is worth points and one move more (TF-13). Nothing else changes, as it goes on at once. Where no
 * card is taken from a waste the line stays as it is.
 */
export function scoredLine(position: Position, line: readonly Move[]): ScoredLine {
  const rules = rulesOf(position.variant.game);
  const moves: Move[] = [];
  let now = position;
  for (const move of line) {
    const way = stopover(now, move);
    moves.push(...way);
    for (const step of way) now = rules.play(now, step).position;
  }
  return { moves, score: scoreOf(position, moves) };
}

function stopover(position: Position, move: Move): readonly Move[] {
  if (move.type !== "transfer" || move.from.pile !== "waste" || move.to.pile !== "foundation") return [move];
  const rules = rulesOf(position.variant.game);
  for (let i = 0; i < position.columns.length; i++) {
    const there = transfer({ pile: "waste" }, column(i));
    if (rules.check(position, there) === undefined)
      return [there, transfer(column(i), { pile: "foundation" })];
  }
  return [move];
}

function scoreOf(position: Position, moves: readonly Move[]): number {
  const { game, refusal } = actAll(
    newGame({ type: "position", position }),
    moves.map((move) => [move]),
  );
  if (refusal !== undefined) throw new Error(`a line is refused: ${refusal.reason}`);
  return currentScore(game);
}
