/** What can be pressed in a part of the page, and whether a finger finds it. */
import type { Locator } from "@playwright/test";
import type { Named } from "./boxes.ts";

export interface Control extends Named {
  /** Something else lies over its middle. */
  readonly covered: boolean;
  /** Its words are wider or higher than itself. */
  readonly overflowing: boolean;
}

/** Buttons, fields, lists, and the dressed labels of switches and choices. */
const PRESSABLE = "button, select, input:not(.unseen), label.switch, .choice-face";

/** Each is scrolled to first, where it can be. */
export async function controlsIn(part: Locator): Promise<readonly Control[]> {
  const controls: Control[] = [];
  for (const control of await part.locator(PRESSABLE).filter({ visible: true }).all()) {
    await control.scrollIntoViewIfNeeded();
    controls.push(await control.evaluate(measure));
  }
  return controls;
}

function measure(element: Element): Control {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const name =
    element.getAttribute("data-testid") ??
    (element.getAttribute("aria-label") || element.textContent.trim() || element.tagName);
  let overflowing =
    element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
  if (element instanceof HTMLSelectElement) {
    // The chosen option's text is drawn by the browser: it is measured in the same font.
    const style = getComputedStyle(element);
    const context = document.createElement("canvas").getContext("2d");
    if (context === null) throw new Error("no canvas to measure with");
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = element.selectedOptions[0]?.text ?? "";
    const room =
      element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    overflowing = context.measureText(text).width > room + 1;
  }
  return {
    name,
    box: { x, y, width, height },
    covered: hit === null || !(element.contains(hit) || hit.contains(element)),
    overflowing,
  };
}

/** Sentences about the ones that are too small, covered, or too small for their words. */
export function controlFaults(controls: readonly Control[], least: number): readonly string[] {
  return controls.flatMap(({ name, box, covered, overflowing }) => [
    // A tenth of a pixel is the browser's rounding.
    ...(box.width < least - 0.1 || box.height < least - 0.1
      ? [`${name} is ${box.width.toFixed(1)} × ${box.height.toFixed(1)}, less than ${least}`]
      : []),
    ...(covered ? [`${name} is covered`] : []),
    ...(overflowing ? [`${name} does not hold its words`] : []),
  ]);
}
