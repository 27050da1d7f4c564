import { type GameId, rulesOf } from "@faceup/rules";

const WIDTH = 48;
const HEIGHT = 40;
/** A column's share of its place; the rest is the space beside it. */
const FULL = 0.78;
/** The row of stock and foundations, with the space below it, and its places. */
const ROW = 9;
const PLACE = 6;
/** The height of a card in a column, where the columns leave it that much. */
const CARD = 4.5;
/** Games of this many columns have no row above them. */
const BROAD = 10;

/** A game as it lies on the table, drawn from its rules: columns, face-down cards paler, stock and foundations. */
export function LayoutPicture({ game }: { readonly game: GameId }) {
  const { layout, shape } = rulesOf(game);
  const step = WIDTH / (shape.columns - 1 + FULL);
  const width = step * FULL;
  const top = shape.columns < BROAD ? ROW : 0;
  const card = Math.min(CARD, (HEIGHT - top) / Math.max(...layout.columns));
  const box = { width, height: PLACE, rx: 0.8 };
  return (
    <svg className="layout-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {shape.stock && top > 0 && <rect className="down" {...box} />}
      {shape.foundations &&
        [3, 4, 5, 6].map((column) => (
          <rect className="home" key={column} x={column * step} y={0.4} {...box} height={PLACE - 0.4} />
        ))}
      {layout.columns.map((count, column) => {
        const hidden = layout.faceUp === "all" ? 0 : count - 1;
        const bar = { x: column * step, width, rx: 0.8 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name than their number
          <g key={column}>
            {hidden > 0 && <rect className="down" {...bar} y={top} height={hidden * card} />}
            <rect className="up" {...bar} y={top + hidden * card} height={(count - hidden) * card} />
          </g>
        );
      })}
    </svg>
  );
}
