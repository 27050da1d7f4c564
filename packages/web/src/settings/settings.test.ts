import { expect, test } from "vitest";
import { DEFAULT_SETTINGS, parseSettings } from "./settings.ts";

test("AP-23: a stored value this version does not know costs that setting alone", () => {
  expect(parseSettings({ theme: "sepia", hand: "left", doubleTap: "yes" })).toEqual({
    ...DEFAULT_SETTINGS,
    hand: "left",
  });
  for (const damaged of [undefined, null, 7, "x", []])
    expect(parseSettings(damaged)).toEqual(DEFAULT_SETTINGS);
});

test("the documents' defaults: double tap, hints and rules on; automatic placement and mixed runs off", () => {
  expect(DEFAULT_SETTINGS).toMatchObject({
    doubleTap: true,
    placementHints: true,
    interactiveRules: true,
    autoPlace: false,
    mixedRuns: false,
  });
});
