import { rulesOf } from "@faceup/rules";
import { countMoves, playActions, readStart } from "./savedMoves.ts";

/** What version 1 stored, as far as the migration reads it; nothing of it is checked yet. */
interface Version1 {
  readonly start: string | object;
  readonly actions: readonly string[];
  readonly made: number;
  readonly elapsed: number;
  readonly won: boolean;
  readonly updated: number;
}

/**
 * A game of version 1 as version 2 stores it. Version 1 knew that a game was won, but not how: that is worked out
 * from its moves. What is no game of version 1 comes out as something that is none of version 2 either.
 */
export function fromVersion1(stored: unknown): unknown {
  const game = stored as Version1;
  if (!isReadable(game)) return stored;
  return {
    ...game,
    version: 2,
    win: game.won ? firstWin(game) : null,
    // Every move of the player's is in the count, undone or not; where more moves lie there, a record brought them.
    source: countMoves(game.actions) > game.made ? "record" : "own",
    deal: "unknown",
  };
}

/** Can moves be looked for in it? The schema of version 2 checks the rest. */
function isReadable({ start, actions }: { readonly start?: unknown; readonly actions?: unknown }): boolean {
  return (
    (typeof start === "string" || (typeof start === "object" && start !== null)) &&
    Array.isArray(actions) &&
    actions.every((text) => typeof text === "string")
  );
}

/** null where the moves that won were undone and replaced by others. */
function firstWin({ start, actions, made, elapsed, updated }: Version1): object | null {
  const read = readStart(start);
  const game = read && playActions(read, actions);
  if (game === undefined) return null;
  const { won, scoring } = rulesOf(game.startPosition.variant.game);
  const length = game.actions.findIndex(({ position }) => won(position)) + 1;
  const action = game.actions[length - 1];
  if (action === undefined) return null;
  const moves =
    scoring.counts === "attempt"
      ? Math.max(0, made - countMoves(actions.slice(length)))
      : countMoves(actions.slice(0, length));
  // The clock has stood since the win; the day is that of the last writing.
  return { at: updated, elapsed, score: action.score, moves, actions: actions.slice(0, length) };
}
