/** A card as it lies in the window, in CSS pixels. */
export interface CardBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Runs in a page of any solitaire, of which it knows only what cards look like: of all visible boxes with a card's
 * proportions those of the height that occurs most. (Columns may be of different widths.)
 */
export function cardBoxes(): readonly CardBox[] {
  const sizes = new Map<number, Map<string, CardBox>>();
  for (const element of document.querySelectorAll("body *")) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const ratio = height / width;
    if (width < 18 || width > 300 || ratio < 1.2 || ratio > 2.1 || !element.checkVisibility()) continue;
    const size = Math.round(height);
    const boxes = sizes.get(size) ?? new Map<string, CardBox>();
    // A card may be made of several boxes of its size.
    boxes.set(`${Math.round(x)} ${Math.round(y)}`, { x, y, width, height });
    sizes.set(size, boxes);
  }
  const [most] = [...sizes.values()].sort((a, b) => b.size - a.size);
  return [...(most?.values() ?? [])];
}
