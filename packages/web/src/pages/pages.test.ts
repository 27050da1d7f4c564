import { currentPosition, currentScore, isWon, lineMoves } from "@faceup/rules";
import {
  type GamePage,
  LOCALES,
  loadAppText,
  loadPage,
  PAGES,
  type Prose,
  proseParts,
  ruleName,
} from "@faceup/text";
import { describe, expect, test } from "vitest";
import { EXAMPLES } from "./examples.ts";
import { RULES_IN_ORDER } from "./rulesInOrder.ts";
import { stageOf } from "./stage.ts";
import { exampleValues, pageValues } from "./values.ts";

describe("AP-22: examples", () => {
  test.each(PAGES)("of %s include a game won from the deal to the last card", (game) => {
    const { last, from } = stageOf(EXAMPLES[game].won ?? { record: "" });
    expect(from).toBe(0);
    expect(last.start.type).toBe("code");
    expect(isWon(last)).toBe(true);
  });

  test("the won Simple Simon is the documents' sum: 500 − 49 + 400 = 851", () => {
    const { last } = stageOf(EXAMPLES.SS.won ?? { record: "" });
    expect([lineMoves(last).length, currentScore(last)]).toEqual([49, 851]);
  });

  test("twelve cards go to an empty column in one move", () => {
    const { games, last } = stageOf(EXAMPLES.SS.column ?? { record: "" });
    const move = lineMoves(last).at(-1);
    const [before] = games;
    if (move?.type !== "transfer" || move.to.pile !== "column" || before === undefined) {
      throw new Error("no move to a column");
    }
    expect(move.count).toBe(12);
    expect(currentPosition(before).columns[move.to.column]).toEqual([]);
  });

  test("refusals name the rules that the pages name beside them", () => {
    const refusal = (example: keyof (typeof EXAMPLES)["TF"] | string, game: "SS" | "TF") =>
      stageOf(EXAMPLES[game][example] ?? { record: "" }).tried?.refused.refusal;
    expect(refusal("mixed", "SS")).toMatchObject({ reason: "suits-mixed", rule: "SS-5" });
    expect(refusal("unordered", "TF")).toMatchObject({ rule: "TF-3", part: "lift" });
    expect(refusal("king", "TF")).toMatchObject({ reason: "king-only", rule: "TF-4" });
    // On the opening deal.
    expect(stageOf(EXAMPLES.TF.unordered ?? { record: "" }).last.actions).toEqual([]);
  });
});

describe.each(LOCALES)("AP-26: in %s", (locale) => {
  test.each(PAGES)(
    "the page of %s has a value for every name, and knows every rule and example",
    async (game) => {
      const text = await loadAppText(locale);
      const page = await loadPage(locale, game);
      const values = pageValues(game);
      for (const [prose, more] of proses(page)) {
        for (const part of proseParts(text, prose, { ...values, ...more })) {
          if (typeof part === "string") expect(part).not.toMatch(/[{}[\]]/);
          else if ("rule" in part) expect(RULES_IN_ORDER[game]).toContain(part.rule);
          else if ("example" in part) expect(Object.keys(EXAMPLES[game])).toContain(part.example);
          else expect(part.name).not.toBe("");
        }
      }
      for (const rule of RULES_IN_ORDER[game]) expect(ruleName(text, rule)).not.toBe("");
      expect(Object.keys(page.examples)).toEqual(Object.keys(EXAMPLES[game]));
    },
  );

  /** Every paragraph of a page, those of an example with its own values. */
  function proses(page: GamePage): readonly (readonly [Prose, object])[] {
    const { examples, ...rest } = page;
    const game = PAGES.find((id) => Object.keys(EXAMPLES[id]).join() === Object.keys(examples).join());
    if (game === undefined) throw new Error("whose page is this?");
    return [
      ...paragraphs(rest).map((prose) => [prose, {}] as const),
      ...Object.entries(examples).flatMap(([name, words]) =>
        paragraphs(words).map(
          (prose) => [prose, exampleValues(stageOf(EXAMPLES[game][name] ?? { record: "" }))] as const,
        ),
      ),
    ];
  }
});

function paragraphs(value: unknown): readonly string[] {
  return typeof value === "string" ? [value] : Object.values(value as object).flatMap(paragraphs);
}
