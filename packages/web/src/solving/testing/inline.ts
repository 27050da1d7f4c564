import { answer, difficultyOf, isStuck } from "@faceup/solver";
import type { Job, Word } from "../jobs.ts";
import type { Post } from "../thread.ts";

/**
 * A worker that works in the tests' own thread, one turn later; `jobs` are those it was given. What `hard` picks out
 * is not decided.
 */
export function inlineWorker(jobs: Job[] = [], hard: (job: Job) => boolean = () => false): Post {
  const post: Post = {
    onmessage: null,
    onerror: null,
    postMessage(job: Job) {
      jobs.push(job);
      queueMicrotask(() => {
        const say = (data: Word) => post.onmessage?.call(post as Worker, { data } as MessageEvent);
        if (job.type === "stuck") say({ id: job.id, type: "stuck", stuck: isStuck(job.position) });
        else if (job.type === "difficulty") {
          const measured = hard(job) ? undefined : difficultyOf(job.position);
          say({ id: job.id, type: "difficulty", measured });
        } else answer(hard(job) ? { ...job, limits: { nodes: 0 } } : job, say);
      });
    },
    terminate() {
      post.onmessage = null;
    },
  };
  return post;
}

/** A worker that never answers. */
export function silentWorker(): Post {
  return { onmessage: null, onerror: null, postMessage: () => undefined, terminate: () => undefined };
}

/** A worker that cannot be loaded. */
export function brokenWorker(): Post {
  const post = silentWorker();
  queueMicrotask(() => post.onerror?.call(post as Worker, new Event("error") as ErrorEvent));
  return post;
}
