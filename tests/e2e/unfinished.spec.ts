/** AP-4: games that can be gone on with. */
import { codeText, dealt } from "./support/deals.ts";
import { closeDialog, openDialog, resumeGame } from "./support/dialogs.ts";
import { SIMON, SIMON_MOVES, THOUGHTFUL, THOUGHTFUL_MOVES, underWay } from "./support/scenes.ts";
import { currentId, storedIn } from "./support/stored.ts";
import { expect, test } from "./support/test.ts";

test.describe("AP-4 unfinished games", () => {
  test("a game that a link pushed aside is offered back and goes on where it was", async ({ app, page }) => {
    const first = await underWay(app, SIMON_MOVES);
    await app.openCode(THOUGHTFUL);
    await expect(app.words).toHaveText(/^Game opened\./);
    await app.shows(dealt(THOUGHTFUL));
    await resumeGame(page, codeText(first));
    await app.shows(first);
    await page.reload();
    await app.ready();
    await app.shows(first);
  });

  test("the one on the table is named as such and cannot be deleted there", async ({ app, page }) => {
    await underWay(app, SIMON_MOVES);
    const dialog = await openDialog(page, "games");
    const row = dialog.getByTestId("game");
    await expect(row).toHaveCount(1);
    await expect(row).toContainText("Current game");
    await expect(row.getByRole("button")).toBeDisabled();
    await expect(dialog.getByTestId("delete")).toHaveCount(0);
  });

  test("deleting asks first, and takes that game only", async ({ app, page }) => {
    await underWay(app, THOUGHTFUL_MOVES);
    const deleted = await currentId(page);
    const kept = await underWay(app, SIMON_MOVES);
    const dialog = await openDialog(page, "games");
    await expect(dialog.getByTestId("game")).toHaveCount(2);
    await dialog.getByTestId("delete").click();
    await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(dialog.getByTestId("game")).toHaveCount(2);
    expect(Object.keys(await storedIn(page, "games"))).toContain(deleted);

    await dialog.getByTestId("delete").click();
    await dialog.getByTestId("delete-confirm").click();
    await expect(dialog.getByTestId("game")).toHaveCount(1);
    expect(Object.keys(await storedIn(page, "games"))).toEqual([await currentId(page)]);
    await closeDialog(dialog);
    await app.shows(kept);
  });

  test("without a move a deal leaves no trace", async ({ app, page }) => {
    for (const code of [SIMON, THOUGHTFUL, "SS1-S2-ZZZZZZZ"]) await app.openCode(code);
    await expect.poll(async () => Object.keys(await storedIn(page, "games"))).toHaveLength(1);
    const dialog = await openDialog(page, "games");
    await expect(dialog.getByTestId("game")).toHaveCount(0);
  });

  test("UN-2 a new game ends the one under way, which is not offered again", async ({ app, page }) => {
    await underWay(app, SIMON_MOVES);
    const ended = await currentId(page);
    const dialog = await openDialog(page, "new");
    await dialog.getByTestId("deal").click();
    await expect(app.moves).toHaveText("0");
    const games = await openDialog(page, "games");
    await expect(games.getByTestId("game")).toHaveCount(0);
    expect((await storedIn(page, "games"))[ended]).toMatchObject({ state: "ended" });
  });
});
