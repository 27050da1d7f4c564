import { deal, type GameCode, type Variant } from "@faceup/rules";
import { type RandomBits, randomDeal } from "../game/newDeal.ts";
import { ask } from "./ask.ts";
import type { Thread } from "./thread.ts";

/** A deal not decided within a second is passed over (AP-3). */
const LIMITS = { ms: 1000 };
/** Where so many are passed over or lost, as with two packs of four suits, the next is dealt as it is, and that said. */
const TRIES = 12;

export interface FoundDeal {
  readonly code: GameCode;
  /** Is it known that the deal can be won? */
  readonly proved: boolean;
  /** Is it harder or easier than was wished for? */
  readonly otherKind?: boolean;
}

/**
 * Any deal that can be won, each as likely as any other that is decided in time. Without a solver, or where none is found:
 * any deal, and that said. undefined: the player would not wait.
 */
export async function winnableDeal(
  variant: Variant,
  bits: RandomBits,
  thread: Thread,
  signal?: AbortSignal,
): Promise<FoundDeal | undefined> {
  const givenUp = () => signal?.aborted === true;
  for (let tries = 1; !givenUp(); tries++) {
    const code = randomDeal(variant, bits);
    if (tries > TRIES) return { code, proved: false };
    const asked = ask(thread, deal(code), LIMITS);
    signal?.addEventListener("abort", asked.cancel, { once: true });
    const answer = await asked.answer;
    signal?.removeEventListener("abort", asked.cancel);
    if (givenUp()) return undefined;
    if (answer === undefined || answer.verdict === "winnable") return { code, proved: answer !== undefined };
  }
  return undefined;
}
