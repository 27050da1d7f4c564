import { currentPosition, currentScore, type Game, moveCount } from "@faceup/rules";
import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { Table } from "./table.ts";

type Switch =
  | "doubleTap"
  | "autoPlace"
  | "placementHints"
  | "interactiveRules"
  | "mixedRuns"
  | "largePrint"
  | "animation"
  | "sound"
  | "vibration"
  | "clock"
  | "relaxed"
  | "letterKeys"
  | "winnableOnly"
  | "keepVerdict"
  | "noHelp";

/** The app in a browser tab, used as a player uses it. */
export class App {
  readonly page: Page;
  readonly table: Table;
  readonly score: Locator;
  readonly moves: Locator;
  readonly time: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  readonly finish: Locator;
  /** The sentence of a refusal or notice. */
  readonly words: Locator;
  /** The button that names the rule of a refusal. */
  readonly rule: Locator;
  readonly win: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = new Table(page);
    this.score = page.getByTestId("score").locator("dd");
    this.moves = page.getByTestId("moves").locator("dd");
    this.time = page.getByTestId("time").locator("dd");
    this.undo = page.getByTestId("tool-undo");
    this.redo = page.getByTestId("tool-redo");
    this.finish = page.getByTestId("finish");
    this.words = page.getByTestId("message").locator(".message-words");
    this.rule = page.getByTestId("rule");
    this.win = page.getByTestId("dialog-win");
  }

  /** Opens a link with a code (AP-4). */
  async openCode(code: string): Promise<void> {
    await this.page.goto(`/?g=${code}`);
    await this.ready();
  }

  /** Opens a link with a record (CO-4): a position or code, and moves that lie ready to be redone. */
  async openRecord(record: string): Promise<void> {
    await this.page.goto(`/#r=${encodeURIComponent(record)}`);
    await this.ready();
  }

  /** Table, header and tools are there, and the link has been taken out of the address. */
  async ready(): Promise<void> {
    // Of a won Simple Simon only the marks of its runs are left.
    await expect(this.page.locator("#table [data-card], .run-places > .filled").first()).toBeAttached();
    await expect(this.page.getByTestId("header")).toBeVisible();
    await expect(this.undo).toBeVisible();
    await expect(this.page).toHaveURL(/\/$/);
  }

  /** Changes settings in their dialog, then closes it. */
  async set(changes: Readonly<Partial<Record<Switch, boolean>>>): Promise<void> {
    const dialog = await this.openSettings();
    for (const [name, on] of Object.entries(changes)) {
      const toggle = dialog.getByTestId(`set-${name}`);
      if ((await toggle.isChecked()) !== on) {
        await toggle.focus();
        await this.page.keyboard.press("Space");
      }
      await expect(toggle).toBeChecked({ checked: on });
    }
    await this.closeDialog(dialog);
  }

  async setLanguage(language: string): Promise<void> {
    const dialog = await this.openSettings();
    await dialog.getByTestId("set-language").selectOption(language);
    await expect(this.page.locator("html")).toHaveAttribute("lang", language);
    await this.closeDialog(dialog);
  }

  private async openSettings(): Promise<Locator> {
    await this.page.getByTestId("tool-menu").click();
    await this.page.getByTestId("menu-settings").click();
    const dialog = this.page.getByTestId("dialog-settings");
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async closeDialog(dialog: Locator): Promise<void> {
    await dialog.getByTestId("close").click();
    await expect(dialog).toHaveCount(0);
  }

  /** Position, score, moves and what can be undone and redone are those of this game. */
  async shows(game: Game, message?: string): Promise<void> {
    await this.table.shows(currentPosition(game), message);
    await expect(this.score, message).toHaveText(written(currentScore(game)));
    await expect(this.moves, message).toHaveText(written(moveCount(game)));
    await expectUsable(this.undo, game.cursor > 0);
    await expectUsable(this.redo, game.cursor < game.actions.length);
  }
}

/** A whole number in any language: they differ in what stands between thousands. */
export function written(value: number): RegExp {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, "\\D");
  return new RegExp(`^${value < 0 ? "−" : ""}${digits}$`);
}

async function expectUsable(tool: Locator, usable: boolean): Promise<void> {
  if (usable) await expect(tool).not.toHaveAttribute("aria-disabled");
  else await expect(tool).toHaveAttribute("aria-disabled", "true");
}
