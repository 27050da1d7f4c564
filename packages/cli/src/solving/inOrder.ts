/** Results that may wait for an earlier one: enough to keep every thread at work beside a hard deal. */
export const LOOK_AHEAD = 256;

export interface InOrderOptions {
  /** Inputs being worked on at the same time. */
  readonly atOnce: number;
  /** Inputs taken and not yet answered; bounds what is kept in memory. */
  readonly ahead?: number;
  /** Ends it: what is finished is still given out, in order, and nothing more is begun. */
  readonly signal?: AbortSignal;
}

interface Slot<Out> {
  result?: { readonly value: Out };
}

/**
 * Works on several inputs at once and gives the results in the order of the inputs, each as soon as all before it are
 * there. An input is taken only when there is somebody free to work on it, so that a slow writer can wait for answers.
 */
export async function* inOrder<In, Out>(
  inputs: AsyncIterator<In>,
  work: (input: In) => Promise<Out>,
  { atOnce, ahead = LOOK_AHEAD, signal }: InOrderOptions,
): AsyncGenerator<Out> {
  const slots: Slot<Out>[] = [];
  let running = 0;
  let reading = false;
  let ended = false;
  let failure: { readonly error: unknown } | undefined;
  let wake = (): void => undefined;

  const fail = (error: unknown): void => {
    failure ??= { error };
    wake();
  };
  const begin = (input: In): void => {
    const slot: Slot<Out> = {};
    slots.push(slot);
    running++;
    work(input).then((value) => {
      slot.result = { value };
      running--;
      pump();
      wake();
    }, fail);
  };
  const pump = (): void => {
    if (reading || ended || running >= atOnce || slots.length >= ahead) return;
    reading = true;
    inputs.next().then((next) => {
      reading = false;
      if (next.done === true) ended = true;
      // What was read too late stays unanswered.
      else if (!ended) begin(next.value);
      pump();
      wake();
    }, fail);
  };
  const stop = (): void => {
    ended = true;
    wake();
  };

  signal?.addEventListener("abort", stop);
  if (signal?.aborted === true) ended = true;
  pump();
  try {
    for (;;) {
      const sleep = new Promise<void>((resolve) => {
        wake = resolve;
      });
      while (slots[0]?.result !== undefined) {
        const { value } = slots[0].result;
        slots.shift();
        pump();
        yield value;
      }
      if (failure !== undefined) throw failure.error;
      if (signal?.aborted === true) {
        for (const { result } of slots) if (result !== undefined) yield result.value;
        return;
      }
      if (ended && slots.length === 0) return;
      await sleep;
    }
  } finally {
    ended = true;
    signal?.removeEventListener("abort", stop);
  }
}
