import {
  column,
  type Move,
  NO_SUITS,
  type Position,
  positionKey,
  rulesOf,
  suitOf,
  transfer,
} from "@faceup/rules";

/** One action of a game: its single moves and where they led. An `Action` of the rules library is one. */
export interface TrackStep {
  readonly moves: readonly Move[];
  readonly position: Position;
}

/** A way from one place to another, by number. */
export interface Way {
  readonly from: number;
  readonly to: number;
  readonly moves: readonly Move[];
}

/** An action between two places. */
export interface TrackAction {
  readonly from: number;
  readonly to: number;
  /** How many single moves it was. */
  readonly moves: number;
  /** Single moves that lead straight back; infinite where none do. */
  readonly back: number;
}

/** The positions of a game, each once however often it was met, and known ways between them. */
export interface Track {
  /** By point, which is the number of actions made: its place. */
  readonly points: readonly number[];
  readonly actions: readonly TrackAction[];
  readonly places: readonly Position[];
  readonly ways: readonly Way[];
  /** The place where a position lies, undefined where the game never was there. */
  placeOf(position: Position): number | undefined;
}

export function trackOf(start: Position, steps: readonly TrackStep[]): Track {
  const numbers = new Map<string, number>();
  const places: Position[] = [];
  const points = [start, ...steps.map(({ position }) => position)].map((position) => {
    const key = keyOf(position);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, places.length);
    return places.push(position) - 1;
  });
  const ways: Way[] = [];
  const actions = steps.map(({ moves, position }, i): TrackAction => {
    const [from, to] = [points[i] ?? 0, points[i + 1] ?? 0];
    const back = wayBack(places[from] ?? start, moves, position);
    if (from !== to) {
      ways.push({ from, to, moves });
      if (back !== undefined) ways.push({ from: to, to: from, moves: [back] });
    }
    return { from, to, moves: moves.length, back: back === undefined ? Number.POSITIVE_INFINITY : 1 };
  });
  return { points, actions, places, ways, placeOf: (position) => numbers.get(keyOf(position)) };
}

/** Equal for positions from which the same lines win: what has scored makes no difference to that. */
function keyOf(position: Position): string {
  return positionKey({ ...position, scored: NO_SUITS });
}

/** The one move that takes a move back, where there is one and it leads back indeed. */
function wayBack(before: Position, moves: readonly Move[], after: Position): Move | undefined {
  const [move] = moves;
  const back = move === undefined || moves.length > 1 ? undefined : reversed(before, move);
  const rules = rulesOf(before.variant.game);
  if (back === undefined || rules.check(after, back) !== undefined) return undefined;
  return keyOf(rules.play(after, back).position) === keyOf(before) ? back : undefined;
}

function reversed(before: Position, move: Move): Move | undefined {
  if (move.type !== "transfer" || move.from.pile === "waste") return undefined;
  if (move.from.pile === "foundation") {
    return move.to.pile === "column" ? transfer(move.to, { pile: "foundation" }) : undefined;
  }
  const to = column(move.from.column);
  if (move.to.pile === "column") return transfer(move.to, to, move.count);
  const card = before.columns[move.from.column]?.at(-1);
  return card === undefined ? undefined : transfer({ pile: "foundation", suit: suitOf(card) }, to);
}
