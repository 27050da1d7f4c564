import {
  deal,
  err,
  makePosition,
  makeVariant,
  ok,
  type PositionError,
  parseCode,
  type Result,
  readPosition,
} from "@faceup/rules";
import type { FormatError } from "../error.ts";
import type { Format, FoundPosition } from "../format.ts";
import { isPositionRecord } from "../recordText.ts";
import { otherGame, settle } from "../settle.ts";
import { looksLikeJson, looksLikeSolvitaire } from "../traits.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Our own positions: an object with `game` and `columns`, or one in which that is `position`, as commands answer. */
export const json: Format = {
  name: "json",
  holds: () => true,
  recognise: (text) => looksLikeJson(text) && !looksLikeSolvitaire(text) && !isPositionRecord(text),
  read(text, variant) {
    const parsed = parseJson(text);
    if (!parsed.ok) return parsed;
    const fields = objectIn(parsed.value);
    if (fields === undefined) return refused({ code: "field-type", field: "", expected: "object" });
    const inner = objectIn(fields.position) ?? fields;
    const read =
      inner.game === undefined && inner.code === undefined
        ? settle(json, (each) => readFields({ ...inner, game: makeVariant(each) }), variant)
        : readFields(inner);
    if (!read.ok) return read;
    const other = otherGame(read.value.position.variant, variant);
    if (other !== undefined) return err(other);
    return ok({ ...read.value, ...(fields.id === undefined ? {} : { id: fields.id }) });
  },
  write: (position, code) => ok(JSON.stringify(makePosition(position, code))),
};

function parseJson(text: string): Result<unknown, FormatError> {
  try {
    return ok(JSON.parse(text.replace(/^\ufeff/, "")));
  } catch (error) {
    return refused({ code: "json", message: error instanceof Error ? error.message : String(error) });
  }
}

/** An object, also where it is the only one of a list. */
function objectIn(value: unknown): Fields | undefined {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof only === "object" && only !== null && !Array.isArray(only) ? (only as Fields) : undefined;
}

/** Lists of deals name a deal by its code alone. */
function readFields(fields: Fields): Result<FoundPosition, FormatError> {
  if (typeof fields.code === "string" && fields.columns === undefined) {
    const code = parseCode(fields.code);
    if (!code.ok) return err({ fault: { code: "code", error: code.error } });
    return ok({ position: deal(code.value), code: code.value });
  }
  const read = readPosition(fields);
  if (!read.ok) return refused(read.error);
  const { position, code } = read.value;
  return ok({ position, ...(code === undefined ? {} : { code }) });
}

function refused(error: PositionError): Result<never, FormatError> {
  return err({ fault: { code: "position", error } });
}
