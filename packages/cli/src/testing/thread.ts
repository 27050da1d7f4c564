import { search } from "../solving/search.ts";
import type { Outcome, Task, Word } from "../solving/task.ts";
import type { StartThread } from "../solving/thread.ts";

/** A thread that is none: it does its tasks here, between other things. */
export const sameThread: StartThread = (hear) => {
  let open = true;
  return {
    post(task) {
      setImmediate(() => {
        if (open) hear({ type: "outcome", outcome: search(task, () => undefined) });
      });
    },
    async end() {
      open = false;
    },
  };
};

/** A thread as a test sees it: what it was asked, and the means to say something or to break down. */
export interface FakeThread {
  readonly tasks: readonly Task[];
  readonly ended: boolean;
  say(word: Word): void;
  breakDown(error: unknown): void;
}

/** Threads that do nothing by themselves. */
export function fakeThreads(): { readonly start: StartThread; readonly threads: readonly FakeThread[] } {
  const threads: FakeThread[] = [];
  const start: StartThread = (hear, gone) => {
    const tasks: Task[] = [];
    const thread = { tasks, ended: false, say: hear, breakDown: gone };
    threads.push(thread);
    return {
      post: (task) => tasks.push(task),
      async end() {
        thread.ended = true;
      },
    };
  };
  return { start, threads };
}

export function lostAfter(nodes: number): Outcome {
  return { verdict: "unwinnable", nodes, ms: 1 };
}
