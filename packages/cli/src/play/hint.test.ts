import { act, currentPosition, newGame, parseMove, parseRecord } from "@faceup/rules";
import { solve } from "@faceup/solver";
import { loadCliText } from "@faceup/text";
import { expect, test } from "vitest";
import { hintNote } from "./hint.ts";

const text = await loadCliText("en");

function start(code: string) {
  const read = parseRecord(code);
  if (!read.ok) throw new Error(code);
  return newGame(read.value.start);
}

test("AP-15 the move of a hint is legal and keeps a won game won", () => {
  for (const code of ["SS1-S4-AAAAABD", "TF1-D3N-AAAAAAC"]) {
    let game = start(code);
    for (let moves = 0; moves < 3; moves++) {
      const [words = ""] = hintNote(text, game).lines;
      const move = parseMove(words.split(" ")[0] ?? "");
      const next = move.ok ? act(game, [move.value]) : undefined;
      if (next?.ok !== true) throw new Error(`${code}: ${words}`);
      game = next.value;
      expect(solve(currentPosition(game)).verdict).toBe("winnable");
    }
  }
});

test.each(["KL1-D1N-AAAAAAB", "ST1-S1-AAAAABD", "SD1-S1-AAAAAAB"])(
  "AP-15 where cards are hidden a hint is fair: %s",
  (code) => {
    const game = start(code);
    const [words = ""] = hintNote(text, game).lines;
    const move = parseMove(words.split(":")[0] ?? "");
    if (!move.ok) throw new Error(words);
    expect(act(game, [move.value]).ok).toBe(true);
    expect(words).toContain("laid out at random");
  },
);

test("SO-6 a lost game is called lost", () => {
  expect(hintNote(text, start("TF1-D1N-AAAAACA")).lines).toEqual([text.t("cli.play-lost")]);
});
