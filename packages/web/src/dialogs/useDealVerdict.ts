import { deal, type GameCode, hidesCards, makeCode, parseStrictCode, rulesOf } from "@faceup/rules";
import { useEffect, useState } from "react";
import { useParts, useSettings } from "../app/parts.ts";
import { ask } from "../solving/ask.ts";

const LIMITS = { ms: 5000 };

/** Can the deal of a typed code be won (AP-3)? undefined: not known, no help is wanted, or its cards are hidden. */
export function useDealVerdict(code: GameCode | undefined): "winnable" | "unwinnable" | undefined {
  const { thread } = useParts();
  const { noHelp } = useSettings();
  const text = code === undefined || noHelp || hidesCards(rulesOf(code.game)) ? "" : makeCode(code);
  const [known, setKnown] = useState<{ readonly text: string; readonly verdict: string }>();
  useEffect(() => {
    const parsed = parseStrictCode(text);
    if (!parsed.ok) return;
    const asked = ask(thread, deal(parsed.value), LIMITS);
    void asked.answer.then((answer) => answer && setKnown({ text, verdict: answer.verdict }));
    return asked.cancel;
  }, [thread, text]);
  const verdict = known?.text === text ? known.verdict : undefined;
  return verdict === "winnable" || verdict === "unwinnable" ? verdict : undefined;
}
