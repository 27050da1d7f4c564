import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makePosition, readPosition } from "@faceup/rules";
import { LOCALES } from "@faceup/text";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ran } from "../testing/io.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "faceup-convert-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Simple Simon number 24 of PySolFC, as its tools print it for Freecell Solver. */
const SIMON = `4C QH 3C 8C AD JH 8S KS
5H 9S 6H AC 4D TD 4S 6D
QC 2S JC 9H QS KC 4H 8D
5D KD TH 5C 3H 8H 7C
2D JS KH TC 3S JD
7H 5S 6S TS 9D
AH 6C 7D 2H
7S 9C QD
2C 3D
AS
`;
const KLONDIKE = `Talon: TC TS AD 4D QS 3H 3S JH TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS
: 5C
: <7H> 9H
: <2D> <9S> AC
: <5D> <QH> <5S> 8C
: <QC> <2C> <JS> <3C> 7D
: <5H> <7S> <KD> <9C> <JC> 6S
: <4C> <AH> <2S> <6C> <6H> <TH> KH
`;

describe("--to json, if nothing else is said", () => {
  test("the position as files hold it, whatever the input was", async () => {
    const fromBoard = await ran(["convert", SIMON]);
    const fromNumber = await ran(["convert", "24", "--game", "SS1-S4"]);
    expect(fromBoard).toMatchObject({ exit: 0, stderr: "" });
    expect(fromNumber.stdout).toBe(fromBoard.stdout);
    const [position] = fromBoard.json();
    const read = readPosition(position);
    if (!read.ok) throw new Error(read.error.code);
    expect(makePosition(read.value.position)).toEqual(position);
    expect(position).toMatchObject({ game: "SS1-S4" });
  });

  test("a code stays a code and an id an id; a record is converted as far as it goes", async () => {
    expect((await ran(["convert", "ss1 s4 aaaaabd"])).json()).toMatchObject([{ game: "SS1-S4-AAAAABD" }]);
    expect((await ran(["convert", "SS1-S4-AAAAABD 6>5 3>7"])).json()).toMatchObject([{ game: "SS1-S4" }]);
    const { stdout } = await ran(["convert", '{"id":"a","code":"TF1-D1N-AAAAAAB"}']);
    expect(JSON.parse(stdout)).toMatchObject({ id: "a", game: "TF1-D1N-AAAAAAB" });
    expect((await ran(["convert", "-"], { stdin: stdout })).stdout).toBe(stdout);
  });

  test("words need no quotes; the game in any spelling", async () => {
    const { exit, json } = await ran(["convert", "#", "24", "--game", "kl1 d3n"]);
    expect(exit).toBe(0);
    expect(json()).toMatchObject([{ game: "KL1-D3N", faceDown: [0, 1, 2, 3, 4, 5, 6] }]);
  });
});

describe("--to another format", () => {
  test("our text and back", async () => {
    const text = await ran(["convert", KLONDIKE, "--game", "KL1-D1N", "--to", "text"]);
    expect(text.stdout).toMatch(
      /^Game: KL1-D1N\nFoundations: H-0 C-0 D-0 S-0\nStock: TC TS .*\nWaste: -\n: 5C\n: <7H> 9H\n/,
    );
    const again = await ran(["convert", "-", "--to", "pysol-text"], { stdin: text.stdout });
    expect(again.stdout).toBe(KLONDIKE);
  });

  test("with --json in an object", async () => {
    const { json } = await ran([
      "convert",
      "Game: 8721",
      "--game",
      "KL1-D1N",
      "--to",
      "klondike-solver",
      "--json",
    ]);
    expect(json()).toEqual([{ format: "klondike-solver", text: expect.stringMatching(/^\d{156}\n?$/) }]);
  });

  test("what the format cannot hold is refused", async () => {
    const { exit, stdout, stderr } = await ran(["convert", "KL1-D1N-AAAAABD d", "--to", "klondike-solver"]);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
    expect(stderr).toBe(
      "faceup: KL1-D1N-AAAAABD d: The format klondike-solver holds only deals in which nothing has been played.\n",
    );
    expect((await ran(["convert", "ms24", "--game", "SS1-S4", "--to", "pysolfc-number"])).stderr).toBe(
      "faceup: ms24: The format pysolfc-number can only be read.\n",
    );
  });
});

describe("files", () => {
  test("several deals in one, those that are wrong told by their lines", async () => {
    const file = fileOf("deals.txt", `# deals\nms24\nms0\n${SIMON.replace("QD", "1X")}`);
    const { exit, json, stderr } = await ran(["convert", "--file", file, "--game", "SS1-S4"]);
    expect(exit).toBe(2);
    expect(json()).toHaveLength(1);
    expect(stderr).toBe(
      `faceup: ${file}, line 3: This program has no deal 0: its numbers go from 1 to 2^33 − 1.\n` +
        `faceup: ${file}: Line 11, character 7: “1X” is no card.\n`,
    );
  });

  test("of standard input, an empty one, one that is not there", async () => {
    expect(await ran(["convert", "--file", "-"], { stdin: SIMON })).toMatchObject({ exit: 0, stderr: "" });
    expect((await ran(["convert", "-"])).stderr).toBe("faceup: standard input: There is nothing in it.\n");
    const missing = join(folder, "missing");
    expect((await ran(["convert", "--file", missing])).stderr).toBe(
      `faceup: ${missing}: There is no such file.\n`,
    );
    const file = fileOf("simon.txt", SIMON);
    expect((await ran(["convert", file])).stderr).toContain(
      `There is a file of this name: --file ${file} reads it.`,
    );
  });
});

describe("what is not said is asked for", () => {
  test.each([
    [["24"], "microsoft-number. Say which with --from.\n"],
    [["24", "--game", "KL1-D1N"], "microsoft-number. Say which with --from.\n"],
    [["ms24", "--from", "pysolfc-number"], "SD1-S4. Say which with --game.\n"],
    [[KLONDIKE], "ST1-S4, KL1-D1N, or KL1-D3N. Say which with --game.\n"],
  ])("%j", async (args, end) => {
    const { exit, stdout, stderr } = await ran(["convert", ...args]);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
    expect(stderr.endsWith(end)).toBe(true);
  });

  test.each([
    [["24", "--from", "pysol"], "faceup: --from takes json, text, "],
    [["24", "--to", "xml"], "faceup: --to takes json, text, "],
    [["24", "--game", "XY1-S4"], "faceup: --game XY1-S4: “XY” is no game."],
    [["24", "--game", "SS1-S3"], "faceup: --game SS1-S3: “S3” is no option of Simple Simon."],
    [[], "faceup: Nothing to do: give a deal"],
  ])("%j is refused", async (args, start) => {
    const { exit, stderr } = await ran(["convert", ...args]);
    expect(exit).toBe(2);
    expect(stderr.startsWith(start)).toBe(true);
  });
});

test.each(LOCALES)("help and complaints in %s", async (locale) => {
  const help = await ran(["convert", "--help", "--lang", locale]);
  expect(help.exit).toBe(0);
  expect(help.stdout).toContain("--game <game>");
  expect((await ran(["convert", "24", "--lang", locale])).stderr).toContain("--from");
});
