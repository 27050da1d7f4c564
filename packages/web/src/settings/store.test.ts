import { expect, test } from "vitest";
import { memoryStorage } from "../db/storage.ts";
import { DEFAULT_SETTINGS } from "./settings.ts";
import { createSettings } from "./store.ts";

test("AP-23 a change holds at once and is kept for the next visit", async () => {
  const storage = memoryStorage();
  const settings = await createSettings(storage, () => {
    throw new Error("it was saved");
  });
  settings.getState().change({ hand: "left" });
  expect(settings.getState().settings).toEqual({ ...DEFAULT_SETTINGS, hand: "left" });
  const next = await createSettings(storage, () => undefined);
  expect(next.getState().settings.hand).toBe("left");
  next.getState().reset();
  expect(next.getState().settings).toEqual(DEFAULT_SETTINGS);
});

test("AP-25 a change that cannot be kept is told and holds all the same", async () => {
  const full = { ...memoryStorage(), set: () => Promise.reject(new Error("full")) };
  let told = 0;
  const settings = await createSettings(full, () => told++);
  settings.getState().change({ hand: "left" });
  await expect.poll(() => told).toBe(1);
  expect(settings.getState().settings.hand).toBe("left");
});
