/** AP-29: after one visit everything works without a network; new versions wait until they are wanted. */

import { type Game, parseRecord, undo } from "@faceup/rules";
import { LOCALES } from "@faceup/text";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { App } from "./support/app.ts";
import { dealt, shownCode } from "./support/deals.ts";
import { closeDialog, openDialog } from "./support/dialogs.ts";
import type { Host } from "./support/host.ts";
import { expect, test, visit } from "./support/hosted.ts";
import { playOn, SIMON, SIMON_MOVES } from "./support/scenes.ts";

/** SIMON_MOVES, played. */
async function underWay(page: Page, host: Host): Promise<readonly [App, Game]> {
  const record = parseRecord(SIMON_MOVES);
  if (!record.ok) throw new Error(SIMON_MOVES);
  const [code = ""] = SIMON_MOVES.split(" ");
  const app = await visit(page, host, code);
  return [app, await playOn(app, dealt(code), record.value.moves)];
}

test.describe("AP-29 without a network after one visit", () => {
  test("the game goes on, exactly as left", async ({ page, host }) => {
    const [app, game] = await underWay(page, host);
    await host.stop();
    await page.reload();
    await app.ready();
    await app.shows(game);
    await app.undo.click();
    await app.shows(undo(game));
  });

  test("every dialog opens, and every language", async ({ page, host }) => {
    const app = await visit(page, host, SIMON);
    await host.stop();
    await page.reload();
    await app.ready();
    for (const name of ["new", "menu", "settings", "games", "rules", "keys", "share"] as const) {
      await closeDialog(await openDialog(page, name));
    }
    for (const locale of LOCALES) await app.setLanguage(locale);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", LOCALES[LOCALES.length - 1] ?? "");
  });

  test("the solver gives hints and finds deals that can be won", async ({ page, host }) => {
    const [app] = await underWay(page, host);
    await host.stop();
    await page.reload();
    await app.ready();
    await page.getByTestId("tool-hint").click();
    await expect(page.locator('[data-advice="hint"]')).toBeVisible();
    const before = await shownCode(page);
    const dialog = await openDialog(page, "new");
    await expect(dialog.getByTestId("new-winnableOnly")).toBeChecked();
    await dialog.getByTestId("deal").click();
    await expect(dialog).toHaveCount(0);
    expect(await shownCode(page)).not.toBe(before);
    await expect(app.moves).toHaveText("0");
    // No word of a deal that could not be checked.
    await expect(app.words).toHaveCount(0);
  });

  test("links with codes open", async ({ page, host }) => {
    await visit(page, host, SIMON);
    await host.stop();
    const app = new App(page);
    await page.goto(`${host.address}?g=TF1-D1N-AAAAAAC`);
    await app.ready();
    await app.shows(dealt("TF1-D1N-AAAAAAC"));
  });

  test("a tab opened anew needs no host", async ({ page, host, context }) => {
    const [, game] = await underWay(page, host);
    await page.close();
    await host.stop();
    const again = await context.newPage();
    await again.goto(host.address);
    await new App(again).shows(game);
  });
});

/** Puts a new version on the host, and lets the browser look for it, as it does by itself now and then. */
async function newVersion(page: Page, host: Host): Promise<void> {
  host.deploy("two");
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect(page.getByTestId("update")).toBeVisible();
}

/** In the page: does a new version of the app at this path wait? */
async function isWaiting(path: string): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration(path))?.waiting !== null;
}

async function version(page: Page): Promise<string | null> {
  const said = page.locator('meta[name="version"]');
  return (await said.count()) === 0 ? null : said.getAttribute("content");
}

test.describe("AP-29 a new version", () => {
  test("is announced, does not disturb the game, and comes with it when it is accepted", async ({
    page,
    host,
  }) => {
    const [app, game] = await underWay(page, host);
    await newVersion(page, host);
    await expect(page.getByTestId("live")).toHaveText(/^A new version is ready/);
    await expectAccessible(page);
    // The game goes on in the version it was begun in.
    await app.undo.click();
    const undone = undo(game);
    await app.shows(undone);
    await expect(page.getByTestId("update")).toHaveCount(0);
    expect(await version(page)).toBeNull();

    await expect(page.getByTestId("tool-menu")).toHaveAttribute("data-news");
    const menu = await openDialog(page, "menu");
    await menu.getByTestId("menu-update").click();
    await expect(page.locator('meta[name="version"]')).toHaveAttribute("content", "two");
    await app.ready();
    await app.shows(undone);
    await expect(page.getByTestId("tool-menu")).not.toHaveAttribute("data-news");
    await app.redo.click();
    await app.shows(game);
    for (let back = game; back.cursor > 0; back = undo(back)) await app.undo.click();
    await app.shows({ ...game, cursor: 0 });
  });

  test("is accepted by the notice's own button, and works without a network then", async ({ page, host }) => {
    const [app, game] = await underWay(page, host);
    await newVersion(page, host);
    await page.getByTestId("update").click();
    await expect(page.locator('meta[name="version"]')).toHaveAttribute("content", "two");
    await app.ready();
    await host.stop();
    await page.reload();
    await app.shows(game);
    expect(await version(page)).toBe("two");
    await closeDialog(await openDialog(page, "rules"));
  });

  test("takes nothing from a tab with the old one: what it has not loaded yet is still there", async ({
    page,
    host,
  }) => {
    const app = await visit(page, host, SIMON);
    await newVersion(page, host);
    for (const name of ["new", "settings", "rules", "keys"] as const) {
      await closeDialog(await openDialog(page, name));
    }
    await app.setLanguage("fr");
    expect(await version(page)).toBeNull();
  });

  test("is announced again after a reload, and taken up by the next visit", async ({
    page,
    host,
    context,
  }) => {
    const [app, game] = await underWay(page, host);
    await newVersion(page, host);
    await page.reload();
    await expect(page.getByTestId("update")).toBeVisible();
    await app.shows(game);
    const beside = await context.newPage();
    await beside.goto(new URL("/", host.address).href);
    await page.close();
    // The browser notices a little later that nobody looks at the old version any more.
    await expect.poll(() => beside.evaluate(isWaiting, new URL(host.address).pathname)).toBe(false);
    const next = await context.newPage();
    await next.goto(host.address);
    await expect(next.locator('meta[name="version"]')).toHaveAttribute("content", "two");
    await new App(next).shows(game);
    await expect(next.getByTestId("update")).toHaveCount(0);
  });

  test("accepted in one tab comes to all, each with its game", async ({ page, host, context }) => {
    const [, game] = await underWay(page, host);
    const other = await context.newPage();
    await visit(other, host, "TF1-D1N-AAAAAAC");
    await newVersion(page, host);
    await page.getByTestId("update").click();
    for (const tab of [page, other]) {
      await expect(tab.locator('meta[name="version"]')).toHaveAttribute("content", "two");
    }
    // The game that the next visit goes on with is the one opened last; the other one waits in the list.
    await new App(other).shows(dealt("TF1-D1N-AAAAAAC"));
    const games = await openDialog(other, "games");
    await expect(games.getByTestId("game")).toContainText(["SS1-S1-AAAAABD"]);
    expect(game.made).toBeGreaterThan(0);
  });
});

test.describe("AP-29 installable", () => {
  test("the browser has nothing to object, and the app is what lies below its own address", async ({
    page,
    host,
    context,
  }) => {
    await visit(page, host, SIMON);
    const session = await context.newCDPSession(page);
    const { errors, manifest, data } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect([manifest.startUrl, manifest.scope, manifest.id]).toEqual([
      host.address,
      host.address,
      host.address,
    ]);
    const said = JSON.parse(data ?? "{}") as { readonly display?: string; readonly orientation?: string };
    expect(said.display).toBe("standalone");
    // WCAG 1.3.4: held as one likes.
    expect(said.orientation).toBeUndefined();
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // A private window cannot install anything; that is all there may be.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  });

  test("each icon is as large as the manifest says, and one may be cut into any shape", async ({
    page,
    host,
  }) => {
    await page.goto(host.address);
    const link = page.locator('link[rel="manifest"]');
    const address = await link.evaluate((element) => (element as HTMLLinkElement).href);
    const { icons } = (await (await page.request.get(address)).json()) as Manifest;
    expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
    for (const { src, sizes } of icons.filter(({ type }) => type === "image/png")) {
      expect(await pixels(page, new URL(src, address).href)).toBe(sizes);
    }
    const apple = page.locator('link[rel="apple-touch-icon"]');
    expect(await pixels(page, await apple.evaluate((element) => (element as HTMLLinkElement).href))).toBe(
      "180x180",
    );
  });
});

interface Manifest {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose?: string;
  }[];
}

/** A PNG names its width and height in its first bytes. */
async function pixels(page: Page, address: string): Promise<string> {
  const bytes = await (await page.request.get(address)).body();
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
