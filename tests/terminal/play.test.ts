import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openTerminal, type Terminal } from "./tmux.ts";

const BIN = fileURLToPath(new URL("../../packages/cli/bin/faceup.js", import.meta.url));
const DIST = fileURLToPath(new URL("../../packages/cli/dist/main.js", import.meta.url));

/** A won game made by an independent program: 50 moves, score 850. */
const WON =
  "SS1-S1-AAAAABD 10>4 8>6 6>5x2 6>4 6>3 9>6 6>5x2 7>6 7>3 6>4x2 3>2x3 7>6 3>7 5>6x5 3>5 5>3x2 3>8x3 3>7 3>8 " +
  "7>3x3 3>4x4 1>4 5>7 5>3 5>7 2>5x6 2>3 2>9 2>10 2>8 4>2x10 2>7x11 1>2 4>1 5>1x7 1>9x9 3>1x3 1>8x4 1>3 4>1 " +
  "4>3 10>4 1>8x2 4>1x2 6>4x6 4>1x7 4>9 2>9 1>3x10 3>1x12";

const TWENTY_CARDS = {
  game: "SS1-S4",
  columns: [
    [..."9H AC 3S 3H KD 8D 2D KS QC JD TH 9S 8C 7D 6H 5S 4C 3D 2H AS".split(" ")],
    ["9D", "QS", "JS", "9C"],
    ["QH", "6D", "7H", "6S"],
    ["AH", "JC", "TS", "7S"],
    ["AD", "5D", "2C", "4D", "TD"],
    ["3C", "JH", "KC", "5H", "6C"],
    ["8H", "KH", "2S", "4S"],
    ["8S", "QD", "7C"],
    ["4H", "5C"],
    ["TC"],
  ],
};

let folder = "";
let terminal: Terminal | undefined;
beforeAll(() => {
  if (!existsSync(DIST)) throw new Error("The faceup command is not built: run npm run prepare.");
  folder = mkdtempSync(join(tmpdir(), "faceup-terminal-"));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  terminal?.close();
  terminal = undefined;
});

function play(args: string, env: Readonly<Record<string, string>> = {}): Terminal {
  terminal = openTerminal(`'${process.execPath}' '${BIN}' play ${args}`, env);
  return terminal;
}

test("a whole game to the win, with a refusal, undo, redo and save on the way", async () => {
  const { type, untilLine, screen, coloured } = play("SS1-S1-AAAAABD");
  const [, ...moves] = WON.split(" ");
  const start = await untilLine(/^>/);
  expect(start[0]).toBe("SS1-S1-AAAAABD  Score 500  Moves 0  Runs removed - - - -");
  expect(start[2]).toMatch(/^K♠ {6}J♠ /);
  expect(coloured()).toContain("\x1b[");

  type("10>1");
  await untilLine(/^Nothing goes on an ace.* Rule: down by one\.$|^Rule: down by one\.$/);
  expect(screen()[0]).toContain("Moves 0");

  type(moves.slice(0, 2).join(" "));
  await untilLine(/Score 498 {2}Moves 2/);
  type("undo");
  await untilLine(/^Undone: /);
  expect(screen()[0]).toContain("Score 499  Moves 1");
  type("y");
  await untilLine(/^Redone: /);

  for (let i = 2; i < moves.length; i += 8) {
    const line = moves.slice(i, i + 8);
    type(line.join(" "));
    await untilLine(new RegExp(`Moves ${i + line.length}\\b`));
  }
  const won = await untilLine(/^Won: 850 points in 50 moves\.$/);
  expect(won[0]).toBe("SS1-S1-AAAAABD  Score 850  Moves 50  Runs removed ♠ ♠ ♠ ♠");
  expect(won).toContain("+400  4 complete runs");

  const file = join(folder, "won.txt");
  type(`save ${file}`);
  await untilLine(/^Saved to /);
  expect(readFileSync(file, "utf8")).toBe(`${WON}\n`);
  type("quit");
  await untilLine(/^exit=0$/);
});

test("Thoughtful: draw, foundations, help and back; the arrow brings the last line again", async () => {
  const { type, press, until, untilLine, screen } = play("TF1-D3N-AAAAAAB");
  await untilLine(/^Foundations -♠ -♥ -♦ -♣ {2}Stock 24 {2}Waste 0$/);
  type("7>f");
  await untilLine(/^Foundations -♠ -♥ A♦ -♣/);
  type("d");
  await untilLine(/Stock 21 {2}Waste 3: 7♥ 5♣ 8♠$/);
  press("Up", "Enter");
  await untilLine(/Stock 18 {2}Waste 6: /);
  type("?");
  await untilLine(/^fh>4 /);
  press("Enter");
  await until((shown) => !shown.some((line) => line.startsWith("fh>4")) && shown.includes(">"));
  expect(screen()[2]).toMatch(/^ 1 {7}2 /);
});

test("twenty cards in a column fill the screen and do not scroll it", async () => {
  const file = join(folder, "twenty.json");
  writeFileSync(file, JSON.stringify(TWENTY_CARDS));
  const { untilLine, type } = play(`--file ${file}`);
  const shown = await untilLine(/^>/);
  expect(shown).toHaveLength(24);
  expect(shown[0]).toContain("SS1-S4 (set up by hand)");
  expect(shown[2]).toMatch(/^9♥ {6}9♦/);
  expect(shown[21]).toBe("A♠");
  type("10>1");
  await untilLine(/^Rule: down by one\.$/);
  expect((await untilLine(/^>/))[0]).toContain("SS1-S4 (set up by hand)");
});

test("Ctrl-C leaves cleanly and shows the record to go on with; so does Ctrl-D", async () => {
  const first = play("SS1-S4-AAAAABD");
  await first.untilLine(/^>/);
  first.type("6>5");
  await first.untilLine(/Moves 1/);
  first.press("C-c");
  const left = await first.untilLine(/^exit=0$/);
  expect(left.slice(-3)).toEqual([
    "Not finished: 1 move, score 499. This record goes on from here:",
    "SS1-S4-AAAAABD 6>5",
    "exit=0",
  ]);
  first.close();
  const second = play("'SS1-S4-AAAAABD 6>5'");
  await second.untilLine(/^Played so far: 1 move\./);
  second.press("C-d");
  await second.untilLine(/^exit=0$/);
});

test("a game from standard input leaves the terminal for the moves", async () => {
  terminal = openTerminal(`echo SS1-S4-AAAAABD | '${process.execPath}' '${BIN}' play -`);
  await terminal.untilLine(/^>/);
  terminal.type("6>5");
  await terminal.untilLine(/Score 499 {2}Moves 1/);
});

test("a dumb terminal without Unicode: the same game in letters, without colours", async () => {
  const { type, untilLine, until, coloured } = play("SS1-S4-AAAAABD", { TERM: "dumb", LC_ALL: "C" });
  await untilLine(/^KD {6}JC /);
  await untilLine(/^>/);
  type("6>5");
  await untilLine(/^SS1-S4-AAAAABD {2}Score 499 {2}Moves 1 /);
  await until((shown) => shown.at(-1) === ">");
  expect(coloured()).not.toContain("\x1b");
  type("q");
  await untilLine(/^exit=0$/);
});

test("NO_COLOR: symbols without colours", async () => {
  const { untilLine, coloured } = play("SS1-S4-AAAAABD", { NO_COLOR: "1" });
  await untilLine(/^K♦ {6}J♣ /);
  await untilLine(/^>/);
  expect(coloured()).not.toContain("\x1b[3");
});
