import { GAMES, type GameId, type Option, rulesOf } from "@faceup/rules";
import { difficultyName, gameName, optionName } from "@faceup/text";
import { type FormEvent, useEffect, useId, useState } from "react";
import { keepChoice, readChoice } from "../app/choice.ts";
import { useParts, usePlay, useSettings, useText } from "../app/parts.ts";
import { useDealNew } from "../app/useDealNew.ts";
import { useOpenDaily } from "../app/useOpenDaily.ts";
import { Choice } from "./Choice.tsx";
import { CodeField, readTypedCode } from "./CodeField.tsx";
import { DailyRow } from "./DailyRow.tsx";
import { DealKindChoice } from "./DealKindChoice.tsx";
import { Dialog } from "./Dialog.tsx";
import { LayoutPicture } from "./LayoutPicture.tsx";
import { Switch } from "./Switch.tsx";

/** A game, its option, and a deal of it; or a code (AP-3). */
export default function NewGame() {
  const { session, dialogs, storage, settings } = useParts();
  const { winnableOnly, noHelp } = useSettings();
  const search = useDealNew();
  const daily = useOpenDaily();
  const stop = () => {
    search.stop();
    daily.stop();
  };
  const text = useText();
  const form = useId();
  const [variant, setVariant] = useLastChoice();
  const [typed, setTyped] = useState("");
  const underWay = usePlay((play) => play.game.made > 0 && !play.won);
  const code = readTypedCode(text, typed);

  // A code names its game and option; choosing others by hand is a change of mind.
  const choose = (game: GameId, option: Option | undefined = rulesOf(game).options[0]) => {
    stop();
    if (option !== undefined) setVariant({ game, option });
    setTyped("");
  };
  const type = (value: string) => {
    stop();
    setTyped(value);
    const read = readTypedCode(text, value);
    if (read.type === "deal") setVariant(read.code);
  };
  const deal = (event: FormEvent) => {
    event.preventDefault();
    if (code.type === "wrong") return document.querySelector<HTMLElement>("dialog .field")?.focus();
    if (code.type === "deal") {
      dialogs.close();
      return void session.open(code.code);
    }
    daily.stop();
    keepChoice(storage, variant);
    search.deal(variant);
  };

  return (
    <Dialog
      name="new"
      title={text.t("new.title")}
      foot={
        <>
          <button type="button" className="button cancel" onClick={dialogs.close}>
            {text.t("app.cancel")}
          </button>
          <button type="submit" form={form} className="button primary" data-testid="deal">
            {text.t(search.searching ? "new.searching" : "new.deal")}
          </button>
        </>
      }
    >
      <form id={form} className="new-game" onSubmit={deal}>
        {underWay && code.type !== "deal" && <p className="quiet new-ends">{text.t("new.ends")}</p>}
        <Choice
          look="cards"
          first
          legend={text.t("new.game")}
          legendHidden
          testId="games"
          value={variant.game}
          onChange={(game) => choose(game)}
          items={GAMES.map((game) => ({
            value: game,
            name: gameName(text, game),
            picture: <LayoutPicture game={game} />,
          }))}
        />
        <Choice
          look="segments"
          legend={text.t(rulesOf(variant.game).family === "spider" ? "new.suits" : "new.draw")}
          testId="options"
          value={variant.option}
          onChange={(option) => choose(variant.game, option)}
          items={rulesOf(variant.game).options.map((option) => ({
            value: option,
            name: difficultyName(text, option),
            more: optionName(text, option),
          }))}
        />
        <DailyRow
          variant={variant}
          daily={daily}
          onPress={() => {
            search.stop();
            keepChoice(storage, variant);
          }}
        />
        <Switch
          testId="new-winnableOnly"
          name={text.t("settings.winnableOnly")}
          more={text.t("settings.winnableOnly.text")}
          on={winnableOnly}
          onChange={(on) => {
            stop();
            settings.getState().change({ winnableOnly: on });
          }}
        />
        {winnableOnly && !noHelp && <DealKindChoice onChange={stop} />}
        <CodeField value={typed} onChange={type} />
      </form>
    </Dialog>
  );
}

/** What was used last, preselected; the board's own game until storage has answered. */
function useLastChoice() {
  const { storage, session } = useParts();
  const [variant, setVariant] = useState(() => {
    const { game, option } = session.store.getState().game.startPosition.variant;
    return { game, option };
  });
  useEffect(() => {
    let wanted = true;
    void readChoice(storage).then((choice) => {
      if (wanted && choice) setVariant(choice);
    });
    return () => {
      wanted = false;
    };
  }, [storage]);
  return [variant, setVariant] as const;
}
