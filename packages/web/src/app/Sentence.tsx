import type { Refusal } from "@faceup/rules";
import { refusalParts } from "@faceup/text";
import { chip } from "../cards/chip.ts";
import { Drawn } from "./Drawn.tsx";
import { useLetters } from "./letters.ts";
import { useText } from "./parts.ts";

/** A refusal with its cards drawn small; assistive technology reads their names instead. */
export function Sentence({ refusal }: { readonly refusal: Refusal }) {
  const text = useText();
  const letters = useLetters();
  return refusalParts(text, refusal).map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
    if (typeof part === "string") return <span key={i}>{part}</span>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <span key={i}>
        <Drawn draw={() => chip(part.card, letters)} name={`${part.card} ${letters}`} />
        <span className="unseen">{part.name}</span>
      </span>
    );
  });
}
