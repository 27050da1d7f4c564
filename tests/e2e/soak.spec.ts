/**
 * Thousands of random inputs, and nothing breaks or piles up. A failure tells the last of them; the same seed makes
 * the same inputs again: `SOAK_SEED=7 SOAK_INPUTS=8000 npm run e2e -- soak.spec`.
 */
import { Soak } from "./support/soak/soak.ts";
import { expect, test } from "./support/test.ts";

const SEED = Number(process.env.SOAK_SEED ?? 1);

const RUNS = [
  { inputs: Number(process.env.SOAK_INPUTS ?? 2000), tag: [] },
  { inputs: 100_000, tag: ["@audit"] },
];

/** Milliseconds that an input may take on a busy machine, all that is looked at between them included. */
const EACH = 600;

/** What the page holds at the end, compared with what it held at a quarter of the way. */
const GROWTH = 1.1;

// A trace would keep a picture of every step.
test.use({ trace: "off", hasTouch: true });

for (const { inputs, tag } of RUNS) {
  test(`${inputs} random inputs from seed ${SEED} break nothing and leave nothing behind`, {
    tag,
  }, async ({ app, quiet }) => {
    test.setTimeout(120_000 + inputs * EACH);
    const soak = await Soak.begin(app, SEED, quiet);
    // A page that is loaded again begins with nothing. It is left and loaded at the beginning only, again and again,
    // and has grown warm by the first weighing: all that follows happens to the one page that is compared with itself.
    await soak.makeUpTo(inputs / 20);
    soak.stay();
    await soak.makeUpTo(inputs / 4);
    const before = await soak.weigh();
    await soak.makeUpTo(inputs);
    const after = await soak.weigh();
    const figures = [before, after].map(({ heap, nodes }) => `${heap} bytes, ${nodes} nodes`).join(", then ");
    test.info().annotations.push({ type: "memory", description: figures });
    expect(soak.movesMade, "games get on").toBeGreaterThan(inputs / 10);
    expect(after.heap, "bytes in use").toBeLessThanOrEqual(before.heap * GROWTH);
    expect(after.nodes, "nodes").toBeLessThanOrEqual(before.nodes * GROWTH);
  });
}
