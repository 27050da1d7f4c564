import { codeOf, type Day, makeCode, type Variant } from "@faceup/rules";
import { dailyDeal } from "../solving/dailyDeal.ts";
import { keepDaily, readDaily } from "./knownDaily.ts";
import type { Parts } from "./parts.ts";

/**
 * Opens the deal of a day as a code opens one: nothing under way ends by it (AP-4). False: not wanted any more, or it
 * could not be worked out.
 */
export async function openDaily(
  { storage, session, thread }: Pick<Parts, "storage" | "session" | "thread">,
  variant: Variant,
  day: Day,
  signal: AbortSignal,
): Promise<boolean> {
  const known = await readDaily(storage, variant, day);
  const code = known ?? (await dailyDeal(variant, day, thread, signal));
  if (code === undefined || signal.aborted) return false;
  if (known === undefined) void keepDaily(storage, code, day);
  const { game, won } = session.store.getState();
  // A deal that lies there won is wanted once more.
  if (won && codeOf(game) === makeCode(code)) session.restart();
  else await session.open(code);
  return true;
}
