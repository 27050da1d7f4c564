import { openSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { ReadStream } from "node:tty";
import type { StartThread } from "./solving/thread.ts";

export type Input = Readable & { readonly isTTY?: boolean };
export type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/** The outside world of a command, so that tests can hand in their own. Files are the file system's own. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** Calls back when the user or the system asks for the end; gives the way to stop listening. */
  readonly onInterrupt: (listener: () => void) => () => void;
  /** The terminal itself, where standard input is something else; undefined where there is none. */
  readonly openTerminal: () => Input | undefined;
  /** Loads what starts threads for the solver. */
  readonly threads: () => Promise<StartThread>;
}

const INTERRUPTS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export function processIo(): Io {
  const { stdin, stdout, stderr, env, platform } = process;
  return {
    stdin,
    stdout,
    stderr,
    env,
    platform,
    onInterrupt(listener) {
      for (const signal of INTERRUPTS) process.on(signal, listener);
      return () => {
        for (const signal of INTERRUPTS) process.off(signal, listener);
      };
    },
    openTerminal() {
      try {
        return new ReadStream(openSync(platform === "win32" ? "CONIN$" : "/dev/tty", "r"));
      } catch {
        return undefined;
      }
    },
    threads: async () => (await import("./solving/thread.ts")).startThread,
  };
}
