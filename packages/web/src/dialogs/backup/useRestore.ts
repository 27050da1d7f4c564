import { useEffect, useRef, useState } from "react";
import { keepChoice, parseChoice } from "../../app/choice.ts";
import { useParts } from "../../app/parts.ts";
import { type Backup, type BackupError, parseBackup } from "../../backup/backupFile.ts";
import { carryOut, type ImportReport, planImport } from "../../backup/importBackup.ts";
import { parseSettings } from "../../settings/settings.ts";

/** How far restoring has come. */
export type Restoring =
  | { readonly step: "choose" }
  /** Read, and nothing done yet. */
  | { readonly step: "found"; readonly backup: Backup }
  | { readonly step: "checking"; readonly done: number; readonly all: number }
  | { readonly step: "done"; readonly report: ImportReport; readonly settings: boolean }
  | { readonly step: "failed"; readonly error: BackupError | { readonly code: "open" | "store" } };

export interface Restore {
  readonly state: Restoring;
  choose(file: File): void;
  add(backup: Backup, settings: boolean): void;
}

/** Checking a game takes about a millisecond: the page is drawn anew after so many ms of it (AP-7). */
const BREATH_MS = 40;

/** Brings the games of a file back. Closing the dialog while they are checked gives up; nothing is changed then. */
export function useRestore(onDone: () => void): Restore {
  const { storage, session, games, settings: store } = useParts();
  const [state, setState] = useState<Restoring>({ step: "choose" });
  const closed = useRef(new AbortController());
  useEffect(() => {
    const mine = new AbortController();
    closed.current = mine;
    return () => mine.abort();
  }, []);

  async function choose(file: File): Promise<void> {
    const content = await file.text().catch(() => undefined);
    if (content === undefined) return setState({ step: "failed", error: { code: "open" } });
    const parsed = parseBackup(content);
    setState(parsed.ok ? { step: "found", backup: parsed.value } : { step: "failed", error: parsed.error });
  }

  async function add(backup: Backup, settings: boolean): Promise<void> {
    const { signal } = closed.current;
    let drawn = performance.now();
    const pause = async (done: number): Promise<void> => {
      if (performance.now() - drawn < BREATH_MS) return;
      setState({ step: "checking", done, all: backup.games.length });
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      drawn = performance.now();
    };
    setState({ step: "checking", done: 0, all: backup.games.length });
    try {
      if (session.store.getState().game.made > 0) session.save();
      const stored = { games: await storage.readGames(), damaged: await storage.readDamaged() };
      const plan = await planImport(backup, stored, Date.now(), pause);
      await carryOut(plan, storage);
      await followTable(plan.report);
      if (settings) takeSettings(backup);
      setState({ step: "done", report: plan.report, settings });
      onDone();
    } catch {
      if (!signal.aborted) setState({ step: "failed", error: { code: "store" } });
    }
  }

  /** The game on the table may have been further along in the file. */
  async function followTable({ replaced }: ImportReport): Promise<void> {
    const { id } = session.store.getState();
    if (!replaced.includes(id)) return;
    const loaded = await games.read(id);
    if (loaded !== undefined) session.follow(loaded);
  }

  function takeSettings(backup: Backup): void {
    store.getState().change(parseSettings(backup.settings));
    const choice = parseChoice(backup.choice);
    if (choice !== undefined) keepChoice(storage, choice);
  }

  return {
    state,
    choose: (file) => void choose(file),
    add: (backup, settings) => void add(backup, settings),
  };
}
