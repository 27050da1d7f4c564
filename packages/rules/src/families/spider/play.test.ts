import { describe, expect, it } from "vitest";
import { makeCard } from "../../cardText.ts";
import { rulesOf } from "../../games/index.ts";
import {
  act,
  currentPosition,
  currentScore,
  type Game,
  isWon,
  moveCount,
  newGame,
  undo,
} from "../../history.ts";
import { parseMove } from "../../moveText.ts";
import { type Piles, setUp, shown } from "../../testing/setUp.ts";

function game(variant: string, columns: readonly string[], piles: Piles = {}): Game {
  return newGame({ type: "position", position: setUp(variant, columns, piles) });
}

function after(start: Game, tokens: string): Game {
  return tokens.split(" ").reduce((current, token) => {
    const move = parseMove(token);
    const played = move.ok ? act(current, [move.value]) : undefined;
    if (played?.ok !== true) throw new Error(`${token} was refused`);
    return played.value;
  }, start);
}

/** King down to a rank, of one suit. */
function run(suit: string, down = "A"): string {
  const ranks = "KQJT98765432A";
  return [...ranks.slice(0, ranks.indexOf(down) + 1)].map((rank) => rank + suit).join(" ");
}

function removed(of: Game): string {
  return currentPosition(of)
    .removed.map((cards) => makeCard(cards[0] as never).charAt(1))
    .join("");
}

function events(of: Game): string {
  return (
    of.actions
      .at(-1)
      ?.events.map((event) => event.type)
      .join(" ") ?? ""
  );
}

describe("SS-7: complete runs leave", () => {
  it("at once, with the move that completed them, for 100 points and no move more", () => {
    const start = game("SS1-S4", [run("S", "2"), "AS", "5H"]);
    const done = after(start, "2>1");
    expect([removed(done), shown(currentPosition(done), 1)]).toEqual(["S", ""]);
    expect([currentScore(done), moveCount(done)]).toEqual([599, 1]);
    expect(events(done)).toBe("move run-removed");
    expect(undo(done)).toMatchObject({ cursor: 0 });
    expect(currentPosition(undo(done))).toBe(start.startPosition);
  });

  it("what lies under them stays", () => {
    const done = after(game("SS1-S4", [`5H ${run("S", "2")}`, "AS"]), "2>1");
    expect(shown(currentPosition(done), 1)).toBe("5H");
  });

  it("a run that this exposes goes too, until none is left", () => {
    const pile = `${run("D")} ${run("H")} ${run("S", "2")}`;
    const done = after(game("SS1-S4", [pile, "AS"]), "2>1");
    expect([removed(done).split("").sort().join(""), currentScore(done), moveCount(done)]).toEqual([
      "DHS",
      799,
      1,
    ]);
    expect(events(done)).toBe("move run-removed run-removed run-removed");
    expect(removed(undo(done))).toBe("");
  });

  it("a run exposed in the column the cards came from goes as well", () => {
    const done = after(game("SS1-S4", [`${run("D")} 7H`, "8S"]), "1>2");
    expect([removed(done), currentScore(done)]).toEqual(["D", 599]);
    const lifted = after(game("SS1-S4", [`${run("D")} 7H 6H`, "8S"]), "1>2x2");
    expect([removed(lifted), currentScore(lifted)]).toEqual(["D", 599]);
  });

  it("both columns of one move may lose a run", () => {
    const done = after(game("SS1-S4", [`${run("D")} AS`, run("S", "2")]), "1>2");
    expect([removed(done).split("").sort().join(""), currentScore(done)]).toEqual(["DS", 699]);
  });

  it("a run of twelve, of two suits or with a card upon it stays", () => {
    const short = game("SS1-S4", [run("S", "3"), "2S", "AS"]);
    expect(removed(after(short, "2>1"))).toBe("");
    const mixed = game("SS1-S2", [run("S", "2"), "AH"]);
    expect(removed(after(mixed, "2>1"))).toBe("");
    expect(removed(game("SS1-S4", [`${run("S")} 5H`]))).toBe("");
  });

  it("with four spade packs only thirteen cards leave", () => {
    const done = after(game("SS1-S1", [`KS QS ${run("S", "2")}`, "AS"]), "2>1");
    expect([removed(done), shown(currentPosition(done), 1)]).toEqual(["S", "KS QS"]);
  });

  it("in an entered position they go on loading, without points", () => {
    const loaded = game("SS1-S4", [`${run("D")} ${run("H")}`, `5S ${run("C")}`, "7S"]);
    expect(removed(loaded).split("").sort().join("")).toBe("CDH");
    expect([currentScore(loaded), moveCount(loaded)]).toEqual([500, 0]);
    expect(shown(currentPosition(loaded), 2)).toBe("5S");
  });

  it("a hidden card is part of no run; what a removal exposes turns up", () => {
    const hidden = game("ST1-S4", [run("S")], { faceDown: [1, 0, 0, 0, 0, 0, 0] });
    expect(removed(hidden)).toBe("");
    const under = after(
      game("ST1-S4", [`5H ${run("S", "2")}`, "AS"], { faceDown: [1, 0, 0, 0, 0, 0, 0] }),
      "2>1",
    );
    expect([removed(under), currentPosition(under).faceDown[0]]).toEqual(["S", 0]);
    expect(currentPosition(undo(under)).faceDown[0]).toBe(1);
    const loaded = game("ST1-S4", [`5H 6H ${run("S")}`], { faceDown: [2, 0, 0, 0, 0, 0, 0] });
    expect([removed(loaded), currentPosition(loaded).faceDown[0]]).toEqual(["S", 1]);
  });
});

describe("SS-8, SS-9: the end and the score", () => {
  it("won when all four runs are gone", () => {
    const last = game("SS1-S1", [run("S", "2"), "AS"], { removed: "SSS" });
    expect(isWon(last)).toBe(false);
    expect(isWon(after(last, "2>1"))).toBe(true);
    expect(rulesOf("SS").moves(currentPosition(after(last, "2>1")))).toEqual([]);
  });

  it("SD-1: won when all eight are", () => {
    const last = game("SD1-S4", [run("C", "2"), "AC"], { removed: "SHDCSHD" });
    expect([isWon(last), isWon(after(last, "2>1"))]).toEqual([false, true]);
    expect(isWon(game("SD1-S1", [run("S", "2"), "AS", "5S"], { removed: "SSSS" }))).toBe(false);
  });

  it("500 − 49 + 400 = 851", () => {
    const { start, points } = rulesOf("SS").scoring;
    expect(start + 49 * (points.move ?? 0) + 4 * (points["run-removed"] ?? 0)).toBe(851);
  });
});

describe("ST-2, ST-3: hidden cards and deals", () => {
  it("a hidden card that becomes last turns up, for no points; undo hides it again", () => {
    const start = game("ST1-S4", ["5H 7S", "8S"], { faceDown: [1, 0, 0, 0, 0, 0, 0] });
    const moved = after(start, "1>2");
    expect([currentPosition(moved).faceDown[0], currentScore(moved), events(moved)]).toEqual([
      0,
      499,
      "move turned-up",
    ]);
    expect(currentPosition(undo(moved))).toBe(start.startPosition);
  });

  it("a deal puts one card on each column, from the left", () => {
    const columns = ["2C", "3C", "4C", "5C", "6C", "7C", "8C"];
    const start = game("ST1-S4", columns, { stock: "AS 2S 3S 4S 5S 6S 7S 8S 9S TS" });
    const dealt = after(start, "d");
    const lasts = currentPosition(dealt).columns.map((cards) => makeCard(cards.at(-1) as never));
    expect(lasts.join(" ")).toBe("AS 2S 3S 4S 5S 6S 7S");
    expect([currentScore(dealt), moveCount(dealt)]).toEqual([499, 1]);
    const short = after(dealt, "d");
    expect([1, 2, 3, 4].map((column) => shown(currentPosition(short), column))).toEqual([
      "2C AS 8S",
      "3C 2S 9S",
      "4C 3S TS",
      "5C 4S",
    ]);
    expect(currentPosition(short).stock).toEqual([]);
  });

  it("a deal may complete several runs, column by column, and turn up what lay under them", () => {
    const columns = [`5C ${run("S", "2")}`, run("H", "2"), "2C", "3C", "4C", "6C", "7C"];
    const start = game("ST1-S4", columns, { stock: "AS AH 2D", faceDown: [1, 0, 0, 0, 0, 0, 0] });
    const dealt = after(start, "d");
    expect([removed(dealt), currentScore(dealt), events(dealt)]).toEqual([
      "SH",
      699,
      "move run-removed turned-up run-removed",
    ]);
  });

  it("SD-1: ten at a time", () => {
    const columns = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC"];
    const stock = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS AS 2S 3S 4S 5S 6S 7S 8S 9S TS";
    const dealt = currentPosition(after(game("SD1-S4", columns, { stock }), "d"));
    expect(dealt.stock).toHaveLength(10);
    expect(dealt.columns.map((cards) => makeCard(cards.at(-1) as never)).join(" ")).toBe(
      "AS 2S 3S 4S 5S 6S 7S 8S 9S TS",
    );
  });

  it("ST-4: fewer cards than columns may be dealt over gaps, as many may not", () => {
    const rules = rulesOf("ST");
    const runs = { removed: "SHD" };
    const six = setUp("ST1-S4", ["", "", "", "", "", "", "KC 2C 3C 4C 5C 6C"], {
      ...runs,
      stock: "AC 7C 8C 9C TC JC QC",
    });
    expect(rules.check(six, { type: "draw" })).toBeUndefined();
    const seven = setUp("ST1-S4", ["", "", "", "", "", "", "KC 2C 3C 4C 5C 6C AC"], {
      ...runs,
      stock: "7C 8C 9C TC JC QC",
    });
    expect(rules.check(seven, { type: "draw" })).toMatchObject({ reason: "deal-over-gap", column: 0 });
  });
});
