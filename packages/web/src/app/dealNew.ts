import type { Variant } from "@faceup/rules";
import { cryptoBits, randomDeal } from "../game/newDeal.ts";
import { dealOfKind } from "../solving/dealOfKind.ts";
import { winnableDeal } from "../solving/winnableDeal.ts";
import type { Parts } from "./parts.ts";

/**
 * Starts a new game of a variant, one that can be won where the player wants that (AP-3, AP-36), and as hard as he wants
 * (SO-8). False: given up before a deal was found; the game on the table stays.
 */
export async function dealNew(
  { session, settings, thread }: Pick<Parts, "session" | "settings" | "thread">,
  variant: Variant,
  signal?: AbortSignal,
): Promise<boolean> {
  const { winnableOnly, deals, noHelp } = settings.getState().settings;
  if (!winnableOnly) {
    session.startNew(randomDeal(variant, cryptoBits));
    return true;
  }
  // With No help nobody sees that a kind is chosen.
  const kind = noHelp ? "any" : deals;
  const found =
    kind === "any"
      ? await winnableDeal(variant, cryptoBits, thread, signal)
      : await dealOfKind(variant, kind, cryptoBits, thread, signal);
  if (found === undefined) return false;
  session.startNew(found.code);
  if (!found.proved) session.notify({ type: "not-proved" });
  else if (found.otherKind) session.notify({ type: "other-kind" });
  return true;
}
