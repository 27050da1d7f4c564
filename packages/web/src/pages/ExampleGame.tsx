import { currentPosition, currentScore, isWon, lineMoves } from "@faceup/rules";
import { type ExampleWords, moveText, type PageWords, positionReading } from "@faceup/text";
import { useMemo, useState } from "react";
import { useText } from "../app/parts.ts";
import { Sentence } from "../app/Sentence.tsx";
import { StepButtons } from "../app/StepButtons.tsx";
import { ScoreSheet } from "../dialogs/ScoreSheet.tsx";
import type { Example } from "./game.ts";
import { Picture } from "./Picture.tsx";
import { type Pointers, Prose } from "./Prose.tsx";
import { stageOf } from "./stage.ts";

interface ExampleGameProps {
  readonly id: string;
  readonly example: Example;
  readonly words: ExampleWords;
  readonly pageWords: PageWords;
  readonly pointers: Pointers;
}

/** A real game to step through, up to a move that the rules refuse, or to its win with the score worked out (AP-22). */
export function ExampleGame({ id, example, words, pageWords, pointers }: ExampleGameProps) {
  const text = useText();
  const stage = useMemo(() => stageOf(example), [example]);
  const [at, setAt] = useState(0);
  const last = stage.games.length - 1;
  const game = stage.games[at] ?? stage.last;
  const refused = at === last ? stage.tried?.refused : undefined;
  const number = stage.from + at;
  const note = words.steps[number];
  return (
    <section className="example" id={id} data-testid={id} tabIndex={-1}>
      <h4 className="rule-name">{words.title}</h4>
      <p>
        <Prose words={words.lead} pointers={pointers} />
      </p>
      <Picture id={`${id}-table`} name={words.title} game={game} refused={refused} />
      <div className="example-steps">
        {last > 0 && <StepButtons at={at} last={last} names={pageWords} onStep={setAt} />}
        <p className="example-said" aria-live="polite" data-testid="example-said">
          {whereAt()}
          {" · "}
          {text.t("win.score")} {text.number(currentScore(game))}
        </p>
      </div>
      {note !== undefined && (
        <p>
          <Prose words={note} pointers={pointers} />
        </p>
      )}
      {refused !== undefined && (
        <p className="example-refused">
          <Sentence refusal={refused.refusal} />
        </p>
      )}
      {isWon(game) && <ScoreSheet game={game} score={currentScore(game)} />}
      {at === last && (
        <p>
          <Prose words={words.close} pointers={pointers} />
        </p>
      )}
      <details className="example-text">
        <summary>{pageWords.asText}</summary>
        <ul>
          {positionReading(text, currentPosition(game)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </section>
  );

  function whereAt(): string {
    if (number === 0) return pageWords.deal;
    const step = fill(pageWords.step, { n: number, of: stage.from + last });
    const move = lineMoves(game).at(-1);
    const before = stage.games[at - 1];
    // A part of a game does not tell the move that led to its beginning.
    if (move === undefined || before === undefined) return step;
    return `${step}: ${moveText(text, move, currentPosition(before))}`;
  }
}

function fill(words: string, values: Readonly<Record<string, number>>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
