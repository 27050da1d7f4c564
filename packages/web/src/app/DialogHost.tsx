import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import type { OpenDialog } from "./dialogStore.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { useParts, useText } from "./parts.ts";

// Each is loaded when it is first asked for: the board is playable before any of them is there.
const NewGame = lazy(() => import("../dialogs/NewGame.tsx"));
const MainMenu = lazy(() => import("../dialogs/MainMenu.tsx"));
const SettingsDialog = lazy(() => import("../dialogs/SettingsDialog.tsx"));
const Unfinished = lazy(() => import("../dialogs/Unfinished.tsx"));
const Rules = lazy(() => import("../dialogs/Rules.tsx"));
const Keys = lazy(() => import("../dialogs/Keys.tsx"));
const Restart = lazy(() => import("../dialogs/Restart.tsx"));
const Win = lazy(() => import("../dialogs/Win.tsx"));

/** The open dialog, if there is one. */
export function DialogHost() {
  const { dialogs, announcer } = useParts();
  const text = useText();
  const open = useStore(dialogs.store);
  if (open === null) return null;
  const failed = () => {
    dialogs.close();
    announcer.say(text.t("app.dialogFailed"));
  };
  return (
    <ErrorBoundary key={open.name} instead={null} onFailure={failed}>
      <Suspense fallback={null}>{dialogOf(open)}</Suspense>
    </ErrorBoundary>
  );
}

function dialogOf(open: OpenDialog) {
  switch (open.name) {
    case "new":
      return <NewGame />;
    case "menu":
      return <MainMenu />;
    case "settings":
      return <SettingsDialog />;
    case "games":
      return <Unfinished />;
    case "rules":
      return <Rules rule={open.rule} />;
    case "keys":
      return <Keys />;
    case "restart":
      return <Restart />;
    case "win":
      return <Win />;
  }
}
