import { expect, test } from "vitest";
import { formOf } from "./form.ts";

test.each([
  [320, 568, "portrait"],
  [390, 844, "portrait"],
  [744, 1133, "portrait"],
  [568, 320, "landscape"],
  [844, 390, "landscape"],
  [1280, 479, "landscape"],
  // A phone with its keyboard open, or a page zoomed to 200 %: still upright.
  [300, 330, "portrait"],
  [760, 1000, "wide"],
  [768, 1024, "wide"],
  [1440, 900, "wide"],
  [3840, 2160, "wide"],
] as const)("%i × %i is %s", (width, height, form) => {
  expect(formOf(width, height)).toBe(form);
});
