import { err, ok, type Result } from "@faceup/rules";
import type { FormatError } from "./error.ts";

/** The numbers that a program deals, and how their ends are written. */
export interface NumberRange {
  readonly least: bigint;
  readonly most: bigint;
  readonly mostText: string;
}

/** More digits than this are no number of any deal: not even looked at. */
const MOST_DIGITS = 400;

/** No number that a program shows has more digits, as 52! has 68: what is longer was meant as cards. */
const MOST_SHOWN = 68;

/** A text that is nothing but digits, perhaps with space around them. */
export function isBareNumber(text: string): boolean {
  return /^\s*\d+\s*$/.test(text) && text.trim().length <= MOST_SHOWN;
}

/** A number as PySolFC shows it or lets it be typed: `24`, `# 24`, `24L`, `ms24`, with separators. */
export function isPysolfcNumber(text: string): boolean {
  // One run of characters at a time: a long text must not be tried in every way of cutting it.
  const plain = text.trim().replace(/^#/, "").trimStart();
  return /^ms\s*\d+$/i.test(plain) || (/^[\d\s\-_.,]+L?$/i.test(plain) && /\d/.test(plain));
}

/** Too many digits for a number, perhaps over several lines. */
export function isLongDigits(text: string): boolean {
  return /^[\d\s]+$/.test(text) && text.replace(/\s/g, "").length > MOST_SHOWN;
}

export function readNumber(text: string, range: NumberRange): Result<bigint, FormatError> {
  const digits = text.trim();
  if (!/^\d+$/.test(digits)) return err({ fault: { code: "number-text", text: digits } });
  const { least, most, mostText } = range;
  const number = digits.length > MOST_DIGITS ? undefined : BigInt(digits);
  if (number !== undefined && number >= least && number <= most) return ok(number);
  return err({ fault: { code: "number-range", text: digits, least: String(least), most: mostText } });
}

export function inRange(text: string, { least, most }: NumberRange): boolean {
  const digits = text.trim();
  return digits.length <= MOST_DIGITS && BigInt(digits) >= least && BigInt(digits) <= most;
}
