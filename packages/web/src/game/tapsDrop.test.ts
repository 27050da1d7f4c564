import type { Position } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import type { Carried, PileId } from "../table/model.ts";
import { decide } from "./taps.ts";
import { positionOf } from "./testPosition.ts";
import { contextOf, inWords, SETTINGS, SIMON, spotOf, THOUGHTFUL } from "./testTaps.ts";

describe("a drop", () => {
  const dropped = (position: Position, carried: Carried, target?: PileId, autoPlace = false): string =>
    inWords(
      decide(contextOf(position, { settings: { ...SETTINGS, autoPlace } }), { type: "drop", carried, target })
        .decision,
    );
  const run: Carried = { pile: "c4", count: 2 };

  it("SS-12 goes where it is let go", () => expect(dropped(SIMON, run, "c6")).toBe("2 from c4 to c6"));
  it("SS-12 on its own column cancels", () => {
    expect(dropped(SIMON, run, "c4")).toBe("put-back");
    expect(dropped(SIMON, run, "c4", true)).toBe("put-back");
  });
  it("goes back from over no pile", () => expect(dropped(SIMON, run)).toBe("put-back"));
  it("goes back from over the stock and the waste", () => {
    expect(dropped(THOUGHTFUL, { pile: "c1", count: 1 }, "stock")).toBe("put-back");
    expect(dropped(THOUGHTFUL, { pile: "c1", count: 1 }, "waste")).toBe("put-back");
  });
  it("SS-12 automatic placement prefers the best column to a legal target", () => {
    expect(dropped(SIMON, run, "c6", true)).toBe("2 from c4 to c8");
    expect(dropped(SIMON, run, undefined, true)).toBe("2 from c4 to c8");
  });
  it("SS-12 automatic placement refuses where there is no legal column", () => {
    expect(dropped(SIMON, { pile: "c0", count: 3 }, "c1", true)).toBe("refused order-broken at c1");
    const full = positionOf("SS1-S4", {
      columns: ["KS", "TH", "9C", "KC", "QH", "7H", "5D", "5H", "KD", "3C"],
    });
    expect(dropped(full, { pile: "c0", count: 1 }, "c1", true)).toBe("refused no-place at c1");
  });
  it("SS-12 is no setting of Klondike's family", () => {
    expect(dropped(THOUGHTFUL, { pile: "c6", count: 1 }, "c1", true)).toBe("refused king-on-card at c1");
  });
  it("TF-6 finds its own foundation on any of the four", () => {
    for (const pile of ["fS", "fH", "fD", "fC"] as const) {
      expect(dropped(THOUGHTFUL, { pile: "c2", count: 1 }, pile)).toBe("1 from c2 to foundation");
    }
  });
});

describe("AP-27 keys", () => {
  const pressed = (type: "key-pick" | "key-place", pile: PileId, fromTop = 0, carried?: Carried): string =>
    inWords(
      decide(contextOf(THOUGHTFUL, { carried }), { type, spot: spotOf(THOUGHTFUL, pile, fromTop) }).decision,
    );

  it("TF-12 Enter always picks up", () => expect(pressed("key-pick", "c2")).toBe("pick up 1 of c2"));
  it("Enter puts down", () => {
    expect(pressed("key-pick", "c4", 0, { pile: "c6", count: 1 })).toBe("1 from c6 to c4");
    expect(pressed("key-pick", "c3", 2, { pile: "c3", count: 3 })).toBe("put-back");
  });
  it("takes one card more or fewer", () => {
    expect(pressed("key-pick", "c3", 2, { pile: "c3", count: 2 })).toBe("pick up 3 of c3");
    expect(pressed("key-pick", "c3", 0, { pile: "c3", count: 2 })).toBe("pick up 1 of c3");
  });
  it("Enter draws, and does nothing on an empty pile", () => {
    expect(pressed("key-pick", "stock")).toBe("draw");
    expect(pressed("key-pick", "c4")).toBe("nothing");
  });
  it("Shift+Enter sends to the foundation, else to the best column", () => {
    expect(pressed("key-place", "c2")).toBe("1 from c2 to foundation");
    expect(pressed("key-place", "c1", 1)).toBe("2 from c1 to c5");
    expect(pressed("key-place", "c0", 0, { pile: "c1", count: 2 })).toBe("2 from c1 to c5");
    expect(pressed("key-place", "stock")).toBe("nothing");
    expect(pressed("key-place", "c4")).toBe("nothing");
  });
  it("Escape puts back what is carried", () => {
    const cancelled = (carried?: Carried): string =>
      inWords(decide(contextOf(THOUGHTFUL, { carried }), { type: "key-cancel" }).decision);
    expect(cancelled({ pile: "c0", count: 1 })).toBe("put-back");
    expect(cancelled()).toBe("nothing");
  });
});
