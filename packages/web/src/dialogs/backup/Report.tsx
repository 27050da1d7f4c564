import { useText } from "../../app/parts.ts";
import type { ImportReport } from "../../backup/importBackup.ts";

/** What an import has done, in numbers, and which games it could not read and why (AP-25). */
export function Report({ report, settings }: { readonly report: ImportReport; readonly settings: boolean }) {
  const text = useText();
  const { added, kept, replaced, unreadable, setAside } = report;
  return (
    <div className="restore-report">
      <h3>{text.t("backup.done")}</h3>
      <p>{text.t("backup.added", { count: added })}</p>
      {kept > 0 && <p>{text.t("backup.keptGames", { count: kept })}</p>}
      {replaced.length > 0 && <p>{text.t("backup.replaced", { count: replaced.length })}</p>}
      {setAside > 0 && <p>{text.t("backup.setAside", { count: setAside })}</p>}
      {settings && <p>{text.t("backup.settingsTaken")}</p>}
      {unreadable.length > 0 && (
        <>
          <p>{text.t("backup.unreadable", { count: unreadable.length })}</p>
          <ul className="quiet backup-list">
            {unreadable.map(({ id, number, error }) => (
              <li key={number}>
                {text.t("backup.unreadableGame", {
                  number: text.number(number),
                  id: id ?? "–",
                  why: text.t(`saved.${error.code}`),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
