/** UN-1, UN-2, AP-14, TF-11: undo and redo, restart, the end of a game; and never a wait for an animation. */
import {
  currentPosition,
  type Game,
  gameRules,
  makeMove,
  makePosition,
  newGame,
  type Position,
  redo,
  replay,
  undo,
} from "@faceup/rules";
import type { Page } from "@playwright/test";
import { playbackRate } from "./support/animations.ts";
import type { App } from "./support/app.ts";
import { middle } from "./support/geometry.ts";
import { drag } from "./support/gestures.ts";
import { wayBetween } from "./support/players.ts";
import { mouse } from "./support/pointers.ts";
import { gameFrom, played, positionText } from "./support/positions.ts";
import { at, empty } from "./support/seen.ts";
import { storedIn } from "./support/stored.ts";
import { expect, test } from "./support/test.ts";
import { WON_GAMES, type WonGame } from "./support/wonGames.ts";

/** In `runs`: the ace of hearts, which goes on the two of hearts; the ace of diamonds, which goes there, too. */
const ACE = at("c0", 7);
const TWO = at("c1", 11);
const START = gameFrom("runs");
const MOVED = played(START, "1>2");

test.describe("AP-14 nothing waits for an animation", () => {
  test("undo and redo take effect while the cards fly", async ({ app, page }) => {
    await app.openRecord(positionText("runs"));
    await playbackRate(page, 0.02);
    await drag(app.table, ACE, TWO);
    await app.shows(MOVED);
    await page.keyboard.press("u");
    expect(await app.table.flying(), "on its way back").toBeGreaterThan(0);
    await app.shows(undo(MOVED));
    await page.keyboard.press("y");
    expect(await app.table.flying(), "on its way again").toBeGreaterThan(0);
    await app.shows(MOVED);
    await playbackRate(page, 10);
    await app.table.settled();
    await expectAtRest(app, MOVED);
  });

  test("the next move is taken while the last one still flies", async ({ app, page }) => {
    await app.openRecord(positionText("runs"));
    const { table } = app;
    const second = await wayBetween(table, at("c6", 4), empty("c9"));
    await playbackRate(page, 0.02);
    await page.keyboard.press("Tab");
    await drag(table, ACE, TWO);
    await page.keyboard.press("u");
    expect(await table.flying()).toBeGreaterThan(0);
    const pointer = mouse(page);
    await pointer.press(second.press);
    await pointer.moveTo(second.drop);
    await pointer.release();
    const game = played(START, "7>10");
    await app.shows(game);
    await playbackRate(page, 10);
    await table.settled();
    await expectAtRest(app, game);
  });

  test("a card that still flies can be taken where it is going", async ({ app, page }) => {
    await app.openRecord(positionText("runs"));
    const { table } = app;
    const home = await table.point(ACE);
    const gap = middle((await table.box(empty("c9"))).whole);
    await playbackRate(page, 0.02);
    await drag(table, ACE, TWO);
    await page.keyboard.press("u");
    expect(await table.flying()).toBeGreaterThan(0);
    const pointer = mouse(page);
    await pointer.press(home);
    await pointer.moveTo(gap);
    await expect(table.inHand).toHaveCount(1);
    await pointer.release();
    const game = played(START, "1>10");
    await app.shows(game);
    await playbackRate(page, 10);
    await table.settled();
    await expectAtRest(app, game);
  });

  test("AP-23 movement goes off and on at once, in a page that began without it, too", async ({
    app,
    page,
  }) => {
    await app.openRecord(positionText("runs"));
    await app.set({ animation: false });
    await page.reload();
    await app.ready();
    await drag(app.table, ACE, TWO);
    await flies(app, "u", false);
    await app.set({ animation: true });
    await flies(app, "y", true);
    await app.set({ animation: false });
    await flies(app, "u", false);
    await app.shows(undo(MOVED));
  });

  /** Does the key make a card fly? */
  async function flies(app: App, key: string, expected: boolean): Promise<void> {
    await playbackRate(app.page, 0.02);
    await app.page.keyboard.press(key);
    expect((await app.table.flying()) > 0, key).toBe(expected);
    await playbackRate(app.page, 1);
    await app.table.settled();
  }

  /** Every column's cards lie below each other at one place, and nothing is left over. */
  async function expectAtRest(app: App, game: Game): Promise<void> {
    await expect(app.table.inHand).toHaveCount(0);
    const { columns } = currentPosition(game);
    for (const [column, cards] of columns.entries()) {
      const place = await app.table.box({ pile: `c${column}`, index: -1 });
      const boxes = await Promise.all(cards.map((_, index) => app.table.box({ pile: `c${column}`, index })));
      for (const { whole } of boxes) expect(whole.x).toBeCloseTo(place.whole.x, 0);
      const tops = boxes.map(({ whole }) => whole.y);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    }
  }
});

test.describe("UN-1 to the start and back", () => {
  for (const won of WON_GAMES.slice(0, 2)) {
    // All but the last, which would end the game.
    const moves = won.record.moves.slice(0, -1);
    test(`${won.code}: ${moves.length} actions are undone and redone`, async ({ app, page }) => {
      await app.openRecord([won.code, ...moves.map(makeMove)].join(" "));
      await app.set({ animation: false });
      const whole = replayOf(won);
      let game: Game = { ...whole, actions: whole.actions.slice(0, -1), cursor: 0, made: 0 };
      await app.shows(game, "nothing is redone yet");
      const stepAll = async (key: string, next: (game: Game) => Game): Promise<void> => {
        for (let i = 1; i <= moves.length; i++) {
          await page.keyboard.press(key);
          game = next(game);
          if (i % 25 === 0) await app.shows(game, `${key} ${i} times`);
        }
        await app.shows(game, `${key} to the end`);
      };
      await stepAll("y", redo);
      await stepAll("u", undo);
      expect(currentPosition(game)).toEqual(currentPosition(newGame(won.record.start)));
      await page.keyboard.press("u");
      await app.shows(game, "there is nothing before the start");
      await stepAll("y", redo);
      await page.keyboard.press("y");
      await app.shows(game, "there is nothing after the last");
    });
  }
});

test("UN-1 a new move ends redo, a refused one does not", async ({ app }) => {
  await app.openRecord(positionText("runs"));
  await drag(app.table, ACE, TWO);
  await app.undo.click();
  await app.table.settled();
  await drag(app.table, at("c8", 1), at("c4", 3));
  await expect(app.words).toBeVisible();
  await app.shows(undo(MOVED), "redo is kept");
  await drag(app.table, at("c8", 1), TWO);
  await app.shows(played(START, "9>2"), "redo is gone");
});

test("SS-7 SS-10 UN-1 a removed run comes back with the move that completed it", async ({ app, page }) => {
  const [won] = WON_GAMES;
  if (won === undefined) throw new Error("no won game");
  let game = newGame(won.record.start);
  const moves = won.record.moves.map(makeMove);
  const completing = moves.findIndex((move) => {
    game = played(game, move);
    return currentPosition(game).removed.length > 0;
  });
  await app.openRecord([won.code, ...moves.slice(0, completing + 1)].join(" "));
  const complete: Game = { ...game, made: 0 };
  let shown: Game = { ...complete, cursor: 0 };
  for (; shown.cursor < complete.cursor; shown = redo(shown)) await page.keyboard.press("y");
  await app.shows(complete);
  const runs = page.getByTestId("runs").locator(".filled");
  await expect(runs).toHaveCount(1);
  await app.undo.click();
  await app.shows(undo(complete));
  await expect(runs).toHaveCount(0);
});

test("AP-27 the keys of undo and redo", async ({ app, page }) => {
  await app.openRecord(positionText("runs"));
  await drag(app.table, ACE, TWO);
  await app.shows(MOVED);
  const pairs = [
    ["u", "y"],
    ["z", "Y"],
    ["Control+z", "Control+y"],
    ["Control+z", "Control+Shift+Z"],
    ["Meta+z", "Meta+Shift+Z"],
  ] as const;
  for (const [back, forth] of pairs) {
    await page.keyboard.press(back);
    await app.shows(undo(MOVED), back);
    await page.keyboard.press(forth);
    await app.shows(MOVED, forth);
  }
  await app.undo.click();
  await app.shows(undo(MOVED), "the button");
  await app.redo.click();
  await app.shows(MOVED, "the other button");

  await app.set({ letterKeys: false });
  await page.keyboard.press("u");
  await page.keyboard.press("z");
  await app.shows(MOVED, "letters are off");
  await page.keyboard.press("Control+z");
  await app.shows(undo(MOVED), "shortcuts are not");
});

test.describe("UN-2 a won game", () => {
  test("is won once, whatever is undone and won again", async ({ app, page }) => {
    const start = beforeTheEnd();
    const KING = at("c6", 0);
    await app.openRecord(JSON.stringify(makePosition(start)));
    await drag(app.table, KING, empty("fC"));
    await expect(app.win).toBeVisible();
    await app.closeDialog(app.win);
    expect(await wins(page)).toEqual([true]);

    await app.undo.click();
    await drag(app.table, KING, empty("fC"));
    await expect(app.win).toBeVisible();
    await app.closeDialog(app.win);
    await app.undo.click();
    await expect(app.undo).toHaveAttribute("aria-disabled", "true");
    expect(await wins(page)).toEqual([true]);

    // A won game is not given up: it starts again without a question.
    await page.keyboard.press("r");
    await expect(page.getByTestId("dialog-restart")).toHaveCount(0);
    await expect(app.redo).toHaveAttribute("aria-disabled", "true");
  });

  /** The last king alone is missing. */
  function beforeTheEnd(): Position {
    const won = WON_GAMES[2];
    if (won === undefined) throw new Error("no won game of Thoughtful");
    return currentPosition(undo(replayOf(won)));
  }

  /** Of every stored game, whether it has been won. */
  async function wins(page: Page): Promise<readonly unknown[]> {
    const games = Object.values(await storedIn(page, "games"));
    return games.map((game) => (game as { readonly won: unknown }).won);
  }
});

test.describe("UN-2 restart", () => {
  test("asks, and deals the same cards again", async ({ app, page }) => {
    await app.openRecord(positionText("runs"));
    await drag(app.table, ACE, TWO);
    await page.keyboard.press("r");
    const question = page.getByTestId("dialog-restart");
    await expect(question).toBeVisible();
    await app.closeDialog(question);
    await app.shows(MOVED, "not restarted");
    await page.getByTestId("tool-menu").click();
    await page.getByTestId("menu-restart").click();
    await question.getByTestId("restart").click();
    await expect(question).toHaveCount(0);
    await app.shows(START, "started again: nothing to undo, nothing to redo");
  });

  test("does not ask before the first move", async ({ app, page }) => {
    await app.openRecord(positionText("runs"));
    await page.keyboard.press("r");
    await expect(page.getByTestId("dialog-restart")).toHaveCount(0);
    await app.shows(START);
  });
});

test.describe("TF-11 finish", () => {
  test("is offered once moves to the foundations alone win, and plays them one by one", async ({ app }) => {
    const { before, move } = offerOf(WON_GAMES[2]);
    const offered = played(before, move);
    await app.openRecord(`${JSON.stringify(makePosition(currentPosition(before)))} ${move}`);
    await app.shows({ ...offered, cursor: 0, made: 0 });
    await expect(app.finish, "one move too early").toHaveCount(0);
    await app.redo.click();
    await expect(app.finish).toBeVisible();

    await app.finish.click();
    await expect(app.win).toBeVisible();
    await app.closeDialog(app.win);
    const line = gameRules(offered).finish(currentPosition(offered)) ?? [];
    expect(line.length).toBeGreaterThan(5);
    const finished = played({ ...offered, made: 0 }, ...line.map(makeMove));
    await app.shows(finished, "each is a counted move");
    await expect(app.finish).toHaveCount(0);
    let game = finished;
    for (let i = 0; i < 3; i++) {
      await app.undo.click();
      game = undo(game);
      await app.shows(game, "each is undone by itself");
    }
  });

  test("is not offered where moves to the foundations alone do not win", async ({ app }) => {
    await app.openRecord(positionText("bare"));
    await app.shows(gameFrom("bare"));
    await expect(app.finish).toHaveCount(0);
  });

  test("is not offered while stock or waste hold a card", async ({ app }) => {
    await app.openRecord(positionText("spent"));
    await app.shows(gameFrom("spent"));
    await expect(app.finish).toHaveCount(0);
  });

  /** The move after which a game can be finished, and the game before it, as if it began there. */
  function offerOf(won: WonGame | undefined): { readonly before: Game; readonly move: string } {
    if (won === undefined) throw new Error("no won game");
    let game = newGame(won.record.start);
    for (const move of won.record.moves.map(makeMove)) {
      const next = played(game, move);
      if (gameRules(next).finish(currentPosition(next)) !== undefined) {
        return { before: newGame({ type: "position", position: currentPosition(game) }), move };
      }
      game = next;
    }
    throw new Error(`${won.code} is never to be finished`);
  }
});

function replayOf(won: WonGame): Game {
  const game = replay(won.record);
  if (!game.ok) throw new Error(`${won.code} breaks off at move ${game.error.number}`);
  return game.value;
}
