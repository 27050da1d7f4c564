/** AP-22: rules, examples and questions, each rule with its own address. */
import { currentPosition, GAMES, isWon } from "@faceup/rules";
import { LOCALES, loadAppText, loadPage, positionReading, refusalText, ruleText } from "@faceup/text";
import { pageGame } from "../../packages/web/src/pages/games/index.ts";
import { stageOf } from "../../packages/web/src/pages/stage.ts";
import { choose, closeDialog, dialogNamed, openDialog } from "./support/dialogs.ts";
import { SIMON, SIMON_MOVES } from "./support/scenes.ts";
import { Table } from "./support/table.ts";
import { expect, test } from "./support/test.ts";

const english = await loadAppText("en");

for (const game of GAMES) {
  test(`AP-22 every rule of ${game} has an address that leads to it`, async ({ app, page }) => {
    await page.goto("/");
    await app.ready();
    const dialog = dialogNamed(page, "rules");
    for (const rule of pageGame(game).rules) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#rules/${game}/${rule}`);
      const named = dialog.locator(`#rule-${rule}`);
      await expect(named).toBeFocused();
      await expect(named).toBeInViewport();
      await expect(named).toContainText(ruleText(english, rule));
      await expect(page).toHaveURL(/\/$/);
    }
  });
}

test("AP-22 an address opens the page in a new visit, and the game under way stays", async ({
  app,
  page,
}) => {
  await app.openRecord(SIMON_MOVES);
  await app.redo.click();
  const before = await app.table.shown();
  await page.goto("/#rules/TF/king");
  await app.ready();
  const dialog = dialogNamed(page, "rules");
  await expect(dialog.locator("#example-king")).toBeInViewport();
  await closeDialog(dialog);
  expect(await app.table.shown()).toEqual(before);
});

test("AP-22 a rule's link leads to the example, and the example's table is the app's own", async ({
  app,
  page,
}) => {
  await page.goto("/#rules/TF/TF-3");
  await app.ready();
  const dialog = dialogNamed(page, "rules");
  const { examples } = await loadPage("en", "TF");
  await dialog
    .locator("#rule-TF-3")
    .getByText(examples.unordered?.title ?? "?")
    .click();
  const example = dialog.locator("#example-unordered");
  await expect(example).toBeInViewport();
  const { tried, last } = stageOf(pageGame("TF").examples.unordered ?? { record: "" });
  if (tried === undefined) throw new Error("nothing is tried");
  await new Table(page, example.locator(".picture")).shows(currentPosition(last));
  await expect(example.locator(".example-refused")).toHaveText(refusalText(english, tried.refused.refusal));
});

test("AP-22 the won game is stepped through to its last run, and its score worked out", async ({
  app,
  page,
}) => {
  await page.goto("/#rules/SS/won");
  await app.ready();
  const example = dialogNamed(page, "rules").getByTestId("example-won");
  const said = example.getByTestId("example-said");
  const table = new Table(page, example.locator(".picture"));
  const { games, last } = stageOf(pageGame("SS").examples.won);
  for (const [i, game] of games.entries()) {
    if (i > 0) await example.getByTestId("step-on").click();
    await expect(said).toContainText(i === 0 ? "The deal" : `Move ${i} of 49`);
    await table.shows(currentPosition(game));
    expect(isWon(game)).toBe(i === games.length - 1);
  }
  await expect(example.getByTestId("win-score")).toHaveText("851");
  await example.locator("summary").click();
  for (const line of positionReading(english, currentPosition(last))) {
    await expect(example.locator("details")).toContainText(line);
  }
  await example.getByTestId("step-first").click();
  await table.shows(last.startPosition);
});

for (const locale of LOCALES) {
  test(`AP-26 every word of the pages is ${locale}`, async ({ app, page }) => {
    await page.goto("/");
    await app.ready();
    await choose(page, { language: locale });
    for (const game of GAMES) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#rules/${game}/questions`);
      const dialog = dialogNamed(page, "rules");
      const { questions, brief } = await loadPage(locale, game);
      for (const { question } of questions) await expect(dialog).toContainText(question);
      await expect(dialog).toContainText(brief[0] ?? "?");
      await expect(dialog).not.toContainText(/[{}]|undefined|NaN/);
    }
  });
}

test("AP-22 a page prints whole, on sheets of its own", async ({ app, page }) => {
  await app.openCode(SIMON);
  const dialog = await openDialog(page, "rules");
  await expect(dialog.getByTestId("example-won")).toBeVisible();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThan(3);
  await page.emulateMedia({ media: "print" });
  for (const answer of await dialog.locator(".question > p").all()) await expect(answer).toBeVisible();
  await expect(page.getByTestId("table")).toBeHidden();
});
