/** Every key that means something, and a few that do not (AP-27). */
import type { Glimpse } from "./glimpse.ts";
import { type Hand, type Input, oneOf } from "./hand.ts";

const KEYS: readonly (readonly [name: string, weight: number, keys: readonly string[]])[] = [
  ["walk", 6, ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]],
  ["carry", 6, ["Enter", "Space", "Shift+Enter", "Shift+ArrowUp", "Shift+ArrowDown", "+", "-", "Escape"]],
  ["column", 3, Array.from("1234567890")],
  ["step", 5, ["u", "z", "y", "Control+z", "Control+y", "Control+Shift+Z", "d"]],
  ["ask", 2, ["h", "h", "w", "m", "c", "f", "b", "i"]],
  ["dialog", 0.5, ["n", "r", "?"]],
  ["other", 2, ["Tab", "Tab", "Shift+Tab", "q", "F2", "Delete", "Alt+u"]],
];

async function press({ page, diary }: Hand, { focused }: Glimpse, key: string): Promise<void> {
  diary.add(focused === "" ? key : `${key} at ${focused}`);
  await page.keyboard.press(key);
}

/** The browser tells of a key again and again while it is down. */
async function hold(hand: Hand): Promise<void> {
  const key = oneOf(hand.random, ["z", "y", "ArrowUp", "ArrowLeft", "Enter", "d"]);
  hand.diary.add(key);
  for (let i = 0; i < 5; i++) await hand.page.keyboard.down(key);
  await hand.page.keyboard.up(key);
}

export const KEYS_ON_TABLE: readonly Input[] = [
  ...KEYS.map(([name, weight, keys]) => ({
    name: `key to ${name}`,
    weight,
    make: (hand: Hand, seen: Glimpse) => press(hand, seen, oneOf(hand.random, keys)),
  })),
  { name: "key held", weight: 2, make: hold },
];

export const KEYS_IN_DIALOG: Input = {
  name: "key in a dialog",
  weight: 3,
  async make(hand, seen) {
    const key = oneOf(hand.random, ["Tab", "Tab", "Shift+Tab", "ArrowDown", "ArrowRight", "Enter", "Space"]);
    const acts = key === "Enter" || key === "Space";
    if (acts && seen.focused === "delete-confirm") hand.deleted++;
    await press(hand, seen, key);
  },
};
