/** Single things a hand does on the table, legal or not, when all cards lie still. */
import type { Page } from "@playwright/test";
import { click, wayBetween } from "./players.ts";
import { mouse, type Pointer } from "./pointers.ts";
import type { Spot } from "./seen.ts";
import type { Table } from "./table.ts";

/** From the visible part of a card until it lies on the other spot, and let go there. */
export async function drag(
  table: Table,
  from: Spot,
  to: Spot,
  pointer: Pointer = mouse(table.page),
): Promise<void> {
  await carry(table, from, to, pointer);
  await pointer.release();
}

/** The same, and held there. */
export async function carry(
  table: Table,
  from: Spot,
  to: Spot,
  pointer: Pointer = mouse(table.page),
): Promise<void> {
  const { press, drop } = await wayBetween(table, from, to);
  await pointer.press(press);
  await pointer.moveTo(drop);
}

export async function tap(table: Table, spot: Spot, pointer: Pointer = mouse(table.page)): Promise<void> {
  await click(pointer, await table.point(spot));
}

/** Two taps at the same place, in no time where the page's clock stands still. */
export async function doubleTap(
  table: Table,
  spot: Spot,
  pointer: Pointer = mouse(table.page),
): Promise<void> {
  const at = await table.point(spot);
  await click(pointer, at);
  await click(pointer, at);
}

/** From now on time passes for the page only where a test says so. Call it on the open page, after `clock.install`. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Taps while no time passes, then lets it go on: on a busy machine none of them becomes a long press. */
export async function whileTimeStands<T>(page: Page, act: () => Promise<T>): Promise<T> {
  await stopClock(page);
  const done = await act();
  await page.clock.resume();
  return done;
}
