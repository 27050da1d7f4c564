/** The words of the command line. English is the source of the ids. Command and option names stay English. */
export const cli = {
  // Help
  "cli.about": "Open solitaires in the terminal: Simple Simon, Thoughtful and their family.",
  "cli.title-usage": "Usage:",
  "cli.title-arguments": "Arguments:",
  "cli.title-options": "Options:",
  "cli.title-commands": "Commands:",
  "cli.deal": "Show the layout of deals",
  "cli.replay": "Play records by the rules and say how they end",
  "cli.play": "Play a game in the terminal",
  "cli.help": "Explain a command",
  "cli.argument-codes": "game codes such as SS1-S4-AAAAABD; - reads standard input",
  "cli.argument-records":
    "a game code and its moves, in quotes because > means something to the shell; - reads standard input",
  "cli.argument-game": "a game code, or a record in quotes to go on with it; - reads standard input",
  "cli.option-file": "read from a file, deals one a line or records; can be repeated",
  "cli.option-file-game": "read the game from a file: a code, a position or a record",
  "cli.option-json": "answer as JSON, one object a line",
  "cli.option-json-play": "at the end write the result as JSON; the game is shown on standard error",
  "cli.option-mixed-runs": "let runs of mixed suits move as one where the empty columns suffice",
  "cli.option-lang": "language of the messages: {languages}",
  "cli.option-help": "show this help",
  "cli.option-version": "show the version",
  "cli.exit":
    "Exit code: 0 done, 1 the answer is no (not won), 2 bad input or usage, 3 undecided within the limits.",

  // Usage errors
  "cli.usage-command": "There is no command “{name}”; faceup --help lists them.",
  "cli.usage-option": "There is no option {name} here; --help lists them.",
  "cli.usage-value": "The option {name} needs a value.",
  "cli.usage-language": "“{name}” is no language of Faceup: --lang takes {allowed}.",
  "cli.usage-other": "These arguments do not fit: {message}",
  "cli.usage-nothing": "Nothing to do: give a game code, --file with a file, or - for standard input.",
  "cli.usage-nothing-replay": "Nothing to do: give a record, --file with a file, or - for standard input.",
  "cli.usage-one-game": "Give one game to play: a code, a record, or --file with a file.",
  "cli.usage-file": "There is a file of this name: --file {name} reads it.",
  "cli.usage-no-terminal":
    "Standard input holds the game, and there is no terminal to type moves at: use --file instead.",

  // Input and output
  "cli.stdin": "standard input",
  "cli.at-line": "{source}, line {line}",
  "cli.file-missing": "There is no such file.",
  "cli.file-directory": "This is a directory; a file is needed.",
  "cli.file-forbidden": "This file may not be read by you.",
  "cli.file-not-text": "This is no text: deals and records are text in UTF-8.",
  "cli.file-failed": "Reading failed: {reason}.",
  "cli.too-long": "This is too long for a deal or a record.",
  "cli.empty": "There is nothing in it.",
  "cli.several-games": "There is more than one game in it; play takes one.",
  "cli.output-failed": "The answer could not be written: {reason}.",
  "cli.unexpected": "Something unexpected happened, which is a fault of Faceup: {message}",

  // Layouts
  "cli.by-hand": "set up by hand",
  "cli.hidden-legend": "[ ] face down",
  "cli.stock-order": "Stock, first card first:",
  "cli.waste-order": "Waste, top card last:",
  "cli.foundations-line": "Foundations: {cards}",
  "cli.removed-line": "Runs removed: {suits}",
  "cli.foundations": "Foundations",
  "cli.removed": "Runs removed",
  "cli.stock": "Stock",
  "cli.waste": "Waste",

  // How a record ends
  "cli.replay-won": "{title}: won, {moves, plural, one {# move} other {# moves}}, score {score}",
  "cli.replay-open": "{title}: not won, {moves, plural, one {# move} other {# moves}}, score {score}",

  // Playing
  "cli.score": "Score",
  "cli.moves": "Moves",
  "cli.play-start": "Type a move such as {example}, or ? for help.",
  "cli.play-resumed": "Played so far: {moves, plural, one {# move} other {# moves}}. Type ? for help.",
  "cli.play-refused-at": "Move {number} of the line, {move}: {refusal}",
  "cli.play-unknown": "“{word}” is neither a move nor a command. Type ? for help.",
  "cli.play-nothing-undone": "There is no move to take back.",
  "cli.play-nothing-redone": "There is no move to redo.",
  "cli.play-restarted": "The same deal from the start.",
  "cli.play-code": "Game code: {code}",
  "cli.play-no-code": "A game set up by hand has no code. Type record: its record can be shared.",
  "cli.play-record": "The record of this game so far:",
  "cli.play-back": "Press Enter to go back to the table.",
  "cli.play-finish-offer": "Moves to the foundations alone win now: finish plays them.",
  "cli.play-no-finish":
    "finish waits until moves to the foundations alone win: stock and waste must be empty.",
  "cli.play-no-finish-here":
    "finish belongs to games with foundations; here complete runs leave by themselves.",
  "cli.play-saved": "Saved to {file}.",
  "cli.play-save-what": "Name the file: save games.txt",
  "cli.play-save-exists": "{file} exists already; save! {file} replaces it.",
  "cli.play-save-failed": "Not saved to {file}: {reason}.",
  "cli.play-won":
    "Won: {points, plural, one {# point} other {# points}} in {moves, plural, one {# move} other {# moves}}.",
  "cli.play-won-made":
    "Won: {points, plural, one {# point} other {# points}} in {moves, plural, one {# move} other {# moves}}, {made} with those taken back.",
  "cli.play-left":
    "Not finished: {moves, plural, one {# move} other {# moves}}, score {score}. This record goes on from here:",
  "cli.play-left-won": "Won: {moves, plural, one {# move} other {# moves}}, score {score}. The record:",

  // The score line by line, each after its points
  "cli.points-start": "at the start",
  "cli.points-move": "{times, plural, one {# move} other {# moves}}",
  "cli.points-run-removed": "{times, plural, one {# complete run} other {# complete runs}}",
  "cli.points-foundation-first":
    "{times, plural, one {# card} other {# cards}} on the foundations for the first time",
  "cli.points-waste-to-column": "{times, plural, one {# card} other {# cards}} from the waste to a column",
  "cli.points-turned-up": "{times, plural, one {# card} other {# cards}} turned up",
  "cli.points-redeal": "{times, plural, one {waste turned over once} other {waste turned over # times}}",
  "cli.points-total": "score",

  // The help inside a game
  "cli.key-transfer": "the last card of column 4 to column 7 (T is a ten)",
  "cli.key-group": "the last three cards of column 4 to column 7",
  "cli.key-waste": "the top card of the waste to column 3; w>f to its foundation",
  "cli.key-foundation": "the last card of column 3 to its foundation",
  "cli.key-back": "from the hearts foundation to column 4 (also fs, fd, fc)",
  "cli.key-draw": "draw from the stock",
  "cli.key-redeal": "turn the waste over when the stock is empty",
  "cli.key-deal": "deal a row of cards from the stock",
  "cli.key-several": "several moves on one line, played in order",
  "cli.key-undo": "take back the last move (u)",
  "cli.key-redo": "play it again (y)",
  "cli.key-restart": "the same deal from the start",
  "cli.key-finish": "play the rest when only moves to the foundations are left",
  "cli.key-score": "the score line by line",
  "cli.key-code": "the game code",
  "cli.key-record": "the moves so far",
  "cli.key-save": "write the record to FILE; save! replaces an existing file",
  "cli.key-quit": "leave the game (q)",
} as const;
