import { LOCALES } from "@faceup/text";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "./commands/index.ts";
import { ran } from "./testing/io.ts";

describe("help", () => {
  test("of the whole names every command and the exit codes, on standard output", async () => {
    const { exit, stdout, stderr } = await ran(["--help"]);
    expect([exit, stderr]).toEqual([0, ""]);
    for (const name of Object.keys(COMMANDS)) expect(stdout).toMatch(new RegExp(`^ {2}${name} `, "m"));
    expect(stdout).toContain("Exit code: 0 done");
  });

  test.each(Object.keys(COMMANDS))("of %s", async (name) => {
    const { exit, stdout } = await ran([name, "--help"]);
    expect(exit).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Usage: faceup ${name} `));
    // A survey makes its deals itself.
    const input = name === "survey" ? "--from <code>" : "--file <file>";
    for (const option of ["--json", input, "--lang <language>", "--help"]) expect(stdout).toContain(option);
    expect((await ran(["help", name])).stdout).toBe(stdout);
  });

  test.each(LOCALES)("is translated and fits 80 columns: %s", async (locale) => {
    for (const args of [["--help"], ...Object.keys(COMMANDS).map((name) => [name, "--help"])]) {
      const { stdout } = await ran([...args, "--lang", locale]);
      if (locale !== "en") expect(stdout).not.toMatch(/Usage|Options:\n|Show|display/);
      expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    }
  });

  test("no command at all is bad usage: help on standard error", async () => {
    const { exit, stdout, stderr } = await ran([]);
    expect([exit, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^Usage: faceup /);
  });
});

test("--version", async () => {
  expect(await ran(["--version"])).toMatchObject({
    exit: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});

describe("bad usage: exit 2, a line on standard error, nothing on standard output", () => {
  test.each([
    [["deel"], "There is no command “deel”; faceup --help lists them."],
    [["deal", "--nope"], "There is no option --nope here; --help lists them."],
    [["--json", "deal"], "There is no option --json here; --help lists them."],
    [["deal", "--file"], "The option --file needs a value."],
    [["survey", "SS1-S4"], "The option --count is needed here; --help explains it."],
    [["survey", "--count", "1"], "The argument game is missing; --help explains it."],
    [["deal", "--lang"], "The option --lang needs a value."],
    [["deal", "--lang", "xx", "A"], "“xx” is no language of Faceup: --lang takes en, cs, sk, de, or fr."],
    [["deal", "--lang", "cs", "--nope"], "Volba --nope tu není; všechny vypíše --help."],
  ])("%j", async (args, message) => {
    expect(await ran(args)).toMatchObject({ exit: 2, stdout: "", stderr: `faceup: ${message}\n` });
  });
});
