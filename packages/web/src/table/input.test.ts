import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Bench } from "./inputCases.ts";

let bench: Bench;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  bench = new Bench();
});

afterEach(() => {
  bench.input.destroy();
  vi.useRealTimers();
});

describe("the pointer", () => {
  it("taps", () => {
    bench.point("pointerdown", 650, 170);
    expect(bench.root.captured).toEqual(new Set([1]));
    bench.point("pointerup", 651, 170, { timeStamp: 1090 });
    expect(bench.events).toEqual([{ type: "tap", spot: { pile: "c6", index: 4 }, time: 1090, long: false }]);
    expect(bench.root.captured.size).toBe(0);
  });

  it("AP-5 drags and drops", () => {
    bench.drag();
    bench.point("pointermove", 450, 170);
    bench.point("pointerup", 450, 170);
    expect(bench.calls).toEqual([
      'dragStart {"pile":"c6","count":3} {"touch":false,"targets":["c4"]}',
      "dragTo -50 0",
      "dragTo -200 0",
      'highlight "c4"',
      "dragTo -200 0",
      "highlight ",
      "dragEnd false",
    ]);
    expect(bench.events).toEqual([{ type: "drop", carried: { pile: "c6", count: 3 }, target: "c4" }]);
  });

  it("drops a flick whose moves were never told", () => {
    bench.point("pointerdown", 650, 170);
    bench.point("pointerup", 450, 170);
    expect(bench.events).toEqual([{ type: "drop", carried: { pile: "c6", count: 3 }, target: "c4" }]);
  });

  it("TF-12 picks up when 500 ms have passed, and not after the press", () => {
    bench.point("pointerdown", 650, 170);
    vi.advanceTimersByTime(499);
    expect(bench.events).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(bench.events).toMatchObject([{ type: "tap", long: true }]);
    bench.point("pointerup", 650, 170);
    bench.point("pointerdown", 650, 170);
    bench.point("pointerup", 650, 170);
    vi.advanceTimersByTime(999);
    expect(bench.events).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("asks the host, and drags nothing it refuses", () => {
    bench.answer = undefined;
    bench.drag();
    bench.point("pointermove", 450, 170);
    bench.point("pointerup", 450, 170);
    expect([bench.calls, bench.events]).toEqual([[], []]);
  });

  it.each<[string, () => void]>([
    ["Escape", () => bench.key("Escape", {}, bench.window)],
    ["a second finger", () => bench.point("pointerdown", 90, 9, { pointerId: 2, isPrimary: false })],
    ["pointercancel", () => bench.point("pointercancel", 0, 0)],
    ["a lost capture", () => bench.point("lostpointercapture", 0, 0)],
    ["leaving the window", () => bench.fire(bench.window, "blur")],
    ["another size", () => bench.resize()],
    ["a release that was not told", () => bench.point("pointermove", 450, 170, { buttons: 0 })],
    ["a hidden page", hide],
    ["other cards where these lay", otherCards],
  ])("AP-6 %s returns the cards", (_, end) => {
    bench.drag();
    end();
    expect(bench.events).toEqual([{ type: "drag-cancelled" }]);
    expect(bench.calls.at(-1)).toBe("dragEnd true");
    bench.point("pointermove", 450, 170);
    bench.point("pointerup", 450, 170);
    expect(bench.events).toHaveLength(1);
    expect(bench.root.captured.size).toBe(0);
  });

  function hide(): void {
    Object.assign(bench.root.ownerDocument, { hidden: true });
    bench.fire(bench.root.ownerDocument, "visibilitychange");
  }

  function otherCards(): void {
    bench.update({ columns: bench.model.columns.map((cards, i) => (i === 6 ? cards.slice(1) : cards)) });
  }

  it("does not mind that the touched card loses the capture to the table", () => {
    bench.drag();
    bench.point("lostpointercapture", 0, 0, { target: new EventTarget() });
    expect(bench.events).toEqual([]);
  });

  it("Escape during a long press puts back what it picked up", () => {
    bench.point("pointerdown", 650, 170);
    vi.advanceTimersByTime(500);
    bench.update({ carried: { pile: "c6", count: 3 } });
    bench.key("Escape", {}, bench.window);
    expect(bench.events.at(-1)).toEqual({ type: "key-cancel" });
  });

  it("ends a press whose button is let go while another one is held", () => {
    bench.point("pointerdown", 650, 170);
    bench.point("pointermove", 650, 170, { buttons: 2, button: 0 });
    expect(bench.events).toMatchObject([{ type: "tap" }]);
  });

  it("AP-6 opens no menu on cards", () => {
    const card = { closest: () => ({ dataset: { pile: "c6", index: "2" } }) };
    expect(bench.fire(bench.root, "contextmenu", { target: card }).defaultPrevented).toBe(true);
    expect(bench.fire(bench.root, "contextmenu", { target: { closest: () => null } }).defaultPrevented).toBe(
      false,
    );
    bench.point("pointerdown", 650, 170, { pointerType: "touch" });
    expect(bench.fire(bench.root, "contextmenu").defaultPrevented).toBe(true);
    expect(bench.fire(bench.root, "dragstart").defaultPrevented).toBe(true);
  });

  it("reads the table's place once for many moves", () => {
    bench.drag();
    const { reads } = bench.root;
    for (let x = 600; x > 500; x--) bench.point("pointermove", x, 170);
    expect(bench.root.reads).toBe(reads);
    bench.fire(bench.window, "scroll");
    bench.point("pointermove", 450, 170);
    expect(bench.root.reads).toBe(reads + 1);
  });
});

describe("hovering", () => {
  const over = (x: number, more: Record<string, unknown> = {}): Event =>
    bench.point("pointermove", x, 500, { buttons: 0, ...more });

  it("is for mice, and told once for each card", () => {
    over(650);
    over(651);
    over(90, { pointerType: "pen" });
    bench.fire(bench.root, "pointerleave");
    expect(bench.calls).toEqual(['hover {"pile":"c6","index":6}', "hover "]);
  });
  it("is not where the device has none", () => {
    bench.hovers = false;
    over(650);
    expect(bench.calls).toEqual([]);
  });
});

it("AP-33 a drag from an opened column begins where its first card lies there", () => {
  bench.opened = 6;
  bench.drag();
  bench.point("pointermove", 1050, 170);
  bench.point("pointerup", 1050, 170);
  expect(bench.events).toMatchObject([{ type: "drop", target: "c4" }]);
});

it("leaves nothing behind", () => {
  bench.drag();
  bench.input.destroy();
  expect(bench.events).toEqual([{ type: "drag-cancelled" }]);
  bench.point("pointerdown", 650, 170);
  bench.key("Enter");
  bench.fire(bench.window, "blur");
  bench.point("pointerup", 650, 170);
  expect(bench.events).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
