import { codeOf, currentScore, moveCount } from "@faceup/rules";
import { variantName } from "@faceup/text";
import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useText } from "../app/parts.ts";
import type { LoadedGame } from "../db/savedGame.ts";

interface UnfinishedGameProps {
  readonly loaded: LoadedGame;
  readonly current: boolean;
  readonly onResume: (id: string) => void;
  readonly onForget: (id: string) => void;
}

/** A game in the list: the whole row goes on with it; deleting asks in the row itself. */
export function UnfinishedGame({ loaded, current, onResume, onForget }: UnfinishedGameProps) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const kept = useRef(false);
  const { game, saved } = loaded;
  const name = variantName(text, game.startPosition.variant);
  const code = codeOf(game) ?? text.t("games.noCode");
  const facts = [
    code,
    ...(current ? [text.t("games.current")] : []),
    text.t("games.moves", { moves: moveCount(game) }),
    `${text.t("app.score")} ${text.number(currentScore(game))}`,
    text.when(saved.updated, Date.now()),
  ];
  const keep = () => {
    kept.current = true;
    setAsking(false);
  };
  if (asking) {
    return (
      <li className="game-row asking">
        <DeleteQuestion name={name} onKeep={keep} onDelete={() => onForget(saved.id)} />
      </li>
    );
  }
  return (
    <li className="game-row" data-testid="game">
      <button type="button" className="row-button" disabled={current} onClick={() => onResume(saved.id)}>
        <span className="row-name">
          {name}
          <span className="quiet">{facts.join(" · ")}</span>
        </span>
        {!current && <span className="row-do">{text.t("games.continue")}</span>}
      </button>
      {!current && (
        <button
          type="button"
          className="icon-button"
          // biome-ignore lint/a11y/noAutofocus: after "no" the focus is back where it came from
          autoFocus={kept.current}
          data-testid="delete"
          aria-label={`${text.t("games.delete")}: ${name}, ${code}`}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

interface DeleteQuestionProps {
  readonly name: string;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

function DeleteQuestion({ name, onKeep, onDelete }: DeleteQuestionProps) {
  const text = useText();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <fieldset className="delete-question">
      <legend className="unseen">{name}</legend>
      <p>{text.t("games.deleteQuestion")}</p>
      <span className="delete-answers">
        <button ref={keep} type="button" className="button" onClick={onKeep}>
          {text.t("app.cancel")}
        </button>
        <button type="button" className="button" data-testid="delete-confirm" onClick={onDelete}>
          {text.t("games.delete")}
        </button>
      </span>
    </fieldset>
  );
}
