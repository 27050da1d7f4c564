import { beforeEach, describe, expect, test } from "vitest";
import { createJournal, type Entry } from "./journal.ts";

class MemoryArea {
  readonly #values = new Map<string, string>();
  full = false;
  get length(): number {
    return this.#values.size;
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(name: string): string | null {
    return this.#values.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this.#values.set(name, text);
  }
  removeItem(name: string): void {
    this.#values.delete(name);
  }
}

const GAME: Entry = { store: "games", key: "a:b", value: { moves: ["1>2"] } };
const SETTINGS: Entry = { store: "values", key: "settings", value: { hand: "left" } };

/** Everything that the next visit would write. */
function pendingIn(area: MemoryArea): readonly Entry[] {
  const journal = createJournal(() => area);
  return journal.pending().flatMap(({ store, key }) => {
    const noted = journal.read(store, key);
    return noted === undefined ? [] : [{ store, key, value: noted.value }];
  });
}

describe("UN-3 the journal", () => {
  let area: MemoryArea;
  beforeEach(() => {
    area = new MemoryArea();
  });

  test("holds what was noted until it is confirmed, for the next visit too", () => {
    const done = createJournal(() => area).note(GAME);
    createJournal(() => area).note(SETTINGS);
    expect(pendingIn(area)).toEqual([GAME, SETTINGS]);
    done();
    expect(pendingIn(area)).toEqual([SETTINGS]);
  });

  test("keeps the later writing when the earlier one is confirmed", () => {
    const journal = createJournal(() => area);
    const first = journal.note(GAME);
    const later = { ...GAME, value: { moves: ["1>2", "2>1"] } };
    journal.note(later);
    first();
    expect(pendingIn(area)).toEqual([later]);
  });

  test("what was read back and written is confirmed, unless it was noted anew meanwhile", () => {
    const journal = createJournal(() => area);
    journal.note(GAME);
    journal.read("games", GAME.key)?.done();
    expect(pendingIn(area)).toEqual([]);
    journal.note(GAME);
    const read = journal.read("games", GAME.key);
    const later = { ...GAME, value: { moves: [] } };
    journal.note(later);
    read?.done();
    expect(pendingIn(area)).toEqual([later]);
  });

  test("forgets what was deleted", () => {
    const journal = createJournal(() => area);
    journal.note(GAME);
    journal.forget("games", GAME.key);
    expect(journal.pending()).toEqual([]);
  });

  test("leaves alone what is not its own or cannot be read", () => {
    area.setItem("other", "{}");
    area.setItem("faceup:games:x", "{");
    expect(pendingIn(area)).toEqual([]);
    expect(area.getItem("other")).toBe("{}");
  });

  test("AP-25 a full or forbidden area is no reason to fail", () => {
    area.full = true;
    createJournal(() => area).note(GAME)();
    expect(area.length).toBe(0);
    const forbidden = createJournal(() => {
      throw new DOMException("no", "SecurityError");
    });
    forbidden.note(GAME)();
    forbidden.forget("games", "x");
    expect(forbidden.pending()).toEqual([]);
  });
});
