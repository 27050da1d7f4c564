/** What the process answers: the contract of every command. */
export const EXIT = {
  /** Done; every question was answered yes. */
  done: 0,
  /** A question was answered no: not won, not winnable. */
  no: 1,
  /** Bad input or usage. */
  bad: 2,
  /** Undecided within the limits. */
  undecided: 3,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Of several answers the first that applies of 2, 3, 1, 0. */
const BY_WEIGHT: readonly ExitCode[] = [EXIT.done, EXIT.no, EXIT.undecided, EXIT.bad];

export function heavier(a: ExitCode, b: ExitCode): ExitCode {
  return BY_WEIGHT.indexOf(a) >= BY_WEIGHT.indexOf(b) ? a : b;
}

/** The code of a usage error that a command has found in a value; its message is in the user's language already. */
export const WRONG_VALUE = "faceup.wrongValue";
