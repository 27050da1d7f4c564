import type { Translated } from "../../catalogue.ts";
import type { core as source } from "../en/core.ts";

export const core: Translated<typeof source> = {
  // Spiele
  "game.SS": "Simple Simon",
  "game.TF": "Solitaire Réfléchi",
  "game.ST": "Spiderette",
  "game.KL": "Klondike",
  "game.SD": "Spider",
  "option.S1": "1 Farbe",
  "option.S2": "2 Farben",
  "option.S4": "4 Farben",
  "option.D1N": "1 Karte ziehen",
  "option.D3N": "3 Karten ziehen",
  "difficulty.S1": "Leicht",
  "difficulty.S2": "Mittel",
  "difficulty.S4": "Schwer",
  "difficulty.D1N": "Leicht",
  "difficulty.D3N": "Schwer",
  "variant.suits": "{game}, {suits, plural, one {# Farbe} other {# Farben}}",
  "variant.draw": "{game}, {draw, plural, one {# Karte} other {# Karten}} ziehen",

  // Karten
  "suit.name": "{suit, select, S {Pik} H {Herz} D {Karo} other {Kreuz}}",
  "rank.name": "{rank, select, 1 {Ass} 11 {Bube} 12 {Dame} 13 {König} other {{rank}}}",
  "card.name":
    "{suit, select, S {Pik} H {Herz} D {Karo} other {Kreuz}}-{rank, select, 1 {Ass} 11 {Bube} 12 {Dame} 13 {König} other {{rank}}}",
  "card.subject": "{rank, select, 1 {das } 11 {der } 13 {der } other {die }}|{name}",
  "card.object": "{rank, select, 1 {das |{name}} 11 {den |{name}n} 13 {den |{name}} other {die |{name}}}",
  "card.at": "{rank, select, 1 {dem |{name}} 11 {dem |{name}n} 13 {dem |{name}} other {der |{name}}}",
  "wanted.subject":
    "{colour, select, red {{rank, select, 1 {ein rotes} 11 {ein roter} 13 {ein roter} other {eine rote}}} black {{rank, select, 1 {ein schwarzes} 11 {ein schwarzer} 13 {ein schwarzer} other {eine schwarze}}} other {{rank, select, 1 {ein} 11 {ein} 13 {ein} other {eine}}}} {rank, select, 1 {Ass} 11 {Bube} 12 {Dame} 13 {König} other {{rank}}}",
  "wanted.object":
    "{colour, select, red {{rank, select, 1 {ein rotes} 11 {einen roten} 13 {einen roten} other {eine rote}}} black {{rank, select, 1 {ein schwarzes} 11 {einen schwarzen} 13 {einen schwarzen} other {eine schwarze}}} other {{rank, select, 1 {ein} 11 {einen} 13 {einen} other {eine}}}} {rank, select, 1 {Ass} 11 {Buben} 12 {Dame} 13 {König} other {{rank}}}",
  "foundation.name": "{suit, select, S {Pik} H {Herz} D {Karo} other {Kreuz}}-Zielstapel",
  "cards.one": "{card}",
  "cards.run": "{first} bis {last_rank}, {count, plural, one {# Karte} other {# Karten}}",
  "cards.group": "{first} bis {last}, {count, plural, one {# Karte} other {# Karten}}",
  "cards.hidden": "{count, plural, one {# verdeckte Karte} other {# verdeckte Karten}}",
  "cards.times": "{n} × {name}",
  "cards.more": "{cards} und {more, plural, one {# weitere} other {# weitere}}",

  // Warum ein Zug nicht geht
  "refusal.no-such-column": "Spalte {column} gibt es nicht: Dieses Spiel hat die Spalten 1 bis {last}.",
  "refusal.empty-group": "Zu einem Zug gehört mindestens eine Karte.",
  "refusal.no-stock":
    "In diesem Spiel gibt es keinen Vorrat: Alle Karten liegen von Anfang an in den Spalten.",
  "refusal.no-waste": "In diesem Spiel gibt es keinen Ablagestapel: Karten wandern nur von Spalte zu Spalte.",
  "refusal.no-foundations":
    "Einzelne Karten legt man hier nicht ab; {card_subject} verlässt das Spiel nur in einer fertigen Folge vom König bis zum Ass.",
  "refusal.run-gone": "Eine fertige Folge ist aus dem Spiel; nur Rückgängig holt sie zurück.",
  "refusal.column-empty": "Spalte {column} ist leer: Dort ist keine Karte zu holen.",
  "refusal.column-short":
    "In Spalte {column} {limit, plural, =0 {liegt keine Karte} one {liegt nur # Karte, nicht {count}} other {liegen nur # Karten, nicht {count}}}.",
  "refusal.card-hidden":
    "Verdeckte Karten bleiben liegen: Aus Spalte {column} lassen sich nur offene Karten nehmen.",
  "refusal.order-broken":
    "Diese Karten gehen nicht zusammen: Auf {upper_object} müsste {wanted} folgen, nicht {lower_subject}.",
  "refusal.order-ace":
    "Diese Karten gehen nicht zusammen: Auf ein Ass folgt nichts mehr, {lower_subject} passt dort nicht.",
  "refusal.suits-mixed":
    "{lower_subject} und {upper_subject} haben verschiedene Farben: Am Stück bewegt sich nur eine Farbfolge.",
  "refusal.colours-equal":
    "{lower_subject} und {upper_subject} sind beide {colour, select, red {rot} other {schwarz}}: Am Stück bewegt sich nur eine rot-schwarze Folge.",
  "refusal.mixed-run-too-long":
    "Die Folge {first} bis {last} besteht aus {parts, plural, one {# Farbfolge} other {# Farbfolgen}}. Dafür braucht es {needed, plural, one {# leere Spalte} other {# leere Spalten}}; {empty, plural, =0 {frei ist keine} one {frei ist nur #} other {frei sind nur #}}.",
  "refusal.waste-empty": "Der Ablagestapel ist leer: Dort ist keine Karte zu holen.",
  "refusal.waste-one": "Vom Ablagestapel lässt sich nur die oberste Karte nehmen, {card_subject}.",
  "refusal.foundation-empty": "Der {foundation} ist leer: Dort ist keine Karte zu holen.",
  "refusal.foundation-top": "Von einem Zielstapel lässt sich nur die oberste Karte nehmen, {card_subject}.",
  "refusal.same-column": "{card_subject} liegt schon in Spalte {column}.",
  "refusal.not-one-lower": "{card_subject} braucht {wanted_object}; Spalte {column} endet mit {met_at}.",
  "refusal.on-ace": "Ein Ass nimmt keine Karte auf; {card_subject} passt nicht auf {met_object}.",
  "refusal.king-on-card":
    "Ein König darf nur in eine leere Spalte; {card_subject} passt nicht auf {met_object}.",
  "refusal.colour-same":
    "{card_subject} braucht {wanted_object}; {met_subject} ist {colour, select, red {rot} other {schwarz}}.",
  "refusal.king-only": "In eine leere Spalte darf nur ein König; {card_subject} ist keiner.",
  "refusal.foundation-one":
    "Auf einen Zielstapel kommt immer nur eine Karte: Auf {card_at} {more, plural, one {liegt noch # Karte} other {liegen noch # Karten}}.",
  "refusal.foundation-next": "{card_subject} muss warten: Auf diesen Zielstapel kommt zuerst {next_subject}.",
  "refusal.foundation-source": "{card_subject} liegt schon auf dem Zielstapel.",
  "refusal.no-place":
    "Für {card_object} gibt es keinen besseren Platz: In keiner anderen Spalte liegt {wanted} zuoberst.",
  "refusal.no-place-king":
    "Für {card_object} gibt es keinen besseren Platz: Ein König darf nur in eine leere Spalte.",
  "refusal.stock-empty": "Der Vorrat ist leer: Alle Karten sind ausgeteilt.",
  "refusal.stock-spent": "Der Vorrat ist leer: Erst muss der Ablagestapel gewendet werden.",
  "refusal.stock-not-empty": "Der Ablagestapel lässt sich erst wenden, wenn der Vorrat leer ist.",
  "refusal.stock-and-waste-empty": "Vorrat und Ablagestapel sind leer: Es gibt nichts mehr zu ziehen.",
  "refusal.deal-over-gap": "Spalte {column} ist leer: Zum Austeilen muss in jeder Spalte eine Karte liegen.",

  // Die Regeln
  "rule.label": "Regel: {name}",
  "rule.SS-1.name": "alles liegt offen",
  "rule.SS-1.text":
    "Alle 52 Karten liegen von Anfang an offen in zehn Spalten. Vorrat und Ablagestapel gibt es nicht.",
  "rule.SS-4.name": "abwärts anlegen",
  "rule.SS-4.text":
    "Die oberste Karte einer Spalte darf auf eine oberste Karte, die genau einen Rang höher ist; die Farbe spielt keine Rolle. Ein Ass nimmt keine Karte auf, und ein König darf nur in eine leere Spalte.",
  "rule.SS-5.name": "Farbfolgen am Stück",
  "rule.SS-5.text":
    "Eine Farbfolge bewegt sich als Ganzes, ganz gleich wie lang sie ist. Eine Folge gemischter Farben muss man in Teilen bewegen.",
  "rule.SS-6.name": "leere Spalten",
  "rule.SS-6.text": "In eine leere Spalte darf jede Karte und jede Farbfolge, nicht nur ein König.",
  "rule.SS-7.name": "fertige Folgen gehen",
  "rule.SS-7.text":
    "Endet eine Spalte mit einer Farbfolge vom König bis zum Ass, verlässt die Folge sofort von selbst das Spiel. Zurück kommt sie nur durch Rückgängig.",
  "rule.SS-11.name": "beste Spalte",
  "rule.SS-11.text":
    "Doppeltippen schickt Karten auf eine Spalte, die mit derselben Farbe endet, sonst in eine leere Spalte, sonst auf eine andere Farbe. Eine ganze Spalte zieht nie in eine leere um.",
  "rule.SS-13.name": "keine Lücke in der Gruppe",
  "rule.SS-13.text": "Karten bewegen sich nur dann gemeinsam, wenn sie lückenlos Rang für Rang absteigen.",
  "rule.SS-14.name": "gemischte Folgen",
  "rule.SS-14.text":
    "Eine Folge gemischter Farben bewegt sich am Stück, wenn die leeren Spalten reichen, um sie in einzelnen Zügen hinüberzubringen. Jede leere Spalte verdoppelt die Zahl der Farbfolgen, aus denen sie bestehen darf.",
  "rule.TF-1.name": "offene Spalten",
  "rule.TF-1.text": "Alle 28 Karten der Spalten liegen offen. Die anderen 24 bilden den Vorrat.",
  "rule.TF-2.name": "Rot und Schwarz im Wechsel",
  "rule.TF-2.text":
    "In einer Spalte darf Rot nur auf Schwarz und Schwarz nur auf Rot, und zwar auf eine Karte, die genau einen Rang höher ist.",
  "rule.TF-3.name": "rot-schwarze Folgen",
  "rule.TF-3.text":
    "Eine Karte nimmt alle Karten mit, die auf ihr liegen, wenn sie zusammen Rang für Rang und im Wechsel von Rot und Schwarz absteigen. Dass man eine Karte sieht, macht sie noch nicht beweglich.",
  "rule.TF-4.name": "Könige in leere Spalten",
  "rule.TF-4.text": "In eine leere Spalte darf nur ein König, allein oder mit der Folge, die auf ihm liegt.",
  "rule.TF-5.name": "oberste Karte des Ablagestapels",
  "rule.TF-5.text":
    "Vom Ablagestapel ist nur die oberste Karte spielbar: in eine Spalte oder auf ihren Zielstapel.",
  "rule.TF-6.name": "Zielstapel",
  "rule.TF-6.text":
    "Jeder Zielstapel nimmt eine Farbe vom Ass bis zum König auf, Karte für Karte: die oberste einer Spalte oder die oberste des Ablagestapels.",
  "rule.TF-7.name": "zurück vom Zielstapel",
  "rule.TF-7.text":
    "Die oberste Karte eines Zielstapels darf in eine Spalte zurück. Das bringt keine Punkte und kostet keine.",
  "rule.TF-8.name": "Karten ziehen",
  "rule.TF-8.text":
    "Gezogen werden eine oder drei Karten, wie am Anfang gewählt; liegen weniger im Vorrat, dann so viele. Spielen lässt sich nur die letzte davon.",
  "rule.TF-9.name": "Ablagestapel wenden",
  "rule.TF-9.text":
    "Ist der Vorrat leer, wird der ganze Ablagestapel gewendet und in derselben Reihenfolge wieder zum Vorrat, so oft man will.",
  "rule.TF-12.name": "längste Spalte",
  "rule.TF-12.text":
    "Zweimal schnell getippt, gehen Karten auf die längste Spalte, die sie aufnimmt, ein König in eine leere.",
  "rule.ST-2.name": "verdeckte Karten bleiben",
  "rule.ST-2.text":
    "Eine verdeckte Karte wird nie bewegt. Sie wird aufgedeckt, sobald sie die oberste ihrer Spalte ist.",
  "rule.ST-3.name": "eine Reihe austeilen",
  "rule.ST-3.text":
    "Aus dem Vorrat kommt von links nach rechts auf jede Spalte eine offene Karte. Das Austeilen zählt als Zug; einen Ablagestapel gibt es nicht.",
  "rule.ST-4.name": "keine Lücke beim Austeilen",
  "rule.ST-4.text":
    "Zum Austeilen muss in jeder Spalte eine Karte liegen, es sei denn, es sind weniger Karten als Spalten übrig. Ein leerer Vorrat teilt nichts mehr aus.",
  "rule.KL-1.name": "verdeckte Karten bleiben",
  "rule.KL-1.text":
    "Eine verdeckte Karte wird nie bewegt. Sie wird aufgedeckt, sobald sie die oberste ihrer Spalte ist.",
  "rule.SD-1.name": "zwei Blätter, ein Vorrat",
  "rule.SD-1.text":
    "Spider spielt man mit zwei Blättern in zehn Spalten. Der Vorrat teilt je zehn Karten aus; einen Ablagestapel gibt es nicht.",
  "rule.group.name": "Gruppen",
  "rule.group.text": "Eine Gruppe ist eine Karte mit allen Karten, die in ihrer Spalte auf ihr liegen.",
  "rule.notation.name": "Züge als Text",
  "rule.notation.text": "Ein Zug nennt Spalten, die es im Spiel gibt, und mindestens eine Karte.",

  // Was ein Zug bewirkt hat
  "move.to-card":
    "{what}{from, select, waste { vom Ablagestapel} foundation { vom Zielstapel} other {}} auf {met}, Spalte {column}",
  "move.to-empty":
    "{what}{from, select, waste { vom Ablagestapel} foundation { vom Zielstapel} other {}} in die leere Spalte {column}",
  "move.to-foundation": "{what}{from, select, waste { vom Ablagestapel} other {}} auf den Zielstapel",
  "move.draw": "{count, plural, one {{card} gezogen} other {# Karten gezogen, zuoberst {card}}}",
  "move.deal": "{count, plural, one {# Karte ausgeteilt} other {# Karten ausgeteilt}}",
  "move.redeal": "Ablagestapel gewendet, {count, plural, one {# Karte} other {# Karten}} im Vorrat",
  "move.turned-up": "{card} aufgedeckt",
  "move.run-removed": "Folge in {suit} fertig und abgelegt, {removed} von {total}",
  "move.undone": "Zurückgenommen: {move}",
  "move.redone": "Wiederholt: {move}",

  // Plätze auf dem Tisch
  "spot.card": "{card}, Spalte {column}, {place} von {size}",
  "spot.run": "{card}, Spalte {column}, {place} von {size}, Folge von {run}",
  "spot.hidden": "{count, plural, one {# verdeckte Karte} other {# verdeckte Karten}}, Spalte {column}",
  "spot.empty": "leere Spalte {column}",
  "spot.stock-draw":
    "Vorrat, {count, plural, one {# Karte} other {# Karten}}, noch {draws, plural, one {#-mal} other {#-mal}} ziehen",
  "spot.stock-deal":
    "Vorrat, {count, plural, one {# Karte} other {# Karten}}, noch {deals, plural, one {#-mal} other {#-mal}} austeilen",
  "spot.stock-spent":
    "Vorrat, leer; wendet den Ablagestapel mit {count, plural, one {# Karte} other {# Karten}}",
  "spot.stock-empty": "Vorrat, leer",
  "spot.waste": "Ablagestapel, zuoberst {card}, {count, plural, one {# Karte} other {# Karten}}",
  "spot.waste-empty": "Ablagestapel, leer",
  "spot.foundation": "{foundation}, {card}",
  "spot.foundation-empty": "{foundation}, leer",
  "spot.removed": "{removed} von {total} Folgen abgelegt: {suits}",
  "spot.removed-none": "noch keine Folge abgelegt",
  "reading.column": "Spalte {column}: {cards}",
  "reading.column-empty": "Spalte {column}: leer",

  // Fehler in Code, Stellung und Aufzeichnung
  "error.code-empty": "Es fehlt ein Spielcode, zum Beispiel SS1-S4-AAAAABD.",
  "error.code-game": "„{text}“ ist kein Spiel. Ein Code beginnt mit {allowed}.",
  "error.code-version": "„{text}“ ist keine Version. Auf das Spiel folgt eine 1.",
  "error.code-version-missing": "Der Code ist nicht vollständig: Auf das Spiel folgt eine 1.",
  "error.code-newer":
    "Dieser Code stammt aus einer neueren Version: Deren Mischverfahren, Nummer {text}, ist hier nicht bekannt.",
  "error.code-option": "„{text}“ gibt es bei {game} nicht. Möglich: {allowed}.",
  "error.code-option-missing": "Der Code ist nicht vollständig: Bei {game} folgt {allowed}.",
  "error.code-letters": "„{text}“ gehört nicht in die Verteilung: Dort stehen nur Buchstaben von A bis Z.",
  "error.code-spelling": "„{text}“ muss hier {code} geschrieben werden.",
  "error.code-length":
    "Die Verteilung hat genau 7 Buchstaben, dieser Code {letters, plural, =0 {hat keinen} one {hat nur #} other {hat #}}.",
  "error.at-line": "Zeile {line}, Zeichen {character}: {fault}",
  "error.at-column": "Spalte {column}, Karte {card}: {fault}",
  "error.at-pile": "{pile, select, stock {Vorrat} other {Ablagestapel}}, Karte {card}: {fault}",
  "error.json": "Das ist kein gültiges JSON.",
  "error.json-line": "Das ist kein gültiges JSON: Zeile {line}, Zeichen {character}.",
  "error.json-character": "Das ist kein gültiges JSON: Zeichen {character}.",
  "error.position-type": "Eine Stellung ist ein JSON-Objekt.",
  "error.position-game": "„game“: {fault}",
  "error.field-missing": "Das Feld „{field}“ fehlt.",
  "error.field-type":
    "„{field}“ muss {expected, select, object {ein Objekt} list {eine Liste} number {eine Zahl} other {ein Text}} sein.",
  "error.card-text": "„{text}“ ist keine Karte.",
  "error.suit-text": "„{text}“ ist keine Farbe („{field}“); die Farben sind S, H, D und C.",
  "error.column-count":
    "Hier {found, plural, one {ist # Spalte} other {sind # Spalten}}, das Spiel aber hat {expected}.",
  "error.pile-foreign":
    "{pile, select, stock {In diesem Spiel gibt es keinen Vorrat.} waste {In diesem Spiel gibt es keinen Ablagestapel.} foundations {In diesem Spiel gibt es keine Zielstapel für einzelne Karten.} other {In diesem Spiel werden keine Folgen abgelegt.}}",
  "error.stock-missing": "Es fehlen die Karten des Vorrats.",
  "error.card-surplus":
    "{card} kommt zu oft vor; im Blatt {allowed, plural, =0 {gibt es sie nicht} one {gibt es sie nur #-mal} other {gibt es sie nur #-mal}}.",
  "error.cards-missing": "{count, plural, one {# Karte fehlt} other {# Karten fehlen}}: {cards}.",
  "error.face-down-count": "„faceDown“ braucht für jede Spalte eine Zahl, also {expected}, nicht {found}.",
  "error.face-down":
    "Spalte {column}: {found} verdeckte Karten sind nicht möglich, {most, plural, =0 {keine darf verdeckt sein} one {höchstens # darf verdeckt sein} other {höchstens # dürfen verdeckt sein}}.",
  "error.foundation-height": "{foundation}: {found} Karten sind nicht möglich, nur 0 bis 13.",
  "error.record-empty": "Hier ist keine Aufzeichnung. Sie beginnt mit einem Spielcode oder einer Stellung.",
  "error.record-no-start": "„{text}“ steht vor jedem Spielcode und jeder Stellung.",
  "error.record-move": "Zug {number}: {fault}",
  "error.move-text": "„{text}“ ist kein Zug. Züge sehen so aus: 4>7, 4>7x3, w>3, 3>f, fh>4, d oder r.",
  "error.move-to-waste": "„{text}“ ist kein Zug: Auf den Ablagestapel kommt keine Karte zurück.",
  "error.replay": "Zug {number}, {move}: {refusal}",

  // What is wrong with a deal of another program
  "error.format-empty": "Hier ist nichts zu lesen.",
  "error.format-unknown": "Das ist keine Kartenverteilung in einem Format, das hier bekannt ist.",
  "error.format-ambiguous": "Diese Zahl kann von mehreren Programmen stammen: {formats}.",
  "error.game-needed": "Daraus geht nicht hervor, welches Spiel es ist: {games}.",
  "error.game-foreign": "Im Format {format} gibt es dieses Spiel nicht: {game}.",
  "error.game-other": "Das ist {said}, nicht {asked}.",
  "error.columns-foreign":
    "Hier {found, plural, one {ist # Spalte} other {sind # Spalten}}, die Spiele hier haben aber {expected}.",
  "error.card-unseen":
    "„{text}“ ist eine verdeckte Karte, und es steht nicht da, welche; lesbar ist nur eine Verteilung, die jede Karte nennt.",
  "error.card-covered": "Eine verdeckte Karte kann nicht auf einer offenen liegen.",
  "error.suit-unknown": "„{text}“ ist keine Farbe; die Farben sind S, H, D und C.",
  "error.line-unknown":
    "„{text}“ ist kein Stapel; die Zeilen heißen Game, Foundations, Stock, Talon, Waste und Removed.",
  "error.line-twice": "„{text}“ steht hier zum zweiten Mal.",
  "error.foundation-text":
    "„{text}“ ist kein Zielstapel; geschrieben werden sie S-0, H-A, D-10 oder C-K, jeder einmal.",
  "error.foundation-run":
    "„{text}“: In diesem Spiel werden nur fertige Folgen abgelegt, möglich ist also nur 0 oder K.",
  "error.cell-card": "„{text}“ liegt in einer freien Zelle, und die gibt es in keinem der Spiele hier.",
  "error.pile-unknown": "Der Stapel „{field}“ gehört zu Spielen, die es hier nicht gibt.",
  "error.digits-count":
    "Hier {found, plural, one {ist # Ziffer} other {sind # Ziffern}}, eine Verteilung hat aber {expected}, drei für jede der 52 Karten.",
  "error.digits-text": "„{text}“ ist keine Ziffer; die Verteilung besteht nur aus Ziffern.",
  "error.digits-card":
    "Karte {number}: „{text}“ ist keine Karte. Drei Ziffern sind ein Rang von 01 bis 13 und eine Farbe von 1 bis 4.",
  "error.number-text": "„{text}“ ist keine Nummer einer Verteilung.",
  "error.number-range":
    "Eine Verteilung {text} hat dieses Programm nicht: Die Nummern gehen von {least} bis {most}.",
  "error.link-game": "{text} führt nicht zu Klondike, sondern zu einem anderen Spiel.",
  "error.write-never": "Das Format {format} kann nur gelesen werden.",
  "error.write-pile":
    "Das Format {format} kann {pile, select, waste {keinen Ablagestapel} foundations {keine Karten auf Zielstapeln} other {diese abgelegten Folgen nicht}} festhalten.",
  "error.write-started":
    "Das Format {format} kann nur Verteilungen festhalten, in denen noch kein Zug gemacht ist.",
  "error.write-lossy":
    "Das Format {format} kann diese Stellung nicht festhalten: Sie würde als eine andere gelesen.",
};
