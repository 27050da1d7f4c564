import { type Move, type Position, rulesOf } from "@faceup/rules";

/** A position but for the order of its columns and the score. */
function keyOf(p: Position): string {
  const columns = p.columns.map((cards, i) => `${cards.join()}/${p.faceDown[i]}`).sort();
  return [...columns, p.stock.join(), p.waste.join(), p.foundations.join()].join("|");
}

/** Can the position be won? By trying every move the rules offer; undefined where there are more than `most` positions. */
export function canBeWon(start: Position, most: number): boolean | undefined {
  const rules = rulesOf(start.variant.game);
  const met = new Set([keyOf(start)]);
  const open = [start];
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    if (rules.won(position)) return true;
    if (met.size > most) return undefined;
    for (const move of [...rules.moves(position)].sort((a, b) => promise(a) - promise(b))) {
      const next = rules.play(position, move).position;
      const key = keyOf(next);
      if (met.has(key)) continue;
      met.add(key);
      open.push(next);
    }
  }
  return false;
}

function promise(move: Move): number {
  if (move.type !== "transfer") return 1;
  if (move.to.pile === "foundation") return 3;
  return move.from.pile === "foundation" ? 0 : 2;
}

/** The fewest moves that win, breadth first; undefined where it cannot be won or there are more than `most` positions. */
export function fewestMoves(start: Position, most: number): number | undefined {
  const rules = rulesOf(start.variant.game);
  const met = new Set([keyOf(start)]);
  let layer = [start];
  for (let moves = 0; layer.length > 0; moves++) {
    const next: Position[] = [];
    for (const position of layer) {
      if (rules.won(position)) return moves;
      if (met.size > most) return undefined;
      for (const move of rules.moves(position)) {
        const after = rules.play(position, move).position;
        const key = keyOf(after);
        if (met.has(key)) continue;
        met.add(key);
        next.push(after);
      }
    }
    layer = next;
  }
  return undefined;
}

/** Plays a line by the rules; throws where one of its moves is refused. */
export function played(start: Position, line: readonly Move[]): Position {
  const rules = rulesOf(start.variant.game);
  return line.reduce((position, move) => {
    const refusal = rules.check(position, move);
    if (refusal !== undefined) throw new Error(`refused: ${refusal.reason}`);
    return rules.play(position, move).position;
  }, start);
}
