import { act, currentPosition, type Game, type Move, newGame, rulesOf, undo } from "@faceup/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deepestOf, firstStop, nearestStop, sameSpot, topOf } from "./focus.ts";
import { GAMES, modelOf, plainModel } from "./focusCases.ts";
import { repairFocus } from "./focusRepair.ts";
import { cardsOf, type PileId, type Spot, type TableModel } from "./model.ts";

describe("stops", () => {
  const model = plainModel({ faceDown: [0, 0, 0, 0, 0, 0, 4] });
  const stop = (pile: PileId, index: number): Spot => nearestStop(model, { pile, index });

  it("are cards, and the places of empty piles", () => {
    expect(stop("c3", 2)).toEqual({ pile: "c3", index: 2 });
    expect(stop("c3", 9)).toEqual({ pile: "c3", index: 3 });
    expect(stop("c4", 3)).toEqual({ pile: "c4", index: -1 });
    expect(stop("c3", -1)).toEqual({ pile: "c3", index: 0 });
  });
  it("hidden cards are one", () => {
    expect(stop("c6", 0)).toEqual({ pile: "c6", index: 3 });
    expect(deepestOf(model, "c6")).toEqual({ pile: "c6", index: 3 });
  });
  it("of stock, waste and foundations the top is the only one", () => {
    expect(stop("waste", 0)).toEqual({ pile: "waste", index: 2 });
    expect(stop("stock", 0)).toEqual({ pile: "stock", index: 1 });
    expect(stop("fS", -1)).toEqual({ pile: "fS", index: 0 });
  });
  it("are none of piles the game has not", () => {
    const simon = modelOf(currentPosition(game("SS", "S1", 1)));
    for (const pile of ["stock", "waste", "fS", "removed", "c12"] as const) {
      expect(nearestStop(simon, { pile, index: 0 })).toEqual(firstStop(simon));
    }
  });
});

function game(id: (typeof GAMES)[number][0], option: (typeof GAMES)[number][1], deal: number): Game {
  return newGame({ type: "code", code: { game: id, option, deal } });
}

function played(from: Game, move: Move): Game {
  const next = act(from, [move]);
  if (!next.ok) throw new Error(next.error.reason);
  return next.value;
}

function modelAfter(now: Game): TableModel {
  return modelOf(currentPosition(now), now.actions[now.cursor - 1]?.moves.at(-1));
}

describe("AP-27 after a move the focus", () => {
  const start = plainModel();
  const with2 = (pile: number, cards: TableModel["columns"][number]): TableModel => ({
    ...start,
    columns: start.columns.map((column, i) => (i === pile ? cards : column)),
  });

  it("is on the first of the cards that came to the focused column", () => {
    const [moved, stays] = [start.columns[6] ?? [], start.columns[1] ?? []];
    const after = {
      ...with2(1, [...stays, ...moved.slice(5)]),
      columns: start.columns.map((c, i) =>
        i === 6 ? c.slice(0, 5) : i === 1 ? [...stays, ...moved.slice(5)] : c,
      ),
    };
    expect(repairFocus(start, { pile: "c1", index: 1 }, after)).toEqual({ pile: "c1", index: 2 });
  });

  it("follows the focused card", () => {
    const card = start.columns[3]?.[3];
    const columns = start.columns.map((c, i) =>
      i === 3 ? c.slice(0, 3) : i === 4 && card !== undefined ? [card] : c,
    );
    expect(repairFocus(start, { pile: "c3", index: 3 }, { ...start, columns })).toEqual({
      pile: "c4",
      index: 0,
    });
  });

  it("stays at the stock while it is turned over, and at the waste", () => {
    const [next, ...rest] = [...start.stock].reverse();
    const after = { ...start, stock: rest, waste: next === undefined ? [] : [...start.waste, next] };
    expect(repairFocus(start, { pile: "stock", index: 1 }, after)).toEqual({ pile: "stock", index: 0 });
    expect(repairFocus(start, { pile: "waste", index: 2 }, after)).toEqual({ pile: "waste", index: 3 });
    const turned = { ...start, stock: [...start.waste], waste: [] };
    expect(repairFocus(start, { pile: "waste", index: 2 }, turned)).toEqual({ pile: "waste", index: -1 });
  });

  it("ST-3 stays on its card when a row is dealt", () => {
    const columns = start.columns.map((cards, i) =>
      i < start.stock.length ? [...cards, start.stock[i] ?? cards[0]] : cards,
    );
    const after = { ...start, columns: columns as TableModel["columns"], stock: [] };
    expect(repairFocus(start, { pile: "c1", index: 1 }, after)).toEqual({ pile: "c1", index: 1 });
  });

  it("SS-7 stays where a run was completed", () => {
    const after: TableModel = {
      ...with2(1, []),
      columns: start.columns.map((c, i) => (i === 1 || i === 3 ? [] : c)),
      removed: [[...(start.columns[1] ?? []), ...(start.columns[3] ?? [])]],
      lastMove: { from: "c3", to: "c1" },
    };
    for (const pile of ["c1", "c3"] as const) {
      expect(repairFocus(start, topOf(start, pile), after)).toEqual({ pile: "c1", index: -1 });
    }
  });
});

describe("whatever is played and undone", () => {
  const plays = fc.array(fc.tuple(fc.nat(9999), fc.nat(9999)), { maxLength: 60 });

  it("AP-27 the focus is on a stop, and on the destination or the focused card", () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAMES), fc.nat(99_999), plays, ([id, option], deal, list) => {
        let now = game(id, option, deal);
        let model = modelAfter(now);
        let focus = firstStop(model);
        for (const [what, where] of list) {
          if (what % 3 === 0) focus = anyStop(model, where);
          const moves = rulesOf(id).moves(currentPosition(now));
          const move = what % 7 === 0 ? undefined : moves[what % Math.max(1, moves.length)];
          now = move === undefined ? undo(now) : played(now, move);
          const after = modelAfter(now);
          const next = repairFocus(model, focus, after);
          expect(sameSpot(nearestStop(after, next), next)).toBe(true);
          expectSensible(model, focus, after, next);
          [model, focus] = [after, next];
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** The cards of the focused pile that can be followed are: the focus lands on one of them, or stays on the pile. */
function expectSensible(before: TableModel, focus: Spot, after: TableModel, next: Spot): void {
  const card = cardsOf(before, focus.pile)[focus.index];
  const under = cardsOf(after, next.pile)[next.index];
  const stayed = next.pile === focus.pile || next.pile === after.lastMove?.to;
  expect(stayed || under === card || cardsOf(after, next.pile).some((c) => c === card)).toBe(true);
}

function anyStop(model: TableModel, choice: number): Spot {
  const piles: readonly PileId[] = [
    ...model.columns.map((_, i) => `c${i}` as const),
    "stock",
    "waste",
    "fS",
    "fC",
  ];
  const pile = piles[choice % piles.length] ?? "c0";
  return nearestStop(model, { pile, index: choice % 5 });
}
