import { PassThrough, Readable, Writable } from "node:stream";
import type { ExitCode } from "../exit.ts";
import type { Input, Io, Output } from "../io.ts";
import { run } from "../run.ts";
import type { StartThread } from "../solving/thread.ts";
import { sameThread } from "./thread.ts";

/** A stand-in for the outside world: what is typed, what is written, and nothing of the machine it runs on. */
export interface TestIo extends Io {
  readonly written: { stdout: string; stderr: string };
  /** What Ctrl-C does. */
  interrupt(): void;
}

export interface TestIoOptions {
  /** Standard input, in the pieces in which it arrives. */
  readonly stdin?: string | readonly string[] | Input;
  readonly env?: Io["env"];
  /** Makes standard output a terminal of this size. */
  readonly terminal?: { readonly columns: number; readonly rows: number };
  readonly openTerminal?: () => Input | undefined;
  /** What the solver's threads are; left out, they do their work in the test's own. */
  readonly threads?: StartThread;
  /** Makes standard error a terminal. */
  readonly screen?: boolean;
}

export function testIo({
  stdin = "",
  env = { LANG: "C.UTF-8" },
  terminal,
  openTerminal,
  threads = sameThread,
  screen = false,
}: TestIoOptions = {}): TestIo {
  const written = { stdout: "", stderr: "" };
  const listeners = new Set<() => void>();
  const output = (name: keyof typeof written): Output =>
    new Writable({
      decodeStrings: false,
      write(chunk: string, _encoding, done) {
        written[name] += chunk;
        done();
      },
    });
  const input =
    stdin instanceof Readable ? stdin : Readable.from(typeof stdin === "string" ? [stdin] : stdin);
  return {
    written,
    stdin: terminal === undefined ? input : Object.assign(input, { isTTY: true }),
    stdout: Object.assign(output("stdout"), terminal === undefined ? {} : { isTTY: true, ...terminal }),
    stderr: Object.assign(output("stderr"), screen ? { isTTY: true, columns: 80 } : {}),
    env,
    platform: "linux",
    onInterrupt(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    openTerminal: openTerminal ?? (() => undefined),
    threads: async () => threads,
    interrupt() {
      for (const listener of listeners) listener();
    },
  };
}

/** An input that stays open, as a terminal does. */
export function openInput(): PassThrough {
  return new PassThrough();
}

export interface Ran {
  readonly exit: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
  /** The lines of standard output, read as JSON. */
  readonly json: () => readonly unknown[];
}

export async function ran(args: readonly string[], options: TestIoOptions = {}): Promise<Ran> {
  const io = testIo(options);
  const exit = await run(args, io);
  const { stdout, stderr } = io.written;
  return {
    exit,
    stdout,
    stderr,
    json: () => stdout.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as unknown])),
  };
}
