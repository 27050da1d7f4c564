import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Carried, PileId, TableEvent } from "./model.ts";
import { IDLE, type PointerState, pointerStep } from "./pointer.ts";
import type { PointerEffect, PointerInput } from "./pointerInput.ts";

const PILES = ["c0", "c1", "fS", "stock", "waste"] as const;
const pile = fc.constantFrom<PileId>(...PILES);
const over = fc.option(pile, { nil: undefined });
const at = { x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }) };
const pointer = fc.constantFrom(1, 2, 3);
const time = fc.integer({ min: 0, max: 2000 });
const spot = fc.record({ pile, index: fc.nat(5) });
const group = fc.option(fc.record({ pile, count: fc.integer({ min: 1, max: 3 }) }), { nil: undefined });
const type = <T extends PointerInput["type"]>(name: T) => fc.constant(name);

/** Any event in any order. `lifted` and `timer` come by themselves, from what the machine asked for. */
const inputs: fc.Arbitrary<PointerInput> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: type("down"),
      pointer,
      kind: fc.constantFrom("mouse" as const, "pen" as const, "touch" as const),
      first: fc.boolean(),
      button: fc.constantFrom(0, 0, 0, 1, 2),
      ...at,
      time,
      spot: fc.option(spot, { nil: undefined, freq: 8 }),
      group,
    }),
  },
  { weight: 8, arbitrary: fc.record({ type: type("move"), pointer, ...at, over }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: type("up"),
      pointer,
      ...at,
      time,
      over,
      spot: fc.option(spot, { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: type("timer"), time }) },
  fc.record({ type: type("cancel"), pointer }),
  fc.record({ type: fc.constantFrom("context-menu" as const, "escape" as const, "away" as const) }),
);

/** A table and host that keep account and complain. */
class World {
  state: PointerState = IDLE;
  captured: number | undefined;
  timer = false;
  dragged: Carried | undefined;
  /** Let go or cancelled, but not yet told. */
  owed: "drop" | "drag-cancelled" | undefined;
  asked = 0;
  taps = 0;
  targets: readonly PileId[] = [];
  highlighted: PileId | undefined;
  private readonly answer: (carried: Carried) => readonly PileId[] | undefined;

  constructor(answer: (carried: Carried) => readonly PileId[] | undefined) {
    this.answer = answer;
  }

  feed(input: PointerInput): void {
    if (input.type === "timer") {
      if (!this.timer) return;
      this.timer = false;
    }
    const step = pointerStep(this.state, input);
    this.state = step.state;
    for (const effect of step.effects) this.perform(effect);
  }

  private perform(effect: PointerEffect): void {
    switch (effect.type) {
      case "capture":
        expect(this.captured).toBeUndefined();
        this.captured = effect.pointer;
        this.asked = 0;
        this.taps = 0;
        break;
      case "release":
        expect(this.captured).toBe(effect.pointer);
        this.captured = undefined;
        break;
      case "set-timer":
        expect(this.timer).toBe(false);
        this.timer = true;
        break;
      case "clear-timer":
        this.timer = false;
        break;
      case "ask-lift":
        this.asked++;
        expect(this.asked).toBe(1);
        this.feed({ type: "lifted", targets: this.answer(effect.carried) });
        break;
      case "start-drag":
        expect(this.dragged).toBeUndefined();
        this.dragged = effect.carried;
        this.targets = effect.targets;
        break;
      case "drag-to":
        expect(this.dragged).toBeDefined();
        break;
      case "end-drag":
        expect(this.dragged).toBeDefined();
        this.owed = effect.dropped ? "drop" : "drag-cancelled";
        break;
      case "highlight":
        expect(this.dragged).toBeDefined();
        if (effect.pile !== undefined) expect(this.targets).toContain(effect.pile);
        this.highlighted = effect.pile;
        break;
      case "emit":
        this.emit(effect.event);
        break;
    }
  }

  private emit(event: TableEvent): void {
    if (event.type === "tap") {
      this.taps++;
      expect(this.taps).toBe(1);
      expect(this.dragged).toBeUndefined();
      return;
    }
    expect(event.type).toBe(this.owed);
    if (event.type === "drop") expect(event.carried).toEqual(this.dragged);
    this.owed = undefined;
    this.dragged = undefined;
  }

  /** Nothing is left of a press. */
  expectQuiet(): void {
    expect(this.state).toBe(IDLE);
    expect(this).toMatchObject({ captured: undefined, timer: false, dragged: undefined, owed: undefined });
    expect(this.highlighted).toBeUndefined();
  }
}

describe("whatever the pointers do", () => {
  it("AP-6 there is one drag at most, every drag ends in one drop or return, and nothing is left behind", () => {
    fc.assert(
      fc.property(fc.array(inputs, { maxLength: 60 }), fc.func(fc.boolean()), (list, allows) => {
        const world = new World((carried) => (allows(carried) ? ["c0", "fS"] : undefined));
        for (const input of list) {
          world.feed(input);
          expect(world.owed).toBeUndefined();
          expect(world.dragged !== undefined).toBe(world.state.type === "dragging");
          if (world.state.type === "idle") world.expectQuiet();
        }
        world.feed({ type: "away" });
        world.expectQuiet();
      }),
      { numRuns: 2000 },
    );
  });

  it("AP-6 a drag is cancelled by each of its ends, however it went before", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ type: type("move"), pointer: fc.constant(1), ...at, over }), { maxLength: 10 }),
        fc.constantFrom<PointerInput["type"]>("escape", "away", "cancel", "down"),
        (moves, end) => {
          const world = new World(() => ["c0"]);
          world.feed(press(1));
          world.feed({ type: "move", pointer: 1, x: 999, y: 0, over: undefined });
          for (const input of moves) world.feed(input);
          expect(world.state.type).toBe("dragging");
          world.feed(endOf(end));
          world.expectQuiet();
        },
      ),
    );
  });
});

function press(id: number): PointerInput {
  const place = {
    x: 0,
    y: 0,
    time: 0,
    spot: { pile: "c1", index: 0 },
    group: { pile: "c1", count: 1 },
  } as const;
  return { type: "down", pointer: id, kind: "touch", first: id === 1, button: 0, ...place };
}

function endOf(name: PointerInput["type"]): PointerInput {
  if (name === "down") return press(2);
  return name === "cancel"
    ? { type: "cancel", pointer: 1 }
    : name === "away"
      ? { type: "away" }
      : { type: "escape" };
}
