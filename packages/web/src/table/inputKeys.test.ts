import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Bench } from "./inputCases.ts";

let bench: Bench;

beforeEach(() => {
  bench = new Bench();
});

afterEach(() => {
  bench.input.destroy();
});

describe("the keyboard", () => {
  it("AP-27 moves the focus, and shows it from the first key", () => {
    expect(bench.key("ArrowRight").defaultPrevented).toBe(true);
    expect(bench.calls).toEqual(['focus {"pile":"c1","index":1}']);
    bench.key("Enter");
    expect(bench.events).toEqual([{ type: "key-pick", spot: { pile: "c1", index: 1 } }]);
  });

  it("goes on from the card last pressed, and hides its ring from a mouse", () => {
    bench.key("ArrowRight");
    bench.point("pointerdown", 650, 170);
    bench.point("pointerup", 650, 170);
    expect(bench.calls.at(-1)).toBe("focus ");
    bench.key("ArrowUp");
    expect(bench.calls.at(-1)).toBe('focus {"pile":"c6","index":3}');
  });

  it("shows the focus when the table gets it by keyboard", () => {
    bench.fire(bench.root, "focus");
    expect(bench.calls).toEqual(['focus {"pile":"c0","index":0}']);
    bench.fire(bench.root, "blur");
    expect(bench.calls.at(-1)).toBe("focus ");
    bench.root.focusVisible = false;
    bench.fire(bench.root, "focus");
    expect(bench.calls).toHaveLength(2);
  });

  it("passes commands on, with the place of the focus", () => {
    bench.key("ArrowRight");
    expect(bench.key("c").defaultPrevented).toBe(true);
    expect(bench.commands).toEqual(["readColumn c1"]);
  });

  it("leaves other keys, and keys that someone has used", () => {
    expect(bench.key("Tab").defaultPrevented).toBe(false);
    const used = new Event("keydown", { cancelable: true });
    used.preventDefault();
    Object.defineProperty(used, "key", { value: "Enter" });
    bench.root.dispatchEvent(used);
    expect(bench.events).toEqual([]);
  });

  it("AP-27 follows the cards, and starts anew in another game", () => {
    bench.key("7");
    const columns = bench.model.columns.map((cards, i) =>
      i === 6 ? cards.slice(0, 6) : i === 4 ? (bench.model.columns[6]?.slice(6) ?? []) : cards,
    );
    bench.update({ columns });
    expect(bench.input.focus).toEqual({ pile: "c4", index: 0 });
    bench.update({}, "2");
    expect(bench.input.focus).toEqual({ pile: "c0", index: 0 });
  });

  it("AP-28 takes a click without a pointer, as screen readers make it, for Enter", () => {
    const card = { closest: () => ({ dataset: { pile: "c6", index: "4" } }) };
    bench.fire(bench.root, "click", { detail: 1, target: card });
    bench.fire(bench.root, "click", { detail: 0, target: card });
    const slot = { closest: () => ({ dataset: { pile: "stock" } }) };
    bench.fire(bench.root, "click", { detail: 0, target: slot });
    expect(bench.events).toEqual([
      { type: "key-pick", spot: { pile: "c6", index: 4 } },
      { type: "key-pick", spot: { pile: "stock", index: 1 } },
    ]);
  });
});
