import type { GameId } from "@faceup/rules";
import {
  type GamePage,
  type PageRule,
  type PageWords,
  ruleName,
  ruleText,
  type Prose as Words,
} from "@faceup/text";
import { Link } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useText } from "../app/parts.ts";
import { pageAddress } from "../game/pageAddress.ts";
import { ExampleGame } from "./ExampleGame.tsx";
import { pageGame } from "./games/index.ts";
import { type Pointers, Prose } from "./Prose.tsx";
import { stageOf } from "./stage.ts";
import { exampleValues, pageValues } from "./values.ts";

interface PageBodyProps {
  readonly game: GameId;
  readonly page: GamePage;
  readonly words: PageWords;
  /** A rule that was asked for. */
  readonly named: string | undefined;
}

const CONTENTS = [
  "terms",
  "setup",
  "play",
  "end",
  "tips",
  "variants",
  "scoring",
  "examples",
  "questions",
] as const;

/** Rules, examples and questions of a game, on one page (AP-22). */
export function PageBody({ game, page, words, named }: PageBodyProps) {
  const text = useText();
  const values = useMemo(() => pageValues(game), [game]);
  const pointers: Pointers = {
    values,
    title: (example) => page.examples[example]?.title ?? example,
    address: (place) => pageAddress(game, place),
  };
  const prose = (paragraphs: readonly Words[]) =>
    paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <Prose words={paragraph} pointers={pointers} />
      </p>
    ));
  return (
    <>
      <nav className="page-contents" aria-label={words.contents}>
        {CONTENTS.map((part) => (
          <a key={part} href={pageAddress(game, part)}>
            {words[part]}
          </a>
        ))}
      </nav>
      <Section id="brief" title={words.brief}>
        {prose(page.brief)}
        <dl className="page-facts">
          {(["players", "needs", "time"] as const).map((fact) => (
            <div key={fact}>
              <dt>{words[fact]}</dt>
              <dd>
                <Prose words={page[fact]} pointers={pointers} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="terms" title={words.terms}>
        <dl className="page-facts">
          {page.terms.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Prose words={meaning} pointers={pointers} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="setup" title={words.setup}>
        {prose(page.setup)}
      </Section>
      <Section id="play" title={words.play}>
        <ul className="rule-list">
          {pageGame(game).rules.map((rule: PageRule) => (
            <li
              key={rule}
              id={`rule-${rule}`}
              className="rule"
              data-first={rule === named || undefined}
              tabIndex={rule === named ? -1 : undefined}
            >
              <h4 className="rule-name">
                {ruleName(text, rule)}{" "}
                <a className="permalink" href={pageAddress(game, rule)} aria-label={words.address}>
                  <Link aria-hidden="true" />
                </a>
              </h4>
              <p>{ruleText(text, rule)}</p>
              {prose(page.rules[rule] ?? [])}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="end" title={words.end}>
        {prose(page.end)}
      </Section>
      {(["tips", "variants", "app"] as const).map((part) => (
        <Section key={part} id={part} title={words[part]}>
          <ul className="points">
            {page[part].map((point) => (
              <li key={point.name}>
                <strong>{point.name}</strong> <Prose words={point.text} pointers={pointers} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {(["scoring", "kin", "sources"] as const).map((part) => (
        <Section key={part} id={part} title={words[part]}>
          {prose(page[part])}
        </Section>
      ))}
      <Section id="examples" title={words.examples}>
        {Object.entries(pageGame(game).examples).map(([name, example]) => {
          const said = page.examples[name];
          return (
            said && (
              <ExampleGame
                key={name}
                id={`example-${name}`}
                example={example}
                words={said}
                pageWords={words}
                pointers={{
                  ...pointers,
                  values: { ...values, ...exampleValues(stageOf(example)) },
                }}
              />
            )
          );
        })}
      </Section>
      <Section id="questions" title={words.questions}>
        {page.questions.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>{question}</summary>
            {prose(answer)}
          </details>
        ))}
      </Section>
    </>
  );
}

function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={`page-${id}`} className="page-section" tabIndex={-1}>
      <h3 className="section-title">{title}</h3>
      {children}
    </section>
  );
}
