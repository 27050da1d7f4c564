import { type AppId, LANGUAGE_NAMES } from "@faceup/text";
import { useStore } from "zustand";
import { useParts, useText } from "../app/parts.ts";
import { canVibrate } from "../cues/vibration.ts";
import { HANDS, LANGUAGES, LETTERS, type Settings, SUIT_COLOURS, THEMES } from "../settings/settings.ts";
import { Choice } from "./Choice.tsx";
import { Dialog } from "./Dialog.tsx";
import { Select } from "./Select.tsx";
import { Switch } from "./Switch.tsx";

type OnOff = {
  readonly [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

const PLAY = [
  "doubleTap",
  "autoPlace",
  "placementHints",
  "interactiveRules",
  "mixedRuns",
] as const satisfies readonly OnOff[];
const HELP = ["winnableOnly", "keepVerdict", "noHelp"] as const satisfies readonly OnOff[];
const NUMBERS = ["clock", "relaxed"] as const satisfies readonly OnOff[];
const OPERATION = ["animation", "sound", "letterKeys"] as const satisfies readonly OnOff[];

/** Every setting, applied at once and kept (AP-23). What people look for in vain elsewhere comes first. */
export default function SettingsDialog() {
  const { settings: store, announcer } = useParts();
  const text = useText();
  const { settings, change, reset } = useStore(store);
  const switches = (names: readonly OnOff[]) =>
    names.map((name) => (
      <Switch
        key={name}
        testId={`set-${name}`}
        name={text.t(`settings.${name}`)}
        more={text.t(`settings.${name}.text`)}
        on={settings[name]}
        onChange={(on) => change({ [name]: on })}
      />
    ));
  const items = <T extends string>(values: readonly T[], id: (value: T) => AppId) =>
    values.map((value) => ({ value, name: text.t(id(value)) }));

  return (
    <Dialog name="settings" title={text.t("settings.title")}>
      <div className="setting select-row">
        <span className="setting-name" aria-hidden="true">
          {text.t("settings.hand")}
        </span>
        <Choice
          look="segments"
          legend={text.t("settings.hand")}
          legendHidden
          testId="set-hand"
          items={items(HANDS, (hand) => `settings.hand.${hand}`)}
          value={settings.hand}
          onChange={(hand) => change({ hand })}
        />
      </div>
      {switches(["largePrint"])}
      <Select
        testId="set-suits"
        name={text.t("settings.suits")}
        items={items(SUIT_COLOURS, (suits) => `settings.suits.${suits}`)}
        value={settings.suits}
        onChange={(suits) => change({ suits })}
      />
      <Select
        testId="set-letters"
        name={text.t("settings.letters")}
        items={items(LETTERS, (letters) => `settings.letters.${letters}`)}
        value={settings.letters}
        onChange={(letters) => change({ letters })}
      />
      <Select
        testId="set-theme"
        name={text.t("settings.theme")}
        items={items(THEMES, (theme) => `settings.theme.${theme}`)}
        value={settings.theme}
        onChange={(theme) => change({ theme })}
      />
      <Select
        testId="set-language"
        name={text.t("settings.language")}
        items={LANGUAGES.map((language) =>
          language === "auto"
            ? { value: language, name: text.t("settings.language.auto") }
            : { value: language, name: LANGUAGE_NAMES[language], lang: language },
        )}
        value={settings.language}
        onChange={(language) => change({ language })}
      />
      <h3 className="section-title">{text.t("settings.play")}</h3>
      {switches(PLAY)}
      <h3 className="section-title">{text.t("settings.help")}</h3>
      {switches(HELP)}
      <h3 className="section-title">{text.t("settings.numbers")}</h3>
      {switches(NUMBERS)}
      <h3 className="section-title">{text.t("settings.operation")}</h3>
      {switches(OPERATION)}
      {canVibrate(navigator) && switches(["vibration"])}
      <button
        type="button"
        className="button settings-reset"
        data-testid="settings-reset"
        onClick={() => {
          reset();
          announcer.say(text.t("settings.resetDone"));
        }}
      >
        {text.t("settings.reset")}
      </button>
    </Dialog>
  );
}
