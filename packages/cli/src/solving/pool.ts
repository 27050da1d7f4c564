import { errorCode } from "../input/source.ts";
import type { Outcome, Task } from "./task.ts";
import type { StartThread, Thread } from "./thread.ts";

/** Threads that are started when they are needed and do one task after another. */
export interface Pool {
  /** Does a task in a thread of its own. How many run at once is up to whoever asks. */
  ask(task: Task): Promise<Outcome>;
  /** Positions expanded so far, those of tasks under way included. */
  nodes(): number;
  /** Ends all threads, whatever they are doing. */
  close(): Promise<void>;
}

/** A thread and what it is doing. */
interface Worker {
  readonly thread: Thread;
  job?: Job | undefined;
}

interface Job {
  readonly start: number;
  nodes: number;
  readonly end: (outcome: Outcome) => void;
}

export function openPool(start: StartThread): Pool {
  const workers = new Set<Worker>();
  let finished = 0;

  function finish(worker: Worker, outcome: Outcome): void {
    const { job } = worker;
    worker.job = undefined;
    finished += outcome.nodes;
    job?.end(outcome);
  }

  function open(): Worker {
    const worker: Worker = {
      thread: start(
        (word) => {
          if (word.type === "outcome") finish(worker, word.outcome);
          else if (worker.job !== undefined) worker.job.nodes = word.nodes;
        },
        (error) => {
          workers.delete(worker);
          if (worker.job !== undefined) finish(worker, lost(worker.job, error));
        },
      ),
    };
    workers.add(worker);
    return worker;
  }

  return {
    ask(task) {
      const worker = [...workers].find(({ job }) => job === undefined) ?? open();
      return new Promise((end) => {
        worker.job = { start: performance.now(), nodes: 0, end };
        worker.thread.post(task);
      });
    },
    nodes: () => [...workers].reduce((sum, { job }) => sum + (job?.nodes ?? 0), finished),
    async close() {
      await Promise.all([...workers].map(({ thread }) => thread.end()));
      workers.clear();
    },
  };
}

/** The deal a thread died of is not decided; the next one gets a new thread. */
function lost({ nodes, start }: Job, error: unknown): Outcome {
  const cost = { nodes, ms: performance.now() - start };
  if (isOutOfMemory(error)) return { verdict: "unknown", stop: "memory", ...cost };
  const fault = error instanceof Error ? error.message : String(error);
  return { verdict: "unknown", fault, ...cost };
}

/** The heap of the thread was full, or the machine had no more room for a typed array. */
function isOutOfMemory(error: unknown): boolean {
  if (errorCode(error) === "ERR_WORKER_OUT_OF_MEMORY") return true;
  return error instanceof RangeError && /allocation failed/i.test(error.message);
}
