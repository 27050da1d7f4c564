import { expect, test } from "vitest";
import { runPlaces } from "./runPlaces.ts";

const drawn = (...parameters: Parameters<typeof runPlaces>): string =>
  runPlaces(...parameters)
    .map(({ suit, filled }) => (filled ? suit : suit.toLowerCase()))
    .join("");

test("SS-7: a place for each run of the pack, filled where the run has left", () => {
  expect(drawn(4, 4, [])).toBe("shdc");
  expect(drawn(4, 4, ["D", "S"])).toBe("ShDc");
  expect(drawn(4, 2, ["H"])).toBe("ssHh");
  expect(drawn(4, 1, ["S", "S", "S"])).toBe("SSSs");
  expect(drawn(8, 4, ["C", "C"])).toBe("sshhddCC");
});

test("no place where no run leaves", () => {
  expect(drawn(0, 4, [])).toBe("");
});
