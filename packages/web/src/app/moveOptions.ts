import type { MoveOptions } from "@faceup/rules";
import type { Settings } from "../settings/settings.ts";

/** The settings that change which ways of moving are offered. */
export function optionsOf({ mixedRuns }: Settings): MoveOptions {
  return { mixedRuns };
}
