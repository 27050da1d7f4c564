import type { Session } from "../game/session.ts";

/** Is what is stored safe from the browser's own tidying? undefined: the browser does not say. */
export async function isStorageKept(navigator: Navigator): Promise<boolean | undefined> {
  const { storage } = navigator as Partial<Navigator>;
  // Missing where the page came without HTTPS.
  return storage?.persisted().catch(() => undefined);
}

/** Asks the browser, once there is a move worth keeping, not to clear what is stored when it needs room. */
export function keepStorage({ store }: Pick<Session, "store">, navigator: Navigator): void {
  const stop = store.subscribe(({ game }) => {
    if (game.made === 0) return;
    stop();
    void askToKeep(navigator);
  });
}

async function askToKeep(navigator: Navigator): Promise<void> {
  if ((await isStorageKept(navigator)) !== false) return;
  // A refusal is no fault: the page that exports tells of it.
  await navigator.storage.persist().catch(() => false);
}
