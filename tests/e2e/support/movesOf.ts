import { type Move, parseMove } from "@faceup/rules";

/** Moves as records write them, with blanks between. */
export function movesOf(text: string): readonly Move[] {
  return text.split(" ").map((token) => {
    const move = parseMove(token);
    if (!move.ok) throw new Error(`${token} is no move`);
    return move.value;
  });
}
