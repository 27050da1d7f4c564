import { type CodeError, type GameCode, parseCode } from "@faceup/rules";
import { type AppText, codeErrorText } from "@faceup/text";
import { useId } from "react";
import { useText } from "../app/parts.ts";
import { useDealVerdict } from "./useDealVerdict.ts";

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const NOTES = {
  open: "new.codeHelp",
  winnable: "new.codeWinnable",
  unwinnable: "new.codeUnwinnable",
} as const;

/** What a typed code is worth: nothing typed, a deal, or why not. */
export type TypedCode =
  | { readonly type: "empty" }
  | { readonly type: "deal"; readonly code: GameCode }
  | { readonly type: "wrong"; readonly reason: string };

export function readTypedCode(text: AppText, typed: string): TypedCode {
  const parsed = parseCode(typed);
  if (!parsed.ok) {
    return isEmpty(parsed.error)
      ? { type: "empty" }
      : { type: "wrong", reason: codeErrorText(text, parsed.error) };
  }
  return { type: "deal", code: parsed.value };
}

function isEmpty(error: CodeError): boolean {
  return error.code === "code-empty";
}

/** A game code, judged while it is typed (AP-3). */
export function CodeField({ value, onChange }: CodeFieldProps) {
  const text = useText();
  const field = useId();
  const note = useId();
  const read = readTypedCode(text, value);
  const verdict = useDealVerdict(read.type === "deal" ? read.code : undefined);
  return (
    <div className="code-field">
      <label className="field-label" htmlFor={field}>
        {text.t("new.code")}
      </label>
      <input
        id={field}
        className="field"
        data-testid="code-field"
        value={value}
        placeholder="SS1-S4-ABCDEFG"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        aria-describedby={note}
        aria-invalid={read.type === "wrong" || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={note} className="field-note" data-type={read.type} data-testid="code-note">
        {read.type === "wrong" ? read.reason : text.t(NOTES[verdict ?? "open"])}
      </p>
    </div>
  );
}
