import {
  currentPosition,
  GAMES,
  type Move,
  newGame,
  type Rule,
  rulesOf,
  type Source,
  SUITS,
  type Target,
} from "@faceup/rules";
import { expect, test } from "vitest";
import { pageGame } from "./games/index.ts";

/** Rules about how a move is written down: at the table no move can break them. */
const WRITTEN: readonly Rule[] = ["group", "notation"];

test.each(GAMES)("RU-1: every rule that refuses a move in %s is on its page", (game) => {
  const rules = rulesOf(game);
  const named = new Set<Rule>();
  for (const option of rules.options) {
    for (let deal = 0; deal < 20; deal++) {
      const position = currentPosition(newGame({ type: "code", code: { game, option, deal } }));
      for (const move of everyMove(rules.shape.columns)) {
        const refusal = rules.check(position, move);
        if (refusal !== undefined) named.add(refusal.rule);
      }
    }
  }
  const known = [...pageGame(game).rules, ...WRITTEN];
  expect([...named].filter((rule) => !known.includes(rule))).toEqual([]);
});

function everyMove(columns: number): readonly Move[] {
  const column = (index: number) => ({ pile: "column", column: index }) as const;
  const all = Array.from({ length: columns }, (_, i) => column(i));
  const sources: readonly Source[] = [
    ...all,
    { pile: "waste" },
    ...SUITS.map((suit) => ({ pile: "foundation", suit }) as const),
  ];
  const targets: readonly Target[] = [...all, { pile: "foundation" }];
  const transfers = sources.flatMap((from) =>
    targets.flatMap((to) => [1, 2, 3].map((count): Move => ({ type: "transfer", from, to, count }))),
  );
  return [...transfers, { type: "draw" }, { type: "redeal" }];
}
