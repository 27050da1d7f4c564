import { act, codeOf, type Game, newGame, parseMove, parseStrictCode } from "@faceup/rules";
import { expect, type Page } from "@playwright/test";

/** The deal of a code, nothing played. */
export function dealt(code: string): Game {
  const parsed = parseStrictCode(code);
  if (!parsed.ok) throw new Error(`${code} is no code`);
  return newGame({ type: "code", code: parsed.value });
}

export function codeText(game: Game): string {
  const code = codeOf(game);
  if (code === undefined) throw new Error("a game without a code");
  return code;
}

/** The game after one more move. */
export function playedOn(game: Game, text: string): Game {
  const move = parseMove(text);
  const next = move.ok ? act(game, [move.value]) : undefined;
  if (next?.ok !== true) throw new Error(`${text} is no legal move`);
  return next.value;
}

const CODE = /[A-Z]{2}1-[A-Z0-9]{2,3}-[A-Z]{7}/;

export async function shownCode(page: Page): Promise<string> {
  const code = page.getByTestId("code");
  await expect(code).toContainText(CODE);
  return CODE.exec((await code.textContent()) ?? "")?.[0] ?? "";
}
