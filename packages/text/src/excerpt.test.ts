import fc from "fast-check";
import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

test("AP-4 a short text is repeated as it is, a long one cut with an ellipsis", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const shown = excerpt(text);
      if ([...text].length <= 40) expect(shown).toBe(text);
      else {
        expect([...shown]).toHaveLength(40);
        expect(shown.endsWith("…")).toBe(true);
        expect(text.startsWith(shown.slice(0, -1))).toBe(true);
      }
    }),
  );
});
