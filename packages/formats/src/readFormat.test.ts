import { makePosition } from "@faceup/rules";
import { describe, expect, test } from "vitest";
import { IMPORTS } from "../cases/read.ts";
import { readFormat } from "./readFormat.ts";

describe("what other programs deal for the same input", () => {
  test.each(IMPORTS.map((each, i) => [i + 1, each.from, each.game, each] as const))(
    "case %i: %s, %s",
    (_, __, ___, each) => {
      const read = readFormat(each.input, { format: each.from, variant: each.variant });
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const made = makePosition(read.value.position);
      expect(made.columns).toEqual(each.columns);
      expect(made.stock ?? []).toEqual(each.stock);
      if (each.faceDown !== undefined) expect(made.faceDown).toEqual(each.faceDown);
      else expect(read.value.position.faceDown).toEqual(each.columns.map(() => 0));
      expect(made.waste ?? []).toEqual([]);
    },
  );
});
