import { GAMES, rulesOf } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { difficultyName, gameName, optionName, variantName } from "./gameName.ts";
import { expectFinished } from "./testing/sentence.ts";
import { TEXTS, textIn } from "./testing/texts.ts";

describe("games (SS-2, TF-8)", () => {
  it("have names for themselves and for each option", () => {
    for (const text of TEXTS) {
      for (const game of GAMES) {
        expectFinished(gameName(text, game));
        for (const option of rulesOf(game).options) {
          expectFinished(optionName(text, option));
          expectFinished(difficultyName(text, option));
          expectFinished(variantName(text, { game, option }));
        }
      }
    }
  });

  it("are named with their option", () => {
    const named = TEXTS.map((text) => [
      variantName(text, { game: "SS", option: "S1" }),
      variantName(text, { game: "KL", option: "D3N" }),
    ]);
    expect(named).toEqual([
      ["Simple Simon, 1 suit", "Klondike, draw 3"],
      ["Simple Simon, 1 barva", "Klondike, dobírání po 3"],
      ["Simple Simon, 1 farba", "Klondike, doberanie po 3"],
      ["Simple Simon, 1 Farbe", "Klondike, 3 Karten ziehen"],
      ["Simple Simon, 1 couleur", "Klondike, pioche de 3 cartes"],
    ]);
  });

  it("have the difficulties of the documents", () => {
    const named = (locale: "cs" | "sk") =>
      (["S1", "S2", "S4", "D1N", "D3N"] as const).map((option) => difficultyName(textIn(locale), option));
    expect(named("cs")).toEqual(["Snadná", "Střední", "Obtížná", "Snadné", "Obtížné"]);
    expect(named("sk")).toEqual(["Ľahká", "Stredná", "Ťažká", "Ľahké", "Ťažké"]);
  });
});
