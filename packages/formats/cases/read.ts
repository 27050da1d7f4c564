import { readFileSync } from "node:fs";
import { err, parseVariant, type Result, type Variant } from "@faceup/rules";
import { type FormatName, parseFormatName } from "../src/names.ts";

/** A deal as another program writes it and lays it out; each was made by running the program or its reimplementations. */
export interface ImportCase {
  readonly from: FormatName;
  readonly variant: Variant;
  readonly game: string;
  readonly input: string;
  readonly columns: readonly (readonly string[])[];
  readonly stock: readonly string[];
  /** Left out where every card lies open. */
  readonly faceDown?: readonly number[];
}

export const IMPORTS: readonly ImportCase[] = readFileSync(new URL("imports.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => {
    const read = JSON.parse(line) as Omit<ImportCase, "from" | "variant"> & { readonly from: string };
    return { ...read, from: must(parseFormatName(read.from)), variant: variantOf(read.game) };
  });

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("a case names no format of ours");
  return value;
}

export function variantOf(name: string): Variant {
  const read: Result<Variant, unknown> = name === "" ? err(name) : parseVariant(name);
  if (!read.ok) throw new Error(`${name} is no game`);
  return read.value;
}
