import type { GamePage } from "../page.ts";
import { page as SS } from "./SS.ts";

/** Spiderette is told by what it does not share with Simple Simon. */
export const page = {
  ...SS,
  brief: [
    "Spider with one pack: seven columns of one to seven cards, only the last of each open, and a stock of 24 cards that is dealt row by row. You build down whatever the suits, and move together what is of one suit.",
    "A run of one suit from king to ace leaves the table by itself. When all four have left, you have won.",
  ],
  needs: "An ordinary pack of 52 cards without jokers and room for seven columns and a stock, or this app.",
  terms: [
    {
      term: "Column",
      meaning: "Cards that overlap downwards. There are seven, counted from the left.",
    },
    ...SS.terms.slice(1),
    { term: "Stock", meaning: "The 24 cards that were not dealt, face down." },
    { term: "Row", meaning: "Cards from the stock, one for each column from left to right." },
    {
      term: "Face-down card",
      meaning:
        "A card of a column that has not been turned up yet. It turns up when nothing lies on it any more.",
    },
  ],
  setup: [
    "Shuffle and deal seven columns of 1, 2, 3, 4, 5, 6 and 7 cards. The last card of each column lies face up, all others face down. The other 24 cards are the stock.",
    "The app asks for the number of suits before it deals. With one suit the pack is four times the thirteen spades (Easy), with two it is spades and hearts, twice each (Medium), with four the ordinary pack (Hard). There are always 52 cards.",
  ],
  rules: {
    ...SS.rules,
    "SS-6": [
      "It is the most useful place on the table, and the reason why no row can be dealt: [gap] shows that.",
    ],
    "ST-2": [
      "Turning up is no move: it comes with the move that took the last card away, and undo turns the card down again. In [hidden] a group is refused because a part of it lies face down.",
    ],
    "ST-3": [
      "Three rows have seven cards, the last one three, for the first three columns. Dealing is a move and costs a point. Where a dealt card completes a run, the run leaves.",
    ],
    "ST-4": ["If a card is put into every empty column first, the row can be dealt."],
  },
  end: [
    "You have won when all four runs have left and no card is on the table.",
    "The game never declares a loss. If you ask whether it can still be won, the app looks under the cards, and says so: it finds a way or proves that there is none; until it has done either, the answer is “not known yet”. You play without that knowledge, so a game that can be won is not one that you ought to win.",
    "With all cards known most deals can be won: of the first {deals} deals of this app with four suits the app finds a way for {won}, with two suits for {wonTwo}, with one suit for {wonOne}.",
  ],
  tips: [
    {
      name: "Turn cards up.",
      text: "What lies face down decides the game. Of two moves take the one that turns a card up or empties a column.",
    },
    {
      name: "Deal late.",
      text: "A row covers every column. Before you deal, make every move that helps, and use what an empty column can do.",
    },
    ...SS.tips.filter((_, i) => i !== 1 && i !== 3),
  ],
  variants: [
    ...SS.variants.slice(0, 2),
    {
      name: "Dealing over gaps",
      text: "Some programs deal a row although a column is empty. Here every column has to hold a card, as is customary.",
    },
  ],
  app: [
    {
      name: "Fair hint",
      text: "In three steps: whether there is one, which card, and where to. It knows no more than you can see: it lays the other cards out at random, again and again, and names the move that most often leads to a win.",
    },
    ...SS.app.slice(1),
  ],
  scoring: [
    "There is no official way to score this game. This app begins with {start} points, takes {cost, plural, one {one point} other {# points}} for every move of a card or group and for every row, and gives {run} for every complete run. There is no lower limit: a very long game may end below zero.",
    ...SS.scoring.slice(1),
  ],
  kin: [
    "Spiderette stands between two games: it has the columns of Klondike and the moves of Spider.",
    "Simple Simon is the same game with everything open: ten columns, no stock, nothing hidden.",
  ],
  sources: [
    "Wikipedia, “Spiderette” and “Spider (solitaire)”, for the game and its family.",
    ...SS.sources.slice(1),
  ],
  examples: {
    won: {
      title: "A game from the deal to the last run",
      lead: "A deal with one suit, {code}, won in {moves} moves by the app, which knew the hidden cards. Go through it step by step; the table is a real one.",
      steps: {
        0: "Seven cards lie open, 21 are hidden in the columns, 24 are in the stock. All are spades, so every group of open cards that goes down one by one may move.",
        2: "After two moves column 1 is empty. As long as it is, no row can be dealt.",
        3: "The [KS] goes there, and a king is the best card to begin a column with.",
        8: "The first row: seven cards, of which four continue a run.",
        15: "Two rows one after the other: between them there was nothing to be sorted. Three cards remain in the stock.",
        22: "The last row has three cards, for columns 1, 2 and 3. From here on columns may stay empty.",
        30: "The first run is complete. It leaves the game and brings {run} points.",
        38: "The third run leaves. The last one lies in parts that only have to be put together.",
      },
      close: "All four runs have left: {start} − {moves} + 4 × {run} = {score} points.",
    },
    gap: {
      title: "No row over an empty column",
      lead: "In the game {code} a column has become empty, and somebody wants to deal.",
      steps: {},
      close: "A card or a group has to go there first. Here it was the king.",
    },
    hidden: {
      title: "A face-down card does not move",
      lead: "The deal {code}, no move made yet. Somebody wants to move two cards of a column of which only one lies open.",
      steps: {},
      close: "First the open card has to go. Then the next one turns up.",
    },
  },
  questions: [
    {
      question: "Does the app know the hidden cards?",
      answer: [
        "It has to, to deal them. It uses that only where you ask for the truth: “Can it still be won?” and the best line known look under the cards. The hint does not.",
        "What lies face down is not written anywhere in the page, is not read aloud, and undo hides it again.",
      ],
    },
    ...SS.questions.slice(1),
  ],
} satisfies GamePage;
