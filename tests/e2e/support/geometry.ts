/** Places on the screen, taken from what is drawn. CSS pixels of the viewport. */
import type { Page } from "@playwright/test";
import type { Spot } from "./seen.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A card as it lies: all of it, and the part that no other card of its pile covers. */
export interface CardBox {
  readonly whole: Box;
  readonly visible: Box;
}

/**
 * The cards at some spots, once all cards lie still; for index −1 the place of the pile. One question to the page,
 * as whole games ask many.
 */
export async function cardBoxes(page: Page, spots: readonly Spot[]): Promise<readonly CardBox[]> {
  const found = await page.getByTestId("table").evaluate(async (table, wanted) => {
    const moving = () => table.getAnimations({ subtree: true });
    while (moving().length > 0) {
      await Promise.all(moving().map(({ finished }) => finished.catch(() => undefined)));
      // What follows the end of an animation is done in a task of its own.
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      });
    }
    const box = (selector: string) => {
      const rect = table.querySelector(selector)?.getBoundingClientRect();
      return rect && { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
    };
    return wanted.map(({ pile, index }) => {
      const card = (i: number) => box(`[data-pile="${pile}"][data-index="${i}"]`);
      const whole = card(index);
      if (whole === undefined)
        return { whole: box(`[data-pile="${pile}"]:not([data-index])`), next: undefined };
      return { whole, next: card(index + 1) };
    });
  }, spots);
  return found.map(({ whole, next }, i) => {
    if (whole === undefined) throw new Error(`${spots[i]?.pile} shows no card ${spots[i]?.index}`);
    return { whole, visible: uncovered(whole, next) };
  });
}

/** The next card of a pile lies lower, or beside it in the waste's fan. */
export function uncovered(whole: Box, next: Box | undefined): Box {
  if (next === undefined) return whole;
  const down = next.y - whole.y;
  const right = next.x - whole.x;
  if (down >= 1) return { ...whole, height: Math.min(down, whole.height) };
  return right >= 1 ? { ...whole, width: Math.min(right, whole.width) } : whole;
}

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function plus(a: Point, dx: number, dy: number): Point {
  return { x: a.x + dx, y: a.y + dy };
}
