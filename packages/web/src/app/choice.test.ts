import { expect, test } from "vitest";
import { memoryStorage } from "../db/storage.ts";
import { keepChoice, readChoice } from "./choice.ts";

test("AP-3: game and option used last", async () => {
  const storage = memoryStorage();
  expect(await readChoice(storage)).toBeUndefined();
  keepChoice(storage, { game: "TF", option: "D3N" });
  expect(await readChoice(storage)).toEqual({ game: "TF", option: "D3N" });
});

test.each([{ game: "SS", option: "D1N" }, { game: "XX", option: "S1" }, "SS1-S1", null])(
  "what this version does not offer is no choice: %j",
  async (stored) => {
    const storage = memoryStorage();
    await storage.set("choice", stored);
    expect(await readChoice(storage)).toBeUndefined();
  },
);

test("storage that fails is no choice", async () => {
  const storage = { ...memoryStorage(), get: () => Promise.reject(new Error("blocked")) };
  expect(await readChoice(storage)).toBeUndefined();
});
