import { act, currentPosition, type Game, gameRules, undo } from "@faceup/rules";
import { shorten, solve } from "@faceup/solver";
import { expect, test } from "vitest";
import { createKnowledge } from "./knowledge.ts";
import { played } from "./testing/played.ts";

/** A deal that cannot be won, and a move of it. */
function lost(): { readonly before: Game; readonly after: Game } {
  const before = played("TF1-D1N-AAAAACA");
  const [move] = gameRules(before).moves(currentPosition(before));
  const after = move && act(before, [move]);
  if (after?.ok !== true) throw new Error("no move");
  return { before, after: after.value };
}

test("SO-7 what follows a lost position is known to be lost; what came before it is not", () => {
  const { before, after } = lost();
  const knowledge = createKnowledge();
  knowledge.learn(currentPosition(after), solve(currentPosition(after)));
  expect(knowledge.of(after)).toEqual({ verdict: "unwinnable" });
  expect(knowledge.of(before)).toBe(undefined);
  const other = createKnowledge();
  other.learn(currentPosition(before), solve(currentPosition(before)));
  expect(other.of(after)).toEqual({ verdict: "unwinnable" });
  expect(other.of(undo(after))).toEqual({ verdict: "unwinnable" });
});

test("AP-15 a line answers for every position along it, and a shorter one is kept", () => {
  const start = played("SS1-S4-AAAAABD");
  const found = solve(currentPosition(start));
  if (found.verdict !== "winnable") throw new Error("not won");
  const knowledge = createKnowledge();
  knowledge.learn(currentPosition(start), found);
  let game = start;
  found.moves.forEach((move, i) => {
    expect(knowledge.of(game)).toEqual({ verdict: "winnable", line: found.moves.slice(i) });
    const next = act(game, [move]);
    if (!next.ok) throw new Error("illegal");
    game = next.value;
  });
  const shorter = shorten(currentPosition(start), found.moves, { nodes: 20_000 }).moves;
  expect(shorter.length).toBeLessThan(found.moves.length);
  knowledge.learnLine(currentPosition(start), shorter);
  expect(knowledge.of(start)).toEqual({ verdict: "winnable", line: shorter });
  knowledge.learnLine(currentPosition(start), found.moves);
  expect(knowledge.of(start)).toEqual({ verdict: "winnable", line: shorter });
});

test("SO-1 not decided is not known", () => {
  const start = played("SS1-S4-AAAAABD");
  const knowledge = createKnowledge();
  const answer = solve(currentPosition(start), { nodes: 0 });
  expect(knowledge.learn(currentPosition(start), answer)).toEqual({ verdict: "unknown", loaded: true });
  expect(knowledge.of(start)).toEqual({ verdict: "unknown", loaded: true });
});
