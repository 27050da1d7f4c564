import { type Card, currentPosition, gameRules, unseenCards } from "@faceup/rules";
import { describe, expect, test } from "vitest";
import { fairHint } from "./fairHint.ts";
import { inlineWorker } from "./testing/inline.ts";
import { played } from "./testing/played.ts";
import { createThread } from "./thread.ts";

const thread = createThread(() => inlineWorker());
const always = () => true;

describe("AP-15 a fair hint", () => {
  test.each(["KL1-D1N-AAAAAAD 4>f 4>5", "ST1-S1-AAAAAAA 5>7 1>7"])(
    "is legal, and the same whatever the hidden cards are: %s",
    async (record) => {
      const game = played(record);
      const [position, unseen] = [currentPosition(game), unseenCards(game)];
      const hint = await fairHint(thread, position, unseen, always);
      if (!hint) throw new Error("no hint");
      expect(gameRules(game).check(position, hint.move)).toBeUndefined();
      expect(hint.wins).toBeLessThanOrEqual(hint.guesses);
      const cards = [...unseen];
      const other = (card: Card): Card =>
        unseen.has(card) ? (cards.at(-1 - cards.indexOf(card)) ?? card) : card;
      const columns = position.columns.map((column) => column.map(other));
      const otherwise = { ...position, columns, stock: position.stock.map(other) };
      expect(otherwise).not.toEqual(position);
      expect(await fairHint(thread, otherwise, unseen, always)).toEqual(hint);
    },
  );

  test("stops when nobody waits for it", async () => {
    const game = played("KL1-D1N-AAAAAAD 4>f");
    expect(await fairHint(thread, currentPosition(game), unseenCards(game), () => false)).toBeUndefined();
  });

  test("is none where no layout of the hidden cards is won", async () => {
    const game = played("KL1-D1N-AAAAAAD 4>f");
    const blind = createThread(() => inlineWorker([], always));
    expect(await fairHint(blind, currentPosition(game), unseenCards(game), always)).toBeNull();
  });
});
