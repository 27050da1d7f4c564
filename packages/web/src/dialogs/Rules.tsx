import { GAMES, type GameId } from "@faceup/rules";
import { gameName } from "@faceup/text";
import { useEffect, useRef, useState } from "react";
import { usePlay, useSettings, useText } from "../app/parts.ts";
import { suitColours } from "../app/rootLook.ts";
import { PageBody } from "../pages/PageBody.tsx";
import { usePage } from "../pages/usePage.ts";
import { Dialog } from "./Dialog.tsx";
import { Select } from "./Select.tsx";

interface RulesProps {
  /** A game, else the one that is played, and a rule, an example or a part of its page. */
  readonly at: { readonly game?: GameId; readonly place?: string };
}

/** Rules, examples and questions, each with its own address, so that a refusal can point to one (RU-1, AP-22). */
export default function Rules({ at }: RulesProps) {
  const text = useText();
  const settings = useSettings();
  const played = usePlay((play) => play.game.startPosition.variant.game);
  const wanted = at.game ?? played;
  const [game, setGame] = useState<GameId>(wanted);
  const loaded = usePage(game);
  const place = game === wanted ? at.place : undefined;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => setGame(wanted), [wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed twice leads there twice
  useEffect(() => {
    if (loaded !== undefined && place !== undefined) show(body.current, place);
  }, [loaded, at, place]);
  return (
    <Dialog name="rules" title={text.t("rules.title")} wide reading>
      <Select
        testId="rules-game"
        name={text.t("new.game")}
        value={game}
        onChange={setGame}
        items={GAMES.map((id) => ({ value: id, name: gameName(text, id) }))}
      />
      <div ref={body} data-suits={suitColours(settings, game)}>
        {loaded && <PageBody {...loaded} named={place} />}
      </div>
    </Dialog>
  );
}

/** Below the fold or not: what was asked for is what is read first. Only the words scroll, not the sheet around them. */
function show(page: HTMLElement | null, place: string): void {
  const named = page?.querySelector<HTMLElement>(`#rule-${place}, #example-${place}, #page-${place}`);
  const scroller = page?.closest(".dialog-body");
  if (!named || !scroller) return;
  scroller.scrollTop += named.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  named.focus({ preventScroll: true });
}
