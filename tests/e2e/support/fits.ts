/** What must hold on every screen: nothing leaves it, nothing is cut off or covered, and a finger finds every control. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { App } from "./app.ts";
import { colliding, covering, type Named, outside } from "./boxes.ts";
import { cardsSeen } from "./cardsSeen.ts";
import { controlFaults, controlsIn } from "./controls.ts";
import type { Box } from "./geometry.ts";
import { cutOff, inksIn } from "./inks.ts";

/** Least side of what is pressed. */
export const TOUCH = 44;

/** Header and tools, whatever lies on the table. */
export async function expectFrame({ page, table }: App): Promise<void> {
  const cards = await cardsSeen(table.root);
  const all = await allBoxes(page);
  expect.soft(await scrolled(page), "nothing scrolls").toEqual([]);
  expect.soft(outside(all.inks, all.screen, "the screen"), "words on the screen").toEqual([]);
  expect.soft(covering(all.inks, cards), "words and cards apart").toEqual([]);
  expect.soft(colliding(all.inks), "words and icons apart").toEqual([]);
  expect.soft(cutOff(all.inks), "words whole").toEqual([]);
  expect.soft(controlFaults(await controlsIn(page.locator("#app")), TOUCH), "touch targets").toEqual([]);
}

/** The open dialog, when its way in is over. */
export async function expectDialog({ page }: App): Promise<void> {
  const dialog = page.locator("dialog[open]");
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const sheet = { name: "dialog", box: await boxAt(dialog.locator(".dialog-sheet")) };
  const head = await inksIn(dialog.locator(".dialog-head"));
  const foot = await inksIn(dialog.locator(".dialog-foot"));
  const body = dialog.locator(".dialog-body");
  const inks = await inksIn(body);
  const screen = (await allBoxes(page)).screen;
  expect.soft(outside([sheet, ...head, ...foot], screen, "the screen"), "head and foot in sight").toEqual([]);
  expect.soft(cutOff([...head, ...inks, ...foot]), "words whole").toEqual([]);
  // What scrolls goes under the head: each part by itself.
  for (const part of [head, inks, foot]) expect.soft(colliding(part), "words apart").toEqual([]);
  expect
    .soft(await body.evaluate((part) => part.scrollWidth - part.clientWidth), "nothing scrolls sideways")
    .toBeLessThanOrEqual(0);
  // What does not fit scrolls: there must be room to see some of it.
  expect.soft((await boxAt(body)).height, "room for what the dialog says").toBeGreaterThanOrEqual(2 * TOUCH);
  expect.soft(controlFaults(await controlsIn(dialog), TOUCH), "touch targets").toEqual([]);
}

interface Boxes {
  readonly screen: Box;
  readonly table: Box;
  /** Words and icons of header, tools and stock. */
  readonly inks: Awaited<ReturnType<typeof inksIn>>;
  readonly tools: readonly Named[];
}

export async function allBoxes(page: Page): Promise<Boxes> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return {
    screen: { x: 0, y: 0, width, height },
    table: await boxOf(page, "table"),
    inks: await inksIn(page.locator('[data-testid="header"], [data-testid="tools"], .table-count')),
    tools: await controlsIn(page.getByTestId("tools")),
  };
}

export function boxOf(page: Page, testId: string): Promise<Box> {
  return boxAt(page.getByTestId(testId));
}

/** Every part of the page that holds more than it shows, or could be scrolled. */
export function scrolled(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    window.scrollTo(9999, 9999);
    const parts = [...document.querySelectorAll("html, body, #app, main, header, nav, #table")];
    return parts
      .filter((part) => {
        const over = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
        return part.clientWidth > 0 && (over || part.scrollTop !== 0 || part.scrollLeft !== 0);
      })
      .map((part) => `${part.tagName}: ${part.scrollWidth} × ${part.scrollHeight}`);
  });
}

async function boxAt(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is not on the page`);
  return box;
}
