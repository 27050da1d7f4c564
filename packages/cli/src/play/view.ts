import {
  codeOf,
  currentPosition,
  currentScore,
  type Game,
  gameRules,
  moveCount,
  type Position,
  rulesOf,
} from "@faceup/rules";
import type { CliText } from "@faceup/text";
import { type Faces, facesFor } from "../output/face.ts";
import { foundationsText, removedText } from "../output/layout.ts";
import type { Terminal } from "../output/terminal.ts";
import { startName } from "../output/title.ts";
import { wrap, wrapWords } from "../output/wrap.ts";
import { helpLines } from "./helpText.ts";
import type { Note } from "./note.ts";
import { recordOf, type Session } from "./session.ts";
import { tableLines } from "./table.ts";

/** How many cards of the waste are shown: as many as a draw turns up at most. */
const WASTE_SHOWN = 3;

/**
 * All that is shown of a session above the prompt: what the game is and how it stands, the table or another
 * page, and what was said last. Where the terminal has a height, everything and the prompt fit into it.
 */
export function viewLines(text: CliText, session: Session, terminal: Terminal): readonly string[] {
  const { game } = session;
  const position = currentPosition(game);
  const faces = facesFor(terminal, position.variant);
  const { width } = terminal;
  const head = [standing(text, game, faces), piles(text, position, faces)].flatMap((facts) =>
    facts.length === 0 ? [] : wrapWords(facts, width, { gap: "  " }),
  );
  const foot = noteLines(session.note, faces, width);
  // The prompt takes the last line.
  const height = terminal.height === undefined ? undefined : terminal.height - head.length - foot.length - 1;
  switch (session.page) {
    case "table":
      return [...head, ...tableLines(position, faces, width, height), ...foot];
    case "help":
      return [...head, ...helpLines(text, game, width), ...foot];
    case "record":
      return [...head, text.t("cli.play-record"), ...wrap(recordOf(game), width), ...foot];
  }
}

/** "SS1-S4-AAAAABD  Score 497  Moves 3  Runs removed ♠ - - -" */
function standing(text: CliText, game: Game, faces: Faces): readonly string[] {
  const position = currentPosition(game);
  const { shape } = gameRules(game);
  const value = (label: string, shown: string): string => `${faces.quiet(label)} ${shown}`;
  return [
    faces.strong(codeOf(game) ?? startName(text, game.start)),
    value(text.t("cli.score"), text.number(currentScore(game))),
    value(text.t("cli.moves"), text.number(moveCount(game))),
    ...(shape.stock && !shape.waste ? [value(text.t("cli.stock"), String(position.stock.length))] : []),
    ...(shape.removedPlaces > 0 ? [value(text.t("cli.removed"), removedText(position, faces))] : []),
  ];
}

/** "Foundations A♠ -♥ 2♦ -♣  Stock 21  Waste 3: 7♣ 4♦ 9♠": the card that can be played is the last one. */
function piles(text: CliText, position: Position, faces: Faces): readonly string[] {
  if (!rulesOf(position.variant.game).shape.waste) return [];
  const { waste } = position;
  const top = waste.slice(-WASTE_SHOWN).map((card) => faces.card(card));
  const count = String(waste.length);
  return [
    `${faces.quiet(text.t("cli.foundations"))} ${foundationsText(position, faces)}`,
    `${faces.quiet(text.t("cli.stock"))} ${position.stock.length}`,
    `${faces.quiet(text.t("cli.waste"))} ${waste.length === 0 ? count : `${count}: ${top.join(" ")}`}`,
  ];
}

/** At least one line, so that the prompt does not jump when there is nothing to say. */
function noteLines({ tone, lines }: Note, faces: Faces, width: number): readonly string[] {
  const paint = { plain: (line: string) => line, warning: faces.warning, good: faces.good }[tone];
  // What is wrong and the rule's name share a line where they fit.
  const joined = lines.join(" ");
  const told = tone === "warning" && joined.length <= width ? [joined] : lines;
  const wrapped = told.flatMap((line) => wrap(line, width));
  return wrapped.length === 0 ? [""] : wrapped.map(paint);
}
