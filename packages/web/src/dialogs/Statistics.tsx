import "../styles/plots.css";
import "../styles/statistics.css";
import { GAMES, type Option, rulesOf } from "@faceup/rules";
import { difficultyName, gameName, optionName } from "@faceup/text";
import { Archive } from "lucide-react";
import { useState } from "react";
import { useParts, usePlay, useSettings, useText } from "../app/parts.ts";
import { type Attempt, type Chosen, isChosen } from "../stats/attempt.ts";
import { Choice } from "./Choice.tsx";
import { Dialog } from "./Dialog.tsx";
import { Select } from "./Select.tsx";
import { Figures } from "./statistics/Figures.tsx";
import { GameList } from "./statistics/GameList.tsx";
import { HowCounted } from "./statistics/HowCounted.tsx";
import { MovesPlot } from "./statistics/MovesPlot.tsx";
import { TrendPlot } from "./statistics/TrendPlot.tsx";
import { useAttempts } from "./statistics/useAttempts.ts";

/** What has been played, per game and option, and every game of it (AP-24). */
export default function Statistics() {
  const { dialogs } = useParts();
  const text = useText();
  const attempts = useAttempts();
  const [chosen, setChosen] = useState(useBoardsOwn());
  return (
    <Dialog name="statistics" wide title={text.t("stats.title")}>
      <Chooser chosen={chosen} onChange={setChosen} />
      {attempts === "failed" ? (
        <p role="alert">{text.t("stats.failed")}</p>
      ) : (
        attempts && (
          <Shown attempts={attempts.filter((attempt) => isChosen(attempt, chosen))} chosen={chosen} />
        )
      )}
      <button
        type="button"
        className="button"
        data-testid="to-backup"
        onClick={() => dialogs.open({ name: "backup" })}
      >
        <Archive aria-hidden="true" />
        {text.t("backup.title")}
      </button>
    </Dialog>
  );
}

/** What the player is playing is what he wants to know of. */
function useBoardsOwn(): Chosen {
  const { game, option } = usePlay((play) => play.game.startPosition.variant);
  return { game, option };
}

interface ChooserProps {
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

function Chooser({ chosen, onChange }: ChooserProps) {
  const text = useText();
  const { noHelp } = useSettings();
  const options: readonly Option[] = rulesOf(chosen.game).options;
  return (
    <div className="stats-choice">
      <Select
        testId="stats-game"
        name={text.t("new.game")}
        items={GAMES.map((game) => ({ value: game, name: gameName(text, game) }))}
        value={chosen.game}
        onChange={(game) => onChange({ game, option: rulesOf(game).options[0] })}
      />
      <Choice
        look="segments"
        legend={text.t("stats.options")}
        legendHidden
        testId="stats-options"
        value={chosen.option ?? "all"}
        onChange={(option) => onChange({ ...chosen, option: option === "all" ? undefined : option })}
        items={[
          ...options.map((option) => ({
            value: option,
            name: noHelp ? optionName(text, option) : difficultyName(text, option),
          })),
          { value: "all" as const, name: text.t("stats.all") },
        ]}
      />
    </div>
  );
}

function Shown({ attempts, chosen }: { readonly attempts: readonly Attempt[]; readonly chosen: Chosen }) {
  const text = useText();
  const over = attempts.some(({ outcome }) => outcome !== "open");
  return (
    <>
      {over ? (
        <>
          <Figures attempts={attempts} />
          <div className="plots">
            <MovesPlot attempts={attempts} />
            <TrendPlot attempts={attempts} />
          </div>
        </>
      ) : (
        <p className="stats-empty" data-testid="stats-empty">
          {text.t("stats.empty")}
        </p>
      )}
      {attempts.length > 0 && <GameList key={`${chosen.game} ${chosen.option ?? ""}`} attempts={attempts} />}
      <HowCounted game={chosen.game} />
    </>
  );
}
