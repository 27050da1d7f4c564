import { type ComponentType, lazy, Suspense } from "react";
import { useStore } from "zustand";
import type { OpenDialog } from "./dialogStore.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { useParts } from "./parts.ts";

// Each is loaded when it is first asked for: the board is playable before any of them is there.
const DIALOGS = {
  new: again(() => import("../dialogs/NewGame.tsx")),
  menu: again(() => import("../dialogs/MainMenu.tsx")),
  settings: again(() => import("../dialogs/SettingsDialog.tsx")),
  calendar: again(() => import("../dialogs/Calendar.tsx")),
  games: again(() => import("../dialogs/Unfinished.tsx")),
  rules: again(() => import("../dialogs/Rules.tsx")),
  keys: again(() => import("../dialogs/Keys.tsx")),
  pause: again(() => import("../dialogs/Pause.tsx")),
  restart: again(() => import("../dialogs/Restart.tsx")),
  statistics: again(() => import("../dialogs/Statistics.tsx")),
  analysis: again(() => import("../dialogs/Analysis.tsx")),
  backup: again(() => import("../dialogs/Backup.tsx")),
  share: again(() => import("../dialogs/Share.tsx")),
  win: again(() => import("../dialogs/Win.tsx")),
} as const;

interface Again<Props> {
  /** The part, loaded with its first use. */
  part: ComponentType<Props>;
  /** After a failure: the next use tries anew. */
  forget(): void;
}

/** React remembers for ever that a part could not be loaded. */
function again<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Again<Props> {
  const made: Again<Props> = {
    part: lazy(load),
    forget() {
      made.part = lazy(load);
    },
  };
  return made;
}

/** The open dialog, if there is one. */
export function DialogHost() {
  const { dialogs, session } = useParts();
  const open = useStore(dialogs.store);
  if (open === null) return null;
  const failed = () => {
    DIALOGS[open.name].forget();
    dialogs.close();
    session.notify({ type: "dialog-failed" });
  };
  return (
    <ErrorBoundary key={open.name} instead={null} onFailure={failed}>
      <Suspense fallback={null}>{dialogOf(open)}</Suspense>
    </ErrorBoundary>
  );
}

function dialogOf(open: OpenDialog) {
  if (open.name === "rules") {
    const Rules = DIALOGS.rules.part;
    return <Rules at={open} />;
  }
  if (open.name === "calendar") {
    const Calendar = DIALOGS.calendar.part;
    return <Calendar variant={open.variant} />;
  }
  const Part = DIALOGS[open.name].part;
  return <Part />;
}
