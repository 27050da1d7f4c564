import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";
import "./styles/table.css";
import "./styles/app.css";
import "./styles/appPortrait.css";
import "./styles/appLandscape.css";
import "./styles/appWide.css";
import "./styles/message.css";
import "./styles/dialogs.css";
import "./styles/controls.css";
import "./styles/newGame.css";
import "./styles/contents.css";
import "./styles/pages.css";
import "./styles/win.css";
import { createBoard } from "./app/board.ts";
import { createFormStore } from "./app/form.ts";
import { followLook } from "./app/rootLook.ts";
import { start } from "./app/start.ts";

// Asked for first and awaited last: the table needs nothing of it, and can be played while it is on its way.
const shell = import("./app/shell.tsx");

try {
  const form = createFormStore(window);
  const parts = await start(window, form);
  followLook(document, parts);
  createBoard(element("table"), parts);
  (await shell).mountShell(element, parts);
  // Everything else of this version is fetched now that it delays nothing. In development nothing is to be kept.
  if (import.meta.env.PROD) parts.updates.watch();
} catch (error) {
  // The page itself holds these words, because the catalogue may be what could not be loaded.
  element("failed").hidden = false;
  throw error;
}

/** The page's places are in index.html, so that the table stands before React does. */
function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`index.html has no #${id}`);
  return found;
}
