/** AP-4, CO-2, CO-4: links with a code or a record. */
import {
  type Game,
  makePosition,
  makeRecord,
  newGame,
  parseCode,
  parseRecord,
  readPosition,
  replay,
  startOf,
} from "@faceup/rules";
import { codeErrorText, loadAppText, recordErrorText, replayErrorText } from "@faceup/text";
import { makeRecordFragment } from "../../packages/web/src/game/links.ts";
import type { App } from "./support/app.ts";
import { dealt } from "./support/deals.ts";
import { openDialog } from "./support/dialogs.ts";
import { longColumn } from "./support/longColumns.ts";
import { SIMON, SIMON_MOVES, THOUGHTFUL, THOUGHTFUL_MOVES, underWay } from "./support/scenes.ts";
import { expect, test } from "./support/test.ts";
import { WON_GAMES } from "./support/wonGames.ts";

const english = await loadAppText("en");

/** All are SIMON. */
const SPELLINGS = [
  "SS1-S4-AAAAABD",
  "ss1-s4-aaaaabd",
  "SS1S4AAAAABD",
  "Ss1 S4 aaaAABD",
  "  SS1 - S4 - AAAAABD  ",
  "SS1–S4—AAAAABD",
  "SS1−S4‐AAAAABD",
  "SS1\u00A0S4\u00A0AAAAABD",
  "SS1-S4-AAA\u00ADAABD",
  "SS1-S4-\u200BAAAAABD",
  "SS1-S4-\r\nAAAAABD",
  "https://play.example/faceup/?g=SS1-S4-AAAAABD",
  "https://play.example/?lang=de&g=ss1%20s4%20aaaaabd#top",
] as const;

test.describe("CO-2 a link with a code, however it is written", () => {
  for (const spelling of SPELLINGS) {
    test(`opens ${JSON.stringify(spelling)}`, async ({ app, page }) => {
      await page.goto(`/?g=${encodeURIComponent(spelling)}`);
      await app.ready();
      await app.shows(dealt(SIMON));
      await expect(app.words).toHaveCount(0);
    });
  }

  test("as people type it into the address", async ({ app, page }) => {
    await page.goto("/?g=tf1 d1n aaaaaac");
    await app.ready();
    await app.shows(dealt(THOUGHTFUL));
  });
});

test.describe("AP-4 a link with a code", () => {
  test("is taken out of the address, alone, and a reload keeps the deal", async ({ app, page, baseURL }) => {
    await page.goto(`/?from=mail&g=${SIMON}#top`);
    await app.shows(dealt(SIMON));
    await expect(page).toHaveURL(`${baseURL}?from=mail`);
    await page.reload();
    await app.shows(dealt(SIMON));
    await expect(page).toHaveURL(`${baseURL}?from=mail`);
  });

  test("leaves nothing to go back to", async ({ app, page }) => {
    await app.openCode(SIMON);
    const before = await page.evaluate(() => history.length);
    await page.goto(`/?g=${THOUGHTFUL}`);
    await app.ready();
    // The visit itself, and not a second entry for the address without the link.
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test("goes on with the deal where it is in progress", async ({ app }) => {
    const first = await underWay(app, SIMON_MOVES);
    await app.openCode(codeOf(SIMON_MOVES));
    await app.shows(first);
    await expect(app.words).toHaveCount(0);

    const second = await underWay(app, THOUGHTFUL_MOVES);
    await app.openCode(codeOf(SIMON_MOVES));
    await app.shows(first);
    await app.openCode(codeOf(THOUGHTFUL_MOVES));
    await app.shows(second);
  });
});

/** Codes that open nothing. */
const WRONG = [
  "",
  "XX1-S1-AAAAAAA",
  "SS",
  "SS0-S1-AAAAAAA",
  "SSX-S1-AAAAAAA",
  "SS1-S3-AAAAAAA",
  "TF1-S1-AAAAAAA",
  "SS1-S1-AAAAAA",
  "SS1-S1-AAAAAAAA",
  "SS1-S1-AAAÄAAA",
  "SS1-S1-AAAAAA7",
  "SS2-S1-AAAAAAA",
  "TF9-D1N-AAAAAAA",
  "<img src=x onerror=alert(1)>",
  "%00%00",
  "A".repeat(5000),
] as const;

test("AP-4 CO-2 a wrong code is told in words and harms nothing", async ({ app, page }) => {
  const game = await underWay(app, SIMON_MOVES);
  for (const code of WRONG) {
    await test.step(`?g=${code.slice(0, 40)}`, async () => {
      await page.goto(`/?g=${encodeURIComponent(code)}`);
      const parsed = parseCode(code);
      if (parsed.ok) throw new Error(`${code} is a code`);
      await expectTold(app, english.t("notice.link", { fault: codeErrorText(english, parsed.error) }));
      await app.ready();
      await app.shows(game);
    });
  }
});

test("CO-2 a code of a newer version is called that", async ({ app, page }) => {
  await page.goto("/?g=SS2-S1-AAAAAAA");
  await expect(app.words).toContainText("newer version");
});

test.describe("CO-4 a link with a record", () => {
  for (const won of WON_GAMES.slice(0, 2)) {
    const text = makeRecord(won.record);
    for (const [how, fragment] of [
      ["plain", Promise.resolve(`#r=${encodeURIComponent(text)}`)],
      ["as the app makes it", makeRecordFragment(won.record)],
    ] as const) {
      test(`${won.code}, ${how}: the start, with all moves to be redone`, async ({ app, page }) => {
        await page.goto(`/${await fragment}`);
        await app.ready();
        const game = played(text);
        await app.shows({ ...game, cursor: 0 });
        for (let cursor = 1; cursor <= 5; cursor++) {
          await app.redo.click();
          await app.shows({ ...game, cursor });
        }
        await page.reload();
        await app.ready();
        await app.shows({ ...game, cursor: 5 });
      });
    }
  }

  test("compressed where that is shorter", async () => {
    const [won] = WON_GAMES;
    if (won === undefined) throw new Error("no won game");
    const fragment = await makeRecordFragment(won.record);
    expect(fragment).toMatch(/^#r=z\.[\w-]+$/);
    expect(fragment.length).toBeLessThan(encodeURIComponent(makeRecord(won.record)).length / 2);
  });

  test("a position that is no deal of a code", async ({ app, page }) => {
    const position = { ...longColumn("tf-19-d1").position };
    const read = readPosition(position);
    if (!read.ok) throw new Error("no position");
    const record = { start: startOf(read.value), moves: [] };
    await page.goto(`/${await makeRecordFragment(record)}`);
    await app.ready();
    await app.shows(newGame(record.start));
    await expect(page.getByTestId("code")).toHaveCount(0);
    expect(makePosition(read.value.position)).toMatchObject(position);
  });

  test("in a tab that is open already", async ({ app, page }) => {
    const game = await underWay(app, THOUGHTFUL_MOVES);
    await page.evaluate((code) => {
      location.hash = `r=${code}`;
    }, SIMON);
    await app.shows(dealt(SIMON));
    await app.ready();
    await expect(app.words).toHaveText(english.t("notice.other-kept"));
    const dialog = await openDialog(page, "games");
    await dialog.getByTestId("game").getByRole("button").first().click();
    await app.shows(game);
  });
});

/** Records that open nothing; what is wrong with each is worked out by the rules. */
const NO_RECORDS = {
  "no code": "hello world",
  "a lower-case code": "ss1-s1-aaaaabd 10>4",
  "a code alone that is wrong": "SS1-S3-AAAAABD",
  "no move": "SS1-S1-AAAAABD 10>4 hello",
  "broken JSON": '{"game":"SS1-S1","columns":[',
  "a card too often": '{"game":"SS1-S1","columns":[["AS","AS","AS","AS","AS"],[],[],[],[],[],[],[],[],[]]}',
  markup: "<script>alert(1)</script>",
};

test.describe("CO-4 a record that cannot be opened is told in words and harms nothing", () => {
  for (const [what, text] of Object.entries(NO_RECORDS)) {
    test(what, async ({ app, page }) => {
      const game = await underWay(app, SIMON_MOVES);
      const read = parseRecord(text);
      if (read.ok) throw new Error(`${text} is a record`);
      await page.goto("about:blank");
      await page.goto(`/#r=${encodeURIComponent(text)}`);
      await expectTold(app, english.t("notice.link", { fault: recordErrorText(english, read.error) }));
      await app.ready();
      await app.shows(game);
    });
  }

  for (const text of ["SS1-S1-AAAAABD 10>4 8>6 1>2x9", "TF1-D1N-AAAAAAC 2>f d 1>2", "TF1-D1N-AAAAAAC r"]) {
    test(`an illegal move, by its number: ${text}`, async ({ app, page }) => {
      const game = await underWay(app, SIMON_MOVES);
      const number = text.split(" ").length - 1;
      await page.goto("about:blank");
      await page.goto(`/#r=${encodeURIComponent(text)}`);
      await expectTold(app, english.t("notice.link", { fault: replayFault(text) }));
      await expect(app.words).toContainText(`Move ${number}, `);
      await app.ready();
      await app.shows(game);
    });
  }

  for (const fragment of ["#r=", "#r=%", "#r=%E0%A4%A", "#r=z.", "#r=z.!!!", "#r=z.AAAA", "#r=z.c3RvcmVk"]) {
    test(`a damaged fragment: ${fragment}`, async ({ app, page }) => {
      const game = await underWay(app, SIMON_MOVES);
      await page.goto("about:blank");
      await page.goto(`/${fragment}`);
      await expect(app.words).toHaveText(/^The link could not be opened\./);
      await app.ready();
      await app.shows(game);
    });
  }
});

test.describe("CO-4 a fragment of a megabyte", () => {
  const MEGABYTE = 1_000_000;
  for (const [what, fragment] of Object.entries({
    "of one word": `#r=${"A".repeat(MEGABYTE)}`,
    "that looks compressed": `#r=z.${"A".repeat(MEGABYTE)}`,
    "that is a move after a code": `#r=${SIMON}%20${"A".repeat(MEGABYTE)}`,
  })) {
    test(`${what} is told in a few words, and one plays on`, async ({ app, page }) => {
      const game = await underWay(app, SIMON_MOVES);
      await page.goto("about:blank");
      await page.goto(`/${fragment}`);
      await expect(app.words).toHaveText(/^The link could not be opened\./);
      expect((await app.words.textContent())?.length).toBeLessThan(300);
      await app.ready();
      await app.shows(game);
    });
  }

  test("of legal moves opens as what it is, and one plays on", async ({ app, page }) => {
    const record = SIMON + " 10>4 4>10".repeat(MEGABYTE / 18);
    await page.goto(`/#r=${encodeURIComponent(record)}`);
    await app.ready();
    const game = played(record);
    await app.shows({ ...game, cursor: 0 });
    await app.redo.click();
    await app.shows({ ...game, cursor: 1 });
  });
});

async function expectTold({ words, page }: App, sentence: string): Promise<void> {
  await expect(words).toHaveText(sentence);
  await expect(page.getByTestId("live")).toContainText(sentence);
}

/** The game of a legal record, all its moves made. */
function played(text: string): Game {
  const read = parseRecord(text);
  const game = read.ok ? replay(read.value) : undefined;
  if (game?.ok !== true) throw new Error(`no legal record: ${text}`);
  return { ...game.value, made: 0 };
}

function replayFault(text: string): string {
  const read = parseRecord(text);
  const game = read.ok ? replay(read.value) : undefined;
  if (game === undefined || game.ok) throw new Error(`no illegal record: ${text}`);
  return replayErrorText(english, game.error);
}

/** The code a record begins with. */
function codeOf(text: string): string {
  return text.split(" ")[0] ?? "";
}
