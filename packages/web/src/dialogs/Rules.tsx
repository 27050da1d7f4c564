import { gameName, type PageGame } from "@faceup/text";
import { useEffect, useState } from "react";
import { isOffered, OFFERED } from "../app/offered.ts";
import { usePlay, useText } from "../app/parts.ts";
import { PageBody } from "../pages/PageBody.tsx";
import { usePage } from "../pages/usePage.ts";
import { Choice } from "./Choice.tsx";
import { Dialog } from "./Dialog.tsx";

interface RulesProps {
  /** The game played where none is named. */
  readonly game?: PageGame | undefined;
  /** A rule's number or an example's name. */
  readonly place?: string | undefined;
}

/** Rules, examples and questions, each with its own address, so that a refusal can point to one (RU-1, AP-22). */
export default function Rules({ game: asked, place }: RulesProps) {
  const text = useText();
  const played = usePlay((play) => play.game.startPosition.variant.game);
  const first = asked ?? (isOffered(played) ? played : "SS");
  const [game, setGame] = useState<PageGame>(first);
  const loaded = usePage(game);
  const wanted = game === first ? place : undefined;
  useEffect(() => {
    if (loaded === undefined || wanted === undefined) return;
    // Below the fold or not: what was asked for is what is read first.
    const named = document.querySelector<HTMLElement>(`#rule-${wanted}, #example-${wanted}`);
    named?.scrollIntoView({ block: "start" });
    named?.focus({ preventScroll: true });
  }, [loaded, wanted]);
  return (
    <Dialog name="rules" title={text.t("rules.title")} wide reading>
      <Choice
        look="segments"
        legend={text.t("new.game")}
        legendHidden
        testId="rules-game"
        value={game}
        onChange={setGame}
        items={OFFERED.map((offered) => ({ value: offered, name: gameName(text, offered) }))}
      />
      {loaded && <PageBody {...loaded} named={wanted} />}
    </Dialog>
  );
}
