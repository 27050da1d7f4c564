import type { GamePage } from "../page.ts";

export const page = {
  brief: [
    "One pack of 52 cards lies open in ten columns. You put cards on cards that are one rank higher, of any suit, and move several at once where they are of one suit.",
    "A run of one suit from king to ace leaves the table by itself. When all four have left, you have won.",
  ],
  players: "One.",
  needs: "An ordinary pack of 52 cards without jokers and room for ten columns, or this app.",
  time: "About a quarter of an hour. Whoever likes to think takes longer.",
  terms: [
    {
      term: "Column",
      meaning:
        "Cards that overlap downwards so that every one can be seen. There are ten, counted from the left.",
    },
    { term: "Last card", meaning: "The card of a column on which nothing lies, the one nearest to you." },
    { term: "Tableau", meaning: "All columns together." },
    { term: "Rank", meaning: "From low to high: ace, 2 to 10, jack, queen, king. The ace is always low." },
    { term: "Group", meaning: "A card and all that lies on it in its column." },
    {
      term: "Run",
      meaning:
        "Cards at the end of a column whose ranks go down one by one, such as [9H] [8H] [7H]. What counts for moving is whether they are of one suit.",
    },
    { term: "Complete run", meaning: "All thirteen cards of a suit in order, from king to ace." },
  ],
  setup: [
    "Shuffle the pack and deal all of it face up into ten columns: the first three take 8 cards each, and every further one takes a card less, so 7, 6, 5, 4, 3, 2 and 1.",
    "There is no stock and no hidden card. Nothing is dealt later: all you will ever have lies before you.",
    "The app asks for the number of suits before it deals. With one suit the pack is four times the thirteen spades (Easy), with two it is spades and hearts, twice each (Medium), with four the ordinary pack (Hard). There are always 52 cards. The very first game has one suit.",
  ],
  rules: {
    "SS-1": [],
    "SS-4": [
      "The [6D] goes on the [7S], on the [7H] and on the [7D]. Suits do not matter for where a card may lie, only for what may move together later.",
    ],
    "SS-5": [
      "[9H] [8H] [7H] may go on any 10. If the [8S] lay between them instead, only the [7H] could move: the app does not take a mixed run apart for you, however many columns are empty, unless you allow it in the settings.",
      "There is no limit to the length of a group.",
    ],
    "SS-6": [
      "As there is no stock and no place to put a card aside, an empty column is the most useful thing on the table. In [column] a group of {group} cards goes there in one move.",
    ],
    "SS-7": [
      "You need not do anything for it, and it is no move. What lay under the run stays, and if that is a complete run, too, it follows at once.",
    ],
    "SS-13": ["[9H] and [7H] do not move together: the 8 is missing between them."],
    "SS-11": [
      "Double tap is a setting. What may not be lifted, or fits nowhere, stays where it is, and the app says why.",
    ],
    "SS-14": [
      "This is a setting and off at first. It spares your fingers, not your points: the run is counted as the single moves that it stands for, and one undo takes all of them back.",
    ],
  },
  end: [
    "You have won when all four runs have left and no card is on the table.",
    "The game never declares a loss. Whether there is still a way, the app can tell: it looks for one and finds it, or proves that there is none; until it has done either, the answer is “not known yet”. Whoever would rather not know can switch help off.",
    "Some deals cannot be won by anybody. Of the first {deals} deals of this app with four suits {lost} are of that kind, with two suits {lostTwo}, with one suit {lostOne}.",
  ],
  tips: [
    {
      name: "Build in suit.",
      text: "Where two places offer themselves, take the one of the same suit. Mixed cards come off only one by one; a run of one suit travels in one piece.",
    },
    {
      name: "Empty columns are gold.",
      text: "The short columns on the right are the first that can be emptied.",
    },
    {
      name: "Do not fill empty columns in haste.",
      text: "With a free column mixed runs can be taken apart. With a single low card in it that is over.",
    },
    {
      name: "Plan ahead.",
      text: "Everything lies open. Look which cards lie on those that you need next, above all on the aces and twos.",
    },
    {
      name: "Think of the kings.",
      text: "A king can go nowhere but to an empty column, and what lies under him waits until then.",
    },
  ],
  variants: [
    {
      name: "Number of suits",
      text: "One, two or four. With fewer suits more cards fit each other, and the game gets easier.",
    },
    {
      name: "Mixed runs",
      text: "Some programs move a run of mixed suits at once if enough columns are empty to do so card by card. That changes nothing about what is possible. Here it is a setting: [SS-14].",
    },
    {
      name: "Spiderette",
      text: "Spider with one pack: seven columns of one to seven cards, only the last of each open. The other 24 cards follow later, one onto each column at a time, until they run out.",
    },
  ],
  app: [
    { name: "Hint", text: "In three steps: whether there is one, which card, and where to." },
    {
      name: "Can it still be won?",
      text: "Answered by a way to the end that has been found, or by a proof. If the answer is no, it leads back to the last position from which there was a way.",
    },
    { name: "Best line known", text: "The fewest moves with which a deal is known to be won." },
    {
      name: "Undo",
      text: "Back to the beginning. Points and moves become what they were, and a run that left comes back with the move that completed it.",
    },
    { name: "Placement hints", text: "While you carry cards, the columns that take them are lit up." },
    {
      name: "Interactive rules",
      text: "A refused move names its cards and the rule that forbids it, with the way to this page.",
    },
  ],
  scoring: [
    "There is no official way to score Simple Simon. This app begins with {start} points, takes {cost, plural, one {one point} other {# points}} for every move of a card or group and gives {run} for every complete run. There is no lower limit: a very long game may end below zero.",
    "A game won in {moves} moves ends with {start} − {moves} + {runs} = {score} points, for 4 × {run} = {runs}. The game below is of that kind, and its sum is worked out there.",
    "The number of suits changes nothing about the points, so compare your games with games of the same number of suits. The statistics do.",
  ],
  kin: [
    "Simple Simon belongs to the family of Spider and is often described as its variant with a single pack. The moves are the same: build down whatever the suits, move what is of one suit, complete runs leave.",
    "What differs is the beginning. Spider uses two packs, hides most of its cards and deals ten more at a time; here everything lies open and nothing follows. That makes luck smaller and thinking longer.",
  ],
  sources: [
    "Wikipedia, “Simple Simon (solitaire)” and “Spider (solitaire)”, for the game and its family.",
    "Three descriptions of these games in Czech, Slovak and German, from which the rules of this app were taken.",
  ],
  examples: {
    won: {
      title: "A game from the deal to the last run",
      lead: "A deal with one suit, {code}, won in {moves} moves. Go through it step by step; the table is a real one.",
      steps: {
        0: "All cards are spades here, so every group that goes down one by one may move. What counts is how deep the four kings lie, and which columns are short: column 9 has two cards, column 10 has one.",
        10: "Column 9 is empty: its cards continue the run in column 8. Any card or run may go there now.",
        23: "Twelve cards, from the queen to the ace, move to the empty column at once. What they covered is free.",
        28: "Two runs lack nothing but a king. There is no hurry: they wait in order until one is free.",
        42: "The first king has his run. It leaves the game and brings {run} points; the five below it stays.",
        47: "The second run leaves, and the king that lay below it is free for the next one.",
      },
      close: "All four runs have left: {start} − {moves} + 4 × {run} = {score} points.",
    },
    column: {
      title: "Twelve cards into an empty column",
      lead: "In the game {code} a run of {group} cards moves to an empty column. That is one move and costs one point.",
      steps: {},
      close: "What lay under the run is free, and the run itself has not got shorter.",
    },
    mixed: {
      title: "Mixed suits do not move together",
      lead: "On the deal {code} two cards go down by one, and yet they do not move as one.",
      steps: {},
      close: "Move the last card first; the other one follows where it fits.",
    },
  },
  questions: [
    {
      question: "Can every deal be won?",
      answer: [
        "No. Most can, with thought; how many depends on the number of suits. In the dialog for a new game you can ask for winnable deals only. The app then looks for a way to the end before it deals.",
      ],
    },
    {
      question: "How does the app shuffle?",
      answer: [
        "The code of a deal is a number, and the order of the cards is computed from it, always in the same way. Every deal is as likely as any other, and nobody chooses easy or hard ones for you. The method is public, so that anybody can check it.",
      ],
    },
    {
      question: "What is a code good for?",
      answer: [
        "{code} is a deal with one suit. Whoever types in the same code, on whatever device, gets the same cards. That is how you play a deal again, or the one a friend has told you of.",
        "The codes look like those in two of these descriptions, which are about another app, but they deal other cards here, for nothing is written about how that app shuffles.",
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
      question: "Why does the app not say that I am stuck?",
      answer: [
        "As long as there is a legal move, that is for you to judge, as the rules have it. When none of them leads anywhere new, the app tells you, and when you ask, it says whether there is still a way.",
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
