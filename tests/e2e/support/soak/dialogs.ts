/** Dialogs opened, used and closed; the tools beside the table. */
import { IN_MENU } from "../dialogs.ts";
import { WON_GAMES } from "../wonGames.ts";
import { chooseAny, pressAny, pressNamed } from "./controls.ts";
import type { Glimpse } from "./glimpse.ts";
import { type Hand, type Input, oneOf } from "./hand.ts";
import { KEYS_IN_DIALOG } from "./keys.ts";

async function newGame(hand: Hand): Promise<void> {
  await pressNamed(hand, "tool-new");
  await pressAny(hand, "dialog .choice-item");
  await pressNamed(hand, "deal");
}

async function typeCode(hand: Hand): Promise<void> {
  const { page, random, diary } = hand;
  const { code } = oneOf(random, WON_GAMES);
  const text = random() < 0.8 ? code : code.slice(0, -2);
  diary.add(text);
  await pressNamed(hand, "tool-new", "code-field");
  await page.keyboard.insertText(text);
  await page.keyboard.press("Enter");
}

function switching(list: "language" | "theme"): Input {
  return {
    name: `switch ${list}`,
    weight: 1,
    async make(hand) {
      await pressNamed(hand, "tool-menu", "menu-settings");
      await chooseAny(hand, `[data-testid="set-${list}"]`);
      await pressNamed(hand, "close");
    },
  };
}

function tool(name: string, weight: number): Input {
  return { name: "press", weight, make: (hand) => pressNamed(hand, `tool-${name}`) };
}

async function close(hand: Hand, { dialog }: Glimpse): Promise<void> {
  const { page, random, diary } = hand;
  const how = oneOf(random, ["Escape", "button", "outside"]);
  diary.add(`${dialog} by ${how}`);
  if (how === "Escape") await page.keyboard.press("Escape");
  else if (how === "button") await pressNamed(hand, "close");
  else await page.mouse.click(2, 2);
}

const PRESS: Input = { name: "press", weight: 4, make: (hand) => pressAny(hand) };

export const TOOLS: readonly Input[] = [
  tool("undo", 3),
  tool("redo", 3),
  tool("hint", 2),
  PRESS,
  {
    name: "open",
    weight: 4,
    make: (hand) => pressNamed(hand, "tool-menu", `menu-${oneOf(hand.random, IN_MENU)}`),
  },
  { name: "new game", weight: 0.7, make: newGame },
  { name: "type", weight: 1, make: typeCode },
  switching("language"),
  switching("theme"),
];

export const IN_DIALOG: readonly Input[] = [
  { name: "close", weight: 6, make: close },
  PRESS,
  KEYS_IN_DIALOG,
  { name: "choose", weight: 2, make: (hand) => chooseAny(hand) },
  { name: "scroll", weight: 1, make: ({ page, random }) => page.mouse.wheel(0, 400 * (random() - 0.5)) },
];
