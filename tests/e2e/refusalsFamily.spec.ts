/** RU-1, RU-2 in ST, KL and SD: what independent cases say is refused is refused on the table, with its rule. */
import {
  type GameId,
  newGame,
  type Position,
  parseMove,
  type Reason,
  type Refusal,
  readPosition,
  rulesOf,
} from "@faceup/rules";
import { loadAppText, refusalText, ruleLabel } from "@faceup/text";
import { readCaseLines } from "../../packages/rules/cases/read.ts";
import { drag } from "./support/gestures.ts";
import { firstCard, sourceSpot, targetSpot } from "./support/places.ts";
import { expect, test } from "./support/test.ts";
import { focusTable } from "./support/typist.ts";

interface RefusalCase {
  readonly id: string;
  readonly position: { readonly game: string };
  readonly move: string;
}

const english = await loadAppText("en");
const CASES = readCaseLines<RefusalCase>("refusals.jsonl");

interface Refused {
  readonly given: RefusalCase;
  readonly position: Position;
  readonly refusal: Refusal;
}

/** No hand can try these: to take a card where none lies, to turn the waste over too early or too late, to use a pile that is not there. */
const OUT_OF_REACH: readonly Reason[] = [
  "column-empty",
  "column-short",
  "foundation-empty",
  "no-foundations",
  "no-stock",
  "no-waste",
  "stock-not-empty",
  "stock-spent",
  "waste-empty",
];

/** The first case of each reason that a hand can try. */
function casesOf(game: GameId): readonly Refused[] {
  const found = new Map<string, Refused>();
  for (const given of CASES) {
    if (!given.position.game.startsWith(game)) continue;
    const read = readPosition(given.position);
    const move = parseMove(given.move);
    if (!read.ok || !move.ok) continue;
    const { position } = read.value;
    const refusal = rulesOf(game).check(position, move.value);
    if (refusal === undefined) throw new Error(`${given.id} is allowed`);
    const reachable = refusal.part !== "notation" && !OUT_OF_REACH.includes(refusal.reason);
    if (!reachable || found.has(refusal.reason)) continue;
    found.set(refusal.reason, { given, position, refusal });
  }
  return [...found.values()];
}

for (const game of ["ST", "KL", "SD"] as const) {
  test(`RU-1 RU-2 ${game}: each refusal names its cards and its rule, and changes nothing`, async ({
    app,
    page,
  }) => {
    const cases = casesOf(game);
    expect(cases.length).toBeGreaterThan(3);
    for (const { given, position, refusal } of cases) {
      await test.step(`${given.id} ${given.move}: ${refusal.reason}`, async () => {
        await app.openRecord(JSON.stringify(given.position));
        const start = newGame({ type: "position", position });
        await app.shows(start);
        const move = parseMove(given.move);
        if (!move.ok) throw new Error(given.move);
        if (move.value.type === "transfer") {
          const target = targetSpot(position, move.value.to, firstCard(position, move.value));
          await drag(app.table, sourceSpot(position, move.value), target);
        } else {
          await focusTable(page);
          await page.keyboard.press("d");
        }
        await expect(app.words).toHaveText(refusalText(english, refusal));
        await expect(app.rule).toHaveText(ruleLabel(english, refusal.rule));
        await app.shows(start, "nothing has changed");
      });
    }
  });
}
