/** AP-30: the same game in two tabs is one game; each change is seen in both, and none is lost. */
import { act, currentPosition, DRAW, type Game, newGame, parseMove, REDEAL, redo, undo } from "@faceup/rules";
import { randomFrom } from "../../packages/rules/src/testing/random.ts";
import { App } from "./support/app.ts";
import { codeText, dealt, playedOn, shownCode } from "./support/deals.ts";
import { choose, closeDialog, openDialog } from "./support/dialogs.ts";
import { SIMON, SIMON_BEFORE_WIN, THOUGHTFUL, THOUGHTFUL_MOVES, underWay } from "./support/scenes.ts";
import { currentId, storedIn } from "./support/stored.ts";
import { expectStored, secondTab } from "./support/tabs.ts";
import { expect, test } from "./support/test.ts";

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
    const random = randomFrom(seed);
    const chance = (limit: number): number => Math.floor(random() * limit);
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
    // What is in hand is seen once the other tab has handed the game over.
    await expect(app.table.inHand).not.toHaveCount(0);
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

/** Draws, or turns the waste over. */
function drawnOn(game: Game): Game {
  const next = act(game, [currentPosition(game).stock.length > 0 ? DRAW : REDEAL]);
  if (!next.ok) throw new Error("neither draw nor redeal");
  return next.value;
}
