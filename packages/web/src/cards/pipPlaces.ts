/**
 * Where the pips of two to ten stand: x in hundredths of the card's width, y in hundredths of the way from the
 * first row to the last one. All upright: nobody turns these cards round.
 */
type Place = readonly [x: number, y: number];

const LEFT = 26;
const MIDDLE = 50;
const RIGHT = 74;

/** A pip in the left and one in the right column at each height. */
function pairs(...heights: readonly number[]): readonly Place[] {
  return heights.flatMap((y): Place[] => [
    [LEFT, y],
    [RIGHT, y],
  ]);
}

function middle(...heights: readonly number[]): readonly Place[] {
  return heights.map((y): Place => [MIDDLE, y]);
}

/** Fewer pips stand a little closer together than the full four rows. */
export const PIP_PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: middle(12, 88),
  3: middle(2, 48, 94),
  4: pairs(10, 90),
  5: [...pairs(8, 92), ...middle(50)],
  6: pairs(6, 50, 94),
  7: [...pairs(4, 50, 96), ...middle(27)],
  8: [...pairs(2, 50, 98), ...middle(26, 74)],
  9: [...pairs(0, 33.3, 66.7, 100), ...middle(50)],
  10: [...pairs(0, 33.3, 66.7, 100), ...middle(16.7, 83.3)],
};
