import { secretCards } from "@faceup/rules";
import {
  Archive,
  BookOpen,
  CalendarDays,
  ChartColumn,
  ChartSpline,
  ChevronRight,
  Keyboard,
  Layers,
  type LucideIcon,
  Pause,
  Play,
  RefreshCw,
  RotateCcw,
  Scale,
  Share2,
  SlidersHorizontal,
} from "lucide-react";
import { useStore } from "zustand";
import type { OpenDialog } from "../app/dialogStore.ts";
import { parText } from "../app/parText.ts";
import { useParts, usePlay, useSettings, useText } from "../app/parts.ts";
import { restartOrAsk } from "../app/restartOrAsk.ts";
import { Dialog } from "./Dialog.tsx";

interface Row {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly testId: string;
  readonly onPress: () => void;
}

/** Everything that is not needed for the next move. */
export default function MainMenu() {
  const { dialogs, session, advisor, updates } = useParts();
  const { noHelp, relaxed } = useSettings();
  const text = useText();
  const par = useStore(useParts().dealTruth, (truth) => truth.par);
  // While cards are hidden nobody has asked for the truth about them.
  const secret = usePlay((play) => secretCards(play.game).size > 0);
  const to = (name: Exclude<OpenDialog["name"], "rules">) => () => dialogs.open({ name });
  const news = useStore(updates.store, ({ ready }) => ready);
  const rows: readonly Row[] = [
    ...(news
      ? [{ icon: RefreshCw, name: text.t("update.now"), testId: "update", onPress: updates.accept }]
      : []),
    {
      icon: RotateCcw,
      name: text.t("menu.restart"),
      testId: "restart",
      onPress: () => restartOrAsk(session, dialogs),
    },
    ...(noHelp
      ? []
      : [
          {
            icon: Scale,
            name: text.t("menu.verdict"),
            testId: "verdict",
            onPress: () => {
              dialogs.close();
              advisor.verdict();
            },
          },
          {
            icon: ChartSpline,
            name: text.t("analysis.title"),
            testId: "analysis",
            onPress: to("analysis"),
          },
          {
            icon: Play,
            name: text.t("show.name"),
            testId: "show",
            onPress: () => {
              dialogs.close();
              advisor.showMe();
            },
          },
        ]),
    { icon: Pause, name: text.t("menu.pause"), testId: "pause", onPress: to("pause") },
    { icon: Layers, name: text.t("menu.games"), testId: "games", onPress: to("games") },
    { icon: CalendarDays, name: text.t("menu.calendar"), testId: "calendar", onPress: to("calendar") },
    { icon: ChartColumn, name: text.t("menu.statistics"), testId: "statistics", onPress: to("statistics") },
    { icon: Share2, name: text.t("menu.share"), testId: "share", onPress: to("share") },
    {
      icon: BookOpen,
      name: text.t("menu.rules"),
      testId: "rules",
      onPress: () => dialogs.open({ name: "rules" }),
    },
    { icon: Keyboard, name: text.t("menu.keys"), testId: "keys", onPress: to("keys") },
    { icon: SlidersHorizontal, name: text.t("menu.settings"), testId: "settings", onPress: to("settings") },
    { icon: Archive, name: text.t("menu.backup"), testId: "backup", onPress: to("backup") },
  ];
  return (
    <Dialog name="menu" title={text.t("menu.title")}>
      {par && !relaxed && !secret && (
        <p className="quiet" data-testid="par">
          {text.t("par.name")}: {parText(text, par)}
        </p>
      )}
      <ul className="rows">
        {rows.map(({ icon: Icon, name, testId, onPress }, i) => (
          <li key={testId}>
            <button
              type="button"
              className="row-button"
              data-testid={`menu-${testId}`}
              data-first={i === 0 || undefined}
              onClick={onPress}
            >
              <Icon aria-hidden="true" />
              <span className="row-name">{name}</span>
              <ChevronRight aria-hidden="true" className="row-more" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
