import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Card } from "./card.ts";
import { rulesOf } from "./games/index.ts";
import { act, currentPosition, type Game, gameRules, newGame, undo } from "./history.ts";
import { faceDownOf, type Position } from "./position.ts";
import { guessed, unseenCards } from "./unseen.ts";
import { GAMES } from "./variant.ts";

const games = fc
  .record({
    id: fc.constantFrom(...GAMES),
    option: fc.nat(2),
    deal: fc.nat(1000),
    steps: fc.array(fc.nat(), { maxLength: 40 }),
  })
  .map(({ id, option, deal, steps }) => {
    const { options } = rulesOf(id);
    let game = newGame({
      type: "code",
      code: { game: id, option: options[option % options.length] ?? "S1", deal },
    });
    for (const step of steps) {
      const moves = gameRules(game).moves(currentPosition(game));
      const move = moves[step % Math.max(1, moves.length)];
      const played = move && act(game, [move]);
      if (played?.ok) game = played.value;
    }
    return game;
  });

function faceUp(position: Position): readonly Card[] {
  return [
    ...position.columns.flatMap((cards, i) => cards.slice(faceDownOf(position, i))),
    ...position.waste,
    ...position.removed.flat(),
  ];
}

describe("KL-1, ST-2: what nobody has seen", () => {
  it("never is a card that lies open or has lain open, and undo hides it again", () => {
    fc.assert(
      fc.property(games, (game) => {
        const unseen = unseenCards(game);
        expect(faceUp(currentPosition(game)).filter((card) => unseen.has(card))).toEqual([]);
        const before: Game = undo(game);
        for (const card of unseen) expect(unseenCards(before).has(card)).toBe(true);
      }),
    );
  });

  it("is every face-down card and the stock of a new game, and nothing in Simple Simon", () => {
    const count = (game: "SS" | "TF" | "ST" | "KL" | "SD") =>
      unseenCards(
        newGame({ type: "code", code: { game, option: rulesOf(game).options[0] ?? "S1", deal: 7 } }),
      ).size;
    expect([count("SS"), count("TF"), count("ST"), count("KL"), count("SD")]).toEqual([0, 24, 45, 45, 94]);
  });

  it("can be laid out anew: the same cards, nothing that is known moved, and nothing learnt from their true order", () => {
    fc.assert(
      fc.property(games, fc.nat(100), fc.nat(100), (game, seed, other) => {
        const [unseen, position] = [unseenCards(game), currentPosition(game)];
        const guess = guessed(position, unseen, seed);
        const all = ({ columns, stock }: Position) => [...columns.flat(), ...stock];
        expect([...all(guess)].sort()).toEqual([...all(position)].sort());
        for (const [i, card] of all(position).entries()) {
          if (!unseen.has(card)) expect(all(guess)[i]).toBe(card);
        }
        // As if two of the unseen cards had been dealt the other way round.
        const cards = [...unseen];
        const [one, two] = [cards[other % cards.length], cards[(other + 1) % cards.length]];
        const swap = (card: Card): Card =>
          card === one ? (two ?? card) : card === two ? (one ?? card) : card;
        const swapped = {
          ...position,
          columns: position.columns.map((c) => c.map(swap)),
          stock: position.stock.map(swap),
        };
        expect(guessed(swapped, unseen, seed)).toEqual(guess);
      }),
    );
  });
});
