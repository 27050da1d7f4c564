import type { Position } from "@faceup/rules";
import type { Thread } from "./thread.ts";

/** Only a position that one looks at for so long is looked at for a standstill. */
const CALM_MS = 400;

/** Has play come to a standstill (AP-10)? Asked once a position has lain there for a while; false too where `wanted` ends. */
export async function isStandstill(
  thread: Thread,
  position: Position,
  wanted: () => boolean,
): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, CALM_MS));
  if (!wanted()) return false;
  const found = { stuck: false };
  await thread.run({ type: "stuck", position }, (word) => {
    found.stuck = word.type === "stuck" && word.stuck === true;
  }).done;
  return found.stuck && wanted();
}
