import { expect, test } from "vitest";
import { WON_SIMON } from "../testing/games.ts";
import { ran } from "../testing/io.ts";

const [code = "", ...moves] = WON_SIMON.split(" ");

test("a game typed through a pipe, to the win", async () => {
  const { exit, stdout, stderr } = await ran(["play", code], { stdin: `${moves.join("\n")}\n` });
  expect([exit, stderr]).toEqual([0, ""]);
  expect(stdout).toContain(
    "Won: 850 points in 50 moves.\n 500  at the start\n −50  50 moves\n+400  4 complete runs",
  );
  expect(stdout.endsWith(`Won: 50 moves, score 850. The record:\n${WON_SIMON}\n`)).toBe(true);
});

test("leaving loses nothing: the record goes on from there", async () => {
  const left = await ran(["play", code], { stdin: `${moves.slice(0, 20).join(" ")}\nq\n` });
  expect(left.exit).toBe(0);
  const record = left.stdout.trimEnd().split("\n").at(-1) ?? "";
  expect(record.split(" ")).toHaveLength(21);
  const won = await ran(["play", record], { stdin: moves.slice(20).join(" ") });
  expect(won.stdout).toContain("Played so far: 20 moves.");
  expect(won.stdout).toContain("Won: 850 points in 50 moves.");
});

test("--json: the game on standard error, the result on standard output", async () => {
  const { exit, json, stderr } = await ran(["play", code, "--json"], { stdin: "10>4\n" });
  expect(exit).toBe(0);
  expect(json()).toEqual([
    expect.objectContaining({ won: false, moves: 1, score: 499, record: `${code} 10>4` }),
  ]);
  expect(stderr).toContain("SS1-S1-AAAAABD  Score 499  Moves 1");
});

test("standard input can hold the game only where a terminal is left for the moves", async () => {
  const { exit, stderr } = await ran(["play", "-"], { stdin: code });
  expect(exit).toBe(2);
  expect(stderr).toContain("no terminal to type moves at");
});

test("what cannot be played is told, exit 2", async () => {
  expect(await ran(["play"])).toMatchObject({ exit: 2, stdout: "" });
  expect((await ran(["play", "SS1-S9-AAAAABD"])).stderr).toContain("“S9” is no option");
  expect((await ran(["play", "SS1-S4-AAAAABD 3>9"])).stderr).toMatch(
    /: Move 1, 3>9: .*Rule: down by one \(SS-4\)\.\n$/,
  );
});

test("in another language the words change, the notation and the letters do not", async () => {
  const { stdout } = await ran(["play", "SS1-S4-AAAAABD", "--lang", "de"], { stdin: "6>5\n" });
  expect(stdout).toContain("SS1-S4-AAAAABD  Punkte 499  Züge 1  Fertige Folgen - - - -");
  expect(stdout).toContain("Q♦");
});
