import { type Lock, type Locks, queueFor, take } from "./lock.ts";

/**
 * Which tab a game belongs to (AP-30): only that one changes it. The others show it, and have it handed over as soon
 * as they are used.
 */
export interface Hold {
  /** May this tab change the game on the table? */
  held(): boolean;
  /**
   * Makes a change: at once where the game is this tab's, else when it has been handed over. Changes are made one
   * after the other, and none between the parts of another.
   */
  run<T>(change: () => T | Promise<T>): Promise<T>;
  /** Has a stored game handed over before it is read, to be put on the table. */
  claim(id: string): Promise<void>;
  /** Another game is on the table. A new one is this tab's; one that is only watched is not. */
  show(id: string, watched: boolean): void;
  /** Another tab wants a game. */
  wanted(id: string): void;
  /** Leaves the game on the table to whoever wants it. */
  letGo(): void;
}

export interface HoldParts {
  /** undefined: this browser, or a page without HTTPS, has none; then every tab changes what it shows. */
  readonly locks: Locks | undefined;
  /** Asks the tab that has the game for it. */
  ask(id: string): void;
  /** Reads again what another tab may have changed. */
  refresh(): Promise<void>;
  /** The last word on a game before it is handed over. */
  leave(): void;
  /** Resolves when storage has confirmed everything that was written. */
  written(): Promise<void>;
}

const ASK_AGAIN_MS = 100;

export function createHold(parts: HoldParts): Hold {
  const { locks } = parts;
  const mine = new Map<string, Lock>();
  const queue: (() => Promise<void>)[] = [];
  let table = "";
  /** Something is being changed, or handed over for it. */
  let busy = false;

  const held = (): boolean => locks === undefined || mine.has(table);

  function keep(id: string, lock: Lock): void {
    mine.set(id, lock);
    const lost = (): void => {
      if (mine.get(id) === lock) mine.delete(id);
    };
    lock.over.then(lost, lost);
  }

  async function claim(id: string): Promise<void> {
    if (locks === undefined || mine.has(id)) return;
    parts.ask(id);
    // Once more, and again: the other tab may not listen yet.
    const asking = setInterval(() => parts.ask(id), ASK_AGAIN_MS);
    keep(id, await take(locks, nameOf(id)));
    clearInterval(asking);
  }

  function free(id: string): void {
    const lock = mine.get(id);
    if (lock === undefined) return;
    mine.delete(id);
    void parts.written().then(lock.release);
  }

  function letGo(): void {
    if (!mine.has(table)) return;
    parts.leave();
    free(table);
  }

  async function work(): Promise<void> {
    busy = true;
    for (let change = queue.shift(); change !== undefined; change = queue.shift()) {
      while (!held()) {
        await claim(table);
        await parts.refresh();
      }
      await change();
    }
    busy = false;
  }

  return {
    held,
    claim,
    letGo,
    run<T>(change: () => T | Promise<T>) {
      return new Promise<T>((resolve, reject) => {
        if (!busy && held()) {
          const result = change();
          if (!(result instanceof Promise)) return resolve(result);
          queue.push(() => result.then(resolve, reject));
        } else {
          queue.push(async () => {
            try {
              resolve(await change());
            } catch (error) {
              reject(error);
            }
          });
        }
        if (!busy) void work();
      });
    },
    show(id, watched) {
      table = id;
      for (const other of [...mine.keys()]) if (other !== id) free(other);
      if (locks !== undefined && !watched && !mine.has(id)) keep(id, queueFor(locks, nameOf(id)));
    },
    wanted(id) {
      // In the middle of a change it is not to be had; whoever wants it asks again.
      if (id === table && !busy) letGo();
    },
  };
}

function nameOf(id: string): string {
  return `faceup:game:${id}`;
}
