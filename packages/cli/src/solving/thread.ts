import { type ResourceLimits, Worker } from "node:worker_threads";
import type { Task, Word } from "./task.ts";

/** A thread that does one task at a time. */
export interface Thread {
  post(task: Task): void;
  /** Ends it, whatever it is doing. */
  end(): Promise<void>;
}

/** @param gone told once: the thread has ended, for the reason given if it was not ended by its owner */
export type StartThread = (hear: (word: Word) => void, gone: (error: unknown) => void) => Thread;

/** A thread of this process, running the built worker.ts that lies beside the built form of this file. */
export const startThread: StartThread = (hear, gone) => {
  return threadOf(new URL("./worker.js", import.meta.url))(hear, gone);
};

/** @param resourceLimits of the thread's JavaScript heap; typed arrays are outside of it */
export function threadOf(worker: URL, resourceLimits: ResourceLimits = {}): StartThread {
  return (hear, gone) => {
    const thread = new Worker(worker, { resourceLimits });
    let over = false;
    const end = (error: unknown): void => {
      if (!over) gone(error);
      over = true;
    };
    thread.on("message", hear);
    thread.once("error", end);
    thread.once("exit", (code) => end(new Error(`the thread ended with ${code}`)));
    return {
      post: (task) => thread.postMessage(task),
      async end() {
        over = true;
        await thread.terminate();
      },
    };
  };
}
