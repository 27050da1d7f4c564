import { parseSettings } from "../settings/settings.ts";
import type { SettingsStore } from "../settings/store.ts";
import type { Channel } from "./channel.ts";

/** AP-30: what is chosen in one tab holds in all of them at once. The tab it was chosen in keeps it. */
export function shareSettings(store: SettingsStore, channel: Channel): void {
  let heard = false;
  store.subscribe(({ settings }) => {
    if (!heard) channel.post({ type: "settings", settings });
  });
  channel.listen((message) => {
    if (message.type !== "settings") return;
    heard = true;
    store.setState({ settings: parseSettings(message.settings) });
    heard = false;
  });
}
