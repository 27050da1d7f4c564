import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createGames } from "../db/games.ts";
import type { SavedGame } from "../db/savedGame.ts";
import { memoryStorage, type Storage } from "../db/storage.ts";
import version1 from "../db/testing/version1.json" with { type: "json" };
import { attemptsOf } from "../stats/attempt.ts";
import { game, wonGame } from "../stats/testing/games.ts";
import { type Backup, type BackupError, collectBackup, makeBackup, parseBackup } from "./backupFile.ts";
import { carryOut, type ImportReport, planImport } from "./importBackup.ts";
import { mergeGames, sameGame } from "./mergeGames.ts";

const WON = [version1.wonSimon, version1.wonThoughtful, version1.setUp] as const;

/** Games that can be read, of few ids, so that many meet. */
const savedGame: fc.Arbitrary<SavedGame> = fc
  .record({
    id: fc.constantFrom("a", "b", "c", "d"),
    cursor: fc.integer({ min: 0, max: 2 }),
    made: fc.integer({ min: 2, max: 5 }),
    deal: fc.constantFrom("unknown", "undecided", "winnable", "unwinnable"),
    state: fc.constantFrom("open", "ended"),
    updated: fc.integer({ min: 0, max: 5 }),
    elapsed: fc.integer({ min: 0, max: 2 }),
  })
  .map((changes) => game(changes as Partial<SavedGame>));
/** States of one game, won at different times or not at all. */
const state = fc.oneof(
  savedGame,
  fc
    .tuple(savedGame, fc.integer({ min: 1, max: 3 }))
    .map(([one, at]) => wonGame(at, 40 + at, { ...one, won: true, win: wonGame(at, 40 + at).win })),
);
/** The same win as a version of the app knows it that keeps no par, and as this one does. */
const parKept = wonGame(1, 41, {
  win: { ...(wonGame(1, 41).win as NonNullable<SavedGame["win"]>), par: 40 },
});
const rubbish = fc.oneof(fc.jsonValue(), fc.constant({ ...version1.open, id: "x", actions: ["1>2x9"] }));

async function filled(games: readonly unknown[], aside: readonly unknown[] = []): Promise<Storage> {
  const storage = memoryStorage();
  await storage.set("settings", { hand: "left" });
  await storage.set("choice", { game: "TF", option: "D3N" });
  await storage.writeAll({
    games: games.map((stored, i) => ({ id: (stored as SavedGame | null)?.id ?? `r${i}`, stored })),
    damaged: aside.map((raw, i) => ({ id: `damaged ${i}`, raw, found: i })),
  });
  return storage;
}

async function file(storage: Storage): Promise<Backup> {
  const parsed = parseBackup(makeBackup(await collectBackup(storage, 1_800_000_000_000)));
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

async function bring(backup: Backup, storage: Storage): Promise<ImportReport> {
  const stored = { games: await storage.readGames(), damaged: await storage.readDamaged() };
  const plan = await planImport(backup, stored, 7);
  await carryOut(plan, storage);
  return plan.report;
}

const byId = async (storage: Storage) =>
  Object.fromEntries((await storage.readGames()).map(({ id, stored }) => [id, stored]));

describe("AP-25 one file with everything", () => {
  test("out and in again: everything is there, damaged records included", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(savedGame), fc.array(fc.jsonValue()), async (games, aside) => {
        const from = await filled(games, aside);
        const backup = await file(from);
        expect(backup.settings).toEqual({ hand: "left" });
        expect(backup.choice).toEqual({ game: "TF", option: "D3N" });
        const to = memoryStorage();
        const report = await bring(backup, to);
        expect(await byId(to)).toEqual(await byId(from));
        expect(report).toMatchObject({ added: Object.keys(await byId(from)).length, kept: 0, replaced: [] });
        const raws = new Set((await to.readDamaged()).map(({ raw }) => JSON.stringify(raw)));
        expect(raws).toEqual(new Set(aside.map((raw) => JSON.stringify(raw))));
        // The same file once more changes nothing.
        const again = await bring(backup, to);
        expect(again).toMatchObject({ added: 0, replaced: [], setAside: 0 });
        expect(await byId(to)).toEqual(await byId(from));
        expect((await to.readDamaged()).length).toBe(raws.size);
      }),
      { numRuns: 50 },
    );
  });

  test("games of version 1 count as they did where they come from", async () => {
    const from = await filled(WON);
    const to = memoryStorage();
    await bring(await file(from), to);
    const attempts = async (storage: Storage) =>
      attemptsOf(
        await createGames(
          storage,
          () => undefined,
          () => 0,
        ).all(),
      );
    expect(await attempts(to)).toEqual(await attempts(from));
    expect((await attempts(to)).filter(({ outcome }) => outcome === "won")).toHaveLength(3);
  });

  test("what JSON cannot say spoils nothing else", async () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const storage = await filled([game({ id: "a" })], [10n, circle, undefined]);
    const backup = await file(storage);
    expect(backup.games).toHaveLength(1);
    expect(backup.damaged.map(({ raw }) => raw)).toEqual(["10", "", null]);
    expect(await bring(backup, storage)).toMatchObject({ kept: 1, setAside: 0 });
  });
});

describe("AP-25 two states of one game", () => {
  test("merge alike in either order, and with themselves to themselves", () => {
    fc.assert(
      fc.property(state, state, state, (a, b, c) => {
        const ab = mergeGames(a, b);
        expect(ab).toEqual(mergeGames(b, a));
        expect(mergeGames(a, a)).toEqual(a);
        expect(mergeGames(ab, a)).toEqual(ab);
        expect(sameGame(mergeGames(mergeGames(a, b), c), mergeGames(a, mergeGames(b, c)))).toBe(true);
      }),
    );
  });

  test("merge alike whichever two come first, when what they know of the deal is all that differs but the time", () => {
    const played = { id: "a", made: 5, state: "ended", elapsed: 0 } as const;
    const [a, b, c] = [
      game(played),
      game({ id: "a", made: 2, deal: "winnable" }),
      game({ ...played, elapsed: 1 }),
    ];
    const merged = mergeGames(mergeGames(a, b), c);
    expect(merged).toEqual(mergeGames(a, mergeGames(b, c)));
    expect(merged).toEqual({ ...c, deal: "winnable" });
  });

  test("lose neither a win nor a proof, and the further one is kept", () => {
    fc.assert(
      fc.property(state, state, (a, b) => {
        const merged = mergeGames(a, b);
        expect(merged.won).toBe(a.won || b.won);
        const wins = [a, b].flatMap(({ win }) => (win === null ? [] : [win.at]));
        expect(merged.win?.at).toBe(wins.length === 0 ? undefined : Math.min(...wins));
        if (a.won === b.won) expect(merged.made).toBe(Math.max(a.made, b.made));
        for (const deal of ["winnable", "unwinnable"] as const) {
          if (a.deal === deal && b.deal === "unknown") expect(merged.deal).toBe(deal);
        }
      }),
    );
  });

  test("are told: added, kept, replaced", async () => {
    const here = await filled([game({ id: "same" }), game({ id: "mine", made: 9 }), game({ id: "theirs" })]);
    const there = await filled([
      game({ id: "same" }),
      game({ id: "mine", made: 3 }),
      game({ id: "theirs", made: 3 }),
      game({ id: "new" }),
    ]);
    expect(await bring(await file(there), here)).toEqual({
      added: 1,
      kept: 2,
      replaced: ["theirs"],
      unreadable: [],
      setAside: 0,
    });
    const made = Object.entries(await byId(here)).map(([id, saved]) => [id, (saved as SavedGame).made]);
    expect(Object.fromEntries(made)).toEqual({ same: 2, mine: 9, theirs: 3, new: 2 });
  });
});

describe("AP-25 games of a file that cannot be read", () => {
  test("are named with the reason, set aside, and cost no other", async () => {
    const illegal = { ...game({ id: "bad" }), actions: ["1>2x9"] };
    const there = await filled([game({ id: "good" })]);
    const backup = {
      ...(await file(there)),
      games: [illegal, game({ id: "good" }), 7, { ...game(), version: 9 }],
    };
    const here = memoryStorage();
    const report = await bring(backup, here);
    expect(report).toMatchObject({
      added: 1,
      unreadable: [
        { id: "bad", number: 1, error: { code: "saved-move" } },
        { id: undefined, number: 3, error: { code: "saved-shape" } },
        { id: "g", number: 4, error: { code: "saved-newer" } },
      ],
    });
    expect((await here.readDamaged()).map(({ raw }) => raw)).toEqual([illegal, 7, { ...game(), version: 9 }]);
  });

  test("never take the place of a game that can be, nor of one another", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(savedGame), fc.array(fc.oneof(savedGame, rubbish)), async (mine, theirs) => {
        const here = await filled(mine);
        const before = await byId(here);
        await bring({ ...(await file(here)), games: theirs, damaged: [] }, here);
        const after = await byId(here);
        for (const [id, saved] of Object.entries(before)) {
          const merged = theirs
            .filter((their): their is SavedGame => (their as SavedGame | null)?.id === id)
            .reduce((a, b) => mergeGames(a, b), saved as SavedGame);
          expect(after[id]).toEqual(merged);
        }
        const ids = (await here.readDamaged()).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 50 },
    );
  });

  test("an unreadable game here makes room for a good one, and is kept aside", async () => {
    const broken = { ...game({ id: "a" }), made: "many" };
    const here = await filled([broken]);
    await bring(await file(await filled([game({ id: "a" })])), here);
    expect(await byId(here)).toEqual({ a: game({ id: "a" }) });
    expect((await here.readDamaged()).map(({ raw }) => raw)).toEqual([broken]);
  });
});

describe("AP-25 a file that is no backup", () => {
  const good = {
    format: "faceup-backup",
    version: 1,
    saved: "2026-11-30T10:00:00.000Z",
    games: [],
    damaged: [],
  };
  const cases: Readonly<Record<string, readonly [string, BackupError]>> = {
    empty: ["", { code: "json", at: { line: 1, column: 1 } }],
    "broken off": ['{"format":\n"faceup', { code: "json", at: { line: 2, column: 8 } }],
    "no JSON": ['{\n  "a": 1,\n  b', { code: "json", at: { line: 3, column: 3 } }],
    "another's": ['{"games":[]}', { code: "foreign" }],
    "a number": ["7", { code: "foreign" }],
    nothing: ["null", { code: "foreign" }],
    newer: [JSON.stringify({ ...good, version: 2 }), { code: "newer", version: 2 }],
    "without games": [JSON.stringify({ ...good, games: undefined }), { code: "field", path: "games" }],
    "without a version": [JSON.stringify({ ...good, version: "1" }), { code: "field", path: "version" }],
    "with a damaged list": [
      JSON.stringify({
        ...good,
        damaged: [
          { id: "a", found: 1, raw: 0 },
          { id: 7, found: 1 },
        ],
      }),
      { code: "field", path: "damaged[1].id" },
    ],
  };
  for (const [what, [text, error]] of Object.entries(cases)) {
    test(`(${what}) is refused with what and where`, () => {
      expect(parseBackup(text)).toEqual({ ok: false, error });
    });
  }

  test("is never taken for one, whatever stands in it", () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (text, value) => {
        expect(parseBackup(text).ok).toBe(false);
        expect(parseBackup(JSON.stringify(value)).ok).toBe(false);
      }),
    );
    expect(parseBackup(JSON.stringify(good)).ok).toBe(true);
  });
});

test("AP-25 the best line known at a win outlives an app that does not know of it", () => {
  const dropped = wonGame(1, 41);
  expect(mergeGames(dropped, parKept).win).toEqual(parKept.win);
  expect(mergeGames(parKept, dropped).win).toEqual(parKept.win);
});
