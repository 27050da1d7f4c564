import { currentPosition } from "@faceup/rules";
import { targetsOf } from "../game/carry.ts";
import type { Play } from "../game/play.ts";
import { tableModel } from "../game/view.ts";
import { moveOptions, type Settings } from "../settings/settings.ts";
import { createInput } from "../table/input.ts";
import type { PileId } from "../table/model.ts";
import { createTable, type TableLook } from "../table/table.ts";
import { runCommand } from "./commands.ts";
import { hintMark } from "./hintMark.ts";
import { lettersFor } from "./letters.ts";
import type { Parts } from "./parts.ts";
import { spotLabel } from "./spotLabel.ts";
import { watchKeys } from "./watchKeys.ts";

/** The table of the running game: drawn anew whenever game, settings or language change, without React. */
export function createBoard(root: HTMLElement, parts: Parts): void {
  const { session, settings, language, form, advisor } = parts;
  const play = () => session.store.getState();
  const chosen = () => settings.getState().settings;

  const table = createTable(root, {
    id: "table",
    role: "application",
    name: () => language.getState().t("app.table"),
    label: (spot) =>
      spotLabel(language.getState(), currentPosition(play().game), spot, moveOptions(chosen())),
    texts: { stock: (count) => (count > 0 ? language.getState().t("app.stockLeft", { count }) : "") },
  });

  root.setAttribute("aria-describedby", "table-help");
  const input = createInput(root, table, {
    host: session,
    singleKeys: () => chosen().letterKeys,
    command: (command, focus) => runCommand(parts, command, focus),
  });
  watchKeys(root, parts, () => input.focus);

  function look(): TableLook {
    const { hand, largePrint, animation } = chosen();
    const letters = lettersFor(chosen(), language.getState());
    return { ...form.getState(), hand, letters, large: largePrint, animate: animation };
  }

  function draw(): void {
    const options = moveOptions(chosen());
    const model = tableModel(play(), targets(play(), chosen()), options);
    table.update(model, look());
    input.update(model, { ...form.getState(), hand: chosen().hand, game: play().id });
  }

  const hint = () => table.hint(hintMark(advisor.store.getState().advice));
  draw();
  advisor.store.subscribe(hint);
  const sized = new ResizeObserver(() => table.resize());
  sized.observe(root);
  for (const { subscribe } of [session.store, settings, language, form]) subscribe(draw);
}

/** Where what is in the hand may go; during a drag the table asks by itself. */
function targets({ game, carried }: Play, settings: Settings): readonly PileId[] {
  if (carried === undefined || !settings.placementHints) return [];
  const found = targetsOf(currentPosition(game), carried, moveOptions(settings));
  return found.ok ? found.value : [];
}
