import type { Action, Move, Position, Refusal } from "@faceup/rules";
import type { Carried, PileId } from "../table/model.ts";

/** Something worth saying once (AP-28). The words are found where it is shown. */
export type Happening =
  /** `named`: by its code, typed or in a link. */
  | { readonly type: "dealt"; readonly named: boolean }
  | { readonly type: "restarted" | "put-back" | "won" }
  | { readonly type: "moved" | "undone" | "redone"; readonly action: Action; readonly before: Position }
  /** To another place of the game: after so many moves. */
  | { readonly type: "jumped"; readonly moves: number }
  | { readonly type: "picked-up"; readonly carried: Carried; readonly targets: readonly PileId[] }
  | { readonly type: "refused"; readonly refusal: Refusal };

/**
 * An action as one move: the single moves of a mixed run (SS-14) begin where the run lay, and each piece lands on
 * the target once.
 */
export function asOneMove(action: Action): Move | undefined {
  const first = action.moves[0];
  const last = action.moves[action.moves.length - 1];
  if (first?.type !== "transfer" || last?.type !== "transfer") return first;
  const { to } = last;
  const count = action.moves.reduce((sum, move) => {
    const lands =
      move.type === "transfer" &&
      move.to.pile === to.pile &&
      (to.pile !== "column" || (move.to.pile === "column" && move.to.column === to.column));
    return lands ? sum + move.count : sum;
  }, 0);
  return { type: "transfer", from: first.from, to, count };
}
