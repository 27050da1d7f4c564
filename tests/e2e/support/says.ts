/** Everything a page says, to the eye or to assistive technology. */
import type { Page } from "@playwright/test";

/** Attributes that are read by people. */
const SPOKEN = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "alt",
  "title",
  "placeholder",
];

export function textsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate((spoken) => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // Said before there are words of one language, in all of them.
      if (node.parentElement?.closest("#failed, noscript, script, style") !== null) continue;
      texts.push(node.textContent ?? "");
    }
    for (const element of document.body.querySelectorAll("*")) {
      for (const name of spoken) texts.push(element.getAttribute(name) ?? "");
    }
    return texts.map((text) => text.trim()).filter((text) => text !== "");
  }, SPOKEN);
}
