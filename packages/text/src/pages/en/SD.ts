import type { GamePage } from "../page.ts";
import { page as ST } from "./ST.ts";

/** Spider is told by what it does not share with Spiderette. */
export const page = {
  ...ST,
  brief: [
    "Two packs: 54 cards in ten columns, only the last of each open, and a stock of 50 cards that is dealt in five rows. You build down whatever the suits, and move together what is of one suit.",
    "A run of one suit from king to ace leaves the table by itself. When all eight have left, you have won.",
  ],
  needs: "Two ordinary packs of 52 cards without jokers and room for ten columns and a stock, or this app.",
  time: "Half an hour and more.",
  terms: [
    {
      term: "Column",
      meaning: "Cards that overlap downwards. There are ten, counted from the left.",
    },
    ...ST.terms.slice(1, -3),
    { term: "Stock", meaning: "The 50 cards that were not dealt, face down." },
    ...ST.terms.slice(-2),
  ],
  setup: [
    "Shuffle both packs together and deal ten columns: the first four take 6 cards each, the other six 5. The last card of each column lies face up, all others face down. The other 50 cards are the stock.",
    "The app asks for the number of suits before it deals. With one suit there are eight times the thirteen spades (Easy), with two spades and hearts, four times each (Medium), with four every card twice (Hard). There are always 104 cards.",
  ],
  rules: {
    ...ST.rules,
    "ST-3": [
      "There are five rows of ten. Dealing is a move and costs a point. Where a dealt card completes a run, the run leaves.",
    ],
    "SD-1": [],
  },
  end: [
    "You have won when all eight runs have left and no card is on the table.",
    ...ST.end.slice(1, 2),
    "With all cards known nearly every deal with one suit can be won: of the first {deals} deals of this app the app finds a way for {wonOne}. With more suits it has found one for every deal that we tried; it only searches longer.",
  ],
  scoring: [
    ...ST.scoring.slice(0, 1),
    "A game won in {moves} moves ends with {start} − {moves} + {runs} = {score} points, for 8 × {run} = {runs}. The game below is of that kind, and its sum is worked out there.",
    ...ST.scoring.slice(2),
  ],
  kin: [
    "Spider is the head of its family. Spiderette plays it with one pack on seven columns, Simple Simon with one pack, all cards open and nothing to be dealt.",
  ],
  sources: ["Wikipedia, “Spider (solitaire)”, for the game and its family.", ...ST.sources.slice(1)],
  examples: {
    won: {
      title: "A game from the deal to the last run",
      lead: "A deal with one suit, {code}, won in {moves} moves by the app, which knew the hidden cards. Go through it step by step; the table is a real one.",
      steps: {
        0: "Ten cards lie open, 44 are hidden in the columns, 50 are in the stock. All are spades, so every group of open cards that goes down one by one may move.",
        17: "The first row. Sixteen moves of sorting came before it, and no column was empty.",
        22: "The first run is complete. It leaves the game and brings {run} points.",
        38: "Column 3 is empty, and 30 cards are in the stock. A row cannot be dealt now.",
        39: "A low card fills the gap for a while: [2S].",
        64: "The last row. From here on columns may stay empty.",
        78: "The seventh run leaves. The last one lies in parts that only have to be put together.",
      },
      close: "All eight runs have left: {start} − {moves} + 8 × {run} = {score} points.",
    },
    gap: {
      title: "No row over an empty column",
      lead: "In the game {code} a column has become empty, and somebody wants to deal.",
      steps: {},
      close: "A card or a group has to go there first. Here it was a two.",
    },
    hidden: ST.examples.hidden,
  },
} satisfies GamePage;
