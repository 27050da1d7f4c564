/** Plays by the keyboard alone, from the page's first tab stop on (AP-27). */
import type { Move, Position, Transfer } from "@faceup/rules";
import { expect, type Page } from "@playwright/test";
import { firstCard, sourceSpot, targetSpot } from "./places.ts";
import type { Player } from "./players.ts";
import { ABOVE, columnOfPile, type PileId, type Spot } from "./seen.ts";
import type { Table } from "./table.ts";

/** `letters`: digits, letters and signs besides the arrows; `arrows`: without them. */
export type Keys = "letters" | "arrows";

/** `heard` is waited for after each key that something is said about. */
export function typist(table: Table, keys: Keys, heard: () => Promise<void> = async () => {}): Player {
  const press = (key: string): Promise<void> => table.page.keyboard.press(key);
  const say = async (key: string): Promise<void> => {
    await press(key);
    await heard();
  };
  const letters = keys === "letters";

  /** To the card, and no further than its pile where it is to be put down. */
  async function take({ pile, index }: Spot, count: number): Promise<void> {
    const column = columnOfPile(pile);
    if (letters && column !== undefined) {
      await press(digit(column));
      for (let i = 1; i < count; i++) await press("+");
    } else {
      await walkTo(table, pile);
      await climbTo(table, index);
    }
    expect(await focus(table)).toEqual({ pile, index });
    await say("Enter");
  }

  async function put({ pile }: Spot): Promise<void> {
    const column = columnOfPile(pile);
    // While cards are carried, a digit puts them down.
    if (letters && column !== undefined) return say(digit(column));
    await walkTo(table, pile);
    await say("Enter");
  }

  async function carry(position: Position, move: Transfer): Promise<void> {
    const from = sourceSpot(position, move);
    const column = columnOfPile(from.pile);
    if (letters && move.to.pile === "foundation") {
      if (column === undefined) await walkTo(table, from.pile);
      else await press(digit(column));
      return say("Shift+Enter");
    }
    await take(from, move.count);
    await put(targetSpot(position, move.to, firstCard(position, move)));
  }

  return {
    begin: () => focusTable(table.page),
    async play(position: Position, move: Move) {
      if (move.type === "transfer") return carry(position, move);
      if (letters) return say("d");
      await walkTo(table, "stock");
      await say("Enter");
    },
  };
}

/** Tab until the table has the focus: it is one stop. */
export async function focusTable(page: Page): Promise<void> {
  const table = page.getByTestId("table");
  const isThere = (): Promise<boolean> => table.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops++) {
    expect(stops, "Tab leads to the table").toBeLessThan(20);
    await page.keyboard.press("Tab");
  }
}

/** What the table names as focused. */
async function focus(table: Table): Promise<Spot> {
  const { pile, index } = await table.root.evaluate((root) => {
    const { dataset } = document.getElementById(root.getAttribute("aria-activedescendant") ?? "") ?? root;
    return { pile: dataset.pile ?? "", index: Number(dataset.index ?? -1) };
  });
  return { pile: pile as PileId, index };
}

/** By arrows from pile to pile, as one sees them. */
async function walkTo(table: Table, pile: PileId): Promise<void> {
  const { width, height } = table.page.viewportSize() ?? { width: 0, height: 0 };
  const sideways = height < 480 && width > height;
  let here = (await focus(table)).pile;
  for (let legs = 0; here !== pile; legs++) {
    expect(legs, `arrows lead from ${here} to ${pile}`).toBeLessThan(20);
    const { key, times } = sideways ? sidewaysLeg(here, pile) : uprightLeg(here, pile);
    for (let i = 0; i < times; i++) await table.page.keyboard.press(key);
    here = (await focus(table)).pile;
  }
}

/** Within a column. */
async function climbTo(table: Table, index: number): Promise<void> {
  const { index: at } = await focus(table);
  for (let i = at; i !== index; i += Math.sign(index - at)) {
    await table.page.keyboard.press(index > at ? "ArrowDown" : "ArrowUp");
  }
}

/** A part of the way: one key, so many times. */
interface Leg {
  readonly key: string;
  readonly times: number;
}

/** Stock, waste and foundations lie in a row above the columns. */
function uprightLeg(here: PileId, to: PileId): Leg {
  const [a, b] = [columnOfPile(here), columnOfPile(to)];
  if (a === undefined && b !== undefined) return { key: "ArrowDown", times: 1 };
  // The first press may only lead to the column's deepest card.
  if (a !== undefined && b === undefined) return { key: "PageUp", times: 1 };
  return along(here, to, "ArrowLeft", "ArrowRight");
}

/** On phones held sideways, stock and waste lie left of the columns, foundations right. */
function sidewaysLeg(here: PileId, to: PileId): Leg {
  const [a, b] = [side(here), side(to)];
  if (a !== b) return { key: a < b ? "ArrowRight" : "ArrowLeft", times: 1 };
  return a === 0 ? along(here, to, "ArrowLeft", "ArrowRight") : along(here, to, "ArrowUp", "ArrowDown");
}

function along(here: PileId, to: PileId, back: string, forth: string): Leg {
  const way = place(to) - place(here);
  return { key: way < 0 ? back : forth, times: Math.abs(way) };
}

function side(pile: PileId): -1 | 0 | 1 {
  if (columnOfPile(pile) !== undefined) return 0;
  return pile.startsWith("f") ? 1 : -1;
}

function place(pile: PileId): number {
  return columnOfPile(pile) ?? ABOVE.indexOf(pile);
}

export function digit(column: number): string {
  return String((column + 1) % 10);
}
