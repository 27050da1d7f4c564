import { type Card, faceOf, type Position, rulesOf } from "@faceup/rules";

/**
 * Can no position that one can reach gain a card, turn one up or remove a run (AP-10)? Then every move there is
 * only shuffles. undefined: more positions than `most` would have to be looked at. Uses the rules themselves:
 * where play has come to a standstill there are few positions.
 */
export function isStuck(position: Position, most = 5000): boolean | undefined {
  const rules = rulesOf(position.variant.game);
  const gained = gains(position);
  const seen = new Set([keyOf(position)]);
  const open = [position];
  for (let now = open.pop(); now !== undefined; now = open.pop()) {
    for (const move of rules.moves(now)) {
      const next = rules.play(now, move).position;
      if (gains(next) > gained) return false;
      const key = keyOf(next);
      if (seen.has(key)) continue;
      if (seen.size >= most) return undefined;
      seen.add(key);
      open.push(next);
    }
  }
  return true;
}

/** Cards that are home or turned up: never fewer by a move, but for a card taken back from its foundation. */
function gains({ foundations, removed, faceDown }: Position): number {
  const home = foundations.reduce((sum, height) => sum + height, 0) + removed.length;
  return home - faceDown.reduce((sum, count) => sum + count, 0);
}

/**
 * Equal up to the order of the columns, which changes nothing but where cards lie, unless a row will be dealt to them.
 * One letter for each card.
 */
function keyOf({ variant, columns, faceDown, stock, waste, foundations }: Position): string {
  const piles = columns.map((cards, i) => `${faceDown[i] ?? 0}${letters(cards)}`);
  const dealsRows = rulesOf(variant.game).family === "spider" && stock.length > 0;
  if (!dealsRows) piles.sort();
  return [...piles, letters(stock), letters(waste), ...foundations].join("|");
}

function letters(cards: readonly Card[]): string {
  return String.fromCharCode(...cards.map((card) => 0x4e00 + faceOf(card)));
}
