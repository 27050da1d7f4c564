import { type Game, parseRecord, replay } from "@faceup/rules";

/** The game of a record, all its moves made. */
export function played(record: string): Game {
  const read = parseRecord(record);
  const game = read.ok ? replay(read.value) : undefined;
  if (game?.ok !== true) throw new Error(`no legal record: ${record}`);
  return game.value;
}
