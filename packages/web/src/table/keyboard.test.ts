import { describe, expect, it } from "vitest";
import { dealt, modelOf, plainModel } from "./focusCases.ts";
import type { KeyOutcome } from "./keyboard.ts";
import { CARRYING, PRESS, pressed, pressOf, spotOf, walkOf } from "./keyboardCases.ts";

describe("AP-27 acting", () => {
  it.each([
    ["Enter", { type: "key-pick", spot: spotOf("c3:2") }],
    [" ", { type: "key-pick", spot: spotOf("c3:2") }],
    ["Shift+Enter", { type: "key-place", spot: spotOf("c3:2") }],
  ])("%j", (key, event) => expect(pressed("c3:2", key)).toMatchObject({ handled: true, event }));

  it("a held key acts once", () => {
    const held = pressed("c3:2", "Enter", {}, { ...pressOf("Enter"), repeat: true });
    expect(held).toEqual({ focus: spotOf("c3:2"), handled: true });
  });

  it("Escape puts back and returns to the cards", () => {
    const outcome = pressed("c0:0", "Escape", { model: CARRYING });
    expect(outcome).toEqual({ focus: spotOf("c5:4"), handled: true, event: { type: "key-cancel" } });
    expect(pressed("c0:0", "Escape").handled).toBe(false);
  });

  it("digits lead to columns, 0 to the tenth", () => {
    expect(walkOf("c0:0", "7")).toBe("c6:6");
    expect(walkOf("c3:1", "8")).toBe("c3:1");
    expect(walkOf("c0:0", "0", { model: modelOf(dealt("SS", "S4")) })).toBe("c9:0");
  });

  it("digits drop what is carried", () => {
    const outcome = pressed("c0:0", "3", { model: CARRYING });
    expect(outcome).toMatchObject({
      focus: spotOf("c2:2"),
      event: { type: "key-pick", spot: spotOf("c2:2") },
    });
    expect(pressed("c0:0", "6", { model: CARRYING }).event).toEqual({
      type: "key-pick",
      spot: spotOf("c5:4"),
    });
  });

  it.each([
    ["é", "Digit2", "c1:1"],
    ["ž", "Digit6", "c5:4"],
    ["à", "Digit0", "c0:0"],
    ["ArrowRight", "Numpad6", "c1:1"],
    ["+", "Digit1", "c0:0"],
  ])("%s of %s, as Czech and French keyboards type it, leads to %s", (key, code, to) => {
    const { focus } = pressed("c0:0", "", {}, { ...PRESS, key, code });
    expect(focus.pile).toBe(spotOf(to).pile);
  });

  it("plus and minus take more and fewer cards, as far as can be lifted", () => {
    expect(walkOf("c6:6", "+ +")).toBe("c6:4");
    expect(walkOf("c6:6", "Shift+ArrowUp + +")).toBe("c6:4");
    expect(walkOf("c6:4", "-")).toBe("c6:5");
    expect(walkOf("c6:0", "-")).toBe("c6:1");
    expect(walkOf("c6:6", "Shift+ArrowDown")).toBe("c6:6");
    expect(walkOf("waste:2", "+")).toBe("waste:2");
  });

  it("plus and minus change what is in the hand", () => {
    const more = pressed("c5:4", "+", { model: CARRYING });
    expect(more).toMatchObject({ focus: spotOf("c5:3"), event: { type: "key-pick", spot: spotOf("c5:3") } });
    const fewer = pressed("c0:0", "-", { model: CARRYING });
    expect(fewer).toMatchObject({ focus: spotOf("c0:0"), event: { type: "key-pick", spot: spotOf("c5:5") } });
    const full = plainModel({ carried: { pile: "c5", count: 3 } });
    expect(pressed("c5:3", "+", { model: full }).event).toBeUndefined();
  });
});

describe("AP-27 commands", () => {
  it.each([
    ["u", "undo"],
    ["Z", "undo"],
    ["y", "redo"],
    ["d", "draw"],
    ["n", "new"],
    ["r", "restart"],
    ["h", "hint"],
    ["w", "verdict"],
    ["Shift+?", "keys"],
    ["c", "readColumn"],
    ["b", "readBoard"],
    ["f", "readFoundations"],
    ["m", "readMoves"],
    ["i", "readLast"],
    ["Ctrl+z", "undo"],
    ["Meta+z", "undo"],
    ["Ctrl+Shift+Z", "redo"],
    ["Meta+Shift+z", "redo"],
    ["Ctrl+y", "redo"],
  ])("%s is %s", (key, command) => expect(pressed("c0:0", key)).toMatchObject({ handled: true, command }));

  it.each([
    "Ctrl+u",
    "Alt+h",
    "Meta+n",
    "Ctrl+r",
    "Ctrl+Alt+z",
    "Ctrl+Enter",
    "Alt+ArrowLeft",
    "Tab",
    "x",
    "F5",
  ])("%s is left to the browser", (key) =>
    expect(pressed("c3:2", key)).toEqual({ focus: spotOf("c3:2"), handled: false }),
  );

  it("WCAG 2.1.4 single keys can be off", () => {
    for (const key of ["u", "?", "3", "+", "-", "h"]) {
      expect(pressed("c3:2", key, { singleKeys: false }).handled).toBe(false);
    }
    expect(pressed("c3:2", "Ctrl+z", { singleKeys: false }).command).toBe("undo");
    expect(walkOf("c6:6", "Shift+ArrowUp", { singleKeys: false })).toBe("c6:5");
  });

  it("nothing is taken from a text field", () => {
    for (const key of ["u", "Enter", "ArrowLeft", "Ctrl+z", "Escape", "3"]) {
      expect(pressed("c3:2", key, { model: CARRYING }, { ...pressOf(key), typing: true }).handled).toBe(
        false,
      );
    }
  });

  it("a held key looks back over many moves, and does nothing else twice", () => {
    const held = (key: string): KeyOutcome => pressed("c3:2", key, {}, { ...pressOf(key), repeat: true });
    expect(held("u").command).toBe("undo");
    expect(held("Ctrl+y").command).toBe("redo");
    expect(held("d").command).toBeUndefined();
  });
});
