import { GAMES, type Option, rulesOf, type Variant } from "@faceup/rules";
import { difficultyName, gameName, optionName } from "@faceup/text";
import { useSettings, useText } from "../../app/parts.ts";
import { Choice } from "../Choice.tsx";
import { Select } from "../Select.tsx";

interface VariantChoiceProps {
  readonly variant: Variant;
  readonly onChange: (variant: Variant) => void;
}

/** A game and its option in two lines. */
export function VariantChoice({ variant, onChange }: VariantChoiceProps) {
  const text = useText();
  const { noHelp } = useSettings();
  const options: readonly Option[] = rulesOf(variant.game).options;
  return (
    <div className="stats-choice">
      <Select
        testId="calendar-game"
        name={text.t("new.game")}
        items={GAMES.map((game) => ({ value: game, name: gameName(text, game) }))}
        value={variant.game}
        onChange={(game) => onChange({ game, option: rulesOf(game).options[0] ?? variant.option })}
      />
      <Choice
        look="segments"
        legend={text.t("stats.options")}
        legendHidden
        testId="calendar-options"
        value={variant.option}
        onChange={(option) => onChange({ ...variant, option })}
        items={options.map((option) => ({
          value: option,
          name: noHelp ? optionName(text, option) : difficultyName(text, option),
        }))}
      />
    </div>
  );
}
