import type { Io } from "../io.ts";

/** Ctrl-C as a signal to stop. A second one ends the process at once. */
export interface Interrupt {
  readonly signal: AbortSignal;
  /** Stops listening. */
  close(): void;
}

export function listenForInterrupt(io: Pick<Io, "onInterrupt">): Interrupt {
  const controller = new AbortController();
  const close = io.onInterrupt(() => {
    close();
    controller.abort();
  });
  return { signal: controller.signal, close };
}
