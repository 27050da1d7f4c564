/** The tokens of movement, as numbers. */

/** Times in milliseconds, 0 where nothing may move. */
export interface Times {
  readonly least: number;
  readonly most: number;
  readonly run: number;
  readonly lift: number;
  readonly refuse: number;
  readonly easing: string;
  readonly liftEasing: string;
  /** Sizes in the hand over the size at rest. */
  readonly liftScale: number;
  readonly liftScaleTouch: number;
}

const STILL = { least: 0, most: 0, run: 0, lift: 0, refuse: 0 } as const;

/** A computed time in milliseconds. Built style sheets write short times in seconds: `.11s`. */
export function milliseconds(time: string): number {
  const unit = time.trim().endsWith("ms") ? 1 : 1000;
  return (Number.parseFloat(time) || 0) * unit;
}

/** Reads the tokens from an element's computed style. */
function readTimes(element: HTMLElement): Times {
  const style = getComputedStyle(element);
  const text = (token: string): string => style.getPropertyValue(token).trim();
  const number = (token: string): number => Number.parseFloat(text(token)) || 0;
  const time = (token: string): number => milliseconds(text(token));
  return {
    least: time("--time-move-min"),
    most: time("--time-move-max"),
    run: time("--time-run"),
    lift: time("--time-lift"),
    refuse: time("--time-refuse"),
    easing: text("--ease-move") || "ease-out",
    liftEasing: text("--ease-lift") || "ease-out",
    liftScale: number("--lift-scale") || 1,
    liftScaleTouch: number("--lift-scale-touch") || 1,
  };
}

/**
 * The times for an element, read again only where the answer may differ: reading makes the browser compute styles,
 * in the middle of an update. `animate` off and reduced motion make every time 0.
 */
export function movementTimes(element: HTMLElement): (animate: boolean) => Times {
  const reduced = element.ownerDocument.defaultView?.matchMedia("(prefers-reduced-motion: reduce)");
  let known: Times | undefined;
  let read: { readonly animate: boolean; readonly reduced: boolean | undefined } | undefined;
  return (animate) => {
    // The setting stops movement in the style sheet, too: what was read while it was off are zeros.
    if (known === undefined || read?.animate !== animate || read.reduced !== reduced?.matches) {
      known = readTimes(element);
      read = { animate, reduced: reduced?.matches };
    }
    return animate ? known : { ...known, ...STILL };
  };
}
