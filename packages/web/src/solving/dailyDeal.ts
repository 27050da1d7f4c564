import { type Day, dailyCandidates, deal, type GameCode, isListed, type Variant } from "@faceup/rules";
import { ask } from "./ask.ts";
import type { Thread } from "./thread.ts";

const MIB = 1024 * 1024;
/** No deal may be passed over, or devices would differ: one that needs more memory gets more. */
const BYTES = [256 * MIB, 512 * MIB, 1024 * MIB] as const;

/**
 * The deal of a day: the first of its candidates that can be won (docs/codes.md). undefined: not wanted any more, or it
 * cannot be worked out here.
 */
export async function dailyDeal(
  variant: Variant,
  day: Day,
  thread: Thread,
  signal?: AbortSignal,
): Promise<GameCode | undefined> {
  for (const code of dailyCandidates(variant, day)) {
    if (isListed(code.game)) return code;
    const winnable = await isWinnable(code, thread, signal);
    if (winnable === undefined) return undefined;
    if (winnable) return code;
  }
  return undefined;
}

async function isWinnable(
  code: GameCode,
  thread: Thread,
  signal: AbortSignal | undefined,
): Promise<boolean | undefined> {
  for (const bytes of BYTES) {
    if (signal?.aborted === true) return undefined;
    const asked = ask(thread, deal(code), { bytes });
    signal?.addEventListener("abort", asked.cancel, { once: true });
    const answer = await asked.answer;
    signal?.removeEventListener("abort", asked.cancel);
    if (answer === undefined) return undefined;
    if (answer.verdict !== "unknown") return answer.verdict === "winnable";
  }
  return undefined;
}
