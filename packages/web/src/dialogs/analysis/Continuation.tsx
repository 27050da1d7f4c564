import { type Move, type Position, rulesOf } from "@faceup/rules";
import { type AppText, foretoldText } from "@faceup/text";
import { useState } from "react";
import { useText } from "../../app/parts.ts";

interface ContinuationProps {
  readonly name: string;
  readonly start: Position;
  readonly moves: readonly Move[];
}

/** A way to the win, move by move; worked out when it is opened. */
export function Continuation({ name, start, moves }: ContinuationProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className="analysis-way" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      {open && (
        <ol>
          {told(text, start, moves).map((words, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same move may come twice
            <li key={i}>{words}</li>
          ))}
        </ol>
      )}
    </details>
  );
}

function told(text: AppText, start: Position, moves: readonly Move[]): readonly string[] {
  const rules = rulesOf(start.variant.game);
  let position = start;
  return moves.map((move) => {
    const words = foretoldText(text, move, position);
    position = rules.play(position, move).position;
    return words;
  });
}
