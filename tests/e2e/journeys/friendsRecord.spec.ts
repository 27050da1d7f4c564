/** A player who thinks: a friend's lost game comes by link, its mistake is found, and played on from there it is won. */
import { jump, lineMoves, makeRecord } from "@faceup/rules";
import { loadAppText } from "@faceup/text";
import { dealt } from "../support/deals.ts";
import { openDialog } from "../support/dialogs.ts";
import { playOn, SIMON } from "../support/scenes.ts";
import { snapshot } from "../support/snapshot.ts";
import { expect, test } from "../support/test.ts";
import { playedToLoss } from "../support/thoughtless.ts";
import { winningLine } from "../support/winningLine.ts";

test.use({ viewport: { width: 1440, height: 900 }, trace: "off" });

const english = await loadAppText("en");
const LOST = playedToLoss(dealt(SIMON), 3);

test("a friend's record: where it was lost, what would have won, and the win as a branch (AP-4 AP-19 UN-1)", async ({
  app,
  page,
}) => {
  test.setTimeout(240_000);
  const { game, lastWinnable } = LOST;
  // CO-4: the record's moves lie ready; none is made yet.
  await app.openRecord(makeRecord({ start: game.start, moves: lineMoves(game) }));
  const ready = { ...game, cursor: 0, made: 0 };
  await app.shows(ready);

  // AP-19: the move that lost it is named and marked.
  const dialog = await openDialog(page, "analysis");
  await expect(dialog.getByTestId("analysis-summary")).toHaveText(
    english.t("analysis.lost", { move: lastWinnable + 1 }),
  );
  await dialog
    .getByTestId("move-row")
    .nth(lastWinnable + 1)
    .click();
  await expect(dialog.getByTestId("analysis-judgement")).toHaveText(english.t("analysis.losing"));
  await expect(dialog.getByTestId("analysis-better")).toBeVisible();
  await expect(dialog.getByTestId("analysis-progress")).toHaveCount(0, { timeout: 90_000 });
  await snapshot(page, "friends-record-1-analysis");

  // From before it one plays on; what the friend played stays as a line of its own.
  await page.keyboard.press("ArrowLeft");
  await dialog.getByTestId("analysis-play").click();
  const back = jump(ready, lastWinnable);
  await app.shows(back);
  const rest = winningLine(back);
  await playOn(app, back, rest);
  await expect(app.win).toBeVisible();
  await snapshot(page, "friends-record-2-won");
  await app.win.getByTestId("analysis").click();
  await expect(page.getByTestId("analysis-line").locator("option")).toHaveCount(2);
  await expect(page.getByTestId("analysis-summary")).toHaveText(
    english.t("analysis.won", { count: lastWinnable + rest.length }),
  );
});
