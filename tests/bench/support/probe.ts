/** What is counted inside the page; put there before any of its own scripts. */
export interface Probe {
  frames: number;
  timers: number;
  /** Changes to the document outside of the dragged cards. */
  mutations: number;
  /** When the first open card stood on the table, in milliseconds since the page was asked for. */
  playable: number;
  /** Scripts loaded by then. */
  scripts: string[];
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page. Counts the page's own frames and timers, changes to the document, and the moment of the first card. */
export function installProbe(): void {
  const probe: Probe = { frames: 0, timers: 0, mutations: 0, playable: 0, scripts: [] };
  window.probe = probe;
  const requestFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    probe.frames++;
    return requestFrame(callback);
  };
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((handler: () => void, ms?: number) => {
    probe.timers++;
    return later(handler, ms);
  }) as typeof window.setTimeout;
  const every = window.setInterval.bind(window);
  window.setInterval = ((handler: () => void, ms?: number) =>
    every(() => {
      probe.timers++;
      handler();
    }, ms)) as typeof window.setInterval;
  new MutationObserver((records) => {
    if (probe.playable === 0 && document.querySelector("#table [data-card]") !== null) {
      probe.playable = performance.now();
      probe.scripts = performance
        .getEntriesByType("resource")
        .map((entry) => entry.name)
        .filter((name) => name.endsWith(".js"));
    }
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.closest(".table-lifted") === null) probe.mutations++;
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
