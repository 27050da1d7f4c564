/** AP-3, AP-10, AP-15, AP-16, AP-18, AP-36: what the solver knows, for who asks. */
import {
  currentPosition,
  deal,
  type Game,
  gameRules,
  jump,
  lineMoves,
  type Move,
  newGame,
  type Position,
  parseRecord,
  parseStrictCode,
  undo,
} from "@faceup/rules";
import { solve } from "@faceup/solver";
import { loadAppText, moveText } from "@faceup/text";
import type { Page } from "@playwright/test";
import type { App } from "./support/app.ts";
import { dealt, shownCode } from "./support/deals.ts";
import { dialogNamed, openDialog } from "./support/dialogs.ts";
import { playOn, SIMON, SIMON_BEFORE_WIN, SIMON_MOVES, THOUGHTFUL, underWay } from "./support/scenes.ts";
import { leaveApp, store } from "./support/stored.ts";
import { expect, test } from "./support/test.ts";
import { type Lost, playedToLoss } from "./support/thoughtless.ts";

const english = await loadAppText("en");
/** Proved lost from the deal on. */
const UNWINNABLE = "TF1-D1N-AAAAACA";
/** Nothing is left but to and fro. */
const STANDSTILL =
  '{"game":"SS1-S4","columns":[["3C","7D","7C","KH","JS","6H"],["TH","3D","2D","QC","7S","7H","JC","8C"],["9S","AD","AC","QD","9D","9H","9C","KD","QS"],["2C","AH","4S","3H","6C"],["5S","2S","4D","4H","8H"],["5H","TS","6D","8D","KC","QH","JH","TC"],["JD","AS","8S","KS"],["5C","6S"],["5D","TD"],["4C","3S","2H"]]}';

const hint = (page: Page) => page.getByTestId("tool-hint");
const more = (page: Page) => page.getByTestId("advice-more");
const rings = (app: App) => app.table.root.locator(".ring-hint");

test.describe("AP-15 a hint", () => {
  for (const code of [SIMON, THOUGHTFUL]) {
    test(`${code}: that there is one, its card, its target; made, it keeps the game won`, async ({
      app,
      page,
    }) => {
      await app.openCode(code);
      let game = dealt(code);
      for (let moves = 0; moves < 3; moves++) {
        await hint(page).click();
        await expect(app.words).toHaveText(english.t("advice.there"));
        await expect(rings(app)).toHaveCount(0);
        await more(page).click();
        await expect(rings(app)).toHaveCount(1);
        await more(page).click();
        await expect(more(page)).toHaveCount(0);
        game = await followed(app, game);
        await expect(app.words).toHaveCount(0);
        await expect(rings(app)).toHaveCount(0);
        expect(solve(currentPosition(game)).verdict).toBe("winnable");
      }
    });
  }

  test("by its key, step by step, each announced", async ({ app, page }) => {
    await app.openCode(SIMON);
    await app.table.root.focus();
    await page.keyboard.press("h");
    await expect(page.getByTestId("live")).toHaveText(english.t("advice.there"));
    await page.keyboard.press("h");
    await expect(page.getByTestId("live")).toHaveText(/^To be moved: /);
    await page.keyboard.press("h");
    await expect(page.getByTestId("live")).toHaveText(/ onto .*column \d+\.$/);
    await expect(rings(app)).toHaveCount(2);
  });

  test("shows no move where the game is lost, and says so", async ({ app, page }) => {
    await app.openCode(UNWINNABLE);
    await expect(app.words).toHaveText(english.t("notice.unwinnable"));
    await hint(page).click();
    await expect(app.words).toHaveText(english.t("advice.unwinnable"));
    await expect(rings(app)).toHaveCount(0);
  });
});

test.describe("AP-16 can it still be won?", () => {
  test("is asked in the menu and by its key", async ({ app, page }) => {
    await app.openCode(THOUGHTFUL);
    await page.getByTestId("tool-menu").click();
    await page.getByTestId("menu-verdict").click();
    await expect(app.words).toHaveText(/^This position can be won\./);
    await page.keyboard.press("Escape");
    await expect(app.words).toHaveCount(0);
    await page.keyboard.press("w");
    await expect(app.words).toHaveText(/^This position can be won\./);
  });

  test("names the last position that could be won", async ({ app, page }) => {
    const { game, lastWinnable } = await playToLoss(app);
    await app.shows(game);
    await page.keyboard.press("w");
    await expect(app.words).toHaveText(english.t("advice.lost", { count: lastWinnable }));
    // AP-17, UN-1: there in one step, and back by one undo.
    await page.getByTestId("advice-back").click();
    const back = jump(game, lastWinnable);
    await app.shows(back);
    await expect(app.words).toHaveCount(0);
    await page.keyboard.press("w");
    await expect(app.words).toContainText(/can be won/);
    await app.undo.click();
    await app.shows(undo(back));
  });

  test("is kept in view where that is wanted, and changes with the game", async ({ app, page }) => {
    await app.openCode(SIMON);
    await app.set({ keepVerdict: true });
    const verdict = page.getByTestId("verdict");
    await expect(verdict).toHaveAttribute("data-verdict", "winnable");
    await playToLoss(app);
    await expect(verdict).toHaveAttribute("data-verdict", "unwinnable");
    await app.undo.click();
    await expect(verdict).toHaveAttribute("data-verdict", "winnable");
    await app.set({ keepVerdict: false });
    await expect(verdict).toHaveCount(0);
  });
});

test("AP-28 the outcome kept in view is said when it changes, not with every move", async ({ app, page }) => {
  await app.openCode(SIMON);
  await app.set({ keepVerdict: true });
  await expect(page.getByTestId("verdict")).toHaveAttribute("data-verdict", "winnable");
  await page.evaluate(() => {
    window.said = [];
    const live = document.querySelector('[data-testid="live"]');
    if (live === null) throw new Error("no live region");
    new MutationObserver(() => window.said.push(live.textContent)).observe(live, { childList: true });
  });
  await playToLoss(app, false);
  await expect(page.getByTestId("verdict")).toHaveAttribute("data-verdict", "unwinnable");
  await expect.poll(() => page.evaluate(() => window.said)).toContain(english.t("verdict.unwinnable"));
  const said = await page.evaluate(() => window.said);
  expect(said.filter((words) => words === english.t("verdict.unwinnable"))).toHaveLength(1);
  expect(said).not.toContain(english.t("verdict.winnable"));
});

test.describe("AP-3 AP-36 winnable deals only", () => {
  test("is on for new players, and every new deal can be won", async ({ app, page }) => {
    await app.openCode(SIMON);
    for (let deals = 0; deals < 3; deals++) {
      const before = await shownCode(page);
      const dialog = await openDialog(page, "new");
      await expect(dialog.getByTestId("new-winnableOnly")).toBeChecked();
      await dialog.getByTestId("deal").click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByTestId("code")).not.toContainText(before.slice(-7));
      const code = parseStrictCode(await shownCode(page));
      if (!code.ok) throw new Error("no code");
      expect(solve(deal(code.value)).verdict).toBe("winnable");
    }
  });

  test("a visit without a game to go on with begins with one that can be won", async ({ app, page }) => {
    await app.openCode(SIMON);
    for (let visits = 0; visits < 4; visits++) {
      await leaveApp(page);
      await store(page, "values", "choice", { game: "TF", option: "D3N" });
      await store(page, "values", "current", "none");
      await page.goto("/");
      await app.ready();
      const code = parseStrictCode(await shownCode(page));
      if (!code.ok) throw new Error("no code");
      expect(code.value).toMatchObject({ game: "TF", option: "D3N" });
      expect(solve(deal(code.value)).verdict).toBe("winnable");
    }
  });

  test("a typed code says whether it can be won", async ({ app, page }) => {
    await app.openCode(SIMON);
    const dialog = await openDialog(page, "new");
    await dialog.getByTestId("code-field").fill(THOUGHTFUL);
    await expect(dialog.getByTestId("code-note")).toHaveText(english.t("new.codeWinnable"));
    await dialog.getByTestId("code-field").fill(UNWINNABLE);
    await expect(dialog.getByTestId("code-note")).toHaveText(english.t("new.codeUnwinnable"));
  });

  test("a link to a deal that cannot be won opens it and says so", async ({ app }) => {
    await app.openCode(UNWINNABLE);
    await app.shows(dealt(UNWINNABLE));
    await expect(app.words).toHaveText(english.t("notice.unwinnable"));
  });
});

test.describe("AP-10 a standstill", () => {
  test("is told quietly, with what one can do", async ({ app, page }) => {
    const game = await playAny(app, STANDSTILL);
    await expect(app.words).toHaveText(english.t("advice.stuck"));
    await app.shows(game);
    await page.getByTestId("advice-restart").click();
    await expect(dialogNamed(page, "restart")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByTestId("advice-new").click();
    await expect(dialogNamed(page, "new")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByTestId("advice-undo").click();
    await expect(app.words).toHaveCount(0);
    await expect(app.moves).toHaveText("0");
  });
});

test("AP-18 par is filled in while one plays, and stands beside the own moves at the end", async ({
  app,
  page,
}) => {
  await underWay(app, SIMON_MOVES);
  await page.getByTestId("tool-menu").click();
  await expect(page.getByTestId("par")).toHaveText(/Best line known: \d+ moves/);
  await page.keyboard.press("Escape");
  await underWay(app, SIMON_BEFORE_WIN);
  await expect(app.win.getByTestId("par")).toContainText(english.t("par.optimal", { count: 1 }));
});

test("AP-23 who wants no help is left alone", async ({ app, page }) => {
  const workers: string[] = [];
  await app.openCode(SIMON);
  await app.set({ noHelp: true });
  page.on("worker", (worker) => workers.push(worker.url()));
  await expect(hint(page)).toHaveCount(0);
  await playAny(app, STANDSTILL);
  await page.keyboard.press("h");
  await page.keyboard.press("w");
  await page.getByTestId("tool-menu").click();
  await expect(page.getByTestId("menu-settings")).toBeVisible();
  await expect(page.getByTestId("menu-verdict")).toHaveCount(0);
  await expect(page.getByTestId("par")).toHaveCount(0);
  await expect(app.words).toHaveCount(0);
  expect(workers).toEqual([]);
});

/** Makes the move that the third step of a hint names. */
async function followed(app: App, game: Game): Promise<Game> {
  const position = currentPosition(game);
  const words = await app.words.textContent();
  const move = gameRules(game)
    .moves(position)
    .find((legal) => nameOf(legal, position) === words);
  if (move === undefined) throw new Error(`no legal move: ${words}`);
  return playOn(app, game, [move]);
}

function nameOf(move: Move, position: Position): string {
  if (move.type === "draw") return english.t("advice.draw");
  if (move.type === "redeal") return english.t("advice.redeal");
  return moveText(english, move, position);
}

/** Plays SIMON without a thought until it is lost. */
async function playToLoss(app: App, opened = true): Promise<Lost> {
  const lost = playedToLoss(dealt(SIMON));
  if (opened) await app.openCode(SIMON);
  const game = await playOn(app, dealt(SIMON), lineMoves(lost.game));
  return { ...lost, game };
}

/** Opens a position and makes its first legal move. */
async function playAny(app: App, record: string): Promise<Game> {
  const read = parseRecord(record);
  if (!read.ok) throw new Error("no record");
  const game = newGame(read.value.start);
  const [move] = gameRules(game).moves(game.startPosition);
  if (move === undefined) throw new Error("no move");
  await app.openRecord(record);
  return playOn(app, game, [move]);
}

declare global {
  interface Window {
    /** What the live region has said. */
    said: string[];
  }
}
