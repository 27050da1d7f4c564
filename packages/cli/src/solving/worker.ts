import { parentPort } from "node:worker_threads";
import { search } from "./search.ts";
import type { Task, Word } from "./task.ts";

// What runs in a thread: a task comes, nodes are told now and then, the outcome goes. An exception ends the thread,
// and whoever started it hears of it.

const TELL_EVERY_MS = 200;

const port = parentPort;
if (port === null) throw new Error("worker.js is started by faceup, in a thread");

const say = (word: Word): void => port.postMessage(word);

port.on("message", (task: Task) => {
  let next = performance.now() + TELL_EVERY_MS;
  const outcome = search(task, (nodes) => {
    const now = performance.now();
    if (now < next) return;
    next = now + TELL_EVERY_MS;
    say({ type: "nodes", nodes });
  });
  say({ type: "outcome", outcome });
});
