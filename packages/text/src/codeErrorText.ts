import { type CodeError, makeCode, parseCode } from "@faceup/rules";
import { excerpt } from "./excerpt.ts";
import { gameName } from "./gameName.ts";
import type { Text } from "./text.ts";

/** Which part of a code is wrong and what it may be (CO-2). */
export function codeErrorText(text: Text, error: CodeError): string {
  switch (error.code) {
    case "code-empty":
      return text.t("error.code-empty");
    case "code-game":
      return text.t("error.code-game", { text: excerpt(error.text), allowed: text.either(error.allowed) });
    case "code-version":
      // Nothing there: the code is still being typed.
      return error.text === ""
        ? text.t("error.code-version-missing")
        : text.t("error.code-version", { text: excerpt(error.text) });
    case "code-newer":
      return text.t("error.code-newer", { text: excerpt(error.text) });
    case "code-option": {
      const values = { game: gameName(text, error.game), allowed: text.either(error.allowed) };
      return error.text === ""
        ? text.t("error.code-option-missing", values)
        : text.t("error.code-option", { ...values, text: excerpt(error.text) });
    }
    case "code-letters": {
      // Where codes are strict, a code that would do elsewhere is called wrong in its spelling only.
      const meant = parseCode(error.text);
      return meant.ok
        ? text.t("error.code-spelling", { text: excerpt(error.text), code: makeCode(meant.value) })
        : text.t("error.code-letters", { text: excerpt(error.text) });
    }
    case "code-length":
      return text.t("error.code-length", { letters: error.letters });
  }
}
