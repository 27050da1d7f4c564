import { describe, expect, it } from "vitest";
import type { Carried, PileId, Spot } from "./model.ts";
import { IDLE, type PointerState, pointerStep } from "./pointer.ts";
import {
  LONG_PRESS,
  type PointerEffect,
  type PointerInput,
  type PointerKind,
  TREMBLE,
} from "./pointerInput.ts";

const SPOT: Spot = { pile: "c2", index: 3 };
const GROUP: Carried = { pile: "c2", count: 2 };
const STOCK: Spot = { pile: "stock", index: 23 };

function down(more: Partial<Extract<PointerInput, { type: "down" }>> = {}): PointerInput {
  const place = { x: 100, y: 100, time: 1000, spot: SPOT, group: GROUP };
  return { type: "down", pointer: 1, kind: "mouse", first: true, button: 0, ...place, ...more };
}

function move(dx: number, over?: PileId, pointer = 1): PointerInput {
  return { type: "move", pointer, x: 100 + dx, y: 100, over };
}

function up(dx = 0, more: Partial<Extract<PointerInput, { type: "up" }>> = {}): PointerInput {
  return { type: "up", pointer: 1, x: 100 + dx, y: 100, time: 1080, over: undefined, spot: SPOT, ...more };
}

const LIFTED: PointerInput = { type: "lifted", targets: ["c4", "fH"] };
const REFUSED: PointerInput = { type: "lifted", targets: undefined };
const TIMER: PointerInput = { type: "timer", time: 1000 + LONG_PRESS };
const ENDS: readonly PointerInput[] = [
  { type: "escape" },
  { type: "away" },
  { type: "cancel", pointer: 1 },
  down({ pointer: 2, first: false }),
];

interface Run {
  readonly state: PointerState;
  readonly effects: readonly PointerEffect[];
  /** What came of the last input. */
  readonly last: readonly PointerEffect[];
}

function run(...inputs: readonly PointerInput[]): Run {
  return inputs.reduce<Run>(
    (before, input) => {
      const { state, effects } = pointerStep(before.state, input);
      return { state, effects: [...before.effects, ...effects], last: effects };
    },
    { state: IDLE, effects: [], last: [] },
  );
}

function events(effects: readonly PointerEffect[]): readonly unknown[] {
  return effects.flatMap((effect) => (effect.type === "emit" ? [effect.event] : []));
}

function names(effects: readonly PointerEffect[]): readonly string[] {
  return effects.map((effect) => effect.type);
}

describe("a press", () => {
  it.each([
    ["mouse", 3.9],
    ["pen", 5.9],
    ["touch", 9.9],
  ] as const)("AP-6 of a %s moved by less than a tremble is a tap", (kind, dx) => {
    const { state, effects } = run(down({ kind }), move(dx), up(dx));
    expect(events(effects)).toEqual([{ type: "tap", spot: SPOT, time: 1080, long: false }]);
    expect(names(effects)).toEqual(["capture", "set-timer", "clear-timer", "emit", "release"]);
    expect(state).toBe(IDLE);
  });

  it.each(["mouse", "pen", "touch"] as const)("AP-6 of a %s moved further is a drag", (kind: PointerKind) => {
    expect(names(run(down({ kind }), move(TREMBLE[kind])).last)).toEqual(["clear-timer", "ask-lift"]);
  });

  it("counts the way in a straight line", () => {
    const slanted: PointerInput = { type: "move", pointer: 1, x: 103, y: 103, over: undefined };
    expect(names(run(down(), slanted).last)).toContain("ask-lift");
  });

  it.each([
    ["another button", down({ button: 2 })],
    ["the middle button", down({ button: 1 })],
    ["a second finger", down({ kind: "touch", first: false })],
    ["the bare table", down({ spot: undefined, group: undefined })],
  ])("of %s starts nothing", (_, input) => expect(run(input)).toMatchObject({ state: IDLE, effects: [] }));

  it("is no tap where it was moved before the host was asked", () => {
    expect(events(run(down(), up(50)).effects)).toEqual([]);
  });

  it.each(ENDS)("AP-6 is nothing after $type", (end) => {
    const cancelled = run(down(), end);
    expect(cancelled.state).toBe(IDLE);
    expect(names(cancelled.last)).toEqual(["clear-timer", "release"]);
    expect(run(down(), end, up()).effects).toEqual(cancelled.effects);
  });

  it("is nothing where a mouse opens a menu", () => {
    expect(events(run(down(), { type: "context-menu" }, up()).effects)).toEqual([]);
    expect(events(run(down({ kind: "touch" }), { type: "context-menu" }, up()).effects)).toHaveLength(1);
  });

  it("of the same pointer again begins anew: its end was never told", () => {
    expect(names(run(down(), down()).last)).toEqual(["clear-timer", "release", "capture", "set-timer"]);
  });
});

describe("a long press", () => {
  it("TF-12 picks up after 500 ms, still held", () => {
    const { effects, state } = run(down(), TIMER);
    expect(effects).toContainEqual({ type: "set-timer", delay: LONG_PRESS });
    expect(events(effects)).toEqual([{ type: "tap", spot: SPOT, time: 1500, long: true }]);
    expect(state.type).toBe("pressed");
  });

  it("TF-12 is one tap only", () => {
    expect(events(run(down(), TIMER, up(0, { time: 1700 })).effects)).toHaveLength(1);
  });

  it("TF-12 may still become a drag", () => {
    const { effects, state } = run(down(), TIMER, move(40), LIFTED);
    expect(names(effects)).toContain("start-drag");
    expect(state.type).toBe("dragging");
  });

  it("is long where the timer came late", () => {
    const [event] = events(run(down(), up(0, { time: 1500 })).effects);
    expect(event).toMatchObject({ type: "tap", long: true });
  });

  it("picks nothing up where no card lies", () => {
    expect(names(run(down({ spot: STOCK, group: undefined })).effects)).toEqual(["capture"]);
  });
});

describe("a press on the stock", () => {
  const pressed = down({ spot: STOCK, group: undefined });

  it("counts where it is let go on it, as on any button", () => {
    expect(events(run(pressed, move(30), up(30, { spot: STOCK })).effects)).toHaveLength(1);
  });
  it("does not where it is let go elsewhere (WCAG 2.5.2)", () => {
    expect(events(run(pressed, move(90), up(90)).effects)).toEqual([]);
  });
});

describe("a drag", () => {
  const dragging = [down(), move(20), LIFTED] as const;

  it("AP-5 begins on the card pressed with all on it", () => {
    expect(run(...dragging).effects.slice(-3)).toEqual([
      { type: "ask-lift", carried: GROUP },
      { type: "start-drag", carried: GROUP, targets: ["c4", "fH"], kind: "mouse" },
      { type: "drag-to", dx: 20, dy: 0 },
    ]);
  });

  it("asks the host once, and is spent where it refuses", () => {
    const { state, effects } = run(down(), move(20), REFUSED, move(40), move(80), up(80));
    expect(names(effects).filter((name) => name === "ask-lift")).toHaveLength(1);
    expect(events(effects)).toEqual([]);
    expect(state).toBe(IDLE);
  });

  it("follows the pointer and highlights what it is over", () => {
    const { last } = run(...dragging, move(60, "c4"));
    expect(last).toEqual([
      { type: "drag-to", dx: 60, dy: 0 },
      { type: "highlight", pile: "c4" },
    ]);
    expect(names(run(...dragging, move(60, "c4"), move(61, "c4")).last)).toEqual(["drag-to"]);
    expect(run(...dragging, move(60, "c4"), move(90)).last).toContainEqual({
      type: "highlight",
      pile: undefined,
    });
  });

  it("RU-3 highlights no pile but those that would take the cards", () => {
    expect(names(run(...dragging, move(60, "c5")).last)).toEqual(["drag-to"]);
  });

  it("AP-5 drops on the pile under it, be it a target or not", () => {
    for (const target of ["c4", "c5", "c2", undefined] as const) {
      const { state, last } = run(...dragging, move(60, target), up(60, { over: target }));
      expect(events(last)).toEqual([{ type: "drop", carried: GROUP, target }]);
      expect(last).toContainEqual({ type: "end-drag", dropped: true });
      expect(state).toBe(IDLE);
    }
  });

  it.each(ENDS)("AP-6 returns the cards on $type", (end) => {
    const { state, last } = run(...dragging, move(60, "c4"), end);
    expect(last).toEqual([
      { type: "highlight", pile: undefined },
      { type: "end-drag", dropped: false },
      { type: "emit", event: { type: "drag-cancelled" } },
      { type: "release", pointer: 1 },
    ]);
    expect(state).toBe(IDLE);
  });

  it("ignores other pointers' moves, ends and losses", () => {
    const others: readonly PointerInput[] = [
      move(50, "c4", 7),
      up(50, { pointer: 7 }),
      { type: "cancel", pointer: 7 },
      { type: "context-menu" },
      TIMER,
    ];
    for (const other of others) expect(run(...dragging, other).last).toEqual([]);
  });

  it("starts nothing with the finger that ended it", () => {
    const second = down({ pointer: 2, first: false });
    expect(run(...dragging, second, move(70, "c4"), up(70), up(0, { pointer: 2 })).effects).toEqual(
      run(...dragging, second).effects,
    );
  });
});
