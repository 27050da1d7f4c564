/** AP-5: a whole game can be won by every input, on a phone either way and on a desk. */
import { act, currentPosition, type Game, newGame, redo, replay, undo, workedOut } from "@faceup/rules";
import { type App, written } from "./support/app.ts";
import { stopClock } from "./support/gestures.ts";
import { dragger, type Player, tapper } from "./support/players.ts";
import { Fingers, mouse } from "./support/pointers.ts";
import { expect, test } from "./support/test.ts";
import { typist } from "./support/typist.ts";
import { WON_GAMES, type WonGame } from "./support/wonGames.ts";

const SCREENS = [
  { name: "360×640", width: 360, height: 640, phone: true },
  { name: "640×360", width: 640, height: 360, phone: true },
  { name: "1440×900", width: 1440, height: 900, phone: false },
] as const;
const INPUTS = ["drag", "taps", "keys"] as const;

interface Run {
  readonly won: WonGame;
  readonly input: (typeof INPUTS)[number];
  readonly screen: (typeof SCREENS)[number];
}

/** Positions are compared after so many moves, and at the end. */
const EVERY = 8;

// Thousands of steps, of which a trace would keep a picture each.
test.use({ trace: "off" });
test.describe.configure({ timeout: 180_000 });

for (const [row, screen] of SCREENS.entries()) {
  const { name, width, height, phone } = screen;
  test.describe(name, () => {
    test.use({ viewport: { width, height }, hasTouch: phone, isMobile: phone });
    for (const [column, input] of INPUTS.entries()) {
      for (const [number, won] of WON_GAMES.entries()) {
        // Each input wins the short game on every screen, one of Thoughtful on one each, and one of them each of the
        // other games; `npm run audit` plays all.
        const turn = (row + number) % INPUTS.length === column;
        const often = won.code.startsWith("TF1-D3N");
        const daily = won.code.startsWith("SS") || (turn && (often || row === number % SCREENS.length));
        test(`AP-5 ${won.code} is won by ${input}${daily ? "" : " @audit"}`, async ({ app }) => {
          const run: Run = { won, input, screen };
          await open(app, run);
          await playThrough(app, run, await playerFor(app, run));
          if (input === "taps") await app.page.clock.resume();
          await expectWin(app, run);
        });
      }
    }
  });
}

async function open(app: App, run: Run): Promise<void> {
  const { page } = app;
  if (run.input === "taps") await page.clock.install();
  const animated = isAnimated(run);
  if (run.input === "keys" && !animated) await page.emulateMedia({ reducedMotion: "reduce" });
  await app.openCode(run.won.code);
  if (run.input !== "keys" && !animated) await app.set({ animation: false });
  // How long a tap takes here says nothing about how long it was meant to be.
  if (run.input === "taps") await stopClock(page);
}

/** Movement is on in one run of each input; elsewhere it would only cost time. */
function isAnimated({ won, input, screen }: Run): boolean {
  return won.code.startsWith("SS") && screen.name === (input === "taps" ? "360×640" : "1440×900");
}

async function playerFor({ page, table }: App, { won, input, screen }: Run): Promise<Player> {
  switch (input) {
    case "drag":
      return dragger(table, screen.name === "360×640" ? await Fingers.on(page) : mouse(page));
    case "taps":
      return tapper(table, screen.phone ? await Fingers.on(page) : mouse(page));
    case "keys": {
      // One screen for each game without digits and letters.
      const arrows = screen.name === (won.code.startsWith("SS") ? "360×640" : "640×360");
      return typist(table, arrows ? "arrows" : "letters");
    }
  }
}

/** Plays the record, with a reload in the middle that nothing is lost by (UN-3, AP-2). */
async function playThrough(app: App, run: Run, player: Player): Promise<void> {
  const { moves, start } = run.won.record;
  const half = Math.floor(moves.length / 2);
  let game = newGame(start);
  await app.shows(game, "the deal");
  await player.begin();
  for (const [i, move] of moves.entries()) {
    if (i === half) {
      game = await reloaded(app, run, game);
      await player.begin();
    }
    const number = i + 1;
    await player.play(currentPosition(game), move);
    const played = act(game, [move]);
    if (!played.ok) throw new Error(`move ${number} is refused: ${played.error.reason}`);
    game = played.value;
    if (number % EVERY === 0 || number === moves.length) await app.shows(game, `after move ${number}`);
  }
}

/** A reload with a move to redo: position, score, moves, undo and redo are as before. */
async function reloaded(app: App, { input }: Run, game: Game): Promise<Game> {
  const press = (key: string): Promise<void> => app.page.keyboard.press(key);
  const keys = input === "keys";
  const before = undo(game);
  await (keys ? press("Control+z") : app.undo.click());
  await app.shows(before, "one move undone");
  await app.page.reload();
  await app.ready();
  await app.shows(before, "after the reload");
  await (keys ? press("Control+y") : app.redo.click());
  const after = redo(before);
  await app.shows(after, "redone after the reload");
  return after;
}

/** SS-9, TF-13, AP-9: the record's moves and score, and the score worked out line by line. */
async function expectWin(app: App, { won, input }: Run): Promise<void> {
  await expect(app.win).toBeVisible();
  await expect(app.win.getByTestId("win-score")).toHaveText(written(won.score));
  const sheet = app.win.getByTestId("score-sheet");
  const lines = (await sheet.locator("tbody td").allTextContents()).map(pointsOf);
  expect(lines.reduce((sum, points) => sum + points, 0)).toBe(won.score);
  const game = replay(won.record);
  if (!game.ok) throw new Error(`${won.code} breaks off at move ${game.error.number}`);
  expect(lines.slice(1)).toEqual(workedOut(game.value).map(({ points }) => points));
  if (won.code.startsWith("SS")) {
    const moves = sheet.getByRole("rowheader").filter({ hasText: String(won.moves) });
    await expect(moves).toHaveCount(1);
  }
  if (input === "keys") {
    await app.page.keyboard.press("Escape");
    await expect(app.win).toHaveCount(0);
  } else await app.closeDialog(app.win);
  await expect(app.score).toHaveText(written(won.score));
  await expect(app.moves).toHaveText(String(won.moves));
}

/** Written with a proper minus sign, and with commas between thousands. */
function pointsOf(text: string): number {
  return Number(text.replace("−", "-").replace(",", ""));
}
