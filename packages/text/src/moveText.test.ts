import { column, DRAW, type Move, type Position, REDEAL, rulesOf, transfer } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { foretoldText, moveParts, moveText, redoneText, undoneText } from "./moveText.ts";
import { c, pile } from "./testing/cards.ts";
import { expectFinished } from "./testing/sentence.ts";
import { gameOf, TEXTS, table, textIn } from "./testing/texts.ts";

const SS = { game: "SS", option: "S4" } as const;
const TF = { game: "TF", option: "D3N" } as const;
const en = textIn("en");
const FOUNDATION = { pile: "foundation" } as const;

describe("moves in words (AP-28)", () => {
  it("name a run, where it goes, and on what", () => {
    const before = table(SS, [pile("2H 9S 8S 7S 6S"), pile("TC"), []]);
    expect(moveText(en, transfer(column(0), column(1), 4), before)).toBe(
      "9 to 6 of spades, 4 cards, onto 10 of clubs, column 2.",
    );
    expect(moveText(en, transfer(column(0), column(2), 1), before)).toBe("6 of spades to empty column 3.");
  });

  it("name both ends of a group of several suits", () => {
    const before = table(TF, [pile("9S 8H 7C"), pile("TD")]);
    expect(moveText(en, transfer(column(0), column(1), 3), before)).toBe(
      "9 of spades to 7 of clubs, 3 cards, onto 10 of diamonds, column 2.",
    );
  });

  it("say where a card comes from if that is no column", () => {
    const before = table(TF, [pile("7S"), pile("3C")], { waste: pile("KD 6H"), foundations: [0, 2, 0, 0] });
    const from = (move: Move) => moveText(en, move, before);
    expect(from(transfer({ pile: "waste" }, column(0)))).toBe(
      "6 of hearts from the waste onto 7 of spades, column 1.",
    );
    expect(from(transfer({ pile: "foundation", suit: "H" }, column(1)))).toBe(
      "2 of hearts from the foundation onto 3 of clubs, column 2.",
    );
    expect(from(transfer(column(0), FOUNDATION))).toBe("7 of spades to the foundation.");
  });

  it("tell draws, deals and redeals", () => {
    const three = table(TF, [[]], { stock: pile("2S 3S 7H 9C") });
    expect(moveText(en, DRAW, three)).toBe("Drew 3 cards; 7 of hearts on top.");
    const one = table({ game: "TF", option: "D1N" }, [[]], { stock: pile("2S") });
    expect(moveText(en, DRAW, one)).toBe("Drew 2 of spades.");
    expect(moveText(en, REDEAL, table(TF, [[]], { waste: pile("2S 3S 7H") }))).toBe(
      "Waste turned over, 3 cards in the stock.",
    );
    expect(moveText(en, DRAW, gameOf("ST1S4AAAAABD").startPosition)).toBe("7 cards dealt.");
  });

  it("tell what followed by itself", () => {
    const before = table(
      { game: "ST", option: "S4" },
      [pile("4H QC AS"), pile("KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S")],
      { faceDown: [2, 0] },
    );
    expect(moveText(en, transfer(column(0), column(1), 1), before)).toBe(
      "Ace of spades onto 2 of spades, column 2. Run of spades complete and removed, 1 of 4. Queen of clubs turned up.",
    );
  });

  it("AP-15 ST-2: told beforehand, leave out the card that is turned up, which nobody can know", () => {
    const columns = [pile("4H QC AS"), pile("KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S")];
    const before = table({ game: "ST", option: "S4" }, columns, { faceDown: [2, 0] });
    expect(foretoldText(en, transfer(column(0), column(1), 1), before)).toBe(
      "Ace of spades onto 2 of spades, column 2. Run of spades complete and removed, 1 of 4.",
    );
  });

  it("tell the single moves of a mixed run as the one move that was made (SS-14)", () => {
    const before = table(SS, [pile("2C 9S 8S 7H 6H"), pile("TC"), []]);
    const move = transfer(column(0), column(1), 4);
    const planned = rulesOf("SS").plan(before, move, { mixedRuns: true });
    const moves = planned.ok ? planned.value : [];
    expect(moves).toHaveLength(3);
    expect(moveText(en, moves, before)).toBe(
      "9 of spades to 6 of hearts, 4 cards, onto 10 of clubs, column 2.",
    );
  });

  it("tell undo and redo with what they took back or did again", () => {
    const before = table(SS, [pile("QH"), pile("KC")]);
    const move = transfer(column(0), column(1), 1);
    expect(undoneText(en, move, before)).toBe("Undone: queen of hearts onto king of clubs, column 2.");
    expect(redoneText(textIn("de"), move, before)).toBe("Wiederholt: Herz-Dame auf Kreuz-König, Spalte 2.");
    expect(undoneText(textIn("cs"), move, before)).toBe(
      "Vráceno zpět: srdcová dáma na křížového krále, sloupec 2.",
    );
  });

  it("come with the cards as parts, for chips", () => {
    const before = table(SS, [pile("9S 8S"), pile("TC")]);
    expect(moveParts(textIn("cs"), transfer(column(0), column(1), 2), before)).toEqual([
      { card: c("9S"), name: "Piková devítka" },
      " až ",
      { card: c("8S"), name: "osmička" },
      ", 2 karty, na ",
      { card: c("TC"), name: "křížovou desítku" },
      ", sloupec 2",
      ".",
    ]);
  });

  it.each(["SS1S2AAAAABD", "ST1S1AAAAABD", "SD1S4AAAAABD", "TF1D1NAAAAABD", "KL1D3NAAAAABD"])(
    "%s: are finished in every language",
    (code) => {
      let position: Position = gameOf(code).startPosition;
      const rules = rulesOf(position.variant.game);
      for (let step = 0; step < 80; step++) {
        const moves = rules.moves(position);
        const move = moves[(step * 5) % moves.length];
        if (move === undefined) break;
        for (const text of TEXTS) {
          expectFinished(moveText(text, move, position));
          expectFinished(undoneText(text, move, position));
        }
        position = rules.play(position, move).position;
      }
    },
  );
});
