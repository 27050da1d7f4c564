import { describe, expect, it } from "vitest";
import { parseStrictCode } from "./code.ts";
import { deal } from "./deal.ts";
import { perft } from "./perft.ts";
import type { Position } from "./position.ts";
import { setUp } from "./testing/setUp.ts";
import { step } from "./testing/step.ts";
import { allTokens, type Table, tableOf } from "./testing/table.ts";

/**
 * How many lines of 1, 2, 3 … moves there are. The figures come from a program in another language, written from
 * the rules alone with a deal algorithm of its own, that lists every successor; none was taken from this package.
 * Lines that reach the same position by other ways count each; every empty column is a target of its own.
 */
type Row = readonly [guards: string, position: Position, counts: readonly number[]];

function dealt(code: string): Position {
  const parsed = parseStrictCode(code);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return deal(parsed.value);
}

/** King down to a rank, of one suit. */
function run(suit: string, down = "A"): string {
  const ranks = "KQJT98765432A";
  return [...ranks.slice(0, ranks.indexOf(down) + 1)].map((rank) => rank + suit).join(" ");
}

const DEALS: readonly Row[] = [
  ["SS-4, SS-5: one suit, where every run is a group", dealt("SS1-S1-AAAAABD"), [9, 89, 968, 10939]],
  ["SS-5: two suits, a dead end near", dealt("SS1-S2-AAAAAAB"), [2, 7, 32, 122, 397, 1199, 3526]],
  ["SS-5: four suits, single cards mostly", dealt("SS1-S4-AAAAABD"), [8, 63, 528, 4470]],
  ["SS-6: the column of one card empties soon", dealt("SS1-S4-AAAAAAA"), [9, 68, 454, 2882, 18604]],
  ["SS-1: the last deal of all", dealt("SS1-S4-ZZZZZZZ"), [8, 70, 625, 5773]],
  ["TF-8: draw 1", dealt("TF1-D1N-AAAAAAB"), [2, 4, 8, 17, 38, 87, 202]],
  ["TF-8: draw 3", dealt("TF1-D3N-AAAAAAB"), [2, 5, 12, 28, 65, 156, 389]],
  ["TF-2: many openings", dealt("TF1-D3N-ZZZZZZZ"), [4, 15, 54, 196, 730, 2796]],
  ["KL-1: draw 1, hidden cards", dealt("KL1-D1N-AAAAAAB"), [2, 4, 8, 17, 38, 87, 202]],
  ["KL-1: draw 3, hidden cards", dealt("KL1-D3N-ZZZZZZZ"), [4, 15, 54, 196, 730, 2796]],
  ["ST-3: deals between moves, one suit", dealt("ST1-S1-AAAAABD"), [1, 5, 20, 71, 254, 968, 3798]],
  ["ST-3: deals between moves, four suits", dealt("ST1-S4-AAAAABD"), [1, 4, 13, 37, 106, 319, 963]],
  ["SD-1: two packs, one suit", dealt("SD1-S1-AAAAABD"), [8, 59, 438, 3440]],
  ["SD-1: two packs, two suits", dealt("SD1-S2-ZZZZZZZ"), [7, 51, 394, 3177]],
  ["SD-1: two packs, four suits", dealt("SD1-S4-AAAAABD"), [8, 56, 368, 2457]],
];

const LATE: readonly Row[] = [
  [
    "SS-6: every length of a run into every empty column, whole columns too",
    setUp("SS1-S1", [run("S", "6"), "5S 4S 3S", "2S AS", "", ""], { removed: "SSS" }),
    [93, 7833],
  ],
  [
    "SS-7: a removal that exposes a run and empties a column",
    setUp("SS1-S4", [`${run("D")} ${run("S", "2")}`, "AS", "7H 6H", "8C", "8H", "9C", "TC", "TH"]),
    [35, 1057, 34373],
  ],
  [
    "SS-7: runs that leave from the column a card came from",
    setUp("SS1-S4", [`${run("D")} 7H`, `${run("S")} 8H`, "9C", "8C", "", ""]),
    [29, 837, 24134],
  ],
  [
    "ST-2: hidden cards turn up and are lifted in the next move",
    setUp("ST1-S4", ["5H 6S 7S", "8S TD", "9H", "JC", "", "QD 2C", "4D 3C"], {
      stock: "AS 2S 3S 4S 5S",
      faceDown: [2, 1, 0, 0, 0, 1, 10],
    }),
    [9, 70, 574, 4785],
  ],
  [
    "ST-4: fewer cards than columns may be dealt over gaps, until they are as many",
    setUp("ST1-S4", ["KC QC", "", "2C", "", "9C", "", "5C"], {
      removed: "SHD",
      stock: "AC 3C 4C 6C 7C 8C TC JC",
    }),
    [16, 232, 3232],
  ],
  [
    "SD-1, ST-4: two packs, gaps forbid the deal",
    setUp("SD1-S2", ["KH QH", "KS", "", "JH TH", "JS", "9H", "", "TS", "QS"], {
      removed: "SSH",
      stock: "AS 2S 3S 4S 5S 6S 7S 8S 9S AH 2H",
    }),
    [32, 1026, 33586],
  ],
  [
    "TF-7: cards come back from all four foundations",
    setUp("TF1-D1N", ["6S", "6H", "6D", "6C", "KH", "QS", "JS"], {
      foundations: [5, 5, 5, 5],
      waste: "7H 7S",
      stock: "KS",
    }),
    [14, 157, 1589, 15656],
  ],
  [
    "TF-8, TF-9: draw 3 with four cards left, redeals",
    setUp("TF1-D3N", ["9H", "5H", "KS QD", "JC"], { stock: "8S 4S", waste: "TC TD 4C 3D" }),
    [7, 49, 346, 2490, 18210],
  ],
  [
    "TF-3, TF-4: kings with their runs, and kings from everywhere, into empty columns",
    setUp("TF1-D1N", ["2C KD QC JD TC", "3C KH", "", "", "4C"], {
      waste: "5C KS",
      foundations: [12, 9, 2, 1],
    }),
    [17, 243, 3056],
  ],
  [
    "KL-1: what turns up goes on at once",
    setUp("KL1-D1N", ["AS 2S 3S", "AH 2H", "AD 4C", "5D", "6S 3D", "7H"], {
      stock: "8C 9D",
      faceDown: [2, 1, 1, 0, 1, 0, 12],
    }),
    [4, 17, 77, 364, 1767, 8824],
  ],
];

describe.each([
  ["deals", DEALS],
  ["late positions", LATE],
] as const)("perft of %s", (_, rows) => {
  it.each(rows)("%s", (__, position, counts) => {
    expect(counts.map((___, i) => perft(position, i + 1))).toEqual(counts);
    expect(perft(position, 0)).toBe(1);
  });

  it.each(rows)("%s: the second telling of the rules counts the same", (__, position, counts) => {
    const table = tableOf(position);
    expect([1, 2].map((depth) => countTokens(table, depth))).toEqual(counts.slice(0, 2));
  });
});

/** Tries every token there is. */
function countTokens(table: Table, depth: number): number {
  if (depth === 0) return 1;
  return allTokens(table)
    .map((token) => step(table, 0, token))
    .reduce((sum, told) => sum + (typeof told === "string" ? 0 : countTokens(told.table, depth - 1)), 0);
}
