/** AP-30 UN-3: tabs that sleep, do not answer, start or are gone while another one plays. */
import { moveCount } from "@faceup/rules";
import type { Page } from "@playwright/test";
import { dealt, playedOn } from "./support/deals.ts";
import { THOUGHTFUL, THOUGHTFUL_MOVES, underWay } from "./support/scenes.ts";
import { currentId, leaveApp, storedIn } from "./support/stored.ts";
import { expectStored, LONG_WAIT_MS, secondTab } from "./support/tabs.ts";
import { expect, test } from "./support/test.ts";

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
  await expect(other.moves).toHaveText(String(moveCount(drawn)), { timeout: LONG_WAIT_MS });
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
  await expect.poll(() => app.page.evaluate(() => localStorage.length)).toBe(0);
  await note({ ...stored, cursor: 0, updated: Date.now() + 60_000 });
  await app.shows({ ...game, cursor: 0 });
});
