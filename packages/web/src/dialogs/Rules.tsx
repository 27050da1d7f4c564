import type { GameId, Rule } from "@faceup/rules";
import { gameName, ruleName, ruleText } from "@faceup/text";
import { useEffect, useRef, useState } from "react";
import { OFFERED } from "../app/offered.ts";
import { usePlay, useText } from "../app/parts.ts";
import { BRIEF } from "./brief.ts";
import { Choice } from "./Choice.tsx";
import { Dialog } from "./Dialog.tsx";

/** A rule that was asked for is there, even one that play at the table never meets. */
function withNamed(rules: readonly Rule[], named: Rule | undefined): readonly Rule[] {
  return named === undefined || rules.includes(named) ? rules : [named, ...rules];
}

/** The rules of a game on one page, each with its own address, so that a refusal can point to one (RU-1). */
export default function Rules({ rule }: { readonly rule?: Rule | undefined }) {
  const text = useText();
  const played = usePlay((play) => play.game.startPosition.variant.game);
  const [game, setGame] = useState<GameId>(played);
  const named = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Below the fold or not: the rule that was asked for is what is read first. The dialog gives it the focus.
    named.current?.scrollIntoView({ block: "center" });
  }, []);
  const { rules, aim, scoring } = BRIEF[game];
  return (
    <Dialog name="rules" title={text.t("rules.title")} reading>
      <Choice
        look="segments"
        legend={text.t("new.game")}
        legendHidden
        testId="rules-game"
        value={game}
        onChange={setGame}
        items={OFFERED.map((offered) => ({ value: offered, name: gameName(text, offered) }))}
      />
      <h3 className="section-title">{text.t("rules.aim")}</h3>
      <p>{text.t(aim)}</p>
      <h3 className="section-title">{text.t("rules.play")}</h3>
      <ul className="rule-list">
        {withNamed(rules, game === played ? rule : undefined).map((id) => (
          <li
            key={id}
            id={`rule-${id}`}
            ref={id === rule ? named : undefined}
            className="rule"
            data-first={id === rule || undefined}
            tabIndex={id === rule ? -1 : undefined}
          >
            <h4 className="rule-name">{ruleName(text, id)}</h4>
            <p>{ruleText(text, id)}</p>
          </li>
        ))}
      </ul>
      <h3 className="section-title">{text.t("rules.scoring")}</h3>
      <p>{text.t(scoring)}</p>
    </Dialog>
  );
}
