/** Rectangles in CSS pixels, from the table's upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

export function contains(rect: Rect, { x, y }: Point): boolean {
  return x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
}

/** Shared area, 0 where the two do not meet. */
export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The smallest rectangle around two. */
export function around(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  const height = Math.max(a.y + a.height, b.y + b.height) - y;
  return { x, y, width, height };
}

export function shifted(rect: Rect, dx: number, dy: number): Rect {
  return { ...rect, x: rect.x + dx, y: rect.y + dy };
}

/** Distance from a point to the nearest point of a rectangle, 0 inside. */
export function distance(rect: Rect, { x, y }: Point): number {
  const dx = Math.max(rect.x - x, 0, x - rect.x - rect.width);
  const dy = Math.max(rect.y - y, 0, y - rect.y - rect.height);
  return Math.hypot(dx, dy);
}

/** The point of a rectangle nearest to `point`; inside it even where `contains` leaves the far edges out. */
export function nearestIn(rect: Rect, { x, y }: Point): Point {
  const edge = 1e-6;
  return {
    x: Math.max(rect.x, Math.min(x, rect.x + rect.width - edge)),
    y: Math.max(rect.y, Math.min(y, rect.y + rect.height - edge)),
  };
}
