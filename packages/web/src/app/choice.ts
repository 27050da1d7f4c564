import { GAMES, type Option, rulesOf, type Variant } from "@faceup/rules";
import * as v from "valibot";
import type { Storage } from "../db/storage.ts";

const schema = v.object({ game: v.picklist(GAMES), option: v.string() });

/** Game and option used last (AP-3); undefined where none was, or this version does not know them. */
export async function readChoice(storage: Storage): Promise<Variant | undefined> {
  return parseChoice(await storage.get("choice").catch(() => undefined));
}

export function parseChoice(stored: unknown): Variant | undefined {
  const parsed = v.safeParse(schema, stored);
  if (!parsed.success) return undefined;
  const { game, option } = parsed.output;
  const options: readonly Option[] = rulesOf(game).options;
  const known = options.find((o) => o === option);
  return known === undefined ? undefined : { game, option: known };
}

/** Not worth a word where it fails: the dialog then opens on another choice. */
export function keepChoice(storage: Storage, { game, option }: Variant): void {
  void storage.set("choice", { game, option }).catch(() => undefined);
}
