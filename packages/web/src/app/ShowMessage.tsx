import { Pause, Play, StepForward, X } from "lucide-react";
import { useStore } from "zustand";
import { SPEEDS, type Speed } from "../solving/showMe.ts";
import { Bar } from "./MessageBar.tsx";
import { useParts, useText } from "./parts.ts";
import { showText } from "./showText.ts";

/** AP-20: the computer plays; how fast, one move at a time, or not any more. */
export function ShowMessage() {
  const { showMe } = useParts();
  const text = useText();
  const { showing, speed } = useStore(showMe.store);
  if (!showing) return null;
  const playing = showing.status === "playing";
  return (
    <Bar kind="show" icon={null}>
      <p className="message-words">{showText(text, showing)}</p>
      <div className="show-buttons">
        <button
          type="button"
          className="icon-button"
          data-testid="show-play"
          aria-label={text.t(playing ? "show.pause" : "show.play")}
          onClick={playing ? showMe.pause : showMe.play}
        >
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
        <button
          type="button"
          className="icon-button"
          data-testid="show-step"
          aria-label={text.t("show.step")}
          onClick={showMe.step}
        >
          <StepForward aria-hidden="true" />
        </button>
        <select
          className="show-speed"
          data-testid="show-speed"
          aria-label={text.t("show.speed")}
          value={speed}
          onChange={(event) => showMe.choose(event.currentTarget.value as Speed)}
        >
          {Object.keys(SPEEDS).map((name) => (
            <option key={name} value={name}>
              {text.t(`show.speed.${name as Speed}`)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="icon-button"
          data-testid="show-stop"
          aria-label={text.t("show.stop")}
          onClick={showMe.stop}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </Bar>
  );
}
