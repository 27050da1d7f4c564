/** Daily deals of one-suit Simple Simon as if they had been played, on the days before a day. */
import { type Day, dailyCandidates, makeCode } from "@faceup/rules";
import { left, type Stored, won } from "./history.ts";

const SIMON = { game: "SS", option: "S1" } as const;
const MS_PER_DAY = 86_400_000;

/** From the day before back: P as short as the best line known, W won, L played and left, - not played. */
const LETTERS = "PWLWWPWL-WWW-PWWWL-WPWWW";

export function dailyGames(today: Day): readonly Stored[] {
  return [...LETTERS].flatMap((letter, i) => {
    const day = today - 1 - i;
    const at = day * MS_PER_DAY + MS_PER_DAY / 2;
    const code = dailyCandidates(SIMON, day).next().value;
    if (letter === "-" || code === undefined) return [];
    const own = { id: `day-${day}`, start: makeCode(code), begun: at - 600_000, updated: at };
    if (letter === "L") return [left(i, own)];
    const game = won(i, "SS1-S1");
    const win = game.win as { readonly actions: readonly string[] };
    const par = win.actions.length - (letter === "P" ? 0 : 1);
    return [{ ...game, ...own, win: { ...win, at, par } }];
  });
}
