/** A right that one tab of this browser has at a time. */
export interface Lock {
  /** When it is here. */
  readonly granted: Promise<void>;
  /** Rejects when another tab has taken it without waiting. */
  readonly over: Promise<unknown>;
  release(): void;
}

export type Locks = Pick<LockManager, "request">;

/**
 * A tab that is asked and does not answer for so long is asleep or gone wrong. Long: what a tab changes while its game
 * is taken is lost, and one that is merely slow must not lose any. Tabs out of sight let go without being asked.
 */
const PATIENCE_MS = 3000;

/** Queues for it behind the tab that has it. Nobody waits for what only this tab knows of. */
export function queueFor(locks: Locks, name: string, options: LockOptions = {}): Lock {
  let release = (): void => undefined;
  let grant = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const granted = new Promise<void>((resolve) => {
    grant = resolve;
  });
  const over = locks.request(name, options, () => {
    grant();
    return released;
  });
  const here = Promise.race([granted, over.then(() => undefined)]);
  // Nobody need wait for it.
  here.catch(() => undefined);
  return { granted: here, over, release };
}

/** Waits for it with patience, then takes it. A browser that fails at both is as one without locks: one plays on. */
export async function take(locks: Locks, name: string): Promise<Lock> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  for (const options of [{ signal }, { steal: true }]) {
    const lock = queueFor(locks, name, options);
    if (
      await lock.granted.then(
        () => true,
        () => false,
      )
    )
      return lock;
  }
  return { granted: Promise.resolve(), over: new Promise(() => undefined), release: () => undefined };
}
