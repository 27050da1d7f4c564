/** Rectangles, and what is wrong between them. CSS pixels; a hair's breadth is no fault. */
import type { Box } from "./geometry.ts";

/** Browsers round edges to parts of a pixel. */
const HAIR = 0.51;

export interface Named {
  readonly name: string;
  readonly box: Box;
}

export function isInside(inner: Box, outer: Box, hair = HAIR): boolean {
  return (
    inner.x >= outer.x - hair &&
    inner.y >= outer.y - hair &&
    inner.x + inner.width <= outer.x + outer.width + hair &&
    inner.y + inner.height <= outer.y + outer.height + hair
  );
}

export function overlaps(a: Box, b: Box, hair = HAIR): boolean {
  return (
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > hair &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > hair
  );
}

/** A sentence for each that sticks out. */
export function outside(items: readonly Named[], outer: Box, place: string): readonly string[] {
  return items.filter(({ box }) => !isInside(box, outer)).map((item) => `${say(item)} leaves ${place}`);
}

/** A sentence for each two of one list that cover each other. */
export function colliding(items: readonly Named[]): readonly string[] {
  return items.flatMap((a, i) =>
    items
      .slice(i + 1)
      .filter((b) => overlaps(a.box, b.box))
      .map((b) => `${say(a)} and ${say(b)} overlap`),
  );
}

/** A sentence for each that covers something of the other list. */
export function covering(items: readonly Named[], others: readonly Named[]): readonly string[] {
  return items.flatMap((a) =>
    others.filter((b) => overlaps(a.box, b.box)).map((b) => `${say(a)} covers ${say(b)}`),
  );
}

function say({ name, box: { x, y, width, height } }: Named): string {
  const short = (value: number): string => value.toFixed(1).replace(/\.0$/, "");
  return `${name} (${short(x)}, ${short(y)}, ${short(width)} × ${short(height)})`;
}
