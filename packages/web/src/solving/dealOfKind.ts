import { deal, type GameCode, type Variant } from "@faceup/rules";
import type { Difficulty, Measured } from "@faceup/solver";
import { type RandomBits, randomDeal } from "../game/newDeal.ts";
import type { Thread } from "./thread.ts";
import type { FoundDeal } from "./winnableDeal.ts";

/** A third of the deals that can be won is as hard as is wished for: so many in a row are hardly ever all others. */
const TRIES = 30;

/**
 * Any deal that can be won and is as hard as is wished for (SO-8). Where none is found, one that can be won; without
 * a solver any deal, and that said. undefined: the player would not wait.
 */
export async function dealOfKind(
  variant: Variant,
  kind: Difficulty,
  bits: RandomBits,
  thread: Thread,
  signal?: AbortSignal,
): Promise<FoundDeal | undefined> {
  let other: GameCode | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const code = randomDeal(variant, bits);
    const heard = await measure(code, thread, signal);
    if (signal?.aborted === true) return undefined;
    if (heard === undefined) break;
    if (heard.measured?.level === kind) return { code, proved: true, otherKind: false };
    if (heard.measured !== undefined) other = code;
  }
  return { code: other ?? randomDeal(variant, bits), proved: other !== undefined, otherKind: true };
}

/** undefined: cancelled, or nothing can be worked out here. */
async function measure(
  code: GameCode,
  thread: Thread,
  signal: AbortSignal | undefined,
): Promise<{ readonly measured: Measured | undefined } | undefined> {
  if (signal?.aborted === true) return undefined;
  let heard: { readonly measured: Measured | undefined } | undefined;
  const running = thread.run({ type: "difficulty", position: deal(code) }, (word) => {
    if (word.type === "difficulty") heard = { measured: word.measured };
  });
  signal?.addEventListener("abort", running.cancel, { once: true });
  const done = await running.done;
  signal?.removeEventListener("abort", running.cancel);
  return done ? heard : undefined;
}
