/** KL-1, ST-2: what lies face down is told by nothing: not shown, not spoken, not in the page; and rows of ST-3, ST-4. */
import { type Card, currentPosition, type Game, makeCard, undo, unseenCards } from "@faceup/rules";
import { cardName, loadAppText } from "@faceup/text";
import type { Page } from "@playwright/test";
import { dealt } from "./support/deals.ts";
import { openDialog } from "./support/dialogs.ts";
import { listen } from "./support/listener.ts";
import { movesOf } from "./support/movesOf.ts";
import { KLONDIKE, playOn, SPIDER, SPIDERETTE, underWay } from "./support/scenes.ts";
import { expect, test } from "./support/test.ts";

const english = await loadAppText("en");

/** The cards that the page names to anybody who reads its source. */
function named(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("#table *")].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`),
    ),
  );
}

async function expectKept(page: Page, game: Game): Promise<void> {
  const attributes = await named(page);
  const open = new Set(lyingOpen(game).map(makeCard));
  for (const card of unseenCards(game)) {
    expect(
      attributes.filter((attribute) => new RegExp(`-card-${card}$`).test(attribute)),
      makeCard(card),
    ).toEqual([]);
    // With two packs, or one suit, another card with this face may lie open.
    if (open.has(makeCard(card))) continue;
    expect(attributes).not.toContain(`data-card=${makeCard(card)}`);
    const name = cardName(english, card).toLowerCase();
    expect(attributes.filter((attribute) => attribute.toLowerCase().includes(name))).toEqual([]);
  }
}

/** No sentence names a card that nobody can know. */
function expectUntold(said: readonly string[], game: Game): void {
  expect(said.length).toBeGreaterThan(0);
  const open = new Set(lyingOpen(game).map(makeCard));
  for (const card of unseenCards(game)) {
    const name = cardName(english, card).toLowerCase();
    const told = open.has(makeCard(card)) ? [] : said.filter((words) => words.toLowerCase().includes(name));
    expect(told).toEqual([]);
  }
}

/** Cards that lie open. */
function lyingOpen(game: Game): readonly Card[] {
  const { columns, faceDown, waste, removed } = currentPosition(game);
  return [...columns.flatMap((cards, i) => cards.slice(faceDown[i] ?? 0)), ...waste, ...removed.flat()];
}

for (const [code, line] of [
  [KLONDIKE, "4>f 4>5 d d"],
  [SPIDERETTE, "d"],
  [SPIDER, "d"],
] as const) {
  test(`KL-1 ST-2 ${code}: no hidden card is in the page or read aloud, and undo hides them again`, async ({
    app,
    page,
  }) => {
    const listener = await listen(page);
    await app.openCode(code);
    let game = dealt(code);
    await expectKept(page, game);
    game = await playOn(app, game, movesOf(line));
    await app.shows(game);
    await expectKept(page, game);
    await page.keyboard.press("b");
    await page.keyboard.press("u");
    game = undo(game);
    await app.shows(game);
    await page.keyboard.press("u");
    game = undo(game);
    await app.shows(game);
    await expectKept(page, game);
    await page.keyboard.press("b");
    await expect.poll(async () => (await listener.said()).at(-1)).toMatch(/face-down/);
    await page.keyboard.press("m");
    for (let step = 1; step <= 3; step++) {
      await page.keyboard.press("h");
      await expect(page.locator("[data-advice=hint]")).toBeVisible({ timeout: 60_000 });
    }
    await expect(page.getByTestId("advice-more")).toHaveCount(0);
    // All that was said since the last card was turned down again.
    const said = await listener.said();
    expectUntold(said.slice(said.findLastIndex((words) => words.startsWith("Undone")) + 1), game);
    expectUntold(await app.words.allTextContents(), game);
  });
}

test("ST-4 a row over empty columns is refused, and every one of them is marked", async ({ app, page }) => {
  const ranks = "A23456789TJQK".split("");
  const spades = [...ranks, ...ranks, ...ranks, ...ranks].map((rank) => `${rank}S`);
  const columns = Array.from({ length: 7 }, (_, i) => (i % 3 === 1 ? [] : spades.splice(0, 9)));
  await app.openRecord(JSON.stringify({ game: "ST1-S1", columns, stock: spades }));
  await page.keyboard.press("d");
  await expect(app.words).toHaveText(english.t("refusal.deal-over-gap", { column: 2 }));
  await expect(app.rule).toBeVisible();
  const marked = page.locator("#table [data-pile]:not([data-index])[data-refused]");
  await expect
    .poll(() => marked.evaluateAll((places) => places.map((place) => (place as HTMLElement).dataset.pile)))
    .toEqual(["stock", "c1", "c4"]);
});

test("ST-3 a row is one action and one move", async ({ app }) => {
  const game = await underWay(app, `${SPIDER} d d`);
  await expect(app.score).toHaveText("498");
  await app.undo.click();
  await app.shows(undo(game));
});

test("AP-15 a fair hint says how it was found, and the truth that it looks under the cards", async ({
  app,
  page,
}) => {
  await app.openCode(KLONDIKE);
  await page.getByTestId("tool-hint").click();
  await expect(app.words).toContainText(/laid out at random/, { timeout: 30_000 });
  await page.getByTestId("advice-more").click();
  await page.getByTestId("advice-more").click();
  await openDialog(page, "menu");
  await page.getByTestId("menu-verdict").click();
  await expect(app.words).toContainText(english.t("advice.peeked"), { timeout: 30_000 });
  // What a win takes is the truth, too: it does not stand in the menu unasked.
  const menu = await openDialog(page, "menu");
  await expect(menu.getByTestId("menu-verdict")).toBeVisible();
  await expect(menu.getByTestId("par")).toHaveCount(0);
});
