import { deal, type Position } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { NO_PRUNES } from "../prune.ts";
import { randomFrom } from "../testing/random.ts";
import { Board } from "./board.ts";
import { bitHi, bitLo } from "./cards.ts";
import { Choices } from "./choices.ts";
import { Cursor } from "./cursor.ts";
import { type Layout, layoutOf, type State } from "./layout.ts";
import { LOWER, type Macro, PLACE, PLAY, RAISE, REVEAL } from "./macro.ts";
import { endgame, MIDDLE, SMALL } from "./testing/endgames.ts";
import { played } from "./testing/plain.ts";

/** What two layouts of the same game agree on. Heads are counted and places numbered by each layout in its own way. */
function shared(layout: Layout, state: State): unknown {
  const { seenLo, seenHi, headLo, headHi, found, places, turned, empty } = state;
  const { talon } = layout;
  const left = talon.cards.filter((_, place) => ((places >> place) & 1) === 1);
  return { seenLo, seenHi, headLo, headHi, found, empty, left, waste: talon.waste(places, turned) };
}

function possible(choices: Choices): readonly Macro[] {
  const sets = [
    [REVEAL, choices.revealLo, choices.revealHi],
    [PLAY, choices.playLo, choices.playHi],
    [PLACE, choices.placeLo, choices.placeHi],
    [RAISE, choices.raiseLo, choices.raiseHi],
    [LOWER, choices.lowerLo, choices.lowerHi],
  ] as const;
  return sets.flatMap(([kind, lo, hi]) =>
    Array.from({ length: 52 }, (_, card) => card)
      .filter((card) => ((lo & bitLo(card)) | (hi & bitHi(card))) !== 0)
      .map((card) => kind + card),
  );
}

/** Random macros; after each the position of the rules and the state must tell the same. */
function walk(start: Position, seed: number, steps: number): number {
  const layout = layoutOf(start);
  if (layout === undefined) return 0;
  const random = randomFrom(seed);
  const at = new Cursor(layout);
  const board = new Board(start);
  const choices = new Choices(layout, NO_PRUNES);
  let position = start;
  let made = 0;
  for (let i = 0; i < steps; i++) {
    choices.look(at, -1);
    const macros = possible(choices);
    const macro = macros[Math.floor(random() * macros.length)];
    if (macro === undefined) break;
    const before = board.moves.length;
    at.apply(macro);
    board.apply(macro);
    position = played(position, board.moves.slice(before));
    const again = layoutOf(position);
    if (again === undefined) throw new Error("too big");
    expect(shared(again, again.start)).toEqual(shared(layout, at));
    made++;
  }
  return made;
}

describe("SO-9: the packed state and the rules", () => {
  it.each(["TF", "KL"] as const)("agree all along random play of %s", (game) => {
    for (const option of ["D1N", "D3N"] as const) {
      for (let number = 0; number < 15; number++) walk(deal({ game, option, deal: number }), number, 120);
    }
  });

  it("agree in late positions", () => {
    let made = 0;
    for (let seed = 0; seed < 200; seed++)
      made += walk(endgame(seed, seed % 2 === 0 ? SMALL : MIDDLE), seed, 20);
    expect(made).toBeGreaterThan(1_000);
  });
});
