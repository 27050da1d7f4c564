import { proseParts, ruleName, type Values, type Prose as Words } from "@faceup/text";
import { Drawn } from "../app/Drawn.tsx";
import { useLetters } from "../app/letters.ts";
import { useText } from "../app/parts.ts";
import { chip } from "../cards/chip.ts";

export interface Pointers {
  readonly values: Values;
  /** An example's title. */
  title(example: string): string;
  /** The address of a rule or an example on the page. */
  address(place: string): string;
}

/** A paragraph's words: cards drawn small and said by name, rules and examples as links. */
export function Prose({ words, pointers }: { readonly words: Words; readonly pointers: Pointers }) {
  const text = useText();
  const letters = useLetters();
  return proseParts(text, words, pointers.values).map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
    if (typeof part === "string") return <span key={i}>{part}</span>;
    if ("card" in part) {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
        <span key={i}>
          <Drawn draw={() => chip(part.card, letters)} name={`${part.card} ${letters}`} />
          <span className="unseen">{part.name}</span>
        </span>
      );
    }
    const [place, name] =
      "rule" in part ? [part.rule, ruleName(text, part.rule)] : [part.example, pointers.title(part.example)];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <a key={i} href={pointers.address(place)}>
        {name}
      </a>
    );
  });
}
