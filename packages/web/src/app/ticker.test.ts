import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createClock } from "../game/clock.ts";
import type { Session } from "../game/session.ts";
import type { OpenDialog } from "./dialogStore.ts";
import { createTicker } from "./ticker.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** As much of a session and a page as the ticker looks at. */
function setUp(made = 1) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const clock = createClock(() => Date.now());
  const store = createStore(() => ({ game: { made }, won: false }));
  const save = vi.fn();
  const session = { clock, store, save } as unknown as Session;
  const open = createStore<OpenDialog | null>(() => null);
  const ticker = createTicker(session, { store: open }, page as unknown as Document);
  const heard: number[] = [];
  const hide = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return {
    clock,
    store,
    open,
    save,
    ticker,
    heard,
    hide,
    listen: () => ticker.listen((ms) => heard.push(ms)),
  };
}

test("once a second while the clock runs, and no timer while it stands", () => {
  const { clock, store, heard, listen } = setUp();
  listen();
  expect(heard).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);
  clock.run();
  store.setState({});
  vi.advanceTimersByTime(2500);
  expect(heard).toEqual([0, 0, 1000, 2000]);
  clock.pause();
  store.setState({});
  expect(vi.getTimerCount()).toBe(0);
});

test("no timer when nobody listens", () => {
  const { clock, store, listen } = setUp();
  clock.run();
  store.setState({});
  expect(vi.getTimerCount()).toBe(0);
  const leave = listen();
  expect(vi.getTimerCount()).toBe(1);
  leave();
  expect(vi.getTimerCount()).toBe(0);
});

test("AP-8: a hidden page plays no time, and what was played is written", () => {
  const { clock, store, save, heard, hide, listen } = setUp();
  listen();
  clock.run();
  store.setState({});
  vi.advanceTimersByTime(1500);
  hide(true);
  expect(save).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(clock.elapsed()).toBe(1500);
  hide(false);
  vi.advanceTimersByTime(500);
  expect(heard.at(-1)).toBe(2000);
});

test("AP-8: under a dialog no time is played, and hiding the page meanwhile changes nothing about that", () => {
  const { clock, store, open, hide } = setUp();
  clock.run();
  store.setState({});
  vi.advanceTimersByTime(1500);
  open.setState({ name: "pause" }, true);
  vi.advanceTimersByTime(60_000);
  hide(true);
  hide(false);
  vi.advanceTimersByTime(60_000);
  expect(clock.elapsed()).toBe(1500);
  open.setState(null, true);
  vi.advanceTimersByTime(500);
  expect(clock.elapsed()).toBe(2000);
});

test("a game not begun, or won, stays still when the page comes back", () => {
  const idle = setUp(0);
  idle.hide(true);
  idle.hide(false);
  expect(idle.clock.running()).toBe(false);
  expect(idle.save).not.toHaveBeenCalled();
  const won = setUp();
  won.store.setState({ won: true });
  won.hide(true);
  won.hide(false);
  expect(won.clock.running()).toBe(false);
});
