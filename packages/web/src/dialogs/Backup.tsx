import "../styles/backup.css";
import { Download } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { isStorageKept } from "../app/keepStorage.ts";
import { useParts, useText } from "../app/parts.ts";
import { saveFile } from "../app/saveFile.ts";
import { collectBackup, makeBackup, makeDamagedFile } from "../backup/backupFile.ts";
import type { Damaged } from "../db/storage.ts";
import { Restore } from "./backup/Restore.tsx";
import { Dialog } from "./Dialog.tsx";

/** Everything stored, out to a file and in again; and how safe it is where it is (AP-25). */
export default function Backup() {
  const text = useText();
  const [damaged, readAgain] = useDamaged();
  return (
    <Dialog name="backup" title={text.t("backup.title")}>
      <p>{text.t("backup.text")}</p>
      <Kept />
      <Save />
      <Restore onDone={readAgain} />
      {damaged.length > 0 && <DamagedGames damaged={damaged} />}
    </Dialog>
  );
}

/** The day as a part of a file's name. */
function dayOf(time: number): string {
  const day = new Date(time);
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Has the browser promised to keep what is stored? */
function Kept() {
  const { storage } = useParts();
  const text = useText();
  const [kept, setKept] = useState<boolean>();
  useEffect(() => {
    let wanted = true;
    void isStorageKept(navigator).then((found) => {
      if (wanted) setKept(found ?? false);
    });
    return () => {
      wanted = false;
    };
  }, []);
  if (!storage.lasting) return <p className="quiet backup-kept">{text.t("notice.not-lasting")}</p>;
  return (
    <p className="quiet backup-kept" data-testid="backup-kept" data-kept={kept}>
      {kept !== undefined && text.t(kept ? "backup.kept" : "backup.notKept")}
    </p>
  );
}

function Save() {
  const { storage, session } = useParts();
  const text = useText();
  const [said, setSaid] = useState<string>();
  const save = async () => {
    try {
      // The time of the game on the table up to now.
      if (session.store.getState().game.made > 0) session.save();
      const now = Date.now();
      const backup = await collectBackup(storage, now);
      saveFile(`faceup-${dayOf(now)}.json`, makeBackup(backup));
      setSaid(text.t("backup.saved", { count: backup.games.length }));
    } catch {
      setSaid(text.t("stats.failed"));
    }
  };
  return (
    <>
      <button
        type="button"
        className="button primary backup-wide"
        data-first
        data-testid="backup-save"
        onClick={() => void save()}
      >
        <Download aria-hidden="true" />
        {text.t("backup.save")}
      </button>
      <p className="quiet backup-said" role="status" data-testid="backup-saved">
        {said}
      </p>
    </>
  );
}

/** The records that could not be read, as they were found. */
function useDamaged(): readonly [readonly Damaged[], () => void] {
  const { storage } = useParts();
  const [damaged, setDamaged] = useState<readonly Damaged[]>([]);
  const read = useCallback(() => {
    storage.readDamaged().then(setDamaged, () => setDamaged([]));
  }, [storage]);
  useEffect(read, [read]);
  return [damaged, read];
}

function DamagedGames({ damaged }: { readonly damaged: readonly Damaged[] }) {
  const text = useText();
  return (
    <section className="backup-damaged" data-testid="backup-damaged">
      <p>{text.t("games.damaged", { count: damaged.length })}</p>
      <ul className="quiet backup-list">
        {damaged.map(({ id, found }) => (
          <li key={id}>
            {id} · {text.shortDate(found)}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button backup-wide"
        data-testid="backup-save-damaged"
        onClick={() => saveFile(`faceup-damaged-${dayOf(Date.now())}.json`, makeDamagedFile(damaged))}
      >
        <Download aria-hidden="true" />
        {text.t("backup.saveDamaged")}
      </button>
    </section>
  );
}
