import { codeOf, type Game, lineMoves, makeRecord } from "@faceup/rules";
import { makeRecordFragment, withoutLink } from "./links.ts";

/** Links of more characters than this are cut off by some programs for mail and chat. */
export const LONG_LINK = 2000;

/**
 * The address under which the app opens the deal of a game, or with its moves: the line that stands, ready to be
 * stepped through (CO-4, AP-9). `page` is the address of the app as it is open here.
 */
export async function makeLink(game: Game, withMoves: boolean, page: string): Promise<string> {
  const code = codeOf(game);
  const app = withoutLink(page);
  if (withMoves || code === undefined) {
    return app + (await makeRecordFragment({ start: game.start, moves: withMoves ? lineMoves(game) : [] }));
  }
  const link = new URL(app);
  link.searchParams.set("g", code);
  return link.href;
}

/** A file of records (RE-1) with the game's line and what is to be said of it, which readers of records skip. */
export function makeRecordFile(game: Game, words: string): string {
  const said = words.split("\n").map((line) => `# ${line}`);
  return `${[...said, makeRecord({ start: game.start, moves: lineMoves(game) })].join("\n")}\n`;
}
