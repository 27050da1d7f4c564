import { describe, expect, it } from "vitest";
import { readCaseLines } from "../cases/read.ts";
import { makeCard } from "./cardText.ts";
import { rulesOf } from "./games/index.ts";
import { parseMove } from "./moveText.ts";
import type { Position } from "./position.ts";
import { readPosition } from "./positionText.ts";
import { REASONS, type Refusal, RULES } from "./refusal.ts";
import { setUp } from "./testing/setUp.ts";

interface RefusalCase {
  readonly id: string;
  readonly position: unknown;
  readonly move: string;
  readonly rule: string;
  readonly part?: string;
  readonly why: string;
}

const CASES = readCaseLines<RefusalCase>("refusals.jsonl");

/** How a case names the two rules that stand before any rule. */
const RULE_NAMES: Readonly<Record<string, string>> = {
  notation: "formats.md: Moves and records",
  group: "Terms: group",
};

function positionOf(value: unknown): Position {
  const read = readPosition(value);
  if (!read.ok) throw new Error(read.error.code);
  return read.value.position;
}

/** A token no reader takes for a move is a fault of notation, like a column that is not there. */
function refusalOf(position: Position, token: string): Pick<Refusal, "rule" | "part"> | undefined {
  const move = parseMove(token);
  if (!move.ok) return { rule: "notation", part: "notation" };
  return rulesOf(position.variant.game).check(position, move.value);
}

function refused(position: Position, token: string): Refusal {
  const move = parseMove(token);
  const refusal = move.ok ? rulesOf(position.variant.game).check(position, move.value) : undefined;
  if (refusal === undefined) throw new Error(`${token} was not refused`);
  return refusal;
}

describe("RU-2: every illegal move names its rule, the most specific first", () => {
  it.each(CASES.map((given) => [given.id, given.move, given.why, given] as const))(
    "%s, %s: %s",
    (_, __, ___, given) => {
      const refusal = refusalOf(positionOf(given.position), given.move);
      const rule = refusal === undefined ? undefined : (RULE_NAMES[refusal.rule] ?? refusal.rule);
      expect(rule).toBe(given.rule);
      if (given.part !== undefined) expect(refusal?.part).toBe(given.part);
    },
  );

  it("reasons are stable identifiers: none is renamed or dropped", () => {
    expect(REASONS.join(" ")).toBe(
      [
        "no-such-column empty-group no-stock no-waste no-foundations run-gone",
        "column-empty column-short card-hidden order-broken suits-mixed colours-equal mixed-run-too-long",
        "waste-empty waste-one foundation-empty foundation-top",
        "same-column not-one-lower on-ace king-on-card colour-same king-only",
        "foundation-one foundation-next foundation-source no-place",
        "stock-empty stock-spent stock-not-empty stock-and-waste-empty deal-over-gap",
      ].join(" "),
    );
    expect(new Set(REASONS).size).toBe(REASONS.length);
    expect(new Set(RULES).size).toBe(RULES.length);
  });
});

describe("RU-1: a refusal carries the cards to name", () => {
  const columns = ["2S JD", "QH", "3S 5H 9C 8H", "AC", "", "KD QS JH TH", "7S 6D"];
  const position = setUp("KL1-D1N", columns, {
    waste: "AH KS",
    foundations: [1, 0, 0, 0],
    // Column 7 holds the cards not named too, all but one of them hidden.
    faceDown: [1, 0, 2, 0, 0, 0, 34],
  });

  const cards = (token: string, at = position): string => refused(at, token).cards.map(makeCard).join(" ");

  it.each([
    ["1>2", "colour-same", "JD QH"],
    ["3>7", "not-one-lower", "8H 6D"],
    ["7>4", "on-ace", "6D AC"],
    ["w>2", "king-on-card", "KS QH"],
    ["7>5x2", "king-only", "7S"],
    ["3>2x2", "not-one-lower", "9C QH"],
    ["6>5x2", "colours-equal", "TH JH"],
    ["3>5x3", "card-hidden", ""],
    ["1>1x2", "card-hidden", ""],
    ["3>fx2", "foundation-one", "9C"],
    ["7>f", "foundation-next", "6D AD"],
    ["fs>f", "foundation-source", "AS"],
    ["fs>2x2", "foundation-top", "AS"],
    ["fh>2", "foundation-empty", "AH"],
    ["w>2x2", "waste-one", "KS"],
    ["2>2", "same-column", "QH"],
    ["5>2", "column-empty", ""],
  ])("%s: %s names %s", (token, reason, names) => {
    const refusal = refused(position, token);
    expect(refusal.reason).toBe(reason);
    expect(cards(token)).toBe(names);
  });

  it("KL-1: no refusal gives a hidden card away", () => {
    expect(refused(position, "3>2x9")).toMatchObject({ reason: "column-short", count: 9, limit: 4 });
    expect(cards("3>2x9")).toBe("9C 8H");
  });

  it("a group that breaks is shown at its highest break", () => {
    const simon = setUp("SS1-S1", ["9S 7S 6S 6S 5S"]);
    expect(refused(simon, "1>10x5")).toMatchObject({ reason: "order-broken", rule: "SS-13", column: 0 });
    expect(cards("1>10x5", simon)).toBe("7S 9S");
    expect(cards("1>10x4", simon)).toBe("6S 6S");
  });

  it("notation says how many columns there are", () => {
    expect(refused(position, "9>1")).toMatchObject({ reason: "no-such-column", column: 8, limit: 7 });
    expect(refused(position, "1>2x0")).toMatchObject({ reason: "empty-group", count: 0 });
  });

  it("a refused deal names the gap (AP-35)", () => {
    const gap = CASES.find(({ id }) => id === "no-st-1");
    expect(refused(positionOf(gap?.position), "d")).toMatchObject({ reason: "deal-over-gap", column: 1 });
  });
});
