import type { Position } from "@faceup/rules";
import type { Measured, Question, Reply } from "@faceup/solver";

/** What the solver's thread can be asked. */
export type Job =
  | ({ readonly type: "solve" } & Question)
  /** AP-10: has play come to a standstill? */
  | { readonly type: "stuck"; readonly id: number; readonly position: Position }
  /** SO-8: how hard is a deal that can be won? */
  | { readonly type: "difficulty"; readonly id: number; readonly position: Position };

/** What it says to it. */
export type Word =
  | Reply
  | { readonly id: number; readonly type: "stuck"; readonly stuck: boolean | undefined }
  | { readonly id: number; readonly type: "difficulty"; readonly measured: Measured | undefined };

/** Is this the last word on the job? */
export function isLast(job: Job, word: Word): boolean {
  switch (word.type) {
    case "stuck":
    case "difficulty":
      return true;
    case "par":
      return word.last;
    case "answer":
      return word.answer.verdict !== "winnable" || job.type !== "solve" || job.par === undefined;
  }
}
