import { makeCode } from "@faceup/rules";
import { expect, test } from "vitest";
import { planSurvey } from "./surveyPlan.ts";

function first(game: string, from?: string, count = 10): string {
  const plan = planSurvey(game, from, count);
  if (plan.ok) return makeCode(plan.value.first);
  return "error" in plan.error ? `${plan.error.type} ${plan.error.error.code}` : plan.error.type;
}

test.each([
  ["SS1-S4", undefined, "SS1-S4-AAAAAAA"],
  ["ss1 s4", undefined, "SS1-S4-AAAAAAA"],
  ["tf1d3n", undefined, "TF1-D3N-AAAAAAA"],
  ["SS1-S4", "SS1-S4-AAAAABD", "SS1-S4-AAAAABD"],
  ["SS1-S4", "ss1–s4–aaaaabd", "SS1-S4-AAAAABD"],
  ["SS1-S4", "aaaaabd", "SS1-S4-AAAAABD"],
  ["SS1-S4-AAAAABD", undefined, "SS1-S4-AAAAABD"],
  ["SS1-S4-AAAAABD", "AAAAABE", "SS1-S4-AAAAABE"],
  ["XX1-S4", undefined, "game code-game"],
  ["SS2-S4", undefined, "game code-newer"],
  ["SS1-S3", undefined, "game code-option"],
  ["SS1", undefined, "game code-option-missing"],
  ["SS1-S4-AAAAAB", undefined, "game code-length"],
  ["SS1-S4", "AAAAAB", "from code-length"],
  ["SS1-S4", "XX1-S4-AAAAAAB", "from code-game"],
  ["SS1-S4", "SS1-S1-AAAAAAB", "from-game"],
])("%s from %s: %s (CO-2)", (game, from, expected) => {
  expect(first(game, from)).toBe(expected.replace("code-option-missing", "code-option"));
});

test("the codes have an end (CO-1)", () => {
  expect(first("SS1-S4", "ZZZZZZY", 2)).toBe("SS1-S4-ZZZZZZY");
  expect(planSurvey("SS1-S4", "ZZZZZZY", 3)).toEqual({ ok: false, error: { type: "count", most: 2 } });
});
