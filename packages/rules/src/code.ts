import { rulesOf } from "./games/index.ts";
import { err, ok, type Result } from "./result.ts";
import { GAMES, type GameId, type Option, type Variant } from "./variant.ts";

/** A game code: what is dealt, on every device and forever (CO-1, CO-3). */
export interface GameCode extends Variant {
  /** The number of the deal, 0 … 26⁷ − 1. */
  readonly deal: number;
}

export const DEAL_VERSION = 1;
export const DEAL_LETTERS = 7;
export const DEALS = 26 ** DEAL_LETTERS;

/** Which part of a code is wrong, and what it may be (CO-2). */
export type CodeError =
  | { readonly code: "code-empty" }
  | { readonly code: "code-game"; readonly text: string; readonly allowed: readonly string[] }
  | { readonly code: "code-version"; readonly text: string }
  | { readonly code: "code-newer"; readonly text: string }
  | {
      readonly code: "code-option";
      readonly text: string;
      readonly game: GameId;
      readonly allowed: readonly string[];
    }
  | { readonly code: "code-letters"; readonly text: string }
  | { readonly code: "code-length"; readonly letters: number };

/** The deal's seven letters, a number in base 26, most significant first (CO-1). */
export function makeDealLetters(deal: number): string {
  let rest = deal;
  let letters = "";
  for (let i = 0; i < DEAL_LETTERS; i++) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
    rest = Math.floor(rest / 26);
  }
  return letters;
}

function parseDealLetters(letters: string): number {
  return [...letters].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 65, 0);
}

export function makeVariant(variant: Variant): string {
  return `${variant.game}${DEAL_VERSION}-${variant.option}`;
}

export function makeCode(code: GameCode): string {
  return `${makeVariant(code)}-${makeDealLetters(code.deal)}`;
}

/** A code exactly as {@link makeCode} writes it, as records hold it (CO-2). */
export function parseStrictCode(text: string): Result<GameCode, CodeError> {
  const parsed = parseCode(text);
  if (!parsed.ok || makeCode(parsed.value) === text) return parsed;
  return err({ code: "code-letters", text });
}

/** What comes between the letters when codes are written or copied: white space, every kind of dash, what nobody sees. */
const SEPARATORS = /[\s\p{White_Space}\p{Dash}\p{Default_Ignorable_Code_Point}]+/gu;

/**
 * A code as people write it: any case, with spaces and dashes or without, or a link that contains one (CO-2).
 * Fixed lengths tell the parts apart: game 2, version 1, option 2 or 3, deal 7.
 */
export function parseCode(text: string): Result<GameCode, CodeError> {
  const plain = codeInLink(text)
    .replace(SEPARATORS, "")
    .replace(/[a-z]/g, (c) => c.toUpperCase());
  if (plain === "") return err({ code: "code-empty" });
  const variant = parseVariantPrefix(plain);
  if (!variant.ok) return variant;
  const letters = plain.slice(variant.value.length);
  const wrong = letters.replace(/[A-Z]/g, "");
  if (wrong !== "") return err({ code: "code-letters", text: wrong });
  if (letters.length !== DEAL_LETTERS) return err({ code: "code-length", letters: letters.length });
  const { game, option } = variant.value;
  return ok({ game, option, deal: parseDealLetters(letters) });
}

/** The first two parts of a code, as positions name their game: `SS1-S4`. */
export function parseVariant(text: string): Result<Variant, CodeError> {
  const parsed = parseVariantPrefix(text.replace("-", ""));
  if (!parsed.ok) return parsed;
  const { game, option } = parsed.value;
  if (makeVariant({ game, option }) !== text) return err({ code: "code-letters", text });
  return ok({ game, option });
}

function parseVariantPrefix(plain: string): Result<Variant & { readonly length: number }, CodeError> {
  const game = GAMES.find((id) => plain.startsWith(id));
  if (game === undefined) return err({ code: "code-game", text: plain.slice(0, 2), allowed: GAMES });
  const version = plain.slice(2, 3);
  if (!/^[0-9]$/.test(version) || version === "0") return err({ code: "code-version", text: version });
  if (Number(version) > DEAL_VERSION) return err({ code: "code-newer", text: version });
  const allowed: readonly Option[] = rulesOf(game).options;
  const option = allowed.find((o) => plain.startsWith(o, 3));
  if (option === undefined) {
    return err({ code: "code-option", text: plain.slice(3, 3 + (allowed[0]?.length ?? 0)), game, allowed });
  }
  return ok({ game, option, length: 3 + option.length });
}

/** A code within other text, whole. */
const CODE = /[a-z]{2}[0-9]-[a-z0-9]{2,3}-[a-z]{7}(?![a-z0-9])/i;

/** Of a link the value of `g`, or the code that stands anywhere in it; what is no link as it is. */
function codeInLink(text: string): string {
  const value = /[?&#]g=([^&#\s]*)/i.exec(text)?.[1] ?? (text.includes("://") ? text : undefined);
  if (value === undefined) return text;
  const plain = decoded(value);
  // Links are quoted in sentences and brackets: what follows the code is not part of it.
  return CODE.exec(plain)?.[0] ?? plain;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
