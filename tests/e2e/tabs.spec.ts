/** AP-30: the same game in two tabs is one game; each change is seen in both, and none is lost. */
import { act, type Game, newGame, parseMove, redo, undo } from "@faceup/rules";
import type { BrowserContext, Page } from "@playwright/test";
import { App } from "./support/app.ts";
import { codeText, dealt, playedOn, shownCode } from "./support/deals.ts";
import { choose, closeDialog, openDialog } from "./support/dialogs.ts";
import { SIMON, SIMON_BEFORE_WIN, THOUGHTFUL, THOUGHTFUL_MOVES, underWay } from "./support/scenes.ts";
import { currentId, leaveApp, storedIn } from "./support/stored.ts";
import { expect, test } from "./support/test.ts";

/** Another tab of the same browser, where the app goes on by itself with the game in progress. */
async function secondTab(context: BrowserContext): Promise<App> {
  const app = new App(await context.newPage());
  await app.page.goto("/");
  await app.ready();
  return app;
}

/** The game in storage is this one, and the only one. */
async function expectStored(page: Page, game: Game): Promise<void> {
  await expect
    .poll(async () => {
      const games = await storedIn(page, "games");
      const stored = games[await currentId(page)] as Readonly<Record<string, unknown>> | undefined;
      return { count: Object.keys(games).length, cursor: stored?.cursor, made: stored?.made };
    })
    .toEqual({ count: 1, cursor: game.cursor, made: game.made });
}

test("AP-30 what is played in one tab is seen in the other, and played on there", async ({
  app,
  context,
}) => {
  let game = await underWay(app, THOUGHTFUL_MOVES);
  const other = await secondTab(context);
  await other.shows(game);
  for (const [here, there] of [
    [other, app],
    [app, other],
    [other, app],
  ] as const) {
    await here.page.keyboard.press("d");
    game = playedOn(game, "d");
    await here.shows(game);
    await there.shows(game);
    await here.undo.click();
    game = undo(game);
    await there.shows(game);
  }
  await expect(app.words).toHaveCount(0);
  await expectStored(app.page, game);
});

for (const seed of [1, 2, 3]) {
  test(`AP-30 one after the other in either tab, by chance ${seed}: one game, as if in one tab`, async ({
    app,
    context,
  }) => {
    await app.openCode(THOUGHTFUL);
    let game = dealt(THOUGHTFUL);
    const tabs = [app, await secondTab(context)];
    const chance = generator(seed);
    for (let step = 0; step < 25; step++) {
      const here = tabs[chance(2)] ?? app;
      const what = chance(4);
      // Each step is made on what the step before has left, however soon it comes.
      if (what === 0) {
        await here.page.keyboard.press("u");
        if (game.cursor > 0) game = undo(game);
      } else if (what === 1) {
        await here.page.keyboard.press("y");
        if (game.cursor < game.actions.length) game = redo(game);
      } else {
        await here.page.keyboard.press("d");
        game = drawnOn(game);
      }
      await here.shows(game, `step ${step}`);
    }
    for (const tab of tabs) await tab.shows(game);
    await expectStored(app.page, game);
  });
}

test("AP-30 pressed in both tabs at the same time: every draw counts once", async ({ app, context }) => {
  await app.openCode(THOUGHTFUL);
  const other = await secondTab(context);
  const ROUNDS = 10;
  const press = async ({ page }: App): Promise<void> => {
    for (let i = 0; i < ROUNDS; i++) await page.keyboard.press("d");
  };
  await Promise.all([press(app), press(other)]);
  let game = dealt(THOUGHTFUL);
  for (let i = 0; i < 2 * ROUNDS; i++) game = playedOn(game, "d");
  await app.shows(game);
  await other.shows(game);
  await expectStored(app.page, game);
});

test("AP-30 UN-2 a new game in one tab takes the other along: the attempt ends once", async ({
  app,
  context,
}) => {
  await underWay(app, THOUGHTFUL_MOVES);
  const ended = await currentId(app.page);
  const other = await secondTab(context);
  const dialog = await openDialog(other.page, "new");
  await dialog.getByTestId("deal").click();
  await expect(dialog).toHaveCount(0);
  const next = dealt(await shownCode(other.page));
  await app.shows(next);
  expect(await shownCode(app.page)).toBe(codeText(next));
  await expect.poll(async () => (await storedIn(app.page, "games"))[ended]).toMatchObject({ state: "ended" });
  // What is played in the first tab now belongs to the new game.
  await app.page.keyboard.press("u");
  const games = await openDialog(app.page, "games");
  await expect(games.getByTestId("game")).toHaveCount(0);
  await closeDialog(games);
  expect(await currentId(app.page)).not.toBe(ended);
  expect(Object.keys(await storedIn(app.page, "games"))).toHaveLength(2);
});

test("AP-30 a restart in one tab is the other's, too", async ({ app, context }) => {
  const game = await underWay(app, THOUGHTFUL_MOVES);
  const other = await secondTab(context);
  const dialog = await openDialog(other.page, "restart");
  await dialog.getByRole("button").last().click();
  await expect(dialog).toHaveCount(0);
  await app.shows(newGame(game.start));
  await app.page.keyboard.press("d");
  await other.shows(playedOn(newGame(game.start), "d"));
});

test("AP-30 AP-4 two tabs may have a game each; what goes on in one is no business of the other", async ({
  app,
  context,
}) => {
  const game = await underWay(app, THOUGHTFUL_MOVES);
  const other = new App(await context.newPage());
  await other.openCode(SIMON);
  await app.shows(game);
  await app.page.keyboard.press("d");
  await app.shows(playedOn(game, "d"));
  await other.shows(dealt(SIMON));
  // Taken over from the list, the game is the same in both.
  const dialog = await openDialog(other.page, "games");
  await dialog.getByTestId("game").getByRole("button").first().click();
  await other.shows(playedOn(game, "d"));
  await other.undo.click();
  await app.shows(undo(playedOn(game, "d")));
});

test("AP-30 a win in one tab is one win: the other shows it and celebrates nothing", async ({
  app,
  context,
}) => {
  const other = new App(await context.newPage());
  const game = await underWay(app, SIMON_BEFORE_WIN.replace(" 2>1", ""));
  await other.page.goto("/");
  await other.ready();
  await other.shows(game);
  const won = await (async () => {
    await app.table.root.focus();
    const move = parseMove("2>1");
    const next = move.ok ? act(game, [move.value]) : undefined;
    if (next?.ok !== true) throw new Error("2>1");
    await app.page.keyboard.press("2");
    await app.page.keyboard.press("Enter");
    await app.page.keyboard.press("1");
    return next.value;
  })();
  await expect(app.win).toBeVisible();
  await other.shows(won);
  await expect(other.win).toHaveCount(0);
  await expectStored(app.page, won);
});

test("AP-30 AP-23 a setting changed in one tab holds in the other", async ({ app, context }) => {
  await app.openCode(SIMON);
  const other = await secondTab(context);
  await choose(other.page, { hand: "left", language: "de" });
  await expect(app.page.locator("html")).toHaveAttribute("data-hand", "left");
  await expect(app.page.locator("html")).toHaveAttribute("lang", "de");
  await choose(app.page, { theme: "dark" });
  await expect(other.page.locator("html")).toHaveAttribute("data-theme", "dark");
  await other.page.reload();
  await expect(other.page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(other.page.locator("html")).toHaveAttribute("data-hand", "left");
});

/** The page can be put to sleep: as while the system holds it still, no message reaches it. */
async function makeSleepy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { addEventListener } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.addEventListener = function (...[type, listener]: unknown[]) {
      const hear = (event: Event): void => {
        if (!("asleep" in window)) (listener as (event: Event) => void)(event);
      };
      addEventListener.call(this, type as string, hear);
    };
  });
}

async function sleep(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { asleep: true }));
}

test("AP-30 a tab that slept through it shows what has become of the game, and says so", async ({
  app,
  context,
}) => {
  await makeSleepy(app.page);
  const game = await underWay(app, THOUGHTFUL_MOVES);
  const other = await secondTab(context);
  await other.shows(game);
  await sleep(app.page);
  await other.page.keyboard.press("d");
  const drawn = playedOn(game, "d");
  await other.shows(drawn);
  await app.shows(game);
  await other.page.close();
  await app.page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await app.shows(drawn);
  await expect(app.words).toHaveText("This game was played on in another tab.");
  await app.page.keyboard.press("d");
  await app.shows(playedOn(drawn, "d"));
});

test("AP-30 a tab that has the game and does not answer keeps nobody waiting for long, and overwrites nothing", async ({
  app,
  context,
}) => {
  await makeSleepy(app.page);
  const game = await underWay(app, THOUGHTFUL_MOVES);
  await sleep(app.page);
  const other = await secondTab(context);
  await other.page.keyboard.press("d");
  const drawn = playedOn(game, "d");
  await other.shows(drawn);
  await app.shows(game);
  await app.page.keyboard.press("d");
  await app.shows(playedOn(drawn, "d"));
  await expectStored(app.page, playedOn(drawn, "d"));
});

test("AP-30 UN-3 a tab opened while another writes puts nothing older over what that one has written", async ({
  app,
  context,
}) => {
  await app.openCode(THOUGHTFUL);
  let game = dealt(THOUGHTFUL);
  for (let round = 0; round < 5; round++) {
    // Opened in the middle of it.
    const opening = secondTab(context);
    for (let i = 0; i < 3; i++) {
      await app.page.keyboard.press("d");
      game = playedOn(game, "d");
    }
    const other = await opening;
    await app.shows(game);
    await other.shows(game);
    await other.page.close();
  }
  await expectStored(app.page, game);
  await app.page.reload();
  await app.shows(game);
});

test("AP-30 UN-3 what was noted by a page that is gone is written, but never over something newer", async ({
  app,
}) => {
  const game = await underWay(app, THOUGHTFUL_MOVES);
  const id = await currentId(app.page);
  await expectStored(app.page, game);
  const stored = (await storedIn(app.page, "games"))[id] as Readonly<Record<string, unknown>>;
  const note = async (value: unknown): Promise<void> => {
    await leaveApp(app.page);
    await app.page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      `faceup:games:${id}`,
      JSON.stringify(value),
    ] as const);
    await app.page.goto("/");
    await app.ready();
  };
  await note({ ...stored, cursor: 0, updated: Number(stored.updated) - 60_000 });
  await app.shows(game);
  expect(await app.page.evaluate(() => localStorage.length)).toBe(0);
  await note({ ...stored, cursor: 0, updated: Date.now() + 60_000 });
  await app.shows({ ...game, cursor: 0 });
});

/** Draws, or turns the waste over. */
function drawnOn(game: Game): Game {
  const drawn = parseMove("d");
  const turned = parseMove("r");
  for (const move of [drawn, turned]) {
    const next = move.ok ? act(game, [move.value]) : undefined;
    if (next?.ok === true) return next.value;
  }
  throw new Error("neither draw nor redeal");
}

/** Numbers below a limit, the same for the same seed. */
function generator(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}
