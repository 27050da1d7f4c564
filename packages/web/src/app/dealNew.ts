import type { Variant } from "@faceup/rules";
import { cryptoBits, randomDeal } from "../game/newDeal.ts";
import { winnableDeal } from "../solving/winnableDeal.ts";
import type { Parts } from "./parts.ts";

/**
 * Starts a new game of a variant, one that can be won where the player wants that (AP-3, AP-36). False: given up
 * before a deal was found; the game on the table stays.
 */
export async function dealNew(
  { session, settings, thread }: Pick<Parts, "session" | "settings" | "thread">,
  variant: Variant,
  signal?: AbortSignal,
): Promise<boolean> {
  const found = settings.getState().settings.winnableOnly
    ? await winnableDeal(variant, cryptoBits, thread, signal)
    : { code: randomDeal(variant, cryptoBits), proved: true };
  if (found === undefined) return false;
  session.startNew(found.code);
  if (!found.proved) session.notify({ type: "not-proved" });
  return true;
}
