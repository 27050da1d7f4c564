export type Box = Pick<DOMRectReadOnly, "left" | "top" | "right" | "bottom">;

export interface Obstacle {
  readonly box: Box;
  /** How much it matters that this one is not covered. */
  readonly weight: number;
}

/** The number of the place that covers least; of equals the first. */
export function freest(places: readonly Box[], obstacles: readonly Obstacle[]): number {
  const covered = places.map((place) =>
    obstacles.reduce((sum, { box, weight }) => sum + weight * overlap(place, box), 0),
  );
  return covered.indexOf(Math.min(...covered));
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
