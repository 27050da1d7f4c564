import type { Attempt } from "./attempt.ts";

function isOwnWin({ outcome, uncounted, score }: Attempt): boolean {
  return outcome === "won" && uncounted === undefined && score !== undefined;
}

/** The best score of one's own wins of a deal; undefined where there is none. */
export function bestScoreOf(attempts: readonly Attempt[], code: string): number | undefined {
  const scores = attempts.filter((one) => one.code === code && isOwnWin(one)).map(({ score }) => score ?? 0);
  return scores.length === 0 ? undefined : Math.max(...scores);
}

/** The ids of the best wins of those deals that were won more than once; of equal ones the first. */
export function bestWins(attempts: readonly Attempt[]): ReadonlySet<string> {
  const deals = new Map<string, Attempt[]>();
  for (const one of attempts) {
    if (isOwnWin(one)) deals.set(one.deal, [...(deals.get(one.deal) ?? []), one]);
  }
  const several = [...deals.values()].filter((wins) => wins.length > 1);
  return new Set(
    several.flatMap((wins) => {
      const order = wins.sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || a.at - b.at);
      return order[0]?.id ?? [];
    }),
  );
}
