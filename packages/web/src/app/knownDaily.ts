import {
  DAILY_RULE,
  type Day,
  type GameCode,
  makeCode,
  makeVariant,
  parseStrictCode,
  sameVariant,
  type Variant,
} from "@faceup/rules";
import * as v from "valibot";
import type { Storage } from "../db/storage.ts";

/** So many daily deals are remembered; the rest is quickly found again. */
const MOST = 64;

/** Codes by what they are the deal of, the last found last. Those of another rule are worth nothing. */
const schema = v.object({ rule: v.literal(DAILY_RULE), deals: v.array(v.tuple([v.string(), v.string()])) });
type Known = v.InferOutput<typeof schema>["deals"];

/** A daily deal that was found before; undefined where none was. */
export async function readDaily(storage: Storage, variant: Variant, day: Day): Promise<GameCode | undefined> {
  const found = (await readAll(storage)).find(([name]) => name === nameOf(variant, day));
  const code = found && parseStrictCode(found[1]);
  return code?.ok === true && sameVariant(code.value, variant) ? code.value : undefined;
}

/** Not worth a word where it fails: the deal is looked for again. */
export async function keepDaily(storage: Storage, code: GameCode, day: Day): Promise<void> {
  const name = nameOf(code, day);
  const others = (await readAll(storage)).filter(([other]) => other !== name);
  const deals = [...others, [name, makeCode(code)]].slice(-MOST);
  await storage.set("daily", { rule: DAILY_RULE, deals }).catch(() => undefined);
}

async function readAll(storage: Storage): Promise<Known> {
  const parsed = v.safeParse(schema, await storage.get("daily").catch(() => undefined));
  return parsed.success ? parsed.output.deals : [];
}

function nameOf(variant: Variant, day: Day): string {
  return `${makeVariant(variant)} ${day}`;
}
