import type { GamePage } from "../page.ts";
import { page as ST } from "./ST.ts";
import { page as TF } from "./TF.ts";

/** Klondike is told by what it does not share with Thoughtful Solitaire. */
export const page = {
  ...TF,
  brief: [
    "The patience that most people mean by the word: 28 cards in seven columns, of which only the last of each lies open, the other 24 in the stock. On the columns you build down in alternating colours, on the foundations up by suit.",
    "When all 52 cards are on the foundations, you have won.",
  ],
  terms: [...ST.terms.slice(0, 1), ...TF.terms.slice(1), ...ST.terms.slice(-1)],
  setup: [
    "Shuffle and deal seven columns of 1, 2, 3, 4, 5, 6 and 7 cards. The last card of each column lies face up, all others face down.",
    "The other 24 cards are the stock, face down. Beside it lies the waste, still empty, and there is room for four foundations.",
  ],
  rules: {
    ...TF.rules,
    "TF-3": [
      "The longest such group goes from king to ace and has 13 cards.",
      "Face-down cards never belong to a group, however well they may fit.",
    ],
    "KL-1": [
      "Turning up is no move: it comes with the move that took the last card away, brings {turn} points, and undo turns the card down again.",
      "In [hidden] a group is refused because a part of it lies face down.",
    ],
  },
  end: [
    "You have won when all 52 cards are on the foundations. As soon as stock and waste are empty and only moves to the foundations are left, a button offers to play them.",
    ...ST.end.slice(1, 2),
    "Some deals cannot be won by anybody. Of the first {deals} deals of this app with draw 1 {lost} are of that kind, with draw 3 {lostThree}.",
  ],
  tips: [
    {
      name: "Turn cards up.",
      text: "What lies face down decides the game. Of two moves take the one that turns a card up, and begin with the columns that hide most.",
    },
    {
      name: "Look at the stock first.",
      text: "Going through it once shows 24 cards and costs nothing but moves; the redeal after it costs points if you have any.",
    },
    ...TF.tips.slice(1, 4),
  ],
  variants: [
    { name: "Draw 1 or draw 3", text: "See [TF-8]." },
    {
      name: "Thoughtful Solitaire",
      text: "The same game with all column cards open from the start, so that you can plan to the end.",
    },
  ],
  app: [...ST.app.slice(0, 1), ...TF.app.slice(1)],
  scoring: [...TF.scoring.slice(0, 2), "A card turned up in a column brings {turn}."],
  kin: [
    "Klondike gave a whole family its shape. Thoughtful Solitaire is Klondike with open columns; Spiderette has the same seven columns and the moves of Spider.",
    "How many of its deals can be won by somebody who knows all cards is an old question; with draw 3 about four in five are thought to be.",
  ],
  examples: {
    won: {
      title: "A game from the deal to the last card",
      lead: "The deal {code}, won in {moves} moves by the app, which knew the hidden cards. Go through it step by step; the table is a real one.",
      steps: {
        0: "Seven cards lie open, 21 are hidden in the columns, 24 are in the stock. The [AD] can go up at once.",
        4: "Three cards have been turned up, and column 2 is empty. It waits for a king.",
        27: "[KS] has come to the empty column, [QH] has followed. Both came from the waste and brought {place} points each.",
        51: "The stock was empty, and of the waste only the top card could be played. Turning it over cost {redeal} points; its cards can now be drawn again.",
        79: "Another empty column, another king: [KH] came from the waste.",
        92: "With [JC] the last face-down card is turned up. From here on nothing is hidden but what is still in the stock.",
      },
      close:
        "52 cards on the foundations bring {all} points, {turned} cards turned up {turnedPoints}, {placed} cards from the waste to columns {placedPoints}, {redeals, plural, one {one redeal} other {# redeals}} took {redealPoints}: {score} in all.",
    },
    hidden: ST.examples.hidden,
    king: TF.examples.king,
  },
  questions: [...ST.questions.slice(0, 1), ...TF.questions.slice(2)],
} satisfies GamePage;
