import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NEARLY_WON, WON_SIMON, WON_THOUGHTFUL } from "../testing/games.ts";
import { ran } from "../testing/io.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "faceup-replay-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a won game: one line, exit 0 (SS-9)", async () => {
  expect(await ran(["replay", WON_SIMON])).toMatchObject({
    exit: 0,
    stdout: "SS1-S1-AAAAABD: won, 50 moves, score 850\n",
    stderr: "",
  });
});

test("the words of a record may be quoted whole or one by one", async () => {
  const { stdout } = await ran(["replay", ...WON_SIMON.split(" ")]);
  expect(stdout).toBe("SS1-S1-AAAAABD: won, 50 moves, score 850\n");
});

test("--json gives the totals and where the game ends", async () => {
  const { exit, json } = await ran(["replay", "--json", WON_SIMON]);
  expect(exit).toBe(0);
  expect(json()).toEqual([
    {
      won: true,
      moves: 50,
      score: 850,
      position: {
        game: "SS1-S1",
        columns: Array.from({ length: 10 }, () => []),
        removed: ["S", "S", "S", "S"],
      },
    },
  ]);
});

test("many records, one line each in order; exit 1 as soon as one is not won", async () => {
  const file = join(folder, "records.txt");
  writeFileSync(file, `# two of three\n${WON_SIMON}\n\n${WON_THOUGHTFUL}\nSS1-S1-AAAAABD 10>4\n`);
  const { exit, stdout } = await ran(["replay", "--file", file]);
  expect(exit).toBe(1);
  expect(stdout.trimEnd().split("\n")).toEqual([
    "SS1-S1-AAAAABD: won, 50 moves, score 850",
    "TF1-D3N-AAAAAAC: won, 163 moves, score 390",
    "SS1-S1-AAAAABD: not won, 1 move, score 499",
  ]);
});

test("an illegal move is refused by number, with the rule; the other records are answered, exit 2", async () => {
  const stdin = `SS1-S1-AAAAABD 10>4 8>6 3>4\n${WON_SIMON}\nTF1-D1N-AAAAAAB d 9>1\n`;
  const { exit, stdout, stderr } = await ran(["replay", "-"], { stdin });
  expect(exit).toBe(2);
  expect(stdout).toBe("SS1-S1-AAAAABD: won, 50 moves, score 850\n");
  const [first, second] = stderr.split("\n");
  expect(first).toMatch(/^faceup: standard input, line 1: Move 3, 3>4: .* Rule: down by one \(SS-4\)\.$/);
  expect(second).toMatch(/^faceup: standard input, line 3: Move 2, 9>1: There is no column 9/);
});

test("records from positions, with their id", async () => {
  const record = JSON.stringify({
    id: "end",
    position: NEARLY_WON,
    moves: ["1>f", "1>f", "2>f", "3>f", "4>f"],
  });
  const { exit, json } = await ran(["replay", "-", "--json"], { stdin: record });
  expect(exit).toBe(0);
  // UN-4: what lay on the foundations has scored before.
  expect(json()[0]).toMatchObject({ id: "end", won: true, moves: 5, score: 50 });
  expect((await ran(["replay", "-"], { stdin: record })).stdout).toBe(
    "end, TF1-D1N (set up by hand): won, 5 moves, score 50\n",
  );
});

test("what is no record", async () => {
  const wrong = await ran(["replay", "-"], { stdin: "SS1-S1-AAAAABD 10>4\n  8>>6\n" });
  expect(wrong.exit).toBe(2);
  expect(wrong.stderr).toMatch(/^faceup: standard input: Line 2, character 3: Move 2: “8>>6” is no move/);
  expect((await ran(["replay"])).stderr).toMatch(/^faceup: Nothing to do: give a record/);
  expect((await ran(["replay", "hello"])).exit).toBe(2);
});

test("in another language", async () => {
  expect((await ran(["replay", "--lang", "cs", "SS1-S1-AAAAABD 10>4"])).stdout).toBe(
    "SS1-S1-AAAAABD: nevyhráno, 1 tah, skóre 499\n",
  );
});
