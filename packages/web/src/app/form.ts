import { createStore, type StoreApi } from "zustand/vanilla";
import type { Form } from "../table/model.ts";

/**
 * Lower than this a screen is a phone held sideways; narrower, one held upright, or a tablet on which one line is not
 * enough for numbers and tools.
 */
const LOW = 480;
const NARROW = 760;

export type FormStore = StoreApi<{ readonly form: Form }>;

/** How the app is laid out in a window of this size, in CSS px. */
export function formOf(width: number, height: number): Form {
  if (height < LOW && width > height) return "landscape";
  return width < NARROW ? "portrait" : "wide";
}

/** The app's form, following the window. */
export function createFormStore(window: Window): FormStore {
  const read = () => ({ form: formOf(window.innerWidth, window.innerHeight) });
  const store = createStore(read);
  window.addEventListener("resize", () => {
    const next = read();
    if (next.form !== store.getState().form) store.setState(next);
  });
  return store;
}
