import type { GamePage } from "../page.ts";

export const page = {
  brief: [
    "Klondike with every column card face up: 28 cards in seven columns, the other 24 in the stock. On the columns you build down in alternating colours, on the foundations up by suit.",
    "When all 52 cards are on the foundations, you have won.",
  ],
  players: "One.",
  needs: "An ordinary pack of 52 cards without jokers and room for seven columns and six piles, or this app.",
  time: "Ten minutes to half an hour.",
  terms: [
    {
      term: "Column",
      meaning: "Cards that overlap downwards so that every one can be seen. There are seven.",
    },
    { term: "Last card", meaning: "The card of a column on which nothing lies." },
    { term: "Stock", meaning: "The 24 cards that were not dealt, face down." },
    { term: "Waste", meaning: "Beside the stock: what has been drawn. Only its top card can be played." },
    {
      term: "Foundation",
      meaning:
        "One place for each suit: spades, hearts, diamonds, clubs. It is built from the ace to the king.",
    },
    { term: "Group", meaning: "A card and all that lies on it in its column." },
    {
      term: "Alternating run",
      meaning:
        "Cards at the end of a column that go down one by one, red and black in turn, such as [8S] [7H] [6S].",
    },
    { term: "Redeal", meaning: "Turning the whole waste over, so that it is the stock again." },
  ],
  setup: [
    "Shuffle and deal seven columns of 1, 2, 3, 4, 5, 6 and 7 cards, all face up. In that alone the game differs from Klondike, where only the last card of each column lies open.",
    "The other 24 cards are the stock, face down. Beside it lies the waste, still empty, and there is room for four foundations.",
  ],
  rules: {
    "TF-1": [],
    "TF-2": ["The [7H] goes on the [8S] or on the [8C]."],
    "TF-3": [
      "The longest such group goes from king to ace and has 13 cards.",
      "That a card lies open does not mean that it can move. If one of the cards on it does not fit the order, the app refuses the whole group: [unordered] shows that on a fresh deal.",
    ],
    "TF-4": ["For every other card an empty column is closed: [king] shows it in a real game."],
    "TF-5": [],
    "TF-6": [
      "Every suit has its own place. Wherever among the four you drop a card, it finds the right one.",
      "Nothing goes up by itself. A tap sends a last card or the top of the waste to its foundation if it fits there.",
    ],
    "TF-7": ["That helps where a lower card needs a place for a while."],
    "TF-8": [
      "Draw 1 (Easy) is the default: every card of the stock can be played when its turn comes.",
      "Draw 3 (Hard) turns up three cards at a time, fanned out. Only the last of them can be played; when it has gone, the one below is free. If the stock has fewer than three cards left, it gives those.",
    ],
    "TF-9": ["Every redeal counts as a move and costs points, as many as you have, {redeal} at most."],
    "TF-12": ["Double tap is a setting. A card inside a column takes its group along."],
  },
  end: [
    "You have won when all 52 cards are on the foundations. As soon as stock and waste are empty and only moves to the foundations are left, a button offers to play them.",
    "The game never declares a loss. The app can tell, though, whether there is still a way: it finds one or proves that there is none; until it has done either, the answer is “not known yet”. It takes the cards of the stock into account, for whoever has drawn them once knows them.",
    "Some deals cannot be won by anybody. Of the first {deals} deals of this app with draw 1 {lost} are of that kind, with draw 3 {lostThree}.",
  ],
  tips: [
    {
      name: "Read before you move.",
      text: "All column cards lie open. Look for the aces and twos first, and for what lies on them.",
    },
    {
      name: "Empty a column for a king.",
      text: "An empty column is of use to a king only. Before you clear one, see to it that a king can get there.",
    },
    {
      name: "Choose among equals.",
      text: "Two red sevens fit the same black eight. Move the one from the shorter column, or the one that is in the way.",
    },
    {
      name: "Do not send everything up at once.",
      text: "A card on its foundation can carry nothing. Low cards that others need for a while may stay below.",
    },
    {
      name: "Count the draws.",
      text: "With draw 3 a card that leaves the waste shifts all those after it. Going through the stock once to see what there is costs nothing but moves; the redeal after it costs points if you have any.",
    },
  ],
  variants: [
    { name: "Draw 1 or draw 3", text: "See [TF-8]." },
    {
      name: "Klondike",
      text: "The same game with hidden column cards: only the last card of each column lies open, and it may have to be won without knowing the others.",
    },
  ],
  app: [
    { name: "Hint", text: "In three steps: whether there is one, which card, and where to." },
    {
      name: "Can it still be won?",
      text: "Answered by a way to the end that has been found, or by a proof. If the answer is no, it leads back to the last position from which there was a way.",
    },
    {
      name: "Undo",
      text: "Back to the beginning. The points become exactly what they were. The count of moves does not go down: it says how many you have made.",
    },
    { name: "Placement hints", text: "While you carry cards, the piles that take them are lit up." },
    {
      name: "Interactive rules",
      text: "A refused move names its cards and the rule that forbids it, with the way to this page.",
    },
  ],
  scoring: [
    "There is no official way to score this game. Here the score begins at 0 and never falls below that.",
    "A card’s first arrival on a foundation brings {up} points, so that all 52 of them make {all}. If it goes back and up again, that brings nothing. A card from the waste to a column brings {place}. A redeal costs {redeal}, or what there is.",
    "In Klondike a card turned up in a column brings {place}, too. Here none is ever face down.",
  ],
  kin: [
    "Thoughtful Solitaire is Klondike without its secret: the same deal, the same moves, the same aim. Only the column cards are open from the start.",
    "So more deals can be won by whoever thinks, and researchers use this game to find out how many of Klondike’s deals can be won at all.",
  ],
  sources: [
    "Wikipedia, “Klondike (solitaire)”, for the game and its family.",
    "Three descriptions of these games in Czech, Slovak and German, from which the rules of this app were taken.",
  ],
  examples: {
    won: {
      title: "A game from the deal to the last card",
      lead: "The deal {code}, won in {moves} moves. Go through it step by step; the table is a real one.",
      steps: {
        0: "Three aces are in sight: [AD] can go up at once, one card lies on [AS], four lie on [AH]. So [AC] must be in the stock.",
        4: "Column 2 is empty. That helps a king only, and none is free yet; the column waits for one.",
        33: "[KS] has found a place in the empty column and [QH] has followed. Both came from the waste and brought {place} points each.",
        59: "A detour that was worth it: three cards went onto [6H], so that [6D] could go up. Then [6H] moved away with them, and [AH] was free.",
        64: "Seven cards went to [JS] in one move, and [7D] went up. So column 4 became empty, and [KC] has moved there with [QD].",
        65: "The stock was empty, and of the waste only the top card could be played. Turning it over cost {redeal} points; its cards can now be drawn again.",
        105: "Stock and waste are empty, and only moves to the foundations are left. This is where the app offers to play them.",
      },
      close:
        "52 cards on the foundations bring {all} points, {placed} cards from the waste to columns {placedPoints}, {redeals, plural, one {one redeal} other {# redeals}} took {redealPoints}: {score} in all.",
    },
    unordered: {
      title: "An open card that cannot move",
      lead: "The deal {code}, no move made yet. The {card} can be seen, and the {target} would take it.",
      steps: {},
      close: "First the cards on it have to go where they fit.",
    },
    king: {
      title: "Not a king",
      lead: "In this game column {column} is empty, and the {card} wants to go there.",
      steps: {},
      close: "Only a king may, alone or with his run.",
    },
  },
  questions: [
    {
      question: "Is every deal winnable?",
      answer: [
        "No, but most are. In the dialog for a new game you can ask for winnable deals only. The app then looks for a way to the end before it deals.",
      ],
    },
    {
      question: "Why is the stock face down if everything lies open?",
      answer: [
        "Because that is the game. After one round you have seen its cards; how well you remember them is up to you. The app’s own answers take them into account from the start.",
      ],
    },
    {
      question: "How does the app shuffle?",
      answer: [
        "The code of a deal is a number, and the order of the cards is computed from it, always in the same way, stock included. Every deal is as likely as any other. The method is public, so that anybody can check it.",
      ],
    },
    {
      question: "What is a code good for?",
      answer: [
        "{code} is a deal with draw 1. Whoever types in the same code, on whatever device, gets the same cards.",
        "The codes look like those in two of these descriptions, which are about another app, but they deal other cards here, for nothing is written about how that app shuffles.",
      ],
    },
    {
      question: "Why does the count of moves stay when I undo?",
      answer: [
        "It says how many moves you have made, and an undone one has been made. How many the way itself takes is shown beside it when you have won.",
      ],
    },
    {
      question: "What counts as won and lost?",
      answer: [
        "A game counts from its first move. If you win it, it is won, whatever you undid on the way, and it counts once. If you begin another one or start it again, it counts as not won. Closing the app ends nothing.",
        "A deal that is proved to be unwinnable does not count as lost.",
      ],
    },
    {
      question: "Can I play without any help?",
      answer: [
        "Yes. The setting “No help” takes hints, verdicts and the best line known away, and nothing is worked out behind your back. “Relaxed” takes the numbers away: points, moves, time and the best line known.",
      ],
    },
  ],
} satisfies GamePage;
