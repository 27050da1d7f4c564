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
  "cli.solve": "Say whether deals can be won, and show how",
  "cli.survey": "Solve many deals in a row and count those that can be won",
  "cli.play": "Play a game in the terminal",
  "cli.convert": "Convert deals and positions between the formats of solitaire programs",
  "cli.help": "Explain a command",
  "cli.argument-codes": "game codes such as SS1-S4-AAAAABD; - reads standard input",
  "cli.argument-records":
    "a game code and its moves, in quotes because > means something to the shell; - reads standard input",
  "cli.argument-game": "a game code, or a record in quotes to go on with it; - reads standard input",
  "cli.argument-solve":
    "game codes, or records in quotes to solve from where they end; - reads standard input",
  "cli.argument-convert":
    "a deal or position in any format: a number, a code, digits or a layout; - reads standard input",
  "cli.argument-variant": "game and option as in a code: SS1-S4, TF1-D3N",
  "cli.option-file": "read from a file, deals one a line or records; can be repeated",
  "cli.option-file-game": "read the game from a file: a code, a position or a record",
  "cli.option-file-convert": "read from a file, one deal or several; can be repeated",
  "cli.option-json": "answer as JSON, one object a line",
  "cli.option-json-play": "at the end write the result as JSON; the game is shown on standard error",
  "cli.option-json-survey": "write the summary as one JSON object",
  "cli.option-mixed-runs": "let runs of mixed suits move as one where the empty columns suffice",
  "cli.option-shortest":
    "spend the whole limit on a shorter solution and a higher lower bound; without a limit {seconds} s",
  "cli.option-max-nodes": "give up a deal after so many positions searched",
  "cli.option-time-limit": "give up a deal after so many seconds, such as 0.5",
  "cli.option-memory": "memory for each deal being solved, in MiB; if not given, {mib}",
  "cli.option-workers":
    "how many deals are solved at the same time; if not given, as many as there are cores, {cores}",
  "cli.option-count": "how many deals",
  "cli.option-from": "the first deal, a code or its seven letters; if not given, AAAAAAA",
  "cli.option-from-format": "the format of the input; if not given, it is recognised. Formats: {formats}",
  "cli.option-to": "the format of the answer; if not given, json",
  "cli.option-game": "the game, where the input does not say it: SS1-S4, KL1-D3N",
  "cli.option-out":
    "keep the answers in a file, one a line as solve --json gives them; what is in it is not solved again",
  "cli.option-lang": "language of the messages: {languages}",
  "cli.option-help": "show this help",
  "cli.option-version": "show the version",
  "cli.exit":
    "Exit code: 0 done, 1 the answer is no (not won, unwinnable), 2 bad input or usage, 3 undecided within the limits.",

  // Usage errors
  "cli.usage-command": "There is no command “{name}”; faceup --help lists them.",
  "cli.usage-option": "There is no option {name} here; --help lists them.",
  "cli.usage-value": "The option {name} needs a value.",
  "cli.usage-required": "The option {name} is needed here; --help explains it.",
  "cli.usage-argument": "The argument {name} is missing; --help explains it.",
  "cli.usage-number": "{name} takes a whole number from {least} to {most}, not “{value}”.",
  "cli.usage-seconds": "{name} takes seconds such as 30 or 0.5, not “{value}”.",
  "cli.usage-from-game": "The survey is of {game}, but --from names another game: {code}.",
  "cli.usage-count": "There are not so many deals from there on: --count may be {most} at most.",
  "cli.usage-language": "“{name}” is no language of Faceup: --lang takes {allowed}.",
  "cli.usage-format": "{option} takes {allowed}, not “{name}”.",
  "cli.usage-other": "These arguments do not fit: {message}",
  "cli.usage-nothing": "Nothing to do: give a game code, --file with a file, or - for standard input.",
  "cli.usage-nothing-replay": "Nothing to do: give a record, --file with a file, or - for standard input.",
  "cli.usage-nothing-convert": "Nothing to do: give a deal, --file with a file, or - for standard input.",
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

  // Converting: what a fault of the input lacks
  "cli.convert-from": "Say which with --from.",
  "cli.convert-game": "Say which with --game.",

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

  // How far a record goes, and what the solver says
  "cli.after-moves": "{title} after {moves, plural, one {# move} other {# moves}}",
  "cli.solve-winnable":
    "{title}: winnable in {moves, plural, one {# move} other {# moves}}, score {score}; at least {bound} are needed",
  "cli.solve-shortest":
    "{title}: winnable in {moves, plural, one {# move} other {# moves}}, the fewest possible, score {score}",
  "cli.solve-unwinnable": "{title}: unwinnable",
  "cli.solve-unknown":
    "{title}: not known, {stop, select, nodes {the limit of positions was reached} memory {the memory was used up} time {the time was up} other {the search broke off}}",
  "cli.solve-cost": "{nodes, plural, one {# position} other {# positions}} searched, {ms} ms",
  "cli.solve-progress":
    "{done, plural, one {# deal} other {# deals}} answered, {nodes, plural, one {# position} other {# positions}} searched, {time}",
  "cli.solve-interrupted": "Interrupted: {done, plural, one {# deal was} other {# deals were}} answered.",

  // A survey
  "cli.survey-range": "{count, plural, one {# deal} other {# deals}}, {from} to {to}",
  "cli.survey-done": "Of these {done, plural, one {# is} other {# are}} finished:",
  "cli.survey-winnable": "winnable",
  "cli.survey-unwinnable": "unwinnable",
  "cli.survey-unknown": "unknown: not decided within the limits",
  "cli.survey-share": "Winnable: {share} of the decided deals, 95% interval {low} to {high}",
  "cli.survey-lowest": "If all unknown deals were unwinnable: {share}, {low} to {high}",
  "cli.survey-highest": "If all unknown deals were winnable: {share}, {low} to {high}",
  "cli.survey-progress":
    "{done} of {count} deals, {nodes, plural, one {# position} other {# positions}} searched, {time}, about {left} left",
  "cli.survey-interrupted": "Interrupted. With --out, the same command could go on from here.",
  "cli.survey-resume": "Interrupted. What is finished is kept; the same command goes on from here.",
  "cli.survey-foreign":
    "This is no answer of this survey, so the file is left as it is: --out needs the file of the same game and first deal, or a new one.",
  "cli.survey-no-file": "This is no ordinary file, so a survey could not be continued from it.",
  "cli.survey-changed":
    "Something else has written to this file in the meantime, perhaps a second survey. Nothing more was added.",
  "cli.survey-failed": "The answers could not be kept: {reason}.",

  // Playing
  "cli.score": "Score",
  "cli.moves": "Moves",
  "cli.play-start": "Type a move such as {example}, or ? for help.",
  "cli.play-resumed": "Played so far: {moves, plural, one {# move} other {# moves}}. Type ? for help.",
  "cli.play-refused-at": "Move {number} of the line, {move}: {refusal}",
  "cli.play-unknown": "“{word}” is neither a move nor a command. Type ? for help.",
  "cli.play-nothing-undone": "There is no move to take back.",
  "cli.play-nothing-redone": "There is no move to redo.",
  "cli.play-hint": "{move} is the next move of a line that wins.",
  "cli.play-fairHint":
    "{move}: with the hidden cards laid out at random it began a win in {wins, plural, one {# case} other {# cases}} of {guesses}.",
  "cli.play-noFairHint": "However the hidden cards were laid out, no way to win was found in a short search.",
  "cli.play-lost": "This position can no longer be won.",
  "cli.play-unsure": "Whether this can be won is not known within 10 seconds.",
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
  "cli.key-hint": "the next move of a line that wins",
  "cli.key-finish": "play the rest when only moves to the foundations are left",
  "cli.key-score": "the score line by line",
  "cli.key-code": "the game code",
  "cli.key-record": "the moves so far",
  "cli.key-save": "write the record to FILE; save! replaces an existing file",
  "cli.key-quit": "leave the game (q)",
} as const;
