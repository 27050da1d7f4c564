import { parseSuit } from "./cardText.ts";
import { column, DRAW, type Move, REDEAL, type Source, type Target, transfer } from "./move.ts";
import { err, ok, type Result } from "./result.ts";

/** Why a token is no move: no move at all, or a target that takes no cards. */
export type MoveTextError =
  | { readonly code: "move-text"; readonly text: string }
  | { readonly code: "move-to-waste"; readonly text: string };

const TRANSFER = /^(\d{1,3}|w|f[shdc])>(\d{1,3}|w|f)(?:x(\d{1,4}))?$/;

/** One token, in any case: `4>7`, `4>7x3`, `w>3`, `3>f`, `fh>4`, `d`, `r`. Whether the move is legal is not asked here. */
export function parseMove(text: string): Result<Move, MoveTextError> {
  const token = text.toLowerCase();
  if (token === "d") return ok(DRAW);
  if (token === "r") return ok(REDEAL);
  const parts = TRANSFER.exec(token);
  const from = parts?.[1];
  const to = parts?.[2];
  if (from === undefined || to === undefined) return err({ code: "move-text", text });
  if (to === "w") return err({ code: "move-to-waste", text });
  const target: Target = to === "f" ? { pile: "foundation" } : column(Number(to) - 1);
  return ok(transfer(parseSource(from), target, Number(parts?.[3] ?? 1)));
}

function parseSource(text: string): Source {
  if (text === "w") return { pile: "waste" };
  if (text.startsWith("f")) return { pile: "foundation", suit: parseSuit(text.slice(1)) ?? "S" };
  return column(Number(text) - 1);
}

export function makeMove(move: Move): string {
  switch (move.type) {
    case "draw":
      return "d";
    case "redeal":
      return "r";
    case "transfer": {
      const to = move.to.pile === "column" ? String(move.to.column + 1) : "f";
      const count = move.count === 1 ? "" : `x${move.count}`;
      return `${makeSource(move.from)}>${to}${count}`;
    }
  }
}

function makeSource(from: Source): string {
  switch (from.pile) {
    case "column":
      return String(from.column + 1);
    case "waste":
      return "w";
    case "foundation":
      return `f${from.suit.toLowerCase()}`;
  }
}
