import { readdirSync, readFileSync } from "node:fs";
import {
  currentPosition,
  currentScore,
  isWon,
  lineMoves,
  makeCard,
  type Position,
  parseMove,
  parseRecord,
  positionKey,
  readPosition,
  replay,
  rulesOf,
  samePosition,
} from "@faceup/rules";
import { describe, expect, it } from "vitest";

// Cases beside the checkout, made by independent programs; the package holds copies of the small ones.
const SHARED = new URL("../../../shared/cases/", import.meta.url);
const COPIES = new URL("../../packages/rules/cases/", import.meta.url);

function lines<T>(name: string): readonly T[] {
  return readFileSync(new URL(name, SHARED), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}

function positionOf(value: unknown): Position {
  const read = readPosition(value);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.position;
}

function replayed(text: string) {
  const record = parseRecord(text);
  const game = record.ok ? replay(record.value) : undefined;
  if (game?.ok !== true) throw new Error(`does not replay: ${text}`);
  return game.value;
}

/** As a player sees it: what has scored is not in files. */
function expectSeen(found: Position, told: Position): void {
  expect(positionKey({ ...found, scored: told.scored })).toBe(positionKey(told));
}

describe("the copies in packages/rules/cases", () => {
  const names = readdirSync(COPIES).filter((name) => /\.(jsonl?|txt)$/.test(name));
  it.each(names)("%s is what it was copied from", (name) => {
    const [copy, original] = [COPIES, SHARED].map((folder) => readFileSync(new URL(name, folder), "utf8"));
    if (name.endsWith(".json")) expect(JSON.parse(copy ?? "")).toEqual(JSON.parse(original ?? ""));
    else expect(copy).toBe(original);
  });
});

describe("deals with verdicts", () => {
  it.each(["ss1", "ss2", "ss4", "tf-d1", "tf-d3", "kl-d1", "kl-d3"])(
    "%s: each is a position of its game",
    (name) => {
      const cases = lines<{ readonly id: string; readonly game: string }>(`${name}.jsonl`);
      expect(cases.length).toBeGreaterThan(20);
      for (const given of cases) {
        const position = positionOf(given);
        expect(given.game.startsWith(`${position.variant.game}1-${position.variant.option}`), given.id).toBe(
          true,
        );
        const hidden = position.faceDown.reduce((sum, n) => sum + n, 0);
        expect(hidden, given.id).toBe(position.variant.game === "KL" ? 21 : 0);
      }
    },
  );
});

interface Midgame {
  readonly id: string;
  readonly verdict?: "winnable" | "unwinnable";
  readonly before?: unknown;
  readonly move?: string;
  readonly proof: {
    readonly from: string;
    readonly moves?: string;
    readonly length?: number;
    readonly score?: number;
    readonly states?: number;
    readonly beforeMoves?: string;
    readonly afterStates?: number;
  };
}

/** Searches that met fewer positions are made again. */
const LONG = 1000;

describe("positions from the middle of games", () => {
  const cases = lines<Midgame>("midgame.jsonl");

  it.each(cases.map((given) => [given.id, given] as const))("%s is reached by its record", (_, given) => {
    expectSeen(currentPosition(replayed(given.proof.from)), positionOf(given.before ?? given));
  });

  it.each(cases.filter(({ verdict }) => verdict === "winnable").map((given) => [given.id, given] as const))(
    "UN-4: %s is won by its line, with its score",
    (_, given) => {
      const game = replayed(`${JSON.stringify(given)} ${given.proof.moves}`);
      expect([isWon(game), lineMoves(game).length, currentScore(game)]).toEqual([
        true,
        given.proof.length,
        given.proof.score,
      ]);
    },
  );

  const lost = cases.filter(({ before }) => before !== undefined);
  it.each(lost.map((given) => [given.id, given] as const))("%s: won before its move", (_, given) => {
    expect(isWon(replayed(`${JSON.stringify(given.before)} ${given.proof.beforeMoves}`))).toBe(true);
    replayed(`${JSON.stringify(given.before)} ${given.move}`);
  });

  // The sharpest comparison: an exhaustive search by other rules met just as many positions. One move too many or
  // too few anywhere below would show.
  const short = cases.filter(({ proof }) => (proof.states ?? proof.afterStates ?? LONG) < LONG);
  it.each(short.map((given) => [given.id, given] as const))(
    "%s: as many positions follow, none won",
    (_, given) => {
      const start = positionOf(given.before ?? given);
      const move = parseMove(given.move ?? "");
      const from = move.ok ? rulesOf(start.variant.game).play(start, move.value).position : start;
      expect(statesBelow(from)).toBe(given.proof.states ?? given.proof.afterStates);
    },
  );
});

/** How many positions can be reached, none of them won. Columns are all alike: an exchange of two makes no other position. */
function statesBelow(start: Position): number {
  const rules = rulesOf(start.variant.game);
  const seen = new Set<string>();
  const open = [start];
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    if (rules.won(position)) throw new Error("won");
    const columns = position.columns.map((cards) => cards.map(makeCard).join(" ")).sort();
    const { variant, stock, waste, removed, foundations } = position;
    const key = [
      columns.join("|"),
      stock.join(),
      waste.join(),
      removed.length,
      foundations.join(),
      variant.option,
    ].join("/");
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > 2 * LONG) throw new Error("too many");
    for (const move of rules.moves(position)) open.push(rules.play(position, move).position);
  }
  return seen.size;
}

it("samePosition compares what has scored too", () => {
  const position = positionOf(lines<unknown>("tf-d1.jsonl")[0]);
  expect(samePosition(position, { ...position, scored: [1, 0, 0, 0] })).toBe(false);
});
