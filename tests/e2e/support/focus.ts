/** Where the keyboard's focus is, and whether one can see it. */
import { expect, type Page } from "@playwright/test";
import type { Box } from "./geometry.ts";
import type { Spot } from "./seen.ts";
import type { Table } from "./table.ts";

/** The spot that the table names as focused. Fails where it names none. */
export async function focusedSpot({ root }: Pick<Table, "root">): Promise<Spot> {
  const named = await root.evaluate((table) => {
    const active = document.getElementById(table.getAttribute("aria-activedescendant") ?? "");
    return active === null || document.activeElement !== table
      ? undefined
      : { pile: active.dataset.pile ?? "", index: Number(active.dataset.index ?? -1) };
  });
  if (named === undefined) throw new Error("the table has no focus, or does not say where");
  return named as Spot;
}

/** What has the focus: a test id, an id, or what is written on it; "nothing" where the page has lost it. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return "nothing";
    const name = element.getAttribute("data-testid") ?? element.getAttribute("aria-label") ?? element.id;
    if (name !== "" && !name.startsWith("_r_")) return name;
    const value = element instanceof HTMLInputElement ? element.value : "";
    return value !== "" ? value : element.textContent.trim();
  });
}

/** The focus is marked, on the screen, and nothing lies over it (WCAG 2.4.7, 2.4.11). */
export async function expectFocusSeen(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return ["nothing has the focus"];
    const boxOf = (seen: Element) => seen.getBoundingClientRect();
    // The table's focus is a ring round a card; that of a dressed input is on what dresses it.
    const table = element.id === "table";
    const dressed = element.matches(".unseen") ? element.nextElementSibling : null;
    const marked = table ? element.querySelector(".ring-focus") : (dressed ?? element);
    if (marked === null) return ["no ring"];
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(marked);
    const { left, top, right, bottom, width, height } = boxOf(marked);
    const faults: string[] = [];
    const outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
    // A dialog to be read begins at its heading, which nothing can be done with.
    const heading = element.matches("h2");
    if (!heading && !outlined && boxShadow === "none") faults.push("not marked");
    if (width < 1 || height < 1) faults.push("has no size");
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      faults.push("not on the screen");
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const over =
      hit !== null && (table ? element.contains(hit) : marked.contains(hit) || hit.contains(marked));
    if (!over) faults.push("covered");
    return faults.map((fault) => `${element.getAttribute("data-testid") ?? element.textContent}: ${fault}`);
  });
  expect(faults).toEqual([]);
}

/** The ring round the focused cards. */
export async function focusRing({ root }: Pick<Table, "root">): Promise<Box> {
  const box = await root.locator(".ring-focus").boundingBox();
  if (box === null) throw new Error("no ring round the focused card");
  return box;
}

/** What the Tab key meets from here until it leaves the page or is back where it began. */
export async function tabStops(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<readonly string[]> {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop === "nothing" || stop === stops[0]) return stops;
    stops.push(stop);
    expect(stops.length, `stops so far: ${stops.join(", ")}`).toBeLessThan(60);
  }
}

export async function expectFocusAt(table: Table, pile: string, index: number): Promise<void> {
  expect(await focusedSpot(table)).toEqual({ pile, index });
}
