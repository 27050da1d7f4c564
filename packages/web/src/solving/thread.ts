import { isLast, type Job, type Word } from "./jobs.ts";

type Omitted<T> = T extends unknown ? Omit<T, "id"> : never;

/** A job under way. */
export interface Running {
  /** When the last word was said; false: cancelled, or the thread could not be had. */
  readonly done: Promise<boolean>;
  cancel(): void;
}

/** A worker that does jobs in the order they come. It is started with the first, and ended to cancel. */
export interface Thread {
  run(job: Omitted<Job>, hear: (word: Word) => void): Running;
}

interface Waiting {
  readonly job: Job;
  readonly hear: (word: Word) => void;
  readonly end: (done: boolean) => void;
}

export type Post = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export function createThread(start: () => Post): Thread {
  const queue: Waiting[] = [];
  let worker: Post | undefined;
  let ids = 0;

  /** The first of the queue is at work. */
  function begin(): void {
    const first = queue[0];
    if (first === undefined) return;
    worker ??= open();
    worker.postMessage(first.job);
  }

  function open(): Post {
    const made = start();
    made.onmessage = ({ data }: MessageEvent<Word>) => {
      const first = queue[0];
      if (first === undefined || data.id !== first.job.id) return;
      first.hear(data);
      if (isLast(first.job, data)) finish(first, true);
    };
    // Not to be loaded, or out of memory: nothing is known, and the next job gets a new worker.
    made.onerror = (event) => {
      event.preventDefault();
      stop();
      const first = queue[0];
      if (first !== undefined) finish(first, false);
    };
    return made;
  }

  function stop(): void {
    worker?.terminate();
    worker = undefined;
  }

  function finish(waiting: Waiting, done: boolean): void {
    const place = queue.indexOf(waiting);
    if (place < 0) return;
    queue.splice(place, 1);
    waiting.end(done);
    if (place === 0) begin();
  }

  return {
    run(asked, hear) {
      const job = { ...asked, id: ids++ } as Job;
      let end = (_done: boolean): void => undefined;
      const done = new Promise<boolean>((resolve) => {
        end = resolve;
      });
      const waiting: Waiting = { job, hear, end };
      queue.push(waiting);
      if (queue.length === 1) begin();
      return {
        done,
        cancel() {
          // A search hears nothing while it runs: its thread ends with it.
          if (queue[0] === waiting) stop();
          finish(waiting, false);
        },
      };
    },
  };
}
