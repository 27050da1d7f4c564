import { type GameId, rulesOf } from "@faceup/rules";
import type { Settings } from "../settings/settings.ts";
import type { Parts } from "./parts.ts";

/** Two where colours matter rather than suits, if nobody has chosen (AP-34). */
export function suitColours(settings: Settings, game: GameId): "two" | "four" {
  if (settings.suits !== "auto") return settings.suits;
  return rulesOf(game).family === "klondike" ? "two" : "four";
}

/** Keeps on the page what the style sheets ask for: form, theme, suits, hand, movement; and its language. */
export function followLook(document: Document, parts: Parts): void {
  const { session, settings, language, form } = parts;
  const root = document.documentElement;
  const app = document.getElementById("app");
  const apply = (): void => {
    const chosen = settings.getState().settings;
    const { game } = session.store.getState().game.startPosition.variant;
    set(root, "theme", chosen.theme === "system" ? undefined : chosen.theme);
    set(root, "motion", chosen.animation ? undefined : "off");
    set(root, "suits", suitColours(chosen, game));
    set(root, "hand", chosen.hand);
    if (app) set(app, "form", form.getState().form);
    root.lang = language.getState().locale;
  };
  const tint = () => tintBrowser(root);
  apply();
  tint();
  for (const { subscribe } of [session.store, settings, language, form]) subscribe(apply);
  settings.subscribe(tint);
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
    document.defaultView?.matchMedia(query).addEventListener("change", tint);
  }
}

function set(element: HTMLElement, name: string, value: string | undefined): void {
  if (element.dataset[name] === value) return;
  if (value === undefined) delete element.dataset[name];
  else element.dataset[name] = value;
}

/** The browser's own bar takes the colour of the ground. */
function tintBrowser(root: HTMLElement): void {
  const meta = root.ownerDocument.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = getComputedStyle(root).getPropertyValue("--ground").trim();
}
