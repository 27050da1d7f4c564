/** AP-11, AP-33: the table fits every screen from 320 × 568 to 4K, and every card on it can be read. */
import { LOCALES } from "@faceup/text";
import type { Page } from "@playwright/test";
import type { App } from "./support/app.ts";
import { colliding, covering, outside, overlaps } from "./support/boxes.ts";
import { type CardSeen, cardsSeen, strips } from "./support/cardsSeen.ts";
import { controlFaults, controlsIn } from "./support/controls.ts";
import { choose } from "./support/dialogs.ts";
import { allBoxes, boxOf, expectDialog, expectFrame, scrolled, TOUCH } from "./support/fits.ts";
import { cutOff, inksIn } from "./support/inks.ts";
import { LONG_COLUMNS, longColumn } from "./support/longColumns.ts";
import {
  DIALOG_SCENES,
  eachScene,
  KLONDIKE,
  refuse,
  SIMON,
  SIMON_MOVES,
  SPIDER,
  SPIDERETTE,
  THOUGHTFUL,
  underWay,
} from "./support/scenes.ts";
import { deviceOf, isSideways, nameOf, SCREENS, type Screen } from "./support/screens.ts";
import { currentGame, currentId, leaveApp, store } from "./support/stored.ts";
import { expect, test } from "./support/test.ts";

/** What lies on the table, and how many cards of it can be read. */
interface Lying {
  readonly name: string;
  readonly open: (app: App) => Promise<void>;
  readonly readable: number;
  readonly daily: boolean;
}

const OPENINGS: readonly Lying[] = [
  { name: SIMON, open: (app) => app.openCode(SIMON), readable: 52, daily: true },
  { name: THOUGHTFUL, open: (app) => app.openCode(THOUGHTFUL), readable: 28, daily: true },
  { name: SPIDERETTE, open: (app) => app.openCode(SPIDERETTE), readable: 7, daily: false },
  { name: KLONDIKE, open: (app) => app.openCode(KLONDIKE), readable: 7, daily: false },
  { name: SPIDER, open: (app) => app.openCode(SPIDER), readable: 10, daily: true },
];
/** Columns of Spiderette and Spider may be too long for any strip: they open (below). */
const LONGEST: readonly Lying[] = LONG_COLUMNS.filter(({ id }) => /^(ss|tf)/.test(id)).map(
  ({ id, position }) => ({
    name: id,
    open: (app) => app.openRecord(JSON.stringify(position)),
    readable: id.startsWith("ss") ? 52 : 28,
    daily: id === "ss-20-s4" || id === "tf-19-d3",
  }),
);
const LYING = [...OPENINGS, ...LONGEST];

/** Screens of every day: the narrowest, the lowest, and a desk. */
const DAILY: ReadonlySet<string> = new Set(["320×568", "568×320", "1440×900"]);

/** To and fro, for scores and counts of many digits. */
const LONG_NUMBERS = { [SIMON]: ["10>4", "4>10"], [THOUGHTFUL]: [...Array(24).fill("d"), "r"] };

/** Least height of an index, and of the strip that holds it. */
const READABLE = 12;
/** Between the capitals and the edges of a strip of 12. */
const AIR = 3;
/** Milliseconds for a test that opens everything there is. */
const LONG_WALK = 240_000;

for (const screen of SCREENS) {
  test.describe(nameOf(screen), () => {
    test.use(deviceOf(screen));
    const daily = DAILY.has(nameOf(screen)) ? "" : " @audit";

    for (const lying of LYING) {
      test(`AP-11 AP-33 ${lying.name} fits and can be read${lying.daily ? daily : " @audit"}`, async ({
        app,
      }) => {
        await lying.open(app);
        for (const hand of ["right", "left"]) {
          await test.step(`${hand} hand`, async () => {
            await choose(app.page, { hand });
            await expectFits(app, screen, lying);
          });
        }
      });
    }

    for (const [code, moves] of Object.entries(LONG_NUMBERS)) {
      test(`AP-8 AP-11 ${code} has room for long numbers${daily}`, async ({ app }) => {
        await app.openCode(code);
        await playedLong(app, moves);
        await expectFrame(app);
        await choose(app.page, { hand: "left" });
        await expectFrame(app);
      });
    }

    test(`AP-11 RU-1 a message fits and hides nothing that matters${daily}`, async ({ app }) => {
      for (const language of LOCALES) {
        await app.openCode(SIMON);
        await choose(app.page, { language });
        await refuse(app);
        await expectMessage(app);
      }
    });

    test(`AP-11 dialogs fit and can be pressed${daily}`, async ({ app }) => {
      test.setTimeout(LONG_WALK);
      await eachScene(app, DIALOG_SCENES, () => expectDialog(app));
    });
  });
}

for (const [id, screen] of [
  ["st-40-s4", SCREENS[3]],
  ["sd-83-s4", SCREENS[0]],
] as readonly (readonly [string, Screen])[]) {
  test.describe(nameOf(screen), () => {
    test.use(deviceOf(screen));
    test(`AP-33 ${id}: a crowded column opens and shows every card`, async ({ app, page }) => {
      const { position, column } = longColumn(id);
      await app.openRecord(JSON.stringify(position));
      await app.table.settled();
      const pile = `c${column - 1}` as const;
      const panel = page.locator("#table .table-panel");
      await expect(panel).toHaveCount(0);
      await app.table.card({ pile, index: 0 }).tap({ force: true });
      await expect(panel).toBeVisible();
      await app.table.settled();
      const cards = (await cardsSeen(app.table.root)).filter((card) => card.pile === pile && card.face);
      expect(cards.length).toBeGreaterThan(25);
      expect(cards.flatMap(({ name, hidden }) => hidden.map((part) => `${part} of ${name}`))).toEqual([]);
      expect(outside(cards, (await allBoxes(page)).screen, "the screen")).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(panel).toHaveCount(0);
    });
  });
}

test("AP-11 on a large screen words grow with the cards", async ({ app, page }) => {
  await app.openCode(SIMON);
  const heights: number[] = [];
  for (const size of [SCREENS[7], SCREENS[8]] as readonly Screen[]) {
    await page.setViewportSize(size);
    await expectFrame(app);
    heights.push((await boxOf(page, "score")).height);
  }
  const [desk = 0, wall = 0] = heights;
  expect(wall).toBeGreaterThan(1.5 * desk);
});

test.describe("text of twice the size", () => {
  for (const screen of [SCREENS[2], SCREENS[5], SCREENS[7]] as readonly Screen[]) {
    test.describe(nameOf(screen), () => {
      test.use(deviceOf(screen));
      // The narrowest of them every day.
      const narrow = screen === SCREENS[2] ? "" : " @audit";
      test(`AP-28 WCAG 1.4.4: everything can still be read and pressed${narrow}`, async ({ app, page }) => {
        test.setTimeout(LONG_WALK);
        await doubleText(page);
        for (const code of [SIMON, THOUGHTFUL]) {
          await app.openCode(code);
          await expectFrame(app);
        }
        await underWay(app, SIMON_MOVES);
        await app.undo.click();
        await expect(app.moves).toHaveText("2");
        await eachScene(app, DIALOG_SCENES, () => expectDialog(app));
      });
    });
  }
});

/** What a reader sets in the browser: letters of twice the usual size. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

/** As if played for ten hours. */
async function playedLong({ page, moves: shown }: App, moves: readonly string[]): Promise<void> {
  const actions = Array.from({ length: 1234 }, (_, i) => moves[i % moves.length] ?? "");
  const rest = { actions, cursor: actions.length, made: actions.length, elapsed: 36_000_000 };
  const [id, saved] = [await currentId(page), await currentGame(page)];
  await leaveApp(page);
  await store(page, "games", id, { ...saved, ...rest });
  await page.goto("/");
  await expect(shown).toHaveText(/1.?234/);
}

async function expectMessage({ page, table }: App): Promise<void> {
  await table.settled();
  const message = page.getByTestId("message");
  const box = await boxOf(page, "message");
  const inks = await inksIn(message);
  const screen = (await allBoxes(page)).screen;
  expect.soft(inks.length, "there is something to read").toBeGreaterThan(1);
  expect
    .soft(outside([{ name: "message", box }, ...inks], screen, "the screen"), "message in sight")
    .toEqual([]);
  expect.soft(outside(inks, box, "the message"), "words in their place").toEqual([]);
  expect.soft(cutOff(inks), "words whole").toEqual([]);
  expect.soft(colliding(inks), "words apart").toEqual([]);
  expect.soft(controlFaults(await controlsIn(message), TOUCH), "touch targets").toEqual([]);
  for (const part of ["tools", "header"]) {
    const others = await inksIn(page.getByTestId(part));
    expect.soft(covering([{ name: "message", box }], others), `${part} free`).toEqual([]);
  }
  const ring = await table.refusedRing.boundingBox();
  expect.soft(ring !== null && overlaps(ring, box), "the refused card is hidden by its message").toBe(false);
}

async function expectFits({ page, table }: App, screen: Screen, { name, readable }: Lying): Promise<void> {
  await table.settled();
  const cards = await cardsSeen(table.root);
  const all = await allBoxes(page);
  const read = cards.filter((card) => card.face !== undefined && !card.buried);

  expect.soft(await scrolled(page), "nothing scrolls").toEqual([]);
  expect.soft(outside(cards, all.table, "the table"), "cards on the table").toEqual([]);
  expect
    .soft(outside([...all.inks, ...all.tools], all.screen, "the screen"), "words and tools on the screen")
    .toEqual([]);
  expect.soft(covering(all.inks, cards), "words and cards apart").toEqual([]);
  expect.soft(colliding(all.inks), "words and icons apart").toEqual([]);
  expect.soft(cutOff(all.inks), "words whole").toEqual([]);
  expect.soft(read, "cards that can be read").toHaveLength(readable);
  expect
    .soft(
      read
        .filter(({ hidden }) => hidden.length > 0)
        .map(({ name, hidden }) => `${name}: ${hidden.join(", ")}`),
      "index of every card in sight",
    )
    .toEqual([]);
  expect.soft(indexFaults(read), "rank and suit side by side on the card").toEqual([]);
  expect.soft(thinnest(cards), "thinnest strip").toBeGreaterThanOrEqual(READABLE - 0.01);
  // Where height is short the longest columns leave strips of 12 and little more, which the index keeps to.
  const short = isSideways(screen) || name.startsWith("tf-19");
  const least = short ? READABLE - AIR : READABLE;
  expect.soft(Math.min(...read.map(capHeight)), "lowest index").toBeGreaterThanOrEqual(least - 0.01);
  expect.soft(controlFaults(await controlsIn(page.locator("#app")), TOUCH), "touch targets").toEqual([]);
}

/** Ranks whose glyph ends in straight lines above and below: their box is the height of the capitals. */
const FLAT = /^[AK47]/;

function capHeight({ name, face }: CardSeen): number {
  return face !== undefined && FLAT.test(name) ? face.rank.height : Number.POSITIVE_INFINITY;
}

function indexFaults(cards: readonly CardSeen[]): readonly string[] {
  return cards.flatMap(({ name, box, face }) => {
    if (face === undefined) return [`${name} has no index`];
    const parts = [
      { name: `rank of ${name}`, box: face.rank },
      { name: `suit of ${name}`, box: face.suit },
    ];
    return [...outside(parts, box, "its card"), ...colliding(parts)];
  });
}

function thinnest(cards: readonly CardSeen[]): number {
  const columns = [...new Set(cards.map(({ pile }) => pile))].filter((pile) => pile.startsWith("c"));
  return Math.min(...columns.flatMap((pile) => strips(cards, pile)));
}
