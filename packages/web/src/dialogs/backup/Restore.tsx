import { FolderOpen } from "lucide-react";
import { useState } from "react";
import { useText } from "../../app/parts.ts";
import type { Backup } from "../../backup/backupFile.ts";
import { Switch } from "../Switch.tsx";
import { Report } from "./Report.tsx";
import { restoreErrorText } from "./restoreErrorText.ts";
import { type Restoring, useRestore } from "./useRestore.ts";

/** A file is chosen and looked into, then its games are added on a second press; then what was done is told. */
export function Restore({ onDone }: { readonly onDone: () => void }) {
  const text = useText();
  const { state, choose, add } = useRestore(onDone);
  return (
    <section className="restore">
      <h3>{text.t("backup.restore")}</h3>
      <p className="quiet">{text.t("backup.restoreText")}</p>
      {state.step !== "checking" && (
        <label className="button backup-wide restore-file">
          <FolderOpen aria-hidden="true" />
          {text.t("backup.choose")}
          <input
            type="file"
            className="unseen"
            accept=".json,application/json"
            data-testid="backup-file"
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file chosen once more is a change, too.
              event.target.value = "";
              if (file) choose(file);
            }}
          />
        </label>
      )}
      {state.step === "found" && (
        <Found backup={state.backup} onAdd={(settings) => add(state.backup, settings)} />
      )}
      <div role="status" data-testid="restore-said">
        <Said state={state} />
      </div>
    </section>
  );
}

function Found({ backup, onAdd }: { readonly backup: Backup; readonly onAdd: (settings: boolean) => void }) {
  const text = useText();
  const [settings, setSettings] = useState(false);
  const has = backup.settings !== undefined && backup.settings !== null;
  return (
    <div data-testid="restore-found">
      {has && (
        <Switch
          testId="restore-settings"
          name={text.t("backup.settings")}
          more={text.t("backup.settingsText")}
          on={settings}
          onChange={setSettings}
        />
      )}
      <button
        type="button"
        className="button primary backup-wide"
        data-testid="restore-add"
        onClick={() => onAdd(settings && has)}
      >
        {text.t("backup.add")}
      </button>
    </div>
  );
}

/** What there is to say, read out when it changes. */
function Said({ state }: { readonly state: Restoring }) {
  const text = useText();
  switch (state.step) {
    case "choose":
      return null;
    case "found":
      return (
        <p className="quiet">
          {text.t("backup.found", {
            count: state.backup.games.length,
            date: text.date(Date.parse(state.backup.saved)),
          })}
        </p>
      );
    case "checking":
      return (
        <p className="quiet">
          {text.t("backup.checking", { number: text.number(state.done), all: text.number(state.all) })}
        </p>
      );
    case "done":
      return <Report report={state.report} settings={state.settings} />;
    case "failed":
      return (
        <p className="restore-failed">
          {restoreErrorText(text, state.error)} {text.t("backup.unchanged")}
        </p>
      );
  }
}
