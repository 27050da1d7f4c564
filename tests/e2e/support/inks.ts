/** What is written or drawn in a part of the page, as it is seen: texts and icons with their places. */
import type { Locator } from "@playwright/test";
import type { Named } from "./boxes.ts";

export interface Ink extends Named {
  /** Why not all of it shows; empty where it does. */
  readonly cut: readonly string[];
}

/** Every visible line of text and icon below the elements. Texts that are only read aloud are none. */
export async function inksIn(parts: Locator): Promise<readonly Ink[]> {
  return parts.evaluateAll((roots) => {
    /** How far ink may stand out of its box: the room that a font keeps above and below its letters. */
    const SLACK = 2;
    const visible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest(".unseen") === null &&
      // A drawn table's cards lie on each other.
      element.closest(".picture") === null &&
      !clippedAway(element);
    const clippedAway = (element: Element) => {
      for (let e: Element | null = element; e !== null; e = e.parentElement) {
        if (getComputedStyle(e).clipPath !== "none") return true;
      }
      return false;
    };

    const boxOf = (rects: readonly DOMRect[]) => {
      const x = Math.min(...rects.map((r) => r.left));
      const y = Math.min(...rects.map((r) => r.top));
      const right = Math.max(...rects.map((r) => r.right));
      const bottom = Math.max(...rects.map((r) => r.bottom));
      return { x, y, width: right - x, height: bottom - y };
    };

    /** By which ancestor it is cut off. What scrolls cuts nothing for good. */
    const cutBy = (element: Element, box: ReturnType<typeof boxOf>) => {
      const cut: string[] = [];
      for (let e: Element | null = element; e !== null; e = e.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(e);
        const outer = e.getBoundingClientRect();
        if (textOverflow === "ellipsis" && e.scrollWidth > e.clientWidth) cut.push("ends in an ellipsis");
        if (/hidden|clip/.test(overflowX)) {
          if (box.x < outer.left - 1 || box.x + box.width > outer.right + 1) cut.push("is cut at a side");
        }
        if (/hidden|clip/.test(overflowY)) {
          if (box.y < outer.top - SLACK || box.y + box.height > outer.bottom + SLACK)
            cut.push("is cut in height");
        }
        if (/auto|scroll/.test(overflowY)) break;
      }
      return cut;
    };

    /** Words that go on in the next line without a hyphen. */
    const brokenWords = (node: Node) => {
      const text = node.textContent ?? "";
      return [...text.matchAll(/[^\s\u00AD\u200B\p{Dash}]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        // A first letter after a soft hyphen also has the hyphen's place, at the end of the line before.
        range.setStart(node, index + Math.min(1, word.length - 1));
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return tops.size > 1 ? [`breaks in the word ${word}`] : [];
      });
    };

    return roots.flatMap((root) => {
      const inks: { name: string; box: ReturnType<typeof boxOf>; cut: string[] }[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        const words = node.textContent?.trim() ?? "";
        if (parent === null || words === "" || parent.closest("option") !== null || !visible(parent))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter((rect) => rect.width > 0);
        for (const line of lines) {
          const box = boxOf([line]);
          inks.push({ name: `“${words}”`, box, cut: [...cutBy(parent, box), ...brokenWords(node)] });
        }
      }
      for (const icon of root.querySelectorAll("svg")) {
        // A drawing that holds words is a place for them.
        if (!visible(icon) || icon.querySelector("text") !== null) continue;
        const box = boxOf([icon.getBoundingClientRect()]);
        const what = icon.closest("[data-testid]")?.getAttribute("data-testid") ?? icon.getAttribute("class");
        inks.push({ name: `icon of ${what ?? "?"}`, box, cut: cutBy(icon, box) });
      }
      return inks;
    });
  });
}

/** A sentence for each that is not seen whole. */
export function cutOff(inks: readonly Ink[]): readonly string[] {
  return [...new Set(inks.flatMap(({ name, cut }) => cut.map((how) => `${name} ${how}`)))];
}
