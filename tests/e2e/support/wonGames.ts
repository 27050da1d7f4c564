import { readFileSync } from "node:fs";
import { type GameRecord, parseRecords } from "@faceup/rules";

/** A game that others have won, with their count of its moves and its score. */
export interface WonGame {
  readonly code: string;
  readonly record: GameRecord;
  readonly moves: number;
  readonly score: number;
}

const TEXT = readFileSync(new URL("won.txt", import.meta.url), "utf8");
const TOTALS = /^# won true, (\d+) moves, score (\d+)\n(\S+)/gm;

/** The won games of `won.txt`, in order. */
export const WON_GAMES: readonly WonGame[] = [...TEXT.matchAll(TOTALS)].map(
  ([, moves, score, code = ""], i) => {
    const record = parseRecords(TEXT)[i];
    if (record?.ok !== true) throw new Error(`won.txt: ${code} cannot be read`);
    return { code, record: record.value, moves: Number(moves), score: Number(score) };
  },
);
