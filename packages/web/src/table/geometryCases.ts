/**
 * For tests: the screens the table must fit, the longest columns that legal play makes in each game, and every
 * combination of them laid out.
 */
import { type GameId, rulesOf, SUITS } from "@faceup/rules";
import { type Geometry, type GeometryInput, type PileLengths, tableGeometry } from "./geometry.ts";
import type { Rect } from "./geometryRect.ts";
import { columnPile, type Form, foundationPile, type Hand, type PileId, type Spot } from "./model.ts";

export interface Screen {
  readonly name: string;
  readonly form: Form;
  /** What header, tools and rails leave for the table. */
  readonly width: number;
  readonly height: number;
}

function screen(width: number, height: number): Screen {
  const name = `${width}×${height}`;
  if (height < 480) return { name, form: "landscape", width: width - 52 - 70, height };
  if (width < 600) return { name, form: "portrait", width, height: height - 46 - 58 };
  return { name, form: "wide", width, height: height - 56 };
}

export const SCREENS: readonly Screen[] = [
  screen(320, 568),
  screen(360, 640),
  screen(390, 844),
  screen(568, 320),
  screen(640, 360),
  screen(844, 390),
  screen(768, 1024),
  screen(1440, 900),
  screen(3840, 2160),
];

export interface TableCase {
  readonly name: string;
  readonly game: GameId;
  readonly lengths: PileLengths;
}

/** Cards per column, cards that can be lifted, cards face down, stock. */
const LONGEST = `
ss-20-s4 SS 20,4,4,4,5,5,4,3,2,1 1,1,1,1,1,1,1,1,1,1 0,0,0,0,0,0,0,0,0,0 0
ss-20-s4-column-2 SS 4,20,4,4,5,5,4,3,2,1 1,1,1,1,1,1,1,1,1,1 0,0,0,0,0,0,0,0,0,0 0
ss-19-s1 SS 19,4,4,5,5,5,4,3,2,1 12,1,1,1,1,1,1,1,2,1 0,0,0,0,0,0,0,0,0,0 0
tf-19-d3 TF 1,1,1,2,2,2,19 1,1,1,1,1,1,13 0,0,0,0,0,0,0 24
kl-19-d1 KL 1,1,1,2,2,2,19 1,1,1,1,1,1,13 0,0,0,1,1,1,6 24
st-30-s4 ST 2,2,2,2,2,2,30 1,1,1,1,1,1,1 0,0,0,0,0,0,6 10
st-40-s4 ST 1,1,1,2,2,2,40 1,1,1,1,1,1,1 0,0,0,0,0,0,6 3
st-49-s4 ST 0,0,0,0,0,0,49 0,0,0,0,0,0,1 0,0,0,0,0,0,6 3
st-52-s4 ST 0,0,52,0,0,0,0 0,0,1,0,0,0,0 0,0,2,0,0,0,0 0
sd-50-s4 SD 50,3,3,4,4,4,4,4,4,4 1,1,1,1,1,1,1,1,1,1 5,2,2,2,2,2,2,3,3,3 20
sd-57-s4 SD 57,3,3,3,3,3,3,3,3,3 1,1,1,1,1,1,1,1,1,1 5,2,2,2,2,2,2,2,2,2 20
sd-83-s4 SD 83,2,2,2,2,2,2,3,3,3 1,1,1,1,1,1,1,1,1,1 5,1,1,1,1,1,1,2,2,2 0`;

const NONE = [0, 0, 0, 0];

export const LONGEST_COLUMNS: readonly TableCase[] = LONGEST.trim()
  .split("\n")
  .map((line) => {
    const [name = "", game, columns, liftable, faceDown, stock] = line.split(" ");
    const numbers = (text = ""): number[] => text.split(",").map(Number);
    const lengths = { columns: numbers(columns), liftable: numbers(liftable), faceDown: numbers(faceDown) };
    return {
      name,
      game: game as GameId,
      lengths: { ...lengths, stock: Number(stock), waste: 0, foundations: NONE },
    };
  });

/** A game as dealt. */
export function openingOf(game: GameId): TableCase {
  const { layout, shape } = rulesOf(game);
  const columns = layout.columns;
  const dealt = columns.reduce((sum, count) => sum + count, 0);
  return {
    name: `${game} as dealt`,
    game,
    lengths: {
      columns,
      liftable: columns.map(() => 1),
      faceDown: columns.map((count) => (layout.faceUp === "all" ? 0 : count - 1)),
      stock: shape.stock ? layout.packs * 52 - dealt : 0,
      waste: 0,
      foundations: NONE,
    },
  };
}

/** Some cards everywhere: waste fanned, foundations begun. */
function midgameOf(game: GameId): TableCase {
  const { lengths } = openingOf(game);
  const { shape } = rulesOf(game);
  const waste = shape.waste ? 5 : 0;
  const foundations = shape.foundations ? [3, 0, 1, 13] : NONE;
  return {
    name: `${game} midgame`,
    game,
    lengths: { ...lengths, stock: lengths.stock - waste, waste, foundations },
  };
}

const GAMES: readonly GameId[] = ["SS", "TF", "ST", "KL", "SD"];
const CASES: readonly TableCase[] = [...GAMES.map(openingOf), ...GAMES.map(midgameOf), ...LONGEST_COLUMNS];
export const HANDS: readonly Hand[] = ["right", "left"];

export function inputOf(
  on: Screen,
  { game, lengths }: TableCase,
  more: Partial<GeometryInput> = {},
): GeometryInput {
  const { form, width, height } = on;
  return {
    form,
    width,
    height,
    scale: 1,
    hand: "right",
    shape: rulesOf(game).shape,
    lengths,
    large: false,
    ...more,
  };
}

/** Every pile with the number of its cards. */
export function pilesIn({ shape, lengths }: GeometryInput): readonly (readonly [PileId, number])[] {
  return [
    ...lengths.columns.map((count, i) => [columnPile(i), count] as const),
    ...(shape.stock ? [["stock", lengths.stock] as const] : []),
    ...(shape.waste ? [["waste", lengths.waste] as const] : []),
    ...(shape.foundations
      ? SUITS.map((suit, i) => [foundationPile(suit), lengths.foundations[i] ?? 0] as const)
      : []),
  ];
}

export interface Laid {
  readonly name: string;
  readonly input: GeometryInput;
  readonly geometry: Geometry;
}

/** Every screen with every game, early and late, for both hands, at several resolutions. */
export function everyTable(): readonly Laid[] {
  return SCREENS.flatMap((on) =>
    CASES.flatMap((table) =>
      HANDS.flatMap((hand) =>
        [1, 2, 2.625, 3].map((scale) => {
          const input = inputOf(on, table, { hand, scale });
          return {
            name: `${on.name} ${table.name} ${hand} ${scale}x`,
            input,
            geometry: tableGeometry(input),
          };
        }),
      ),
    ),
  );
}

export function cardsOf({ input, geometry }: Laid, pile: PileId): readonly Rect[] {
  const count = pilesIn(input).find(([id]) => id === pile)?.[1] ?? 0;
  return Array.from({ length: count }, (_, index) => geometry.cardRect({ pile, index }) as Rect);
}

export function screenOf(name: string): Screen {
  return SCREENS.find((known) => known.name === name) as Screen;
}

export function caseOf(name: string): TableCase {
  return CASES.find((table) => table.name === name) as TableCase;
}

export function layOut(on: string, table: string, more: Partial<GeometryInput> = {}): Geometry {
  return tableGeometry(inputOf(screenOf(on), caseOf(table), more));
}

/** What a point on the visible part of a card hits instead of it; undefined where all points hit the card. */
export function missed(geometry: Geometry, spot: Spot): string | undefined {
  const rect = geometry.cardRect(spot) as Rect;
  const next = geometry.cardRect({ pile: spot.pile, index: spot.index + 1 }) as Rect;
  const below = next.x === rect.x && next.y > rect.y ? next.y - rect.y : rect.height;
  const beside = next.x > rect.x && next.y === rect.y ? next.x - rect.x : rect.width;
  for (const [u, v] of [
    [0.02, 0.02],
    [0.5, 0.5],
    [0.98, 0.98],
  ] as const) {
    const hit = geometry.spotAt(rect.x + u * beside, rect.y + v * below);
    if (hit?.pile !== spot.pile || hit.index !== spot.index) return `${hit?.pile} ${hit?.index}`;
  }
  return undefined;
}
