import type { CDPSession, Page } from "@playwright/test";

export interface DragFigures {
  readonly moves: number;
  /** Frames that the browser drew while the pointer moved, per second. */
  readonly framesPerSecond: number;
  /** Milliseconds of script for one pointer move. */
  readonly scriptPerMove: number;
}

const STEPS = 240;

/** Moves the pointer in circles and counts what it costs. The button is down already where something is dragged. */
export async function dragAround(
  page: Page,
  cdp: CDPSession,
  centre: { readonly x: number; readonly y: number },
): Promise<DragFigures> {
  await page.evaluate(() => {
    const counted = { frames: 0, moves: 0, began: performance.now() };
    Object.assign(window, { counted });
    addEventListener("pointermove", () => counted.moves++);
    const frame = (): void => {
      counted.frames++;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const before = await scriptSeconds(cdp);
  for (let step = 0; step < STEPS; step++) {
    const turn = (step / 60) * 2 * Math.PI;
    await page.mouse.move(centre.x + 150 * Math.cos(turn), centre.y + 100 * Math.sin(turn));
  }
  const script = (await scriptSeconds(cdp)) - before;
  const { frames, moves, ms } = await page.evaluate(() => {
    const { counted } = window as unknown as { counted: { frames: number; moves: number; began: number } };
    return { ...counted, ms: performance.now() - counted.began };
  });
  return { moves, framesPerSecond: (frames * 1000) / ms, scriptPerMove: (script * 1000) / moves };
}

async function scriptSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
}
