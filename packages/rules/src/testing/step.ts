import { klondikeStep } from "./klondikeTable.ts";
import { spiderStep } from "./spiderTable.ts";
import type { Fault, Step, Table } from "./table.ts";

/** Plays a token by the second telling of the rules. */
export function step(table: Table, score: number, token: string): Step | Fault {
  return table.game === "TF" || table.game === "KL"
    ? klondikeStep(table, score, token)
    : spiderStep(table, score, token);
}
