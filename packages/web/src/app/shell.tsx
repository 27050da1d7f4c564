import { StrictMode, startTransition, useEffect } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { useStore } from "zustand";
import { followPlay } from "../cues/followPlay.ts";
import { milliseconds } from "../table/animateTimes.ts";
import { announcePlay } from "./announcePlay.ts";
import { DialogHost } from "./DialogHost.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Failed } from "./Failed.tsx";
import { Header } from "./Header.tsx";
import { LiveRegion } from "./LiveRegion.tsx";
import { Message } from "./Message.tsx";
import { type Parts, PartsProvider, useParts, useText } from "./parts.ts";
import { Tools } from "./Tools.tsx";

type Place = (id: string) => HTMLElement;

/** Everything around the table, put into the places that index.html keeps for it. */
export function mountShell(place: Place, parts: Parts): void {
  announcePlay(parts);
  followPlay(parts, window);
  const shell = (
    <StrictMode>
      <PartsProvider value={parts}>
        <ErrorBoundary instead={<Failed />}>
          <Shell place={place} />
        </ErrorBoundary>
      </PartsProvider>
    </StrictMode>
  );
  // In small steps: the board is there already and takes input between them.
  startTransition(() => createRoot(place("shell")).render(shell));
}

function Shell({ place }: { readonly place: Place }) {
  const { dialogs } = useParts();
  const text = useText();
  // Behind a dialog nothing is read out: the dialog has the live region then.
  const dialogOpen = useStore(dialogs.store) !== null;
  useWinDialog();
  return (
    <>
      {createPortal(<Header />, place("header"))}
      {createPortal(<Message />, place("message"))}
      {createPortal(<Tools />, place("tools"))}
      <p id="table-help" hidden>
        {text.t("app.tableHelp")}
      </p>
      {!dialogOpen && <LiveRegion />}
      <DialogHost />
    </>
  );
}

/** A win is told when its last card has landed (AP-9). */
function useWinDialog(): void {
  const { dialogs, session } = useParts();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = session.store.subscribe((play, before) => {
      if (play.happening === before.happening) return;
      clearTimeout(timer);
      if (play.happening?.type !== "won") return;
      const landing = getComputedStyle(document.documentElement).getPropertyValue("--time-move-max");
      timer = setTimeout(() => dialogs.open({ name: "win" }), milliseconds(landing));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [dialogs, session]);
}
