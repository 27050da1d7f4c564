import { deal, type Move, type Position, parseMove, parseStrictCode } from "@faceup/rules";
import { describe, expect, test } from "vitest";
import { checkedLine } from "./replay.ts";
import { solve } from "./solve.ts";

function position(): Position {
  const code = parseStrictCode("SS1-S1-AAAAABD");
  if (!code.ok) throw new Error("no code");
  return deal(code.value);
}

function solution(): readonly Move[] {
  const answer = solve(position());
  if (answer.verdict !== "winnable") throw new Error("not won");
  return answer.moves;
}

describe("SO-1 a line is played by the rules before anyone sees it", () => {
  test("one that wins is passed on as it is", () => {
    const line = solution();
    expect(checkedLine(position(), line)).toBe(line);
  });

  test("one that stops before the win is a bug", () => {
    expect(() => checkedLine(position(), solution().slice(0, -1))).toThrow("does not win");
    expect(() => checkedLine(position(), [])).toThrow("does not win");
  });

  test("one with an illegal move is a bug, and the move is named", () => {
    const illegal = parseMove("1>2x9");
    if (!illegal.ok) throw new Error("no move");
    expect(() => checkedLine(position(), [...solution().slice(0, 2), illegal.value])).toThrow("move 3");
  });
});
