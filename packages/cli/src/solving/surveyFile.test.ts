import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeDealLetters } from "@faceup/rules";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSurveyFile, type SurveyFile } from "./surveyFile.ts";
import type { SurveyPlan } from "./surveyPlan.ts";

const PLAN: SurveyPlan = { first: { game: "SS", option: "S4", deal: 10 }, count: 1000 };

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "faceup-survey-"));
  path = join(folder, "survey.jsonl");
});
afterEach(() => rmSync(folder, { recursive: true }));

const line = (place: number, game = "SS1-S4"): string =>
  `{"code":"${game}-${makeDealLetters(10 + place)}","verdict":"winnable","nodes":1,"ms":1}`;
const text = (...places: readonly number[]): string => places.map((place) => `${line(place)}\n`).join("");

async function opened(before?: string | Uint8Array): Promise<{ file: SurveyFile; heard: readonly number[] }> {
  if (before !== undefined) writeFileSync(path, before);
  const heard: number[] = [];
  const file = await openSurveyFile(path, PLAN, (place) => heard.push(place));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return { file: file.value, heard };
}

async function refused(before: string | Uint8Array): Promise<unknown> {
  writeFileSync(path, before);
  const file = await openSurveyFile(path, PLAN, () => undefined);
  // Whatever it is, it is not touched.
  expect(readFileSync(path)).toEqual(Buffer.from(before));
  return file.ok ? "opened" : file.error;
}

describe("what is there is known and stays", () => {
  test("a new file", async () => {
    const { file, heard } = await opened();
    expect(heard).toEqual([]);
    await file.append(line(0));
    await file.append(line(1));
    await file.close();
    expect(readFileSync(path, "utf8")).toBe(text(0, 1));
  });

  test("finished deals, also beyond a gap that an interruption left", async () => {
    const { file, heard } = await opened(text(0, 1, 5, 3));
    expect(heard).toEqual([0, 1, 5, 3]);
    expect([0, 1, 2, 3, 4, 5].filter((place) => file.done.has(place))).toEqual([0, 1, 3, 5]);
    await file.append(line(2));
    await file.close();
    expect(readFileSync(path, "utf8")).toBe(text(0, 1, 5, 3, 2));
  });

  test("a line torn at any place is cut off, and nothing else", async () => {
    const whole = line(2);
    for (let length = 0; length < whole.length; length++) {
      const { file, heard } = await opened(text(0, 1) + whole.slice(0, length));
      expect(heard).toEqual([0, 1]);
      await file.append(whole);
      await file.close();
      expect(readFileSync(path, "utf8")).toBe(text(0, 1, 2));
    }
  });

  test("a last line that lacks only its end gets it", async () => {
    const { file, heard } = await opened(text(0) + line(1));
    expect(heard).toEqual([0, 1]);
    await file.append(line(2));
    await file.close();
    expect(readFileSync(path, "utf8")).toBe(text(0, 1, 2));
  });

  test("zeros that a machine left when it went down", async () => {
    for (const torn of ["", line(1).slice(0, 30)]) {
      const { file } = await opened(`${text(0)}${torn}${"\0".repeat(100)}`);
      await file.close();
      expect(readFileSync(path, "utf8")).toBe(text(0));
    }
  });
});

describe("a file of something else is refused with its line, and not touched", () => {
  test.each([
    ["another game", `${line(0, "SS1-S1")}\n`, 1],
    ["another game, torn", line(0, "SS1-S1").slice(0, 20), 1],
    ["another first deal", text(-1), 1],
    ["a deal twice", text(0, 0), 2],
    ["a deal far ahead", text(0, 900), 2],
    ["a note", "my notes", 1],
    ["notes", "my notes\n", 1],
    ["other JSON", '{"a":1}\n', 1],
    ["no object", "null\n", 1],
    ["another verdict", `${line(0).replace("winnable", "won")}\n`, 1],
    ["a torn line that is not the last", `${line(0).slice(0, 20)}\n${line(1)}\n`, 1],
    ["an empty line", `${text(0)}\n${text(1)}`, 2],
    ["a line without end", `{"code":"SS1-S4-${"A".repeat(3_000_000)}`, 1],
  ])("%s", async (_, before, at) => {
    expect(await refused(before)).toEqual({ code: "foreign", line: at });
  });

  test("a folder, and a place that cannot be written", async () => {
    const fault = async (name: string): Promise<unknown> => {
      const file = await openSurveyFile(name, PLAN, () => undefined);
      return file.ok ? "opened" : file.error;
    };
    expect(await fault(folder)).toEqual({ code: "no-file" });
    expect(await fault(join(folder, "none", "a"))).toMatchObject({
      code: "failed",
      reason: expect.stringMatching(/^ENOENT/),
    });
  });
});

test("a file that grows by somebody else's hand is left alone", async () => {
  const { file } = await opened(text(0));
  writeFileSync(path, text(0, 1));
  expect(await file.append(line(1))).toEqual({ code: "changed" });
  await file.close();
  expect(readFileSync(path, "utf8")).toBe(text(0, 1));
});
