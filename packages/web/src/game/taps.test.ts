import { makeCard, type Position } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import type { Carried, PileId } from "../table/model.ts";
import { type Decided, DOUBLE_TAP, decide } from "./taps.ts";
import { positionOf } from "./testPosition.ts";
import {
  after,
  contextOf,
  inWords,
  SETTINGS,
  type Session,
  SIMON,
  spotOf,
  THOUGHTFUL,
  tapAt,
  tapped,
} from "./testTaps.ts";

describe("a single tap", () => {
  const tests: readonly [string, Position, PileId, number, string][] = [
    ["TF-12 sends a last card to its foundation", THOUGHTFUL, "c2", 0, "1 from c2 to foundation"],
    ["TF-12 picks up a last card that does not fit", THOUGHTFUL, "c1", 0, "pick up 1 of c1"],
    ["TF-12 picks up the waste's top", THOUGHTFUL, "waste", 0, "pick up 1 of waste"],
    ["TF-5 refuses what lies under the waste's top", THOUGHTFUL, "waste", 1, "refused waste-one at waste"],
    ["TF-3 picks up a card with all on it", THOUGHTFUL, "c3", 2, "pick up 3 of c3"],
    ["TF-3 refuses a group that is no run", THOUGHTFUL, "c3", 3, "refused order-broken at c3"],
    ["TF-12 picks up a foundation's top", THOUGHTFUL, "fS", 0, "pick up 1 of fS"],
    ["does nothing on an empty foundation", THOUGHTFUL, "fH", 0, "nothing"],
    ["does nothing on an empty column", THOUGHTFUL, "c4", 0, "nothing"],
    ["TF-8 draws", THOUGHTFUL, "stock", 0, "draw"],
    ["SS-5 picks up a run of one suit", SIMON, "c4", 1, "pick up 2 of c4"],
    ["SS-13 refuses a run of mixed suits", SIMON, "c2", 1, "refused suits-mixed at c2"],
    ["SS-13 refuses a broken order", SIMON, "c4", 2, "refused order-broken at c4"],
    ["does nothing on an empty column of Simple Simon", SIMON, "c6", 0, "nothing"],
  ];
  it.each(tests)("%s", (_, position, pile, fromTop, words) => {
    expect(tapped(position, pile, fromTop)).toBe(words);
  });

  it("TF-9 turns the waste over on an empty stock, and refuses with the waste empty too", () => {
    const empty = positionOf("TF1-D1N", { columns: ["KH"], waste: "rest", stock: "" });
    expect(tapped(empty, "stock")).toBe("redeal");
    const spent = positionOf("TF1-D1N", { columns: ["rest KH"], stock: "" });
    expect(tapped(spent, "stock")).toBe("refused stock-and-waste-empty at stock");
  });

  it("AP-35 marks the empty column on a refused deal", () => {
    const gap = positionOf("ST1-S4", { columns: ["KH 9S 8S 3D", "2C", "", "4C", "5C", "6C", "7C"] });
    expect(tapped(gap, "stock")).toBe("refused deal-over-gap at c2");
  });

  it("ST-3 deals, and SS-1 has no stock", () => {
    const full = positionOf("ST1-S4", { columns: ["KH", "2C", "9D", "4C", "5C", "6C", "7C"] });
    expect(tapped(full, "stock")).toBe("draw");
    expect(tapped(SIMON, "stock")).toBe("refused no-stock at stock");
  });

  it("KL-1 refuses a hidden card", () => {
    const hidden = positionOf("KL1-D1N", { columns: ["4C KH", "2C"], faceDown: [1, 0, 0, 0, 0, 0, 0] });
    expect(tapped(hidden, "c0", 1)).toBe("refused card-hidden at c0");
  });

  it("AP-35 names the first card that breaks the run", () => {
    const { decision } = decide(contextOf(SIMON), tapAt(spotOf(SIMON, "c4", 2)));
    expect(decision.type === "refused" && decision.refusal.cards.map(makeCard)).toEqual(["7S", "4H"]);
  });
});

describe("a tap with cards in the hand", () => {
  const jack: Carried = { pile: "c0", count: 1 };
  const tests: readonly [string, Position, Carried, PileId, string][] = [
    ["TF-12 puts down", THOUGHTFUL, { pile: "c1", count: 1 }, "c1", "put-back"],
    ["TF-2 refuses with its rule", THOUGHTFUL, jack, "c1", "refused not-one-lower at c1"],
    ["TF-4 refuses all but kings in a gap", THOUGHTFUL, jack, "c4", "refused king-only at c4"],
    ["TF-4 takes a king", THOUGHTFUL, { pile: "c6", count: 1 }, "c4", "1 from c6 to c4"],
    ["TF-6 finds its own foundation", THOUGHTFUL, { pile: "c2", count: 1 }, "fC", "1 from c2 to foundation"],
    ["TF-6 refuses a group", THOUGHTFUL, { pile: "c1", count: 2 }, "fC", "refused foundation-one at fC"],
    ["TF-7 puts a foundation's card back", THOUGHTFUL, { pile: "fS", count: 1 }, "fD", "put-back"],
    ["TF-12 draws all the same", THOUGHTFUL, jack, "stock", "draw"],
    ["changes its mind on the waste", THOUGHTFUL, jack, "waste", "pick up 1 of waste"],
    ["TF-12 puts down before it looks at foundations", THOUGHTFUL, jack, "c2", "refused not-one-lower at c2"],
    ["SS-5 puts down a run", SIMON, { pile: "c4", count: 2 }, "c0", "2 from c4 to c0"],
    ["SS-6 puts any card in a gap", SIMON, { pile: "c5", count: 1 }, "c6", "1 from c5 to c6"],
    ["SS-4 refuses with its rule", SIMON, { pile: "c5", count: 1 }, "c3", "refused not-one-lower at c3"],
  ];
  it.each(tests)("%s", (_, position, carried, pile, words) => {
    expect(tapped(position, pile, 0, { carried })).toBe(words);
  });
});

describe("a press of 500 ms", () => {
  const held = (position: Position, pile: PileId, carried?: Carried): string =>
    inWords(decide(contextOf(position, { carried }), tapAt(spotOf(position, pile), 9, true)).decision);

  it("TF-12 always picks up", () => {
    expect(held(THOUGHTFUL, "c2")).toBe("pick up 1 of c2");
    expect(held(THOUGHTFUL, "c2", { pile: "c1", count: 1 })).toBe("pick up 1 of c2");
  });
  it("puts down where there is nothing to pick up", () => {
    expect(held(THOUGHTFUL, "c4", { pile: "c6", count: 1 })).toBe("1 from c6 to c4");
  });
  it("draws from the stock", () => expect(held(THOUGHTFUL, "stock")).toBe("draw"));
  it("begins no double tap", () => {
    expect(decide(contextOf(THOUGHTFUL), tapAt(spotOf(THOUGHTFUL, "c1"), 9, true)).memory).toBeUndefined();
  });
});

describe("two quick taps", () => {
  interface Twice {
    readonly position: Position;
    readonly pile: PileId;
    readonly fromTop?: number;
    readonly apart?: number;
    readonly settings?: Partial<typeof SETTINGS>;
    readonly carried?: Carried;
  }

  /** Both decisions in words; the second tap falls on the pile as the first one left it. */
  function twice({ position, pile, fromTop = 0, apart = 200, carried, ...rest }: Twice): readonly string[] {
    const settings = { ...SETTINGS, ...rest.settings };
    let session: Session = { position, carried };
    let memory: Decided["memory"];
    return [1000, 1000 + apart].map((time) => {
      const context = { settings, memory, position: session.position, carried: session.carried };
      const decided = decide(context, tapAt(spotOf(session.position, pile, fromTop), time));
      memory = decided.memory;
      session = after(session, decided.decision);
      return inWords(decided.decision);
    });
  }

  const tests: readonly [string, Twice, string, string][] = [
    ["TF-12 seek a place", { position: THOUGHTFUL, pile: "c1" }, "pick up 1 of c1", "refused no-place at c1"],
    [
      "TF-12 take the group along",
      { position: THOUGHTFUL, pile: "c1", fromTop: 1 },
      "pick up 2 of c1",
      "2 from c1 to c5",
    ],
    [
      "TF-12 (1) are ignored where the first moved a card",
      { position: THOUGHTFUL, pile: "c2" },
      "1 from c2 to foundation",
      "nothing",
    ],
    [
      "TF-12 (1) are ignored after putting down",
      { position: THOUGHTFUL, pile: "c4", carried: { pile: "c6", count: 1 } },
      "1 from c6 to c4",
      "nothing",
    ],
    [
      "TF-12 count until 300 ms",
      { position: SIMON, pile: "c5", apart: DOUBLE_TAP },
      "pick up 1 of c5",
      "1 from c5 to c0",
    ],
    [
      "TF-12 are two single taps after that",
      { position: SIMON, pile: "c5", apart: DOUBLE_TAP + 1 },
      "pick up 1 of c5",
      "put-back",
    ],
    [
      "SS-11 off: put it back",
      { position: SIMON, pile: "c5", settings: { doubleTap: false } },
      "pick up 1 of c5",
      "put-back",
    ],
    [
      "SS-11 off: a last card still goes up once",
      { position: THOUGHTFUL, pile: "c2", settings: { doubleTap: false } },
      "1 from c2 to foundation",
      "nothing",
    ],
    [
      "SS-11 refuse what may not be lifted",
      { position: SIMON, pile: "c4", fromTop: 2 },
      "refused order-broken at c4",
      "refused order-broken at c4",
    ],
    ["TF-8 on the stock are two draws", { position: THOUGHTFUL, pile: "stock" }, "draw", "draw"],
    ["do nothing on an empty column", { position: THOUGHTFUL, pile: "c4" }, "nothing", "nothing"],
    [
      "TF-12 seek a place for a foundation's top",
      { position: THOUGHTFUL, pile: "fS" },
      "pick up 1 of fS",
      "refused no-place at fS",
    ],
    [
      "place the pile that is in the hand already",
      { position: THOUGHTFUL, pile: "c2", carried: { pile: "c2", count: 1 } },
      "put-back",
      "1 from c2 to foundation",
    ],
    [
      "SS-14 carry a mixed run",
      { position: SIMON, pile: "c2", fromTop: 1, settings: { mixedRuns: true } },
      "pick up 2 of c2",
      "1 from c2 to c6, 1 from c2 to c1, 1 from c6 to c1",
    ],
  ];
  it.each(tests)("%s", (_, twiceAt, first, second) => expect(twice(twiceAt)).toEqual([first, second]));

  it("mean the group of the first, wherever on the pile the second falls", () => {
    const memory = { pile: "c1", time: 900, moved: false } as const;
    const carried: Carried = { pile: "c1", count: 2 };
    expect(tapped(THOUGHTFUL, "c1", 0, { memory, carried })).toBe("2 from c1 to c5");
  });

  it("are none on two piles", () => {
    const memory = { pile: "c1", time: 900, moved: false } as const;
    expect(tapped(THOUGHTFUL, "c2", 0, { memory })).toBe("1 from c2 to foundation");
  });
});
