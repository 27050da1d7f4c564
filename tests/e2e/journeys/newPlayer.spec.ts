/** A new player's first game, on a phone held upright, by touch alone. */
import {
  act,
  column,
  currentPosition,
  currentScore,
  type Game,
  gameRules,
  type Move,
  moveCount,
  type Refusal,
  type Transfer,
  transfer,
  undo,
} from "@faceup/rules";
import { loadAppText, moveText, refusalText } from "@faceup/text";
import type { Page } from "@playwright/test";
import type { App } from "../support/app.ts";
import { dealt, shownCode } from "../support/deals.ts";
import { closeDialog, dialogNamed, openDialog } from "../support/dialogs.ts";
import { expectFigures } from "../support/figures.ts";
import { tap, whileTimeStands } from "../support/gestures.ts";
import { firstCard, sourceSpot, targetSpot } from "../support/places.ts";
import { playBy, tapper } from "../support/players.ts";
import { Fingers, type Pointer } from "../support/pointers.ts";
import { snapshot } from "../support/snapshot.ts";
import { expect, test } from "../support/test.ts";
import { winningLine } from "../support/winningLine.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, trace: "off" });

const english = await loadAppText("en");

test("a new player: first visit, first move, a refusal and its rule, a hint, undo, the first win (AP-1 AP-5 AP-9 AP-15 AP-24 RU-1)", async ({
  app,
  page,
}) => {
  test.setTimeout(240_000);
  // Whose taps are apart: nothing here is meant as a double tap.
  await page.clock.install();
  await sameLuck(page);

  // AP-1: a deal that can be won stands ready, and nothing before it.
  await page.goto("/");
  await app.ready();
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(app.words).toHaveCount(0);
  const code = await shownCode(page);
  expect(code).toMatch(/^SS1-S1-/);
  let game = dealt(code);
  expect(winningLine(game)).not.toEqual([]);
  await app.shows(game);
  await snapshot(page, "new-player-1-first-visit");

  // AP-5: two taps make a move, and AP-35: it stays marked.
  const finger = await Fingers.on(page);
  const player = tapper(app.table, finger);
  game = await whileTimeStands(page, () => playBy(app, player, game, winningLine(game).slice(0, 1)));
  await app.shows(game);
  expect(Object.keys(await app.table.lastMove()).sort()).toEqual(["from", "to"]);

  // RU-1: two taps that the rules refuse change nothing, and are explained with the rule.
  const { move: wrong, refusal } = refusedMove(game);
  await whileTimeStands(page, () => tapMove(app, finger, game, wrong));
  await expect(app.words).toHaveText(refusalText(english, refusal));
  await expect(app.table.refusedRing).toBeVisible();
  await app.shows(game);
  await snapshot(page, "new-player-2-refusal");
  await app.rule.tap();
  const rules = dialogNamed(page, "rules");
  await expect(rules.locator(`#rule-${refusal.rule}`)).toBeInViewport();
  await closeDialog(rules);

  // AP-15: that there is a winning move, then its card, then its place. It wins indeed.
  const hintRings = app.table.root.locator(".ring-hint");
  const more = page.getByTestId("advice-more");
  await page.getByTestId("tool-hint").tap();
  await expect(app.words).toHaveText(english.t("advice.there"));
  await more.tap();
  await expect(hintRings).toHaveCount(1);
  await more.tap();
  await expect(hintRings).toHaveCount(2);
  await expect(more).toHaveCount(0);
  await snapshot(page, "new-player-3-hint");
  const hint = await hinted(app, game);
  game = await whileTimeStands(page, () => playBy(app, player, game, [hint]));
  const line = winningLine(game);

  // Undo takes one move back, redo makes it again.
  await app.undo.tap();
  await app.shows(undo(game));
  await app.redo.tap();
  await app.shows(game);

  // AP-9: on to the win, which tells how the score comes about, and what the solver knows beside it.
  game = await whileTimeStands(page, () => playBy(app, player, game, line));
  await expect(app.win).toBeVisible();
  const [score, moves] = [String(currentScore(game)), String(moveCount(game))];
  const sums = app.win.getByTestId("score-sheet").locator("td");
  await expect(sums).toHaveText(["500", `−${moves}`, "+400", score]);
  await expect(app.win.getByTestId("par")).toBeVisible();
  await snapshot(page, "new-player-4-win");
  await app.win.getByTestId("share").tap();
  const share = dialogNamed(page, "share");
  await expect(share.getByTestId("shared")).toHaveValue(
    [
      "Faceup · Simple Simon, 1 suit",
      english.t("say.won", { score, moves: moveCount(game) }),
      code,
      `${page.url()}?g=${code}`,
    ].join("\n"),
  );
  await closeDialog(share);

  // AP-24: the win is counted, once.
  const statistics = await openDialog(page, "statistics");
  await expectFigures(statistics, {
    played: "1",
    won: "1",
    "win-rate": "100%",
    streak: "1",
    score,
    fewest: moves,
  });
  await expect(statistics.getByTestId("attempt")).toHaveCount(1);
  await expect(statistics.getByTestId("attempt")).toContainText(code);
});

/** The same of the first deals each time, so that its pictures stay what they are. Ids of games are drawn as ever. */
async function sameLuck(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(9) : draw(array));
  });
}

/** A last card onto one that is not one higher. */
function refusedMove(game: Game): { readonly move: Transfer; readonly refusal: Refusal } {
  const columns = [...currentPosition(game).columns.keys()];
  const moves = columns.flatMap((from) => columns.map((to) => transfer(column(from), column(to))));
  for (const move of moves) {
    const tried = act(game, [move]);
    if (!tried.ok && tried.error.reason === "not-one-lower") return { move, refusal: tried.error };
  }
  throw new Error("everything fits everywhere");
}

async function tapMove({ table }: App, pointer: Pointer, game: Game, move: Transfer): Promise<void> {
  const position = currentPosition(game);
  await tap(table, sourceSpot(position, move), pointer);
  await tap(table, targetSpot(position, move.to, firstCard(position, move)), pointer);
}

/** The move that the third step of a hint names. */
async function hinted({ words }: App, game: Game): Promise<Move> {
  const position = currentPosition(game);
  const named = await words.textContent();
  const move = gameRules(game)
    .moves(position)
    .find((legal) => moveText(english, legal, position) === named);
  if (move === undefined) throw new Error(`no legal move: ${named}`);
  return move;
}
