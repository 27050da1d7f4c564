import { Clock } from "../app/Clock.tsx";
import { useParts, useSettings, useText } from "../app/parts.ts";
import { Dialog } from "./Dialog.tsx";

/** A rest: as with every dialog, no time is played while it is open (AP-8). */
export default function Pause() {
  const { dialogs } = useParts();
  const { clock, relaxed } = useSettings();
  const text = useText();
  return (
    <Dialog
      name="pause"
      title={text.t("menu.pause")}
      foot={
        <button
          type="button"
          className="button primary"
          data-testid="play-on"
          data-first
          onClick={dialogs.close}
        >
          {text.t("restart.keep")}
        </button>
      }
    >
      <p>{text.t("pause.text")}</p>
      {clock && !relaxed && (
        <p className="quiet">
          {text.t("app.time")}: <Clock />
        </p>
      )}
    </Dialog>
  );
}
