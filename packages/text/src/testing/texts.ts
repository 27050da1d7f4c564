import { type Game, type GameCode, newGame, type Position, parseCode } from "@faceup/rules";
import { type AppText, loadAppText } from "../load.ts";
import { LOCALES } from "../locale.ts";

/** The words of every language, for tests that hold for all of them. */
export const TEXTS: readonly AppText[] = await Promise.all(LOCALES.map(loadAppText));

export function textIn(locale: (typeof LOCALES)[number]): AppText {
  const found = TEXTS.find((text) => text.locale === locale);
  if (found === undefined) throw new Error(locale);
  return found;
}

function codeOf(text: string): GameCode {
  const code = parseCode(text);
  if (!code.ok) throw new Error(text);
  return code.value;
}

export function gameOf(code: string): Game {
  return newGame({ type: "code", code: codeOf(code) });
}

/** A position with these columns; what else a table holds is empty or as given. Whole packs are not needed here. */
export function table(
  variant: Position["variant"],
  columns: Position["columns"],
  rest: Partial<Position> = {},
): Position {
  return {
    variant,
    columns,
    faceDown: columns.map(() => 0),
    stock: [],
    waste: [],
    foundations: [0, 0, 0, 0],
    scored: [0, 0, 0, 0],
    removed: [],
    ...rest,
  };
}
