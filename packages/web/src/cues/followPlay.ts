import type { Parts } from "../app/parts.ts";
import { cueOf } from "./cue.ts";
import { createSound } from "./sound.ts";
import { canVibrate, vibrate } from "./vibration.ts";

/** Makes audible and felt what happens in the game, where the player wants that (AP-23). */
export function followPlay({ session, settings }: Pick<Parts, "session" | "settings">, window: Window): void {
  const sound = createSound(() => new AudioContext());
  let told = session.store.getState().happening;
  let waiting = false;

  function tell(): void {
    waiting = false;
    const { happening } = session.store.getState();
    if (happening === undefined || happening === told) return;
    told = happening;
    const cue = cueOf(happening);
    if (cue === undefined) return;
    const wanted = settings.getState().settings;
    if (wanted.sound) sound(cue);
    if (wanted.vibration && canVibrate(window.navigator)) vibrate(window.navigator, cue);
  }

  session.store.subscribe(() => {
    // What comes in one burst, such as the moves of a finish, is heard once.
    if (!waiting) queueMicrotask(tell);
    waiting = true;
  });
}
