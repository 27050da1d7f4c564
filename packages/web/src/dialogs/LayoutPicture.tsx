import { type GameId, rulesOf } from "@faceup/rules";

/** In units of the picture: a column and the space after it, a card's share of a column, a place of the pile row. */
const COLUMN = 4;
const STEP = 5;
const CARD = 4.5;
const PLACE = { width: 3.6, height: 5 };
const ROW = 8;
const HEIGHT = 40;

/** A game as it lies on the table, drawn from its rules: columns, face-down cards paler, stock and foundations. */
export function LayoutPicture({ game }: { readonly game: GameId }) {
  const { layout, shape } = rulesOf(game);
  const top = shape.foundations || layout.columns.length < 10 ? ROW : 0;
  const width = shape.columns * STEP - (STEP - COLUMN);
  const tallest = Math.max(...layout.columns);
  const card = Math.min(CARD, (HEIGHT - top) / tallest);
  return (
    <svg className="layout-picture" viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {shape.stock && shape.columns < 10 && <rect className="down" {...PLACE} rx={0.8} />}
      {shape.foundations &&
        [3, 4, 5, 6].map((column) => (
          <rect className="place" key={column} x={column * STEP} y={0.3} {...PLACE} rx={0.8} />
        ))}
      {layout.columns.map((count, column) => {
        const x = column * STEP;
        const hidden = layout.faceUp === "all" ? 0 : count - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name than their number
          <g key={column}>
            {hidden > 0 && (
              <rect className="down" x={x} y={top} width={COLUMN} height={hidden * card} rx={0.8} />
            )}
            <rect
              className="up"
              x={x}
              y={top + hidden * card}
              width={COLUMN}
              height={(count - hidden) * card}
              rx={0.8}
            />
          </g>
        );
      })}
    </svg>
  );
}
