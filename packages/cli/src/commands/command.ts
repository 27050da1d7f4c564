import type { CliText } from "@faceup/text";
import type { Command } from "commander";
import type { ExitCode } from "../exit.ts";
import type { Io } from "../io.ts";

/** What every command is given. */
export interface Context {
  readonly io: Io;
  readonly text: CliText;
}

/** What a command's file exports: it adds its arguments and options, and says what is done with them. */
export type Declare = (
  command: Command,
  context: Context,
  /** Called with the exit code at the end. */
  answer: (code: ExitCode) => void,
) => void;
