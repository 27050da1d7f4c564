/** A language with longer words than any: what a translation yet to come may do to a layout (AP-26). */
import type { Page } from "@playwright/test";

/** By how much short and long texts grow, as translators of software reckon. */
const SHORT = { letters: 10, factor: 1.5 };
const LONG_FACTOR = 1.35;

/**
 * Makes every text on the page longer, with letters that stand higher and lower than those of English. Numbers,
 * cards and what is typed stay as they are. Returns how many texts it has made longer.
 */
export function speakPseudo(page: Page): Promise<number> {
  return page.evaluate(
    ({ short, long }) => {
      const HIGH = "åéîöûýçñ";
      const stretched = (word: string, factor: number) => {
        const more = Math.round(word.length * (factor - 1));
        return word + Array.from({ length: more }, (_, i) => HIGH[i % HIGH.length]).join("");
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || parent.closest("#failed, noscript, script, style, svg, kbd, code") !== null)
          continue;
        if (/\p{L}{2}/u.test(node.textContent ?? "")) texts.push(node as Text);
      }
      for (const text of texts) {
        const words = text.data;
        const factor = words.trim().length <= short.letters ? short.factor : long;
        text.data = words.replace(/\p{L}{2,}/gu, (word) => stretched(word, factor));
      }
      return texts.length;
    },
    { short: SHORT, long: LONG_FACTOR },
  );
}
