import { describe, expect, it } from "vitest";
import type { Card } from "../../card.ts";
import { makeCard } from "../../cardText.ts";
import { rulesOf } from "../../games/index.ts";
import { act, currentPosition, currentScore, type Game, moveCount, newGame, undo } from "../../history.ts";
import { makeMove, parseMove } from "../../moveText.ts";
import type { Position } from "../../position.ts";
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

function reason(at: Position, token: string): string | undefined {
  const move = parseMove(token);
  return move.ok ? rulesOf(at.variant.game).check(at, move.value)?.reason : "no move";
}

function names(cards: readonly Card[]): string {
  return cards.map(makeCard).join(" ");
}

describe("stock and waste", () => {
  it("TF-8: draw 1 turns one card, the first of the stock", () => {
    const at = currentPosition(after(game("TF1-D1N", [], { stock: "2S 3S 4S" }), "d"));
    expect([names(at.stock), names(at.waste)]).toEqual(["3S 4S", "2S"]);
  });

  it("TF-8: draw 3 turns three, fewer where the stock holds fewer; only the last is playable", () => {
    const start = game("TF1-D3N", ["9H", "5H"], { stock: "8S 4S 3D 2S 8C" });
    const three = currentPosition(after(start, "d"));
    expect([names(three.stock), names(three.waste)]).toEqual(["2S 8C", "8S 4S 3D"]);
    expect(reason(three, "w>1")).toBe("not-one-lower");
    const all = currentPosition(after(start, "d d"));
    expect([names(all.stock), names(all.waste)]).toEqual(["", "8S 4S 3D 2S 8C"]);
  });

  it("TF-8: the next card is freed when the last is played", () => {
    const start = game("TF1-D3N", ["9H", "5H"], { stock: "2D 4S 8C" });
    const at = currentPosition(after(start, "d w>1 w>2"));
    expect([names(at.waste), shown(at, 1), shown(at, 2)]).toEqual(["2D", "9H 8C", "5H 4S"]);
  });

  it("TF-9: the waste is turned over whole: what was drawn first is drawn first again", () => {
    const start = game("TF1-D3N", ["9H"], { stock: "2D 4S 8C 3D" });
    const at = currentPosition(after(start, "d d r"));
    expect([names(at.stock), names(at.waste)]).toEqual(["2D 4S 8C 3D", ""]);
    expect(currentPosition(after(start, "d d r"))).toEqual(start.startPosition);
    const less = currentPosition(after(start, "d w>1 d r"));
    expect(names(less.stock)).toBe("2D 4S 3D");
  });

  it("TF-9: without limit; a redeal of an empty waste is refused and no move", () => {
    const start = game("TF1-D1N", [], { stock: "2S" });
    const many = after(start, Array.from({ length: 50 }, () => "d r").join(" "));
    expect(moveCount(many)).toBe(100);
    const none = setUp("TF1-D1N", []);
    expect([reason(none, "d"), reason(none, "r")]).toEqual([
      "stock-and-waste-empty",
      "stock-and-waste-empty",
    ]);
  });
});

describe("TF-13: the score", () => {
  it("a redeal costs 100 or what there is", () => {
    const start = game("TF1-D1N", ["9H", "5H"], { stock: "8S 4S 2C", foundations: [0, 3, 0, 0] });
    expect(currentScore(after(start, "d w>1"))).toBe(5);
    expect(currentScore(after(start, "d w>1 d w>2 d r"))).toBe(0);
    expect(currentScore(undo(after(start, "d w>1 d w>2 d r")))).toBe(10);
  });

  it("a hundred points pay for one redeal, the next takes the rest", () => {
    const start = game("TF1-D1N", ["", "", "", "", "", "", "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"], {
      stock: "2D",
      foundations: [0, 0, 0, 13],
    });
    const scored = after(start, "7>f 7>f 7>f 7>f 7>f 7>f 7>f 7>f 7>f 7>f 7>f d");
    expect(currentScore(scored)).toBe(110);
    expect(currentScore(after(scored, "r"))).toBe(10);
    expect(currentScore(after(scored, "r d r"))).toBe(0);
  });

  it("TF-7: a card taken back and put up again earns nothing, neither does its column", () => {
    const start = game("TF1-D1N", ["3H", "2S", "2H"], { foundations: [1, 1, 0, 0] });
    const up = after(start, "2>f");
    expect(currentScore(up)).toBe(10);
    const back = after(up, "fs>1");
    expect([currentScore(back), shown(currentPosition(back), 1)]).toEqual([10, "3H 2S"]);
    expect(currentScore(after(back, "1>f"))).toBe(10);
    expect(currentScore(after(back, "1>f 3>f"))).toBe(20);
  });

  it("TF-7: what has scored is remembered below the card taken back too", () => {
    const start = game("TF1-D1N", ["4H", "2S", "3S"], { foundations: [1, 0, 0, 0] });
    const both = after(start, "2>f 3>f");
    expect(currentScore(after(both, "fs>1 1>f"))).toBe(20);
    expect(currentPosition(after(both, "fs>1")).scored).toEqual([3, 0, 0, 0]);
  });

  it("UN-4: cards on the foundations of an entered position have scored", () => {
    const start = game("TF1-D1N", ["3H"], { foundations: [2, 0, 0, 0] });
    expect(currentScore(after(start, "fs>1 1>f"))).toBe(0);
  });

  it("+5 from the waste to a column each time, none from column to column", () => {
    const start = game("TF1-D1N", ["9H", "9D"], { stock: "8S" });
    expect(currentScore(after(start, "d w>1 1>2 2>1"))).toBe(5);
  });

  it("KL-1: +5 for a card that turns up, after a move to a foundation as well", () => {
    const faceDown = [1, 1, 0, 0, 0, 0, 0];
    const start = game("KL1-D1N", ["5C AS", "6C 7H", "8S"], { faceDown });
    expect(currentScore(after(start, "1>f"))).toBe(15);
    const moved = after(start, "2>3");
    expect([currentScore(moved), currentPosition(moved).faceDown[1]]).toEqual([5, 0]);
    expect(currentPosition(undo(moved)).faceDown).toEqual(faceDown);
  });

  it("TF-10: 52 cards on the foundations win, and give exactly 520", () => {
    const kings = ["KS", "KH", "KD", "KC"];
    const won = after(game("TF1-D1N", kings, { foundations: [12, 12, 12, 12] }), "1>f 2>f 3>f 4>f");
    expect(rulesOf("TF").won(currentPosition(won))).toBe(true);
    expect(rulesOf("TF").moves(currentPosition(won)).map(makeMove)).toContain("fs>1");
    const runs = ["S", "H", "D", "C"].map((suit) => [..."KQJT98765432A"].map((r) => r + suit).join(" "));
    const all = after(
      game("TF1-D1N", runs),
      ["1>f", "2>f", "3>f", "4>f"].flatMap((token) => Array.from({ length: 13 }, () => token)).join(" "),
    );
    expect([currentScore(all), moveCount(all)]).toEqual([520, 52]);
  });
});
