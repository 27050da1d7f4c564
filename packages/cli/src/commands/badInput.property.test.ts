import fc from "fast-check";
import { expect, test } from "vitest";
import { TWENTY_CARDS, WON_SIMON } from "../testing/games.ts";
import { ran } from "../testing/io.ts";

/** A right text with a piece of it cut out, doubled or replaced. */
const damaged = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.nat(text.length),
      fc.nat(20),
      fc.oneof(fc.constant(""), fc.string({ unit: "binary" }), fc.json()),
    )
    .map(([at, length, put]) => text.slice(0, at) + put + text.slice(at + length));

const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.json(),
  ...[
    JSON.stringify(TWENTY_CARDS),
    JSON.stringify(TWENTY_CARDS, null, 2),
    JSON.stringify({ id: 1, position: TWENTY_CARDS, moves: ["10>9"] }),
    `${WON_SIMON}\n${WON_SIMON}`,
    "SS1-S4-AAAAABD\nTF1-D1N-AAAAAAB # x\n",
  ].map(damaged),
);

/** Bad input is told in a line for each, never thrown, and answers stay what they are. */
test.each([
  ["deal", "columns", []],
  ["replay", "won", []],
  ["convert", "columns", []],
  ["solve", "verdict", ["--max-nodes", "1"]],
])("%s answers or complains, whatever it reads", async (command, key, options) => {
  await fc.assert(
    fc.asyncProperty(texts, async (stdin) => {
      const { exit, stderr, json } = await ran([command, "--json", "-", ...options], { stdin });
      expect(stderr === "").toBe(exit !== 2);
      expect(stderr).toMatch(/^(faceup: standard input.*\n)*$/);
      for (const answer of json()) expect(answer).toHaveProperty(key);
    }),
    { numRuns: 300 },
  );
});
