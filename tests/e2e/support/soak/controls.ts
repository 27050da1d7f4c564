/** Whatever can be pressed at this instant. Nobody waits for what is not there. */
import { click } from "../players.ts";
import { mouse } from "../pointers.ts";
import type { Hand } from "./hand.ts";

/** Lists are chosen from otherwise, and no file is to be picked. */
const PRESSABLE = "button:not(:disabled), label.switch, .choice-item, summary, textarea, input.field";

/** One of them, by chance, in the open dialog or else on the page. Not where something else lies over it. */
export async function pressAny(hand: Hand, selector: string = PRESSABLE): Promise<void> {
  const { page, random, diary } = hand;
  const found = await page.evaluate(
    ([wanted, part]) => {
      const root = document.querySelector("dialog[open]") ?? document;
      const elements = root.querySelectorAll<HTMLElement>(wanted);
      const element = elements[Math.floor(part * elements.length)];
      if (element === undefined) return undefined;
      element.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const named = element.dataset.testid ? element : element.querySelector<HTMLElement>("[data-testid]");
      const name = named?.dataset.testid ?? element.textContent.trim();
      return element.contains(document.elementFromPoint(middle.x, middle.y)) ? { middle, name } : undefined;
    },
    [selector, random()] as const,
  );
  diary.add(found?.name ?? "nothing");
  if (found === undefined) return;
  if (found.name === "delete-confirm") hand.deleted++;
  await click(mouse(page), found.middle);
}

/** One after the other, as far as they are there. */
export async function pressNamed(hand: Hand, ...testIds: readonly string[]): Promise<void> {
  for (const id of testIds) await pressAny(hand, `[data-testid="${id}"]`);
}

/** An item of one of the open dialog's lists. */
export async function chooseAny({ page, random, diary }: Hand, selector = "select"): Promise<void> {
  const chosen = await page.evaluate(
    ([wanted, part, share]) => {
      const lists = document.querySelectorAll<HTMLSelectElement>(`dialog[open] :is(${wanted})`);
      const list = lists[Math.floor(part * lists.length)];
      if (list === undefined) return undefined;
      list.selectedIndex = Math.floor(share * list.length);
      // The browser's own list is no part of the page.
      list.dispatchEvent(new Event("change", { bubbles: true }));
      return `${list.dataset.testid} ${list.value}`;
    },
    [selector, random(), random()] as const,
  );
  diary.add(chosen ?? "nothing");
}
