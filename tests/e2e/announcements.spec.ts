/**
 * AP-27, AP-28: a whole game of each kind by the keyboard alone, and every sentence that is said about it, in every
 * language. The sentences stand in `announced/`, where people who speak the language have read them.
 */
import { codeOf, currentPosition, GAMES, type GameId, lineMoves } from "@faceup/rules";
import { LOCALES } from "@faceup/text";
import { pageGame } from "../../packages/web/src/pages/games/index.ts";
import { stageOf } from "../../packages/web/src/pages/stage.ts";
import { listen } from "./support/listener.ts";
import { deviceOf, SCREENS, type Screen } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";
import { typist } from "./support/typist.ts";

/** Keys for something that the rules refuse in the deal of the game's page; about each group something is said. */
const REFUSED: Readonly<Record<GameId, readonly (readonly string[])[]>> = {
  SS: [["d"]],
  TF: [["2", "Enter"], ["1"]],
  ST: [["3", "Enter"], ["1"]],
  KL: [["2", "Enter"], ["1"]],
  SD: [["1", "Enter"], ["2"]],
};

// Thousands of steps, of which a trace would keep a picture each.
test.use({ trace: "off" });

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale, ...deviceOf(SCREENS[1] as Screen) });
    for (const game of GAMES) {
      // Thoughtful's long game in the languages that inflect least alike, the other games, made of the same sentences, in one.
      const inTurn = game === "TF" && ["de", "sk"].includes(locale);
      const daily = game === "SS" || locale === "en" || inTurn ? "" : " @audit";
      test(`AP-27 AP-28 ${game} is won by keys, and each event is said once${daily}`, async ({
        app,
        page,
      }) => {
        const { games, last } = stageOf(pageGame(game).examples.won);
        const listener = await listen(page);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await app.openCode(codeOf(last) ?? "");
        const player = typist(app.table, "letters", listener.next);
        await player.begin();
        for (const keys of REFUSED[game]) {
          for (const key of keys) await page.keyboard.press(key);
          await listener.next();
        }
        for (const [i, move] of lineMoves(last).entries()) {
          await player.play(currentPosition(games[i] ?? last), move);
          if (i > 0) continue;
          for (const key of ["u", "y"]) {
            await page.keyboard.press(key);
            await listener.next();
          }
        }
        await expect(app.win).toBeVisible();
        expect((await listener.said()).join("\n")).toMatchSnapshot(["announced", `${locale}-${game}.txt`]);
      });
    }
  });
}
