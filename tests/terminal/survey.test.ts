import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, expect, test } from "vitest";
import { openTerminal, type Terminal } from "./tmux.ts";

const BIN = fileURLToPath(new URL("../../packages/cli/bin/faceup.js", import.meta.url));
const DIST = fileURLToPath(new URL("../../packages/cli/dist/main.js", import.meta.url));

let terminal: Terminal | undefined;
beforeAll(() => {
  if (!existsSync(DIST)) throw new Error("The faceup command is not built: run npm run prepare.");
});
afterEach(() => {
  terminal?.close();
  terminal = undefined;
});

function faceup(args: string): Terminal {
  terminal = openTerminal(`'${process.execPath}' '${BIN}' ${args}`);
  return terminal;
}

test("a survey shows how far it is, in one line; Ctrl-C leaves what is finished", async () => {
  const { press, untilLine, screen } = faceup("survey SS1-S1 --count 1000000");
  await untilLine(/^[1-9][\d,]* of 1,000,000 deals, .* positions searched, 0:\d\d, about .* left/);
  expect(screen()).toHaveLength(1);
  press("C-c");
  const shown = await untilLine(/^exit=3$/);
  expect(shown[0]).toContain("faceup: Interrupted.");
  expect(shown[1]).toMatch(/^SS1-S1, Simple Simon, 1 suit: 1,000,000 deals, /);
});

test("solve answers what is typed, and Ctrl-C ends the typing", async () => {
  const { type, press, untilLine } = faceup("solve -");
  type("SS1-S4-AAAAABD");
  await untilLine(/^SS1-S4-AAAAABD: winnable in \d+ moves, /);
  press("C-c");
  await untilLine(/^exit=3$/);
});
