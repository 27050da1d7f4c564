import { err, ok, parseSuit, type Result, type Suit } from "@faceup/rules";
import { type BoardCard, boardCards } from "./boardCard.ts";
import { type BoardLine, boardLines, type Label, type Token } from "./boardLines.ts";
import type { FormatError } from "./error.ts";
import { type FoundationWord, readFoundations } from "./foundations.ts";

/** Cards in lines of text, as programs and people write them, before anybody has asked what game they are. */
export interface Board {
  readonly game?: Token;
  readonly columns: readonly (readonly BoardCard[])[];
  readonly stock?: readonly BoardCard[];
  readonly waste?: readonly BoardCard[];
  readonly foundations?: readonly FoundationWord[];
  readonly removed?: readonly Suit[];
}

type Fields = { -readonly [Field in keyof Board]: Board[Field] };

/**
 * Reads the lines of a board: columns from the left, deepest card first, each on a line of its own, with or without
 * a colon in front; other piles behind their label.
 */
export function readBoard(text: string): Result<Board, FormatError> {
  const columns: (readonly BoardCard[])[] = [];
  const board: Fields = { columns };
  const seen = new Set<Label>();
  for (const line of boardLines(text)) {
    if (line.label === "column") {
      const cards = boardCards(line.words);
      if (!cards.ok) return cards;
      columns.push(cards.value);
      continue;
    }
    const fault = line.label === "unknown" ? unknownLine(line) : twice(line, line.label, seen);
    if (fault !== undefined) return err(fault);
    const read = readPile(board, line);
    if (!read.ok) return read;
  }
  if (columns.length === 0 && seen.size === 0) return err({ fault: { code: "format-empty" } });
  return ok(board);
}

function unknownLine({ name }: BoardLine): FormatError {
  return { fault: { code: "line-unknown", text: name.text }, at: name.at };
}

/** Stock and talon are the same pile. */
function twice({ name }: BoardLine, label: Label, seen: Set<Label>): FormatError | undefined {
  const pile = label === "talon" ? "stock" : label;
  if (seen.has(pile)) return { fault: { code: "line-twice", text: name.text }, at: name.at };
  seen.add(pile);
  return undefined;
}

function readPile(board: Fields, { label, name, words }: BoardLine): Result<undefined, FormatError> {
  switch (label) {
    case "game":
      board.game = words[0] ?? name;
      return ok(undefined);
    case "foundations": {
      const read = readFoundations(words);
      if (read.ok) board.foundations = read.value;
      return read.ok ? ok(undefined) : read;
    }
    case "cells": {
      const card = words.find(({ text }) => !/^-+$/.test(text));
      if (card === undefined) return ok(undefined);
      return err({ fault: { code: "cell-card", text: card.text }, at: card.at });
    }
    case "talon":
      return readTalon(board, words);
    case "stock":
    case "waste": {
      const read = boardCards(words);
      if (read.ok) board[label] = read.value;
      return read.ok ? ok(undefined) : read;
    }
    default:
      return readRemoved(board, words);
  }
}

/** The first card is drawn first. Klondike-Solver adds the waste, its top card first: `waste ==> stock <==`. */
function readTalon(board: Fields, words: readonly Token[]): Result<undefined, FormatError> {
  const arrow = words.findIndex(({ text }) => text === "==>");
  const stock = boardCards(
    words.slice(arrow + 1).filter(({ text }, i, rest) => text !== "<==" || i < rest.length - 1),
  );
  if (!stock.ok) return stock;
  board.stock = stock.value;
  if (arrow < 0) return ok(undefined);
  const waste = boardCards(words.slice(0, arrow));
  if (!waste.ok) return waste;
  board.waste = [...waste.value].reverse();
  return ok(undefined);
}

function readRemoved(board: Fields, words: readonly Token[]): Result<undefined, FormatError> {
  const suits: Suit[] = [];
  for (const { text, at } of words) {
    // The free places of a layout are dashes.
    if (/^-+$/.test(text)) continue;
    const suit = parseSuit(text.replace(/\ufe0e|\ufe0f/g, ""));
    if (suit === undefined) return err({ fault: { code: "suit-text", text }, at });
    suits.push(suit);
  }
  board.removed = suits;
  return ok(undefined);
}
