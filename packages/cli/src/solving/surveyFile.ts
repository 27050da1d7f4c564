import { type FileHandle, open, stat } from "node:fs/promises";
import { err, makeVariant, ok, parseStrictCode, type Result } from "@faceup/rules";
import { errorCode, systemReason } from "../input/source.ts";
import { LOOK_AHEAD } from "./inOrder.ts";
import { lineBytes } from "./lineBytes.ts";
import { Places } from "./places.ts";
import { placeOf, type SurveyPlan } from "./surveyPlan.ts";
import { VERDICTS, type Verdict } from "./tally.ts";

export type SurveyFileFault =
  /** The line is no answer of this survey: the file belongs to something else. */
  | { readonly code: "foreign"; readonly line: number }
  /** A folder, a pipe or a device: nothing that could be continued later. */
  | { readonly code: "no-file" }
  /** Somebody else has written to it in the meantime. */
  | { readonly code: "changed" }
  | { readonly code: "failed"; readonly reason: string };

/** The answers of a survey, a line each, that a later run goes on with. */
export interface SurveyFile {
  /** The places that need not be solved again. */
  readonly done: Places;
  append(line: string): Promise<SurveyFileFault | undefined>;
  close(): Promise<void>;
}

/** Who is told the answers that are there already, in the order of the file. */
export type HearDone = (place: number, verdict: Verdict) => void;

/**
 * Opens the file of a survey, a new one where there is none. A last line that was torn by the end of a process is
 * cut off, and nothing else is ever changed: a file with anything in it that is not of this survey is refused.
 */
export async function openSurveyFile(
  path: string,
  plan: SurveyPlan,
  hear: HearDone,
): Promise<Result<SurveyFile, SurveyFileFault>> {
  let handle: FileHandle | undefined;
  try {
    // Asked first, because opening a pipe waits for somebody at its other end.
    if (await isSomethingElse(path)) return err({ code: "no-file" });
    handle = await open(path, "a+");
    const read = await readAnswers(handle, plan, hear);
    if (read.ok) return ok(surveyFile(handle, read.value.done, read.value.size));
    await handle.close();
    return read;
  } catch (error) {
    await handle?.close();
    return err(failed(error));
  }
}

async function isSomethingElse(path: string): Promise<boolean> {
  try {
    return !(await stat(path)).isFile();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}

function failed(error: unknown): SurveyFileFault {
  if (errorCode(error) === undefined) throw error;
  return { code: "failed", reason: systemReason(error) };
}

interface Answers {
  readonly done: Places;
  /** Bytes of the file, after a torn line was cut off. */
  readonly size: number;
}

async function readAnswers(
  handle: FileHandle,
  plan: SurveyPlan,
  hear: HearDone,
): Promise<Result<Answers, SurveyFileFault>> {
  const done = new Places();
  let line = 0;
  let size = 0;
  for await (const { bytes, end } of lineBytes(handle)) {
    line++;
    const text = bytes.toString("utf8");
    const answer = readAnswer(text, plan, done);
    if (answer !== undefined) {
      done.add(answer.place);
      hear(answer.place, answer.verdict);
      size += bytes.length + 1;
      if (end === "file") await handle.appendFile("\n");
    } else if (end === "file" && isTorn(text, plan)) await handle.truncate(size);
    else return err({ code: "foreign", line });
  }
  return ok({ done, size });
}

/**
 * An answer of this survey, and the first for its deal. Answers are written in order, but an interrupted run leaves out
 * what it was still working on.
 */
function readAnswer(
  text: string,
  plan: SurveyPlan,
  done: Places,
): { readonly place: number; readonly verdict: Verdict } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  const code = parseStrictCode(String(fields.code));
  const place = code.ok ? placeOf(plan, code.value) : undefined;
  const verdict = VERDICTS.find((known) => known === fields.verdict);
  if (place === undefined || verdict === undefined) return undefined;
  return done.has(place) || place >= done.first + LOOK_AHEAD ? undefined : { place, verdict };
}

/** The beginning of an answer; a machine that went down may have left zeros after it. */
function isTorn(text: string, { first }: SurveyPlan): boolean {
  const written = text.replace(/\0+$/, "");
  const beginning = `{"code":"${makeVariant(first)}-`;
  return written.startsWith(beginning) || beginning.startsWith(written);
}

function surveyFile(handle: FileHandle, done: Places, sizeBefore: number): SurveyFile {
  let size = sizeBefore;
  return {
    done,
    async append(line) {
      try {
        if ((await handle.stat()).size !== size) return { code: "changed" };
        const bytes = Buffer.from(`${line}\n`);
        await handle.appendFile(bytes);
        size += bytes.length;
        return undefined;
      } catch (error) {
        return failed(error);
      }
    },
    close: () => handle.close(),
  };
}
