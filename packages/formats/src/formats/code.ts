import { err, parseCode } from "@faceup/rules";
import type { Format } from "../format.ts";
import { isPositionRecord, readCodeOrRecord } from "../recordText.ts";
import { otherGame } from "../settle.ts";
import { looksLikeJson } from "../traits.ts";

/** Our own codes and records. Only read: a position that is no deal of a code has none. */
export const code: Format = {
  name: "code",
  holds: () => true,
  recognise: (text) =>
    looksLikeJson(text)
      ? isPositionRecord(text)
      : /^\s*[A-Za-z]{2}\s*\d\s*-/.test(text) || parseCode(text).ok,
  read(text, variant) {
    const read = readCodeOrRecord(text);
    if (!read.ok) return read;
    const other = otherGame(read.value.position.variant, variant);
    return other === undefined ? read : err(other);
  },
};
