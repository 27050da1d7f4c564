/**
 * Time of play: runs from the first move on until the game is won, but while nobody can play it is held (AP-8). It
 * holds no timer; whoever shows it asks once a second.
 */
export interface Clock {
  /** Milliseconds played. */
  elapsed(): number;
  running(): boolean;
  run(): void;
  pause(): void;
  /** Held, it stands still and goes on afterwards if it should run. */
  hold(held: boolean): void;
  /** Stands still at a time, for another game. */
  reset(elapsed: number): void;
}

export function createClock(now: () => number): Clock {
  let before = 0;
  let since: number | undefined;
  let state = { wanted: false, held: false };
  const elapsed = (): number => before + (since === undefined ? 0 : Math.max(0, now() - since));

  function set(next: Partial<typeof state>): void {
    state = { ...state, ...next };
    const runs = state.wanted && !state.held;
    if (runs === (since !== undefined)) return;
    before = elapsed();
    since = runs ? now() : undefined;
  }

  return {
    elapsed,
    running: () => since !== undefined,
    run: () => set({ wanted: true }),
    pause: () => set({ wanted: false }),
    hold: (value) => set({ held: value }),
    reset(value) {
      set({ wanted: false });
      before = value;
    },
  };
}
