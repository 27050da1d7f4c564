import type { Attempt } from "./attempt.ts";

/** One figure of the games won: the best there was, and the average. */
export interface Figure {
  readonly best: number;
  readonly average: number;
}

/** All the figures of some attempts (AP-24). undefined where there is nothing yet to count. */
export interface Statistics {
  readonly played: number;
  readonly won: number;
  /** 0 to 1 */
  readonly winRate: number | undefined;
  /** Games won one after the other, up to the last one played. */
  readonly streak: number;
  readonly longestStreak: number;
  readonly score: Figure | undefined;
  readonly moves: Figure | undefined;
  /** Milliseconds */
  readonly time: Figure | undefined;
  /** Different deals, tried and left, that were proved to be hopeless. */
  readonly unwinnableDeals: number;
  /** Attempts listed and not counted, for other reasons. */
  readonly fromRecords: number;
  readonly setUp: number;
  readonly shown: number;
}

/** The attempts that count: over, and the player's own. */
function counted(attempts: readonly Attempt[]): readonly Attempt[] {
  return attempts.filter(({ outcome, uncounted }) => outcome !== "open" && uncounted === undefined);
}

/** Attempts in any order; which came after which is told by their times. */
export function statisticsOf(attempts: readonly Attempt[]): Statistics {
  const games = resultsOf(attempts);
  const wins = counted(attempts).filter(({ outcome }) => outcome === "won");
  const streaks = streaksOf(games);
  const uncounted = (why: Attempt["uncounted"]) => attempts.filter((attempt) => attempt.uncounted === why);
  return {
    played: games.length,
    won: wins.length,
    winRate: games.length === 0 ? undefined : wins.length / games.length,
    streak: streaks.at(-1) ?? 0,
    longestStreak: streaks.reduce((a, b) => Math.max(a, b), 0),
    score: figure(known(wins.map(({ score }) => score)), Math.max),
    moves: figure(known(wins.map(({ moves }) => moves)), Math.min),
    // Known of every win: the clock has stood since.
    time: figure(
      wins.map(({ elapsed }) => elapsed),
      Math.min,
    ),
    unwinnableDeals: new Set(uncounted("unwinnable").map(({ deal }) => deal)).size,
    fromRecords: uncounted("record").length,
    setUp: uncounted("set-up").length,
    shown: uncounted("shown").length,
  };
}

/** Won or not, one game after the other, the first first. */
export function resultsOf(attempts: readonly Attempt[]): readonly boolean[] {
  return [...counted(attempts)].sort((a, b) => a.at - b.at).map(({ outcome }) => outcome === "won");
}

/** The moves of every win that are known. */
export function movesToWin(attempts: readonly Attempt[]): readonly number[] {
  return known(
    counted(attempts)
      .filter(({ outcome }) => outcome === "won")
      .map(({ moves }) => moves),
  );
}

/** After each game, how many were won in a row up to it. */
function streaksOf(results: readonly boolean[]): readonly number[] {
  let streak = 0;
  return results.map((won) => {
    streak = won ? streak + 1 : 0;
    return streak;
  });
}

function known(values: readonly (number | undefined)[]): readonly number[] {
  return values.filter((value) => value !== undefined);
}

function figure(values: readonly number[], better: (a: number, b: number) => number): Figure | undefined {
  if (values.length === 0) return undefined;
  return {
    best: values.reduce((a, b) => better(a, b)),
    average: values.reduce((a, b) => a + b) / values.length,
  };
}
