/**
 * What app and command line both say, in ICU message syntax. English is the source of the ids.
 * A card `{card}` can be asked for in the forms of `cardName.ts`: `{card_subject}`, `{card_object}`, `{card_at}`.
 */
export const core = {
  // Games
  "game.SS": "Simple Simon",
  "game.TF": "Thoughtful Solitaire",
  "game.ST": "Spiderette",
  "game.KL": "Klondike",
  "game.SD": "Spider",
  "option.S1": "1 suit",
  "option.S2": "2 suits",
  "option.S4": "4 suits",
  "option.D1N": "Draw 1",
  "option.D3N": "Draw 3",
  "difficulty.S1": "Easy",
  "difficulty.S2": "Medium",
  "difficulty.S4": "Hard",
  "difficulty.D1N": "Easy",
  "difficulty.D3N": "Hard",
  "variant.suits": "{game}, {suits, plural, one {# suit} other {# suits}}",
  "variant.draw": "{game}, draw {draw}",

  // Cards. In `card.subject` and the like an article stands before the bar.
  "suit.name": "{suit, select, S {spades} H {hearts} D {diamonds} other {clubs}}",
  "rank.name": "{rank, select, 1 {ace} 11 {jack} 12 {queen} 13 {king} other {{rank}}}",
  "card.name":
    "{rank, select, 1 {ace} 11 {jack} 12 {queen} 13 {king} other {{rank}}} of {suit, select, S {spades} H {hearts} D {diamonds} other {clubs}}",
  "card.subject": "the |{name}",
  "card.object": "the |{name}",
  "card.at": "the |{name}",
  "wanted.subject":
    "{colour, select, red {a red} black {a black} other {{rank, select, 1 {an} 8 {an} other {a}}}} {rank, select, 1 {ace} 11 {jack} 12 {queen} 13 {king} other {{rank}}}",
  "wanted.object":
    "{colour, select, red {a red} black {a black} other {{rank, select, 1 {an} 8 {an} other {a}}}} {rank, select, 1 {ace} 11 {jack} 12 {queen} 13 {king} other {{rank}}}",
  "foundation.name": "{suit, select, S {spades} H {hearts} D {diamonds} other {clubs}} foundation",
  "cards.one": "{card}",
  "cards.run": "{first_rank} to {last}, {count, plural, one {# card} other {# cards}}",
  "cards.group": "{first} to {last}, {count, plural, one {# card} other {# cards}}",
  "cards.hidden": "{count, plural, one {# face-down card} other {# face-down cards}}",
  "cards.times": "{n} × {name}",
  "cards.more": "{cards} and {more, plural, one {# more} other {# more}}",

  // Why a move is refused
  "refusal.no-such-column": "There is no column {column}: the columns here are 1 to {last}.",
  "refusal.empty-group": "A move takes at least one card along.",
  "refusal.no-stock": "There is no stock in this game: all cards are in the columns from the start.",
  "refusal.no-waste": "There is no waste in this game: cards move from column to column.",
  "refusal.no-foundations":
    "There are no foundations in this game: {card_subject} leaves only in a complete run from king to ace.",
  "refusal.run-gone": "A removed run is out of the game; only undo brings it back.",
  "refusal.column-empty": "Column {column} is empty: there is no card to take.",
  "refusal.column-short":
    "Column {column} has {limit, plural, =0 {no card} one {only # card, not {count}} other {only # cards, not {count}}}.",
  "refusal.card-hidden": "A face-down card never moves: from column {column} take face-up cards only.",
  "refusal.order-broken":
    "These cards do not move together: {upper_subject} would have to be followed by {wanted_object}, not by {lower_object}.",
  "refusal.order-ace":
    "These cards do not move together: nothing follows an ace, so {lower_subject} breaks the run.",
  "refusal.suits-mixed":
    "{lower_subject} and {upper_subject} differ in suit: only a run of one suit moves as one.",
  "refusal.colours-equal":
    "{lower_subject} and {upper_subject} are both {colour, select, red {red} other {black}}: only a run of alternating colours moves as one.",
  "refusal.mixed-run-too-long":
    "The run from {first_object} to {last_object} has {parts, plural, one {# part} other {# parts}} of one suit each. That takes {needed, plural, one {# empty column} other {# empty columns}}; {empty, plural, =0 {none is free} one {only # is free} other {only # are free}}.",
  "refusal.waste-empty": "The waste is empty: there is no card to take.",
  "refusal.waste-one": "From the waste only the top card moves, {card_subject}.",
  "refusal.foundation-empty": "The {foundation} is empty: there is no card to take.",
  "refusal.foundation-top": "From a foundation only the top card moves, {card_subject}.",
  "refusal.same-column": "{card_subject} is in column {column} already.",
  "refusal.not-one-lower": "{card_subject} needs {wanted_object}; column {column} ends with {met_object}.",
  "refusal.on-ace": "Nothing goes on an ace, so {card_subject} cannot go on {met_object}.",
  "refusal.king-on-card": "A king goes only to an empty column, so {card_subject} cannot go on {met_object}.",
  "refusal.colour-same":
    "{card_subject} needs {wanted_object}; {met_subject} is {colour, select, red {red} other {black}}.",
  "refusal.king-only": "Only a king goes to an empty column, and {card_subject} is none.",
  "refusal.foundation-one":
    "Only one card at a time goes to a foundation: {more, plural, one {# card lies} other {# cards lie}} on {card_at}.",
  "refusal.foundation-next": "{card_subject} has to wait: {next_subject} comes first on this foundation.",
  "refusal.foundation-source": "{card_subject} is on its foundation already.",
  "refusal.no-place": "{card_subject} has no better place: no other column ends with {wanted_object}.",
  "refusal.no-place-king": "{card_subject} has no better place: a king goes only to an empty column.",
  "refusal.stock-empty": "The stock is empty: all cards have been dealt.",
  "refusal.stock-spent": "The stock is empty: turn the waste over first.",
  "refusal.stock-not-empty": "The waste can be turned over only when the stock is empty.",
  "refusal.stock-and-waste-empty": "Stock and waste are both empty: there is nothing left to draw.",
  "refusal.deal-over-gap": "Column {column} is empty: before dealing every column needs a card.",

  // The rules: a short name for good, and what they say
  "rule.label": "Rule: {name}",
  "rule.SS-1.name": "all cards on the table",
  "rule.SS-1.text": "All 52 cards lie face up in ten columns from the start. There is no stock and no waste.",
  "rule.SS-4.name": "down by one",
  "rule.SS-4.text":
    "A column’s last card goes on a last card one rank higher, whatever the suits. Nothing goes on an ace, and a king goes only to an empty column.",
  "rule.SS-5.name": "one suit moves as one",
  "rule.SS-5.text":
    "A run of one suit moves as one group, however long it is. A run of mixed suits has to be moved in pieces.",
  "rule.SS-6.name": "empty columns",
  "rule.SS-6.text": "Any card and any run of one suit may go to an empty column, not only a king.",
  "rule.SS-7.name": "complete runs leave",
  "rule.SS-7.text":
    "A run of one suit from king to ace leaves the game by itself as soon as it ends a column. None of its cards comes back, except by undo.",
  "rule.SS-11.name": "best column",
  "rule.SS-11.text":
    "A double tap sends cards to a column that ends with the same suit, else to an empty column, else to another suit. A whole column never goes to an empty one.",
  "rule.SS-13.name": "no gap in a group",
  "rule.SS-13.text": "Cards move together only if their ranks go down one by one, without a gap.",
  "rule.SS-14.name": "mixed runs",
  "rule.SS-14.text":
    "A run of mixed suits moves as one if the empty columns are enough to carry it over in legal single moves. Each empty column doubles the number of one-suit parts it may have.",
  "rule.TF-1.name": "all columns open",
  "rule.TF-1.text": "All 28 cards of the columns lie face up. The other 24 are the stock.",
  "rule.TF-2.name": "colours alternate",
  "rule.TF-2.text":
    "On a column a card goes only on a card of the other colour that is exactly one rank higher.",
  "rule.TF-3.name": "groups alternate",
  "rule.TF-3.text":
    "A card takes all cards on it along if together they go down one by one in alternating colours. Being able to see a card does not make it movable.",
  "rule.TF-4.name": "kings to empty columns",
  "rule.TF-4.text": "Only a king goes to an empty column, alone or with the run that lies on it.",
  "rule.TF-5.name": "top of the waste",
  "rule.TF-5.text": "From the waste only the top card can be played, to a column or to its foundation.",
  "rule.TF-6.name": "foundations",
  "rule.TF-6.text":
    "Each foundation takes one suit from ace to king, one card at a time: the last card of a column or the top card of the waste.",
  "rule.TF-7.name": "back from a foundation",
  "rule.TF-7.text":
    "The top card of a foundation may go back to a column. That neither gains nor costs points.",
  "rule.TF-8.name": "drawing",
  "rule.TF-8.text":
    "A draw turns up one card or three, as chosen for the game, fewer where the stock has fewer. Only the last one can be played.",
  "rule.TF-9.name": "turning the waste over",
  "rule.TF-9.text":
    "When the stock is empty, the whole waste is turned over and becomes the stock again, in the same order and as often as you like.",
  "rule.TF-12.name": "longest column",
  "rule.TF-12.text":
    "Two quick taps send cards to the longest column that takes them, a king to an empty one.",
  "rule.ST-2.name": "face-down cards stay",
  "rule.ST-2.text": "A face-down card never moves. It turns up as soon as it is the last card of its column.",
  "rule.ST-3.name": "dealing a row",
  "rule.ST-3.text":
    "The stock deals one card face up on every column, from left to right. A deal counts as a move; there is no waste.",
  "rule.ST-4.name": "no gap when dealing",
  "rule.ST-4.text":
    "Dealing needs a card in every column, unless fewer cards than columns are left there. An empty stock deals nothing.",
  "rule.KL-1.name": "face-down cards stay",
  "rule.KL-1.text": "A face-down card never moves. It turns up as soon as it is the last card of its column.",
  "rule.SD-1.name": "two packs, one stock",
  "rule.SD-1.text":
    "Spider plays with two packs in ten columns. The stock deals ten cards at a time; there is no waste.",
  "rule.group.name": "groups",
  "rule.group.text": "A group is a card and all cards that lie on it in its column.",
  "rule.notation.name": "moves as text",
  "rule.notation.text": "A move names columns that the game has, and at least one card.",

  // What a move did
  "move.to-card":
    "{what}{from, select, waste { from the waste} foundation { from the foundation} other {}} onto {met}, column {column}",
  "move.to-empty":
    "{what}{from, select, waste { from the waste} foundation { from the foundation} other {}} to empty column {column}",
  "move.to-foundation": "{what}{from, select, waste { from the waste} other {}} to the foundation",
  "move.draw": "{count, plural, one {drew {card}} other {drew # cards; {card} on top}}",
  "move.deal": "{count, plural, one {# card dealt} other {# cards dealt}}",
  "move.redeal": "waste turned over, {count, plural, one {# card} other {# cards}} in the stock",
  "move.turned-up": "{card} turned up",
  "move.run-removed": "run of {suit} complete and removed, {removed} of {total}",
  "move.undone": "Undone: {move}",
  "move.redone": "Redone: {move}",

  // Places on the table, as screen readers say them
  "spot.card": "{card}, column {column}, {place} of {size}",
  "spot.run": "{card}, column {column}, {place} of {size}, run of {run}",
  "spot.hidden": "{count, plural, one {# face-down card} other {# face-down cards}}, column {column}",
  "spot.empty": "empty column {column}",
  "spot.stock-draw":
    "stock, {count, plural, one {# card} other {# cards}}, {draws, plural, one {# draw} other {# draws}}",
  "spot.stock-deal":
    "stock, {count, plural, one {# card} other {# cards}}, {deals, plural, one {# deal} other {# deals}}",
  "spot.stock-spent": "stock, empty; turns over the waste with {count, plural, one {# card} other {# cards}}",
  "spot.stock-empty": "stock, empty",
  "spot.waste": "waste, top card {card}, {count, plural, one {# card} other {# cards}}",
  "spot.waste-empty": "waste, empty",
  "spot.foundation": "{foundation}, {card}",
  "spot.foundation-empty": "{foundation}, empty",
  "spot.removed": "{removed} of {total} runs removed: {suits}",
  "spot.removed-none": "no run removed yet",
  "reading.column": "Column {column}: {cards}",
  "reading.column-empty": "Column {column}: empty",

  // What is wrong with a code, a position, a record
  "error.code-empty": "A game code is needed, for example SS1-S4-AAAAABD.",
  "error.code-game": "“{text}” is no game. A code begins with {allowed}.",
  "error.code-version": "“{text}” is no version. After the game comes a 1.",
  "error.code-version-missing": "The code is not complete: after the game comes a 1.",
  "error.code-newer":
    "This code was made by a newer version: its deal algorithm, number {text}, is not known here.",
  "error.code-option": "“{text}” is no option of {game}. It may be {allowed}.",
  "error.code-option-missing": "The code is not complete: for {game}, next comes {allowed}.",
  "error.code-letters": "“{text}” does not belong in the deal: only the letters A to Z do.",
  "error.code-spelling": "“{text}” has to be written {code} here.",
  "error.code-length":
    "The deal needs exactly 7 letters; this code has {letters, plural, =0 {none} one {only #} other {#}}.",
  "error.at-line": "Line {line}, character {character}: {fault}",
  "error.at-column": "Column {column}, card {card}: {fault}",
  "error.at-pile": "{pile, select, stock {Stock} other {Waste}}, card {card}: {fault}",
  "error.json": "This is no valid JSON.",
  "error.json-line": "This is no valid JSON: line {line}, character {character}.",
  "error.json-character": "This is no valid JSON: character {character}.",
  "error.position-type": "A position is a JSON object.",
  "error.position-game": "“game”: {fault}",
  "error.field-missing": "The field “{field}” is missing.",
  "error.field-type":
    "“{field}” has to be {expected, select, object {an object} list {a list} number {a number} other {a text}}.",
  "error.card-text": "“{text}” is no card.",
  "error.suit-text": "“{text}” is no suit (“{field}”): S, H, D and C are.",
  "error.column-count":
    "{found, plural, one {There is # column} other {There are # columns}}, but the game has {expected}.",
  "error.pile-foreign":
    "{pile, select, stock {This game has no stock.} waste {This game has no waste.} foundations {This game has no foundations.} other {In this game no run is removed.}}",
  "error.stock-missing": "The cards of the stock are missing.",
  "error.card-surplus":
    "{card} is there too often; the pack has {allowed, plural, =0 {none} one {only #} other {only #}}.",
  "error.cards-missing": "{count, plural, one {# card is missing} other {# cards are missing}}: {cards}.",
  "error.face-down-count":
    "“faceDown” needs a number for each of the {expected} columns, not {found, plural, one {# number} other {# numbers}}.",
  "error.face-down":
    "Column {column} cannot have {found} face-down cards; {most, plural, =0 {none is} one {at most # is} other {at most # are}} possible.",
  "error.foundation-height": "{foundation}: {found} cards are not possible, 0 to 13 are.",
  "error.record-empty": "There is no record here. A record begins with a game code or a position.",
  "error.record-no-start": "“{text}” stands before any game code or position.",
  "error.record-move": "Move {number}: {fault}",
  "error.move-text": "“{text}” is no move. Moves look like 4>7, 4>7x3, w>3, 3>f, fh>4, d or r.",
  "error.move-to-waste": "“{text}” is no move: no card goes back to the waste.",
  "error.replay": "Move {number}, {move}: {refusal}",

  // What is wrong with a deal of another program
  "error.format-empty": "There is nothing to read.",
  "error.format-unknown": "This is no deal in a format that is known here.",
  "error.format-ambiguous": "This number can be of several programs: {formats}.",
  "error.game-needed": "This does not say which game it is: {games}.",
  "error.game-foreign": "The format {format} does not have this game: {game}.",
  "error.game-other": "This is {said}, not {asked}.",
  "error.columns-foreign":
    "{found, plural, one {There is # column} other {There are # columns}}, but the games here have {expected}.",
  "error.card-unseen":
    "“{text}” is a hidden card without its face; only a layout that names every card can be read.",
  "error.card-covered": "A face-down card cannot lie on a face-up one.",
  "error.suit-unknown": "“{text}” is no suit: S, H, D and C are.",
  "error.line-unknown":
    "“{text}” is no pile; the lines are called Game, Foundations, Stock, Talon, Waste and Removed.",
  "error.line-twice": "“{text}” is there a second time.",
  "error.foundation-text": "“{text}” is no foundation; they are written S-0, H-A, D-10 or C-K, each once.",
  "error.foundation-run":
    "“{text}”: in this game only complete runs leave, so nothing but 0 and K is possible.",
  "error.cell-card": "“{text}” lies in a free cell, and no game here has any.",
  "error.pile-unknown": "The pile “{field}” belongs to games that are not played here.",
  "error.digits-count":
    "{found, plural, one {There is # digit} other {There are # digits}}, but a deal has {expected}, three for each of the 52 cards.",
  "error.digits-text": "“{text}” is no digit; the deal is written in digits alone.",
  "error.digits-card":
    "Card {number}: “{text}” is no card. Three digits are a rank from 01 to 13 and a suit from 1 to 4.",
  "error.number-text": "“{text}” is no deal number.",
  "error.number-range": "This program has no deal {text}: its numbers go from {least} to {most}.",
  "error.link-game": "{text} does not lead to Klondike but to another game.",
  "error.write-never": "The format {format} can only be read.",
  "error.write-pile":
    "The format {format} cannot hold {pile, select, waste {a waste} foundations {cards on foundations} other {these removed runs}}.",
  "error.write-started": "The format {format} holds only deals in which nothing has been played.",
  "error.write-lossy": "The format {format} cannot hold this position: it would be read as another one.",
} as const;
