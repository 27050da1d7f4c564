import { act, currentPosition, type Move, newGame, type Position } from "@faceup/rules";
import { type Carried, columnPile, type PileId, type Spot, type TableEvent } from "../table/model.ts";
import { pileOfSource, sizeOf } from "./piles.ts";
import type { Decision } from "./taps.ts";

/** The spot `fromTop` cards above the last one. */
export function spotOf(position: Position, pile: PileId, fromTop = 0): Spot {
  return { pile, index: sizeOf(position, pile) - 1 - fromTop };
}

export function tapAt(spot: Spot, time = 1000, long = false): TableEvent {
  return { type: "tap", spot, time, long };
}

export function inWords(decision: Decision): string {
  switch (decision.type) {
    case "move":
      return decision.moves.map(moveInWords).join(", ");
    case "pick-up":
      return `pick up ${decision.carried.count} of ${decision.carried.pile}`;
    case "put-back":
    case "nothing":
      return decision.type;
    case "refused":
      return `refused ${decision.refusal.reason} at ${decision.pile}`;
  }
}

export function moveInWords(move: Move): string {
  if (move.type !== "transfer") return move.type;
  const to = move.to.pile === "column" ? columnPile(move.to.column) : "foundation";
  return `${move.count} from ${pileOfSource(move.from)} to ${to}`;
}

export interface Session {
  readonly position: Position;
  readonly carried: Carried | undefined;
}

/** What the running game makes of a decision. Throws where a move is not legal. */
export function after({ position, carried }: Session, decision: Decision): Session {
  switch (decision.type) {
    case "nothing":
      return { position, carried };
    case "pick-up":
      return { position, carried: decision.carried };
    case "put-back":
    case "refused":
      return { position, carried: undefined };
    case "move": {
      const played = act(newGame({ type: "position", position }), decision.moves);
      if (!played.ok) throw new Error(`not legal: ${inWords(decision)} (${played.error.reason})`);
      return { position: currentPosition(played.value), carried: undefined };
    }
  }
}
