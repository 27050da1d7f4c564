import { act, currentPosition, type Move, newGame, type Position } from "@faceup/rules";
import { type Carried, columnPile, type PileId, type Spot, type TableEvent } from "../table/model.ts";
import { pileOfSource, sizeOf } from "./piles.ts";
import { type Decision, decide, type TapContext } from "./taps.ts";
import { positionOf } from "./testPosition.ts";

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

export const SETTINGS = { doubleTap: true, autoPlace: false, mixedRuns: false };

// Column 5 is empty; the ace of spades is up; the waste ends in 9 of hearts, 4 of diamonds.
export const THOUGHTFUL = positionOf("TF1-D1N", {
  columns: ["KC QD JS", "9C 8H", "TH 2S", "2D 7S 6H 5S", "", "QC 3D TD", "KH"],
  waste: "9H 4D",
  foundations: { S: 1 },
});
export const SIMON = positionOf("SS1-S4", {
  columns: ["KS 9H 8H", "TH", "5C 9S 8D", "TC 9D", "4H 7S 6S", "7H", "", "JS QH", "9C 8S", "3C 2D"],
});

export function contextOf(position: Position, more: Partial<TapContext> = {}): TapContext {
  return { position, settings: SETTINGS, carried: undefined, memory: undefined, ...more };
}

export function tapped(
  position: Position,
  pile: PileId,
  fromTop = 0,
  more: Partial<TapContext> = {},
): string {
  return inWords(decide(contextOf(position, more), tapAt(spotOf(position, pile, fromTop))).decision);
}
