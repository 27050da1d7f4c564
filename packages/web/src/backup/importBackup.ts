import { type LoadError, parseSavedGame, parseSavedShape, type SavedGame } from "../db/savedGame.ts";
import type { Damaged, Storage, StoredGame } from "../db/storage.ts";
import type { Backup } from "./backupFile.ts";
import { jsonOf } from "./json.ts";
import { mergeGames, sameGame } from "./mergeGames.ts";

/** A game of a file that cannot be read: which, and why. */
export interface Unreadable {
  /** Its id, where it has one that is a text. */
  readonly id: string | undefined;
  /** Its place in the file's list, from 1. */
  readonly number: number;
  readonly error: LoadError;
}

/** What an import does, or has done. */
export interface ImportReport {
  readonly added: number;
  /** Here already, the same or further along. */
  readonly kept: number;
  /** The ids of games whose state in the file was further along, or knew more. */
  readonly replaced: readonly string[];
  readonly unreadable: readonly Unreadable[];
  /** Damaged records that the file had set aside, and are now kept here, too. */
  readonly setAside: number;
}

/** What is to be written, and what that means. */
export interface ImportPlan {
  readonly games: readonly StoredGame[];
  readonly damaged: readonly Damaged[];
  readonly report: ImportReport;
}

export interface Stored {
  readonly games: readonly StoredGame[];
  readonly damaged: readonly Damaged[];
}

/**
 * Merges a file with what is stored. Nothing is lost: a game in both is merged, one that cannot be read is set aside.
 * Ten thousand games take seconds to be played through: `pause` is awaited before each, and may throw to give up.
 */
export async function planImport(
  backup: Backup,
  stored: Stored,
  now: number,
  pause: (done: number) => Promise<void> = () => Promise.resolve(),
): Promise<ImportPlan> {
  const here = new Map(stored.games.map(({ id, stored: value }) => [id, value]));
  const write = new Map<string, SavedGame>();
  const added = new Set<string>();
  const kept = new Set<string>();
  const replaced = new Set<string>();
  const unreadable: Unreadable[] = [];
  const aside: Damaged[] = [];

  for (const [i, value] of backup.games.entries()) {
    await pause(i);
    const parsed = parseSavedGame(value);
    if (!parsed.ok) {
      const id = idOf(value);
      unreadable.push({ id, number: i + 1, error: parsed.error });
      aside.push({ id: id ?? `no. ${i + 1}`, raw: value, found: now });
      continue;
    }
    const theirs = parsed.value.saved;
    const { id } = theirs;
    const mine = write.get(id) ?? readable(here.get(id));
    if (mine === undefined) {
      added.add(id);
      write.set(id, theirs);
      // What lies here under that id cannot be read: it makes room, and is kept.
      if (here.has(id)) aside.push({ id, raw: here.get(id), found: now });
      continue;
    }
    const merged = mergeGames(mine, theirs);
    if (sameGame(merged, mine)) {
      if (!added.has(id) && !replaced.has(id)) kept.add(id);
      continue;
    }
    write.set(id, merged);
    kept.delete(id);
    if (!added.has(id)) replaced.add(id);
  }
  const fromFile = newRecords(
    backup.damaged.map(({ id, found, raw }) => ({ id, found, raw })),
    stored.damaged,
  );
  const found = newRecords(aside, [...stored.damaged, ...fromFile]);
  return {
    games: [...write].map(([id, game]) => ({ id, stored: game })),
    damaged: [...fromFile, ...found],
    report: {
      added: added.size,
      kept: kept.size,
      replaced: [...replaced],
      unreadable,
      setAside: fromFile.length,
    },
  };
}

/** Writes a plan: all of it or nothing. */
export function carryOut({ games, damaged }: ImportPlan, storage: Storage): Promise<void> {
  return storage.writeAll({ games, damaged });
}

function readable(value: unknown): SavedGame | undefined {
  if (value === undefined) return undefined;
  const parsed = parseSavedShape(value);
  return parsed.ok ? parsed.value : undefined;
}

function idOf(value: unknown): string | undefined {
  const id = (value as { readonly id?: unknown } | null)?.id;
  return typeof id === "string" && id !== "" ? id : undefined;
}

/** Those that are not kept aside yet, each under an id of its own, so that none takes the place of another. */
function newRecords(records: readonly Damaged[], kept: readonly Damaged[]): readonly Damaged[] {
  const known = new Map(kept.map((record) => [record.id, jsonOf(record.raw)]));
  const texts = new Set(known.values());
  const added: Damaged[] = [];
  for (const record of records) {
    const text = jsonOf(record.raw);
    if (texts.has(text)) continue;
    let { id } = record;
    for (let i = 2; known.has(id); i++) id = `${record.id} (${i})`;
    known.set(id, text);
    texts.add(text);
    added.push({ ...record, id });
  }
  return added;
}
