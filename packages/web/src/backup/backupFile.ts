import { err, ok, type Result } from "@faceup/rules";
import * as v from "valibot";
import type { Damaged, Storage } from "../db/storage.ts";
import { jsonOf } from "./json.ts";

export const BACKUP_VERSION = 1;

/** Everything that is stored, as one file holds it (docs/storage.md). Games are as stored, whatever their version. */
const schema = v.object({
  format: v.literal("faceup-backup"),
  version: v.literal(BACKUP_VERSION),
  /** ISO 8601 */
  saved: v.pipe(v.string(), v.isoTimestamp()),
  settings: v.optional(v.unknown()),
  choice: v.optional(v.unknown()),
  games: v.array(v.unknown()),
  damaged: v.array(v.object({ id: v.string(), raw: v.optional(v.unknown()), found: v.number() })),
});

export type Backup = Readonly<v.InferOutput<typeof schema>>;

/** Why a file is no backup that this version can read, and where. Lines and columns count from 1. */
export type BackupError =
  | { readonly code: "json"; readonly at: { readonly line: number; readonly column: number } | undefined }
  | { readonly code: "foreign" }
  | { readonly code: "newer"; readonly version: number }
  /** `path`: as one writes it in JavaScript, `damaged[2].id`. */
  | { readonly code: "field"; readonly path: string };

/** Reads everything there is, unchecked: what is damaged is saved, too. */
export async function collectBackup(storage: Storage, now: number): Promise<Backup> {
  const [settings, choice, games, damaged] = await Promise.all([
    storage.get("settings"),
    storage.get("choice"),
    storage.readGames(),
    storage.readDamaged(),
  ]);
  return {
    format: "faceup-backup",
    version: BACKUP_VERSION,
    saved: new Date(now).toISOString(),
    settings,
    choice,
    games: games.map(({ stored }) => stored),
    damaged: [...damaged],
  };
}

/** The text of the file, a line for each game, so that people and programs can look into it. */
export function makeBackup({ games, damaged, ...rest }: Backup): string {
  const head = JSON.stringify(rest).slice(0, -1);
  return `${head},
"games":${listOf(games, jsonOf)},
"damaged":${listOf(damaged, recordOf)}}
`;
}

export function parseBackup(text: string): Result<Backup, BackupError> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return err({ code: "json", at: placeOf(error, text) });
  }
  const { format, version } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (format !== "faceup-backup") return err({ code: "foreign" });
  if (typeof version === "number" && version > BACKUP_VERSION) return err({ code: "newer", version });
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return ok(parsed.output);
  return err({ code: "field", path: pathOf(parsed.issues[0]) });
}

function pathOf({ path = [] }: { readonly path?: readonly { readonly key: unknown }[] | undefined }): string {
  return path
    .map(({ key }, i) => (typeof key === "number" ? `[${key}]` : `${i === 0 ? "" : "."}${String(key)}`))
    .join("");
}

/** Browsers say in words of their own where they stopped; undefined where this one does not. */
function placeOf(error: unknown, text: string): { line: number; column: number } | undefined {
  const message = error instanceof Error ? error.message : "";
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined && column !== undefined) return { line: Number(line), column: Number(column) };
  const position = /position (\d+)/.exec(message)?.[1];
  // A text that breaks off is at fault where it ends.
  const at = position ?? (/end of (JSON input|data)|EOF/i.test(message) ? text.length : undefined);
  if (at === undefined) return undefined;
  const before = text.slice(0, Number(at)).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The damaged records alone, for who wants to look into them. */
export function makeDamagedFile(damaged: readonly Damaged[]): string {
  return `${listOf(damaged, recordOf)}
`;
}

function listOf<T>(values: readonly T[], textOf: (value: T) => string): string {
  return `[${values
    .map(
      (value) => `
${textOf(value)}`,
    )
    .join(",")}]`;
}

function recordOf({ id, found, raw }: Omit<Damaged, "raw"> & { readonly raw?: unknown }): string {
  return `{"id":${JSON.stringify(id)},"found":${found},"raw":${jsonOf(raw)}}`;
}
