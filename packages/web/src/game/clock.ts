/**
 * Time of play: runs from the first move on, while the page is visible and the game not won (AP-8). It holds no
 * timer; whoever shows it asks once a second.
 */
export interface Clock {
  /** Milliseconds played. */
  elapsed(): number;
  running(): boolean;
  run(): void;
  pause(): void;
  /** Stands still at a time, for another game. */
  reset(elapsed: number): void;
}

export function createClock(now: () => number): Clock {
  let before = 0;
  let since: number | undefined;
  const elapsed = (): number => before + (since === undefined ? 0 : Math.max(0, now() - since));
  return {
    elapsed,
    running: () => since !== undefined,
    run() {
      since ??= now();
    },
    pause() {
      before = elapsed();
      since = undefined;
    },
    reset(value) {
      before = value;
      since = undefined;
    },
  };
}
