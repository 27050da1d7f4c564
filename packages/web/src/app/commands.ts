import { currentPosition, gameRules } from "@faceup/rules";
import { columnReading, foretoldText, positionReading } from "@faceup/text";
import { moveOptions } from "../settings/settings.ts";
import type { KeyCommand } from "../table/keyboardCommands.ts";
import { columnIndex, type Spot } from "../table/model.ts";
import type { Parts } from "./parts.ts";
import { restartOrAsk } from "./restartOrAsk.ts";
import { spotLabel } from "./spotLabel.ts";

/** Does what a key asks for (AP-27); `focus` is where it was pressed. */
export function runCommand(parts: Parts, command: KeyCommand, focus: Spot): void {
  const { session, settings, dialogs, announcer, advisor } = parts;
  switch (command) {
    case "undo":
      session.undo();
      break;
    case "redo":
      session.redo();
      break;
    case "draw":
      session.draw();
      break;
    case "new":
      dialogs.open({ name: "new" });
      break;
    case "keys":
      dialogs.open({ name: "keys" });
      break;
    case "pause":
      dialogs.open({ name: "pause" });
      break;
    case "restart":
      restartOrAsk(session, dialogs);
      break;
    case "readLast":
      announcer.say(announcer.store.getState().words);
      break;
    case "readColumn":
    case "readFoundations":
    case "readBoard":
    case "readMoves":
      announcer.say(reading(parts, command, focus));
      break;
    case "hint":
      advisor.hint();
      break;
    case "verdict":
      advisor.verdict();
      break;
    case "showMe":
      advisor.showMe();
      break;
    case "analysis":
      // AP-23: who wants no help is not told anything.
      if (!settings.getState().settings.noHelp) dialogs.open({ name: "analysis" });
      break;
  }
}

type Reading = "readColumn" | "readFoundations" | "readBoard" | "readMoves";

function reading({ session, settings, language }: Parts, what: Reading, focus: Spot): string {
  const text = language.getState();
  const { game } = session.store.getState();
  const position = currentPosition(game);
  switch (what) {
    case "readColumn": {
      const column = columnIndex(focus.pile);
      if (column !== undefined) return columnReading(text, position, column);
      return spotLabel(text, position, focus, moveOptions(settings.getState().settings));
    }
    case "readBoard":
      return positionReading(text, position).join(". ");
    case "readFoundations":
      return positionReading(text, position).slice(0, -position.columns.length).join(". ");
    case "readMoves": {
      // Only what can be seen on the table: neither what a draw would bring nor what would be turned up.
      const moves = gameRules(game)
        .moves(position)
        .filter((move) => move.type === "transfer");
      if (moves.length === 0) return text.t("say.noMoves");
      return moves.map((move) => foretoldText(text, move, position)).join(" ");
    }
  }
}
