import { expect, test } from "vitest";
import { attemptsOf } from "./attempt.ts";
import { bestScoreOf, bestWins } from "./best.ts";
import { game, wonGame } from "./testing/games.ts";

const CODE = "SS1-S1-AAAAABD";
const OTHER = "SS1-S1-AAAAABE";

const attempts = attemptsOf([
  wonGame(1000, 60),
  wonGame(2000, 49),
  wonGame(3000, 49),
  wonGame(4000, 40, { source: "record" }),
  wonGame(5000, 70, { start: OTHER }),
  game({ id: "left", start: OTHER, updated: 6000 }),
]);

test("AP-24 the best score of a deal is that of one's own wins", () => {
  expect(bestScoreOf(attempts, CODE)).toBe(851);
  expect(bestScoreOf(attempts, OTHER)).toBe(830);
  expect(bestScoreOf(attempts, "SS1-S1-AAAAABF")).toBeUndefined();
});

test("AP-24 the best win is named of deals won more than once: of equal ones the first", () => {
  expect([...bestWins(attempts)]).toEqual(["won 2000"]);
});
