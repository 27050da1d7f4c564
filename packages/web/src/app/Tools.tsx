import { canRedo, canUndo, isWon } from "@faceup/rules";
import type { AppId } from "@faceup/text";
import { Lightbulb, type LucideIcon, Menu, Plus, Redo2, Undo2 } from "lucide-react";
import { useStore } from "zustand";
import type { Form } from "../table/model.ts";
import { useForm, useParts, usePlay, useSettings, useText } from "./parts.ts";

const TOOLS = ["new", "undo", "redo", "hint", "menu"] as const;
type ToolName = (typeof TOOLS)[number];

const ICONS: Readonly<Record<ToolName, LucideIcon>> = {
  new: Plus,
  undo: Undo2,
  redo: Redo2,
  hint: Lightbulb,
  menu: Menu,
};

/** From left to right, or from above: what is pressed most lies nearest to the thumb. */
const ORDER: Readonly<Record<Form, readonly ToolName[]>> = {
  portrait: ["new", "undo", "redo", "hint", "menu"],
  landscape: ["menu", "new", "hint", "redo", "undo"],
  wide: ["undo", "redo", "hint", "new", "menu"],
};

/** The few things one does without moving a card; all else is in the menu. */
export function Tools() {
  const { session, dialogs, advisor } = useParts();
  const { noHelp } = useSettings();
  const text = useText();
  const form = useForm();
  const undoable = usePlay((play) => canUndo(play.game));
  const redoable = usePlay((play) => canRedo(play.game));
  const won = usePlay((play) => isWon(play.game));
  const news = useStore(useParts().updates.store, ({ ready }) => ready);
  const press: Readonly<Record<ToolName, (() => void) | undefined>> = {
    new: () => dialogs.open({ name: "new" }),
    undo: undoable ? session.undo : undefined,
    redo: redoable ? session.redo : undefined,
    hint: won ? undefined : advisor.hint,
    menu: () => dialogs.open({ name: "menu" }),
  };
  return (
    <nav className="tools" aria-label={text.t("app.tools")} data-testid="tools">
      {ORDER[form]
        .filter((tool) => tool !== "hint" || !noHelp)
        .map((tool) => (
          <Tool
            key={tool}
            tool={tool}
            name={text.t(nameOf(tool, form))}
            news={tool === "menu" && news ? text.t("update.now") : undefined}
            onPress={press[tool]}
          />
        ))}
    </nav>
  );
}

function nameOf(tool: ToolName, form: Form): AppId {
  return tool === "new" && form === "wide" ? "menu.new" : `app.${tool}`;
}

const SOFT_HYPHEN = "\u00ad";

interface ToolProps {
  readonly tool: ToolName;
  readonly name: string;
  /** What is new behind it, until it is done. */
  readonly news: string | undefined;
  /** undefined: nothing to do now. The button stays and keeps the focus, so that keys can undo to the very start. */
  readonly onPress: (() => void) | undefined;
}

function Tool({ tool, name, news, onPress }: ToolProps) {
  const Icon = ICONS[tool];
  return (
    <button
      type="button"
      className="tool"
      data-testid={`tool-${tool}`}
      aria-label={[name.replaceAll(SOFT_HYPHEN, ""), news].filter(Boolean).join(": ")}
      data-news={news !== undefined || undefined}
      aria-disabled={onPress === undefined || undefined}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
      <span className="tool-name">{name}</span>
    </button>
  );
}
