import { DEAL_TRUTHS, type SavedGame } from "../db/savedGame.ts";

/**
 * One game out of two states of the same one: the one that is further along, with the first win of either and what
 * either knows of the deal. It is the same whichever comes first, and a game merged with itself stays as it is.
 */
export function mergeGames(a: SavedGame, b: SavedGame): SavedGame {
  const further = compare(a, b) >= 0 ? a : b;
  const wins = [a.win, b.win].filter((win) => win !== null).sort((x, y) => x.at - y.at || order(x, y));
  const deal =
    DEAL_TRUTHS[Math.max(DEAL_TRUTHS.indexOf(a.deal), DEAL_TRUTHS.indexOf(b.deal))] ?? further.deal;
  return { ...further, won: a.won || b.won, win: wins[0] ?? null, deal };
}

/**
 * Won, then made further, then ended, then written later; at last by their text, so that nothing is left to chance.
 * Not by what is merged: of three states it would matter which two came first.
 */
function compare(a: SavedGame, b: SavedGame): number {
  return (
    Number(a.won) - Number(b.won) ||
    a.made - b.made ||
    Number(a.state === "ended") - Number(b.state === "ended") ||
    a.updated - b.updated ||
    order(unmerged(a), unmerged(b))
  );
}

function unmerged({ won: _won, win: _win, deal: _deal, ...rest }: SavedGame): object {
  return rest;
}

function order(a: object, b: object): number {
  const [x, y] = [textOf(a), textOf(b)];
  return x < y ? -1 : Number(x > y);
}

/** Do two games say the same? The order of their fields does not count. */
export function sameGame(a: SavedGame, b: SavedGame): boolean {
  return textOf(a) === textOf(b);
}

function textOf(value: object): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([x], [y]) => (x < y ? -1 : 1)))
      : inner,
  );
}
