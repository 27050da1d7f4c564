/** What may become of stored games, and what may not (UN-2, UN-3). */
import { isDeepStrictEqual } from "node:util";
import { parseSavedGame, type SavedGame } from "../../../../packages/web/src/db/savedGame.ts";
import type { Kept } from "./kept.ts";

interface Entry {
  readonly text: string;
  readonly saved: SavedGame;
}

/** Remembers every game from one look to the next. */
export class Ledger {
  private known: ReadonlyMap<string, Entry> = new Map();

  get games(): readonly SavedGame[] {
    return [...this.known.values()].map(({ saved }) => saved);
  }

  /** Sentences on what must not have happened. `deleted`: how many games the player has deleted since. */
  enter({ current, games }: Kept, deleted: number): readonly string[] {
    const faults: string[] = [];
    const now = new Map<string, Entry>();
    for (const [id, value] of games) {
      const before = this.known.get(id);
      const text = JSON.stringify(value);
      if (before?.text === text) {
        now.set(id, before);
        continue;
      }
      const read = parseSavedGame(value);
      if (!read.ok) {
        faults.push(`${id} cannot be read: ${read.error.code}: ${text}`);
        continue;
      }
      const { saved } = read.value;
      now.set(id, { text, saved });
      if (saved.id !== id) faults.push(`${id} calls itself ${saved.id}`);
      if (before) faults.push(...changeFaults(before.saved, saved).map((fault) => `${id} ${fault}: ${text}`));
    }
    for (const [id, { saved }] of now) {
      if (saved.made === 0 && id !== current) faults.push(`${id} was left without a move, and kept`);
    }
    const lost = [...this.known.values()].filter(({ saved }) => saved.made > 0 && !now.has(saved.id));
    if (lost.length > deleted) faults.push(`${lost.length} games are gone, ${deleted} were deleted`);
    const beginnings = new Set([...now.values()].map(({ saved }) => saved.begun));
    if (beginnings.size < now.size) faults.push(`${now.size - beginnings.size} games are stored twice`);
    this.known = now;
    return faults;
  }
}

function changeFaults(before: SavedGame, after: SavedGame): readonly string[] {
  const faults: string[] = [];
  const same = (a: unknown, b: unknown, what: string): void => {
    if (!isDeepStrictEqual(a, b)) faults.push(`has changed ${what} from ${JSON.stringify(a)}`);
  };
  same(before.start, after.start, "its deal");
  same(before.begun, after.begun, "its beginning");
  if (after.made < before.made) faults.push(`has lost ${before.made - after.made} moves`);
  // What is found out about its deal is all that can still happen to an ended game.
  if (before.state === "ended") same({ ...before, deal: "" }, { ...after, deal: "" }, "after its end");
  // Who leaves a record at its start begins anew, and what the record had won is forgotten.
  const anew = before.source === "record" && after.source === "own";
  if (before.won && !anew) same(before.win, after.win, "its win");
  if (before.won && !anew) same(true, after.won, "that it was won");
  return faults;
}
