import { createStore, type StoreApi } from "zustand/vanilla";

/** Versions of the app (AP-29): all of one is kept on the device, and a new one waits until it is wanted. */
export interface Updates {
  /** ready: a new version lies here complete and would be taken up by itself when no tab shows the old one any more. */
  readonly store: StoreApi<{ readonly ready: boolean }>;
  /** Keeps this version on the device and looks for newer ones. For when the board can be played. */
  watch(): void;
  /** Changes to the new version now, in every tab: the page comes back with the same game. */
  accept(): void;
}

interface UpdatesParts {
  /** undefined: the browser has none, or not for this page; then there is no version but the host's. */
  readonly workers: ServiceWorkerContainer | undefined;
  readonly document: Document;
  reload(): void;
}

/** A tab may stay open for weeks; each time it is looked at again, and no more often than this, it asks for news. */
const ASK_AGAIN_MS = 3_600_000;

/** What a waiting worker listens for (offline/sw.ts). */
const TAKE_OVER = "take over";

export function createUpdates({ workers, document, reload }: UpdatesParts): Updates {
  const store = createStore(() => ({ ready: false }));
  let registered: ServiceWorkerRegistration | undefined;

  function follow(registration: ServiceWorkerRegistration): void {
    registered = registration;
    // The first of all workers replaces none: there is nothing to tell.
    const tell = (): void => store.setState({ ready: registration.waiting !== null && hasWorker() });
    const listen = (): void => registration.installing?.addEventListener("statechange", tell);
    tell();
    listen();
    registration.addEventListener("updatefound", listen);
    let asked = performance.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || performance.now() - asked < ASK_AGAIN_MS) return;
      asked = performance.now();
      // Without a network there is no news.
      registration.update().catch(() => undefined);
    });
  }

  const hasWorker = (): boolean => (workers?.controller ?? null) !== null;

  let had = hasWorker();
  workers?.addEventListener("controllerchange", () => {
    // Accepted here or in another tab: all tabs are of one version, so that they understand each other.
    if (had) reload();
    had = true;
  });

  return {
    store,
    watch() {
      if (workers === undefined) return;
      if (hasWorker()) {
        void isOutOfDate(document).then((old) => {
          if (old) reload();
        });
      }
      const sw = new URL("sw.js", document.baseURI);
      // Refused where the browser keeps nothing: then the app needs the network, as any page does.
      workers.register(sw, { updateViaCache: "none" }).then(follow, () => undefined);
    },
    accept() {
      const waiting = registered?.waiting;
      if (waiting) waiting.postMessage(TAKE_OVER);
      else reload();
    },
  };
}

/**
 * The visit that takes a new version up may still have been given the page of the old one, before anything here could
 * hear of the change: then the worker would answer with another page now.
 */
async function isOutOfDate(document: Document): Promise<boolean> {
  const script = document.querySelector("script[src]")?.getAttribute("src") ?? "";
  try {
    const response = await fetch(document.baseURI);
    return response.ok && !(await response.text()).includes(script);
  } catch {
    return false;
  }
}
