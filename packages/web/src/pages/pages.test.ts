import { currentPosition, currentScore, GAMES, type GameId, isWon, lineMoves, makeCard } from "@faceup/rules";
import {
  type GamePage,
  LOCALES,
  loadAppText,
  loadPage,
  type Prose,
  proseParts,
  ruleName,
} from "@faceup/text";
import { describe, expect, test } from "vitest";
import { pageGame } from "./games/index.ts";
import { stageOf } from "./stage.ts";
import { exampleValues, pageValues } from "./values.ts";

describe("AP-22: examples", () => {
  test.each(GAMES)("of %s include a game won from the deal to the last card", (game) => {
    const { last, from } = stageOf(pageGame(game).examples.won);
    expect(from).toBe(0);
    expect(last.start.type).toBe("code");
    expect(isWon(last)).toBe(true);
  });

  test("the won Simple Simon is the documents' sum: 500 − 49 + 400 = 851", () => {
    const { last } = stageOf(pageGame("SS").examples.won);
    expect([lineMoves(last).length, currentScore(last)]).toEqual([49, 851]);
  });

  test("twelve cards go to an empty column in one move", () => {
    const { games, last } = stageOf(pageGame("SS").examples.column ?? { record: "" });
    const move = lineMoves(last).at(-1);
    const [before] = games;
    if (move?.type !== "transfer" || move.to.pile !== "column" || before === undefined) {
      throw new Error("no move to a column");
    }
    expect(move.count).toBe(12);
    expect(currentPosition(before).columns[move.to.column]).toEqual([]);
  });

  test("refusals name the rules that the pages name beside them", () => {
    const refusal = (example: string, game: GameId) =>
      stageOf(pageGame(game).examples[example] ?? { record: "" }).tried?.refused.refusal;
    expect(refusal("mixed", "SS")).toMatchObject({ reason: "suits-mixed", rule: "SS-5" });
    expect(refusal("unordered", "TF")).toMatchObject({ rule: "TF-3", part: "lift" });
    expect(refusal("king", "TF")).toMatchObject({ reason: "king-only", rule: "TF-4" });
    // On the opening deal.
    expect(stageOf(pageGame("TF").examples.unordered ?? { record: "" }).last.actions).toEqual([]);
  });
});

describe("AP-22: what the notes on the won games say is so", () => {
  const after = (game: GameId, moves: number) => {
    const position = currentPosition(stageOf(pageGame(game).examples.won).games[moves] ?? fail());
    return { ...position, text: position.columns.map((cards) => cards.map(makeCard).join(" ")) };
  };
  const fail = (): never => {
    throw new Error("no such position");
  };
  const RUN = "QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS";

  test("Simple Simon", () => {
    expect(after("SS", 0).text.slice(8)).toEqual(["6S 8S", "3S"]);
    expect(after("SS", 10).text.slice(7, 9)).toEqual(["7S 2S QS JS TS 9S 8S 7S 6S 5S 4S", ""]);
    expect(after("SS", 23).text[9]).toBe(RUN);
    expect(after("SS", 28).text.filter((column) => column === RUN)).toHaveLength(2);
    expect([41, 42, 46, 47].map((moves) => after("SS", moves).removed.length)).toEqual([0, 1, 1, 2]);
    expect(after("SS", 42).text[1]).toBe("5S");
    expect(after("SS", 47).text[3]).toBe("KS");
  });

  test("Thoughtful", () => {
    const dealt = after("TF", 0);
    expect(dealt.text.filter((column) => column.includes("A"))).toEqual([
      "AS 9C",
      "7D TD 2S AD",
      "AH 6H TS 4D 3D",
    ]);
    expect(after("TF", 4).text[1]).toBe("");
    expect(after("TF", 33).text[1]).toBe("KS QH");
    expect(after("TF", 58).text[4]).toBe("AH");
    expect(after("TF", 64).text.slice(1, 4)).toEqual(["KS QH JS TD 9C 8D 7C 6H 5C 4H", "KD", "KC QD"]);
    expect([after("TF", 64).stock, after("TF", 65).waste]).toEqual([[], []]);
    expect([after("TF", 104).waste.length, after("TF", 105).waste, after("TF", 105).stock]).toEqual([
      1,
      [],
      [],
    ]);
  });

  test("Klondike", () => {
    const upTo = (moves: number) => [...after("KL", moves).faceDown].reduce((sum, count) => sum + count, 0);
    expect([0, 4, 91, 92].map(upTo)).toEqual([21, 18, 1, 0]);
    expect(after("KL", 4).text[1]).toBe("");
    expect(after("KL", 27).text[1]).toBe("KS QH");
    expect([after("KL", 50).stock, after("KL", 51).waste]).toEqual([[], []]);
    expect(after("KL", 79).text[3]).toBe("KH");
    expect(after("KL", 92).text[5]).toBe("JC");
  });

  test("Spiderette", () => {
    expect(after("ST", 2).text[0]).toBe("");
    expect(after("ST", 3).text[0]).toBe("KS");
    expect([0, 7, 8, 13, 15, 21, 22].map((moves) => after("ST", moves).stock.length)).toEqual([
      24, 24, 17, 17, 3, 3, 0,
    ]);
    expect([29, 30, 37, 38].map((moves) => after("ST", moves).removed.length)).toEqual([0, 1, 2, 3]);
  });

  test("Spider", () => {
    expect([0, 16, 17, 38, 63, 64].map((moves) => after("SD", moves).stock.length)).toEqual([
      50, 50, 40, 30, 10, 0,
    ]);
    expect([21, 22, 77, 78].map((moves) => after("SD", moves).removed.length)).toEqual([0, 1, 6, 7]);
    expect([38, 39].map((moves) => after("SD", moves).text[2])).toEqual(["", "2S"]);
  });

  test.each(LOCALES)("and in %s each stands beside a position of its game", async (locale) => {
    for (const game of GAMES) {
      const { examples } = await loadPage(locale, game);
      for (const [name, { steps }] of Object.entries(examples)) {
        const { games, from } = stageOf(pageGame(game).examples[name] ?? fail());
        for (const at of Object.keys(steps)) expect(games[Number(at) - from]).toBeDefined();
      }
    }
  });
});

describe.each(LOCALES)("AP-26: in %s", (locale) => {
  test.each(GAMES)(
    "the page of %s has a value for every name, and knows every rule and example",
    async (game) => {
      const text = await loadAppText(locale);
      const page = await loadPage(locale, game);
      const values = pageValues(game);
      for (const [prose, more] of proses(game, page)) {
        for (const part of proseParts(text, prose, { ...values, ...more })) {
          if (typeof part === "string") expect(part).not.toMatch(/[{}[\]]/);
          else if ("rule" in part) expect(pageGame(game).rules).toContain(part.rule);
          else if ("example" in part) expect(Object.keys(pageGame(game).examples)).toContain(part.example);
          else expect(part.name).not.toBe("");
        }
      }
      for (const rule of pageGame(game).rules) expect(ruleName(text, rule)).not.toBe("");
      expect(Object.keys(page.examples)).toEqual(Object.keys(pageGame(game).examples));
    },
  );

  /** Every paragraph of a page, those of an example with its own values. */
  function proses(game: GameId, { examples, ...rest }: GamePage): readonly (readonly [Prose, object])[] {
    const { examples: known } = pageGame(game);
    return [
      ...paragraphs(rest).map((prose) => [prose, {}] as const),
      ...Object.entries(examples).flatMap(([name, words]) =>
        paragraphs(words).map(
          (prose) => [prose, exampleValues(stageOf(known[name] ?? { record: "" }))] as const,
        ),
      ),
    ];
  }
});

function paragraphs(value: unknown): readonly string[] {
  return typeof value === "string" ? [value] : Object.values(value as object).flatMap(paragraphs);
}
