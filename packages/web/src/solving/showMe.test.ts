import { act, currentPosition, type Game, isWon, jump, type Move, undo } from "@faceup/rules";
import { solve } from "@faceup/solver";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStore, type StoreApi } from "zustand/vanilla";
import { freshPlay, type Play } from "../game/play.ts";
import { createShowMe, type ShowMe, SPEEDS } from "./showMe.ts";
import { played } from "./testing/played.ts";

let store: StoreApi<Play>;
let showMe: ShowMe;
let line: readonly Move[];

beforeEach(() => {
  vi.useFakeTimers();
  const game = played("SS1-S1-AAAAABD 10>4 8>6");
  const found = solve(currentPosition(game));
  if (found.verdict !== "winnable") throw new Error("not won");
  line = found.moves;
  store = createStore<Play>(() => ({ ...freshPlay(game.start, "g", 0), game }));
  showMe = createShowMe({
    store,
    dismiss: () => undefined,
    show(move) {
      const { game: now } = store.getState();
      const next = act(now, [move]);
      if (next.ok) store.setState({ game: next.value, source: "shown" });
    },
  });
  showMe.offer(line, false);
});

afterEach(() => {
  vi.useRealTimers();
});

const game = (): Game => store.getState().game;
const showing = () => showMe.store.getState().showing;

describe("AP-20 show me", () => {
  test("plays nothing before it is told to", () => {
    vi.advanceTimersByTime(60_000);
    expect(game().cursor).toBe(2);
    expect(showing()).toEqual({ status: "offered", line, shown: 0, peeked: false });
  });

  test("plays the line to the win, a move at a time, and ends", () => {
    showMe.play();
    expect(game().cursor).toBe(3);
    vi.advanceTimersByTime(SPEEDS.normal - 1);
    expect(game().cursor).toBe(3);
    vi.advanceTimersByTime(1);
    expect(game().cursor).toBe(4);
    vi.advanceTimersByTime(SPEEDS.normal * line.length);
    expect(isWon(game())).toBe(true);
    expect(showing()).toBeUndefined();
    expect(game().cursor).toBe(2 + line.length);
  });

  test("goes faster or slower from the next move on", () => {
    showMe.play();
    showMe.choose("fast");
    vi.advanceTimersByTime(SPEEDS.fast * 3);
    expect(game().cursor).toBe(6);
    showMe.choose("slow");
    vi.advanceTimersByTime(SPEEDS.slow - 1);
    expect(game().cursor).toBe(6);
  });

  test("pauses, goes a step, and on", () => {
    showMe.play();
    showMe.pause();
    vi.advanceTimersByTime(60_000);
    expect(game().cursor).toBe(3);
    showMe.step();
    vi.advanceTimersByTime(60_000);
    expect(showing()).toMatchObject({ status: "paused", shown: 2 });
    expect(game().cursor).toBe(4);
    showMe.play();
    vi.advanceTimersByTime(SPEEDS.normal);
    expect(game().cursor).toBe(6);
  });

  test("stops where it is told to, and the player goes on from there", () => {
    showMe.play();
    showMe.stop();
    vi.advanceTimersByTime(60_000);
    expect(showing()).toBeUndefined();
    expect(game().cursor).toBe(3);
  });

  for (const [what, become] of [
    ["undoes", (now: Game) => undo(now)],
    ["goes elsewhere", (now: Game) => jump(now, 1)],
    ["deals anew", () => played("SS1-S1-AAAAABE")],
  ] as const) {
    test(`ends when the player ${what}`, () => {
      showMe.play();
      store.setState({ game: become(game()) });
      const { cursor } = game();
      vi.advanceTimersByTime(60_000);
      expect(showing()).toBeUndefined();
      expect(game().cursor).toBe(cursor);
    });
  }
});
