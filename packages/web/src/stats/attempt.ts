import { type Option, parseStrictCode, readPosition, rulesOf, type Variant } from "@faceup/rules";
import type { SavedGame } from "../db/savedGame.ts";
import { countMoves } from "../db/savedMoves.ts";

/** Why an attempt is listed and not counted (docs/decisions/what-counts.md). */
export type Uncounted =
  /** Its deal was proved to be hopeless (AP-36). */
  | "unwinnable"
  /** Moves of somebody else's record stand in it. */
  | "record"
  /** The computer has played in it (AP-20). */
  | "shown"
  /** A position set up by hand, as easy as one likes. */
  | "set-up";

/** A game as statistics see it: one attempt, counted once whatever was undone (UN-2). */
export interface Attempt {
  readonly id: string;
  readonly variant: Variant;
  /** undefined: set up by hand. */
  readonly code: string | undefined;
  /** The same text for attempts at the same deal. */
  readonly deal: string;
  /** When it was won, ended or last played; milliseconds since 1970. */
  readonly at: number;
  /** left: ended without a win. open: can still be gone on with, and counts neither way. */
  readonly outcome: "won" | "left" | "open";
  readonly uncounted: Uncounted | undefined;
  /** Of the win as it was won first; of other attempts how far they came. undefined: not known, or none. */
  readonly score: number | undefined;
  readonly moves: number | undefined;
  /** Milliseconds of play. */
  readonly elapsed: number;
  /** Was it won in as few moves as the best line known then? undefined: not won, or none was known. */
  readonly par: boolean | undefined;
}

/** The attempts among stored games, the last first. A game without a move of its own is none. */
export function attemptsOf(games: readonly SavedGame[]): readonly Attempt[] {
  const attempts = games.filter(({ made }) => made > 0).flatMap((saved) => attemptOf(saved) ?? []);
  // Whoever proved a deal hopeless proved it for every attempt at it.
  const hopeless = new Set(
    games.filter(({ deal }) => deal === "unwinnable").map(({ start }) => dealKey(start)),
  );
  return attempts
    .map((attempt) =>
      attempt.uncounted === undefined && attempt.outcome === "left" && hopeless.has(attempt.deal)
        ? { ...attempt, uncounted: "unwinnable" as const }
        : attempt,
    )
    .sort((a, b) => b.at - a.at);
}

function attemptOf(saved: SavedGame): Attempt | undefined {
  const variant = variantOf(saved.start);
  if (variant === undefined) return undefined;
  const { id, start, won, win, state, source, updated } = saved;
  return {
    id,
    variant,
    code: typeof start === "string" ? start : undefined,
    deal: dealKey(start),
    at: win?.at ?? updated,
    outcome: won ? "won" : state === "ended" ? "left" : "open",
    uncounted: source !== "own" ? source : typeof start === "string" ? undefined : "set-up",
    score: win?.score,
    moves: won ? win?.moves : movesMade(saved, variant),
    elapsed: win?.elapsed ?? saved.elapsed,
    par: win?.par === undefined ? undefined : countMoves(win.actions) <= win.par,
  };
}

/** As the player saw it last: of the line, or of the whole attempt. */
function movesMade({ actions, cursor, made }: SavedGame, { game }: Variant): number {
  return rulesOf(game).scoring.counts === "attempt" ? made : countMoves(actions.slice(0, cursor));
}

function variantOf(start: SavedGame["start"]): Variant | undefined {
  if (typeof start === "string") {
    const code = parseStrictCode(start);
    return code.ok ? { game: code.value.game, option: code.value.option } : undefined;
  }
  const read = readPosition(start);
  return read.ok ? read.value.position.variant : undefined;
}

function dealKey(start: SavedGame["start"]): string {
  return typeof start === "string" ? start : JSON.stringify(start);
}

/** What the player wants to see of them. */
export interface Chosen {
  readonly game: Variant["game"];
  /** undefined: all options of the game. */
  readonly option: Option | undefined;
}

export function isChosen({ variant }: Attempt, { game, option }: Chosen): boolean {
  return variant.game === game && (option === undefined || variant.option === option);
}
