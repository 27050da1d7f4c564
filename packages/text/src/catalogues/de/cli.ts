import type { Translated } from "../../catalogue.ts";
import type { cli as source } from "../en/cli.ts";

export const cli: Translated<typeof source> = {
  // Help
  "cli.about": "Offene Patiencen im Terminal: Simple Simon, Solitaire Réfléchi und ihre Verwandten.",
  "cli.title-usage": "Aufruf:",
  "cli.title-arguments": "Argumente:",
  "cli.title-options": "Optionen:",
  "cli.title-commands": "Befehle:",
  "cli.deal": "Kartenverteilungen anzeigen",
  "cli.replay": "Aufzeichnungen nach den Regeln nachspielen und das Ergebnis melden",
  "cli.solve": "Sagen, ob Verteilungen gewinnbar sind, und zeigen, wie",
  "cli.survey": "Viele Verteilungen der Reihe nach lösen und die gewinnbaren zählen",
  "cli.play": "Ein Spiel im Terminal spielen",
  "cli.convert": "Verteilungen und Stellungen zwischen den Formaten von Patience-Programmen umwandeln",
  "cli.help": "Einen Befehl erklären",
  "cli.argument-codes": "Spielcodes wie SS1-S4-AAAAABD; - liest die Standardeingabe",
  "cli.argument-records":
    "Spielcode mit Zügen, in Anführungszeichen, weil > für die Shell etwas bedeutet; - liest die Standardeingabe",
  "cli.argument-game":
    "Spielcode, oder zum Weiterspielen eine Aufzeichnung in Anführungszeichen; - liest die Standardeingabe",
  "cli.argument-solve":
    "Spielcodes, oder Aufzeichnungen in Anführungszeichen, die ab ihrem Ende gelöst werden; - liest die Standardeingabe",
  "cli.argument-convert":
    "Verteilung oder Stellung in einem der Formate: Nummer, Code, Ziffern oder Auslage; - liest die Standardeingabe",
  "cli.argument-variant": "Spiel und Option wie im Code: SS1-S4, TF1-D3N",
  "cli.option-file": "aus einer Datei lesen, eine Verteilung je Zeile oder Aufzeichnungen; auch mehrmals",
  "cli.option-file-game": "das Spiel aus einer Datei lesen: Code, Stellung oder Aufzeichnung",
  "cli.option-file-convert": "aus einer Datei lesen, eine Verteilung oder mehrere; auch mehrmals",
  "cli.option-json": "als JSON antworten, ein Objekt je Zeile",
  "cli.option-json-play": "am Ende das Ergebnis als JSON schreiben; gespielt wird auf der Fehlerausgabe",
  "cli.option-json-survey": "die Zusammenfassung als ein JSON-Objekt schreiben",
  "cli.option-mixed-runs":
    "gemischte Folgen wie eine Gruppe bewegen, wenn die leeren Spalten dafür ausreichen",
  "cli.option-shortest":
    "die ganze Grenze für eine kürzere Lösung und eine höhere untere Schranke nutzen; ohne Grenze {seconds} s",
  "cli.option-max-nodes": "eine Verteilung nach so vielen durchsuchten Stellungen aufgeben",
  "cli.option-time-limit": "eine Verteilung nach so vielen Sekunden aufgeben, etwa 0,5",
  "cli.option-memory": "Speicher für jede Verteilung in Arbeit, in MiB; ohne Angabe {mib}",
  "cli.option-workers":
    "wie viele Verteilungen gleichzeitig gelöst werden; ohne Angabe so viele wie Kerne, {cores}",
  "cli.option-count": "wie viele Verteilungen",
  "cli.option-from": "die erste Verteilung, ein Code oder seine sieben Buchstaben; ohne Angabe AAAAAAA",
  "cli.option-from-format": "Format der Eingabe; ohne Angabe wird es erkannt. Formate: {formats}",
  "cli.option-to": "Format der Antwort; ohne Angabe json",
  "cli.option-game": "das Spiel, wenn die Eingabe es nicht nennt: SS1-S4, KL1-D3N",
  "cli.option-out":
    "die Antworten in einer Datei sammeln, je Zeile eine wie von solve --json; was darin steht, wird nicht noch einmal gelöst",
  "cli.option-lang": "Sprache der Meldungen: {languages}",
  "cli.option-help": "diese Hilfe zeigen",
  "cli.option-version": "die Version zeigen",
  "cli.exit":
    "Rückgabewert: 0 erledigt, 1 die Antwort ist nein (nicht gewonnen, nicht gewinnbar), 2 falsche Eingabe, 3 innerhalb der Grenzen unentschieden.",

  // Usage errors
  "cli.usage-command": "Einen Befehl „{name}“ gibt es nicht; faceup --help nennt alle.",
  "cli.usage-option": "Eine Option {name} gibt es hier nicht; --help nennt alle.",
  "cli.usage-value": "Die Option {name} braucht einen Wert.",
  "cli.usage-required": "Die Option {name} ist hier nötig; --help erklärt sie.",
  "cli.usage-argument": "Das Argument {name} fehlt; --help erklärt es.",
  "cli.usage-number": "{name} erwartet eine ganze Zahl von {least} bis {most}, nicht „{value}“.",
  "cli.usage-seconds": "{name} erwartet Sekunden wie 30 oder 0,5, nicht „{value}“.",
  "cli.usage-from-game": "Untersucht wird {game}, aber --from nennt ein anderes Spiel: {code}.",
  "cli.usage-count": "So viele Verteilungen gibt es von dort an nicht: --count darf höchstens {most} sein.",
  "cli.usage-language": "„{name}“ ist keine Sprache von Faceup. Für --lang möglich: {allowed}.",
  "cli.usage-format": "Für {option} möglich: {allowed}, nicht „{name}“.",
  "cli.usage-other": "Diese Argumente passen nicht: {message}",
  "cli.usage-nothing":
    "Es gibt nichts zu tun: Es fehlt ein Spielcode, --file mit einer Datei oder - für die Standardeingabe.",
  "cli.usage-nothing-replay":
    "Es gibt nichts zu tun: Es fehlt eine Aufzeichnung, --file mit einer Datei oder - für die Standardeingabe.",
  "cli.usage-nothing-convert":
    "Es gibt nichts zu tun: Es fehlt eine Verteilung, --file mit einer Datei oder - für die Standardeingabe.",
  "cli.usage-one-game":
    "Gespielt wird genau ein Spiel: ein Code, eine Aufzeichnung oder --file mit einer Datei.",
  "cli.usage-file": "Eine Datei dieses Namens gibt es: --file {name} liest sie.",
  "cli.usage-no-terminal":
    "Das Spiel kommt aus der Standardeingabe, und für die Züge ist kein Terminal da: Mit --file geht es.",

  // Input and output
  "cli.stdin": "Standardeingabe",
  "cli.at-line": "{source}, Zeile {line}",
  "cli.file-missing": "Diese Datei gibt es nicht.",
  "cli.file-directory": "Das ist ein Verzeichnis; gebraucht wird eine Datei.",
  "cli.file-forbidden": "Für diese Datei fehlt die Leseberechtigung.",
  "cli.file-not-text": "Das ist kein Text: Verteilungen und Aufzeichnungen sind Text in UTF-8.",
  "cli.file-failed": "Das Lesen ist fehlgeschlagen: {reason}.",
  "cli.too-long": "Das ist zu lang für eine Verteilung oder eine Aufzeichnung.",
  "cli.empty": "Darin steht nichts.",
  "cli.several-games": "Darin steht mehr als ein Spiel; play spielt nur eines.",
  "cli.output-failed": "Die Antwort konnte nicht geschrieben werden: {reason}.",
  "cli.unexpected": "Etwas Unerwartetes ist geschehen, ein Fehler von Faceup: {message}",

  // Converting: what a fault of the input lacks
  "cli.convert-from": "Mit --from lässt es sich angeben.",
  "cli.convert-game": "Mit --game lässt es sich angeben.",

  // Layouts
  "cli.by-hand": "von Hand aufgebaut",
  "cli.hidden-legend": "[ ] verdeckt",
  "cli.stock-order": "Vorrat, die erste Karte zuerst:",
  "cli.waste-order": "Ablagestapel, die oberste Karte zuletzt:",
  "cli.foundations-line": "Zielstapel: {cards}",
  "cli.removed-line": "Fertige Folgen: {suits}",
  "cli.foundations": "Zielstapel",
  "cli.removed": "Fertige Folgen",
  "cli.stock": "Vorrat",
  "cli.waste": "Ablage",

  // How a record ends
  "cli.replay-won": "{title}: gewonnen, {moves, plural, one {# Zug} other {# Züge}}, Punkte: {score}",
  "cli.replay-open": "{title}: nicht gewonnen, {moves, plural, one {# Zug} other {# Züge}}, Punkte: {score}",

  // How far a record goes, and what the solver says
  "cli.after-moves": "{title} nach {moves, plural, one {# Zug} other {# Zügen}}",
  "cli.solve-winnable":
    "{title}: gewinnbar in {moves, plural, one {# Zug} other {# Zügen}}, Punkte: {score}; nötig sind mindestens {bound}",
  "cli.solve-shortest":
    "{title}: gewinnbar in {moves, plural, one {# Zug} other {# Zügen}}, weniger geht nicht, Punkte: {score}",
  "cli.solve-unwinnable": "{title}: nicht gewinnbar",
  "cli.solve-unknown":
    "{title}: noch unklar, {stop, select, nodes {die Grenze der Stellungen war erreicht} memory {der Speicher war aufgebraucht} time {die Zeit war um} other {die Suche brach ab}}",
  "cli.solve-cost": "{nodes, plural, one {# Stellung} other {# Stellungen}} durchsucht, {ms} ms",
  "cli.solve-progress":
    "{done, plural, one {# Verteilung} other {# Verteilungen}} beantwortet, {nodes, plural, one {# Stellung} other {# Stellungen}} durchsucht, {time}",
  "cli.solve-interrupted":
    "Unterbrochen: {done, plural, one {# Verteilung ist} other {# Verteilungen sind}} beantwortet.",

  // A survey
  "cli.survey-range": "{count, plural, one {# Verteilung} other {# Verteilungen}}, {from} bis {to}",
  "cli.survey-done": "Davon {done, plural, one {ist # fertig} other {sind # fertig}}:",
  "cli.survey-winnable": "gewinnbar",
  "cli.survey-unwinnable": "nicht gewinnbar",
  "cli.survey-unknown": "noch unklar: innerhalb der Grenzen nicht entschieden",
  "cli.survey-share": "Gewinnbar: {share} der entschiedenen Verteilungen, 95-%-Intervall {low} bis {high}",
  "cli.survey-lowest": "Wären alle unklaren nicht gewinnbar: {share}, {low} bis {high}",
  "cli.survey-highest": "Wären alle unklaren gewinnbar: {share}, {low} bis {high}",
  "cli.survey-progress":
    "{done} von {count} Verteilungen, {nodes, plural, one {# Stellung} other {# Stellungen}} durchsucht, {time}, noch etwa {left}",
  "cli.survey-interrupted": "Unterbrochen. Mit --out könnte derselbe Befehl von hier an weitermachen.",
  "cli.survey-resume":
    "Unterbrochen. Was fertig ist, bleibt erhalten; derselbe Befehl macht von hier an weiter.",
  "cli.survey-foreign":
    "Das ist keine Antwort dieser Untersuchung, die Datei bleibt daher, wie sie ist: --out braucht die Datei desselben Spiels und derselben ersten Verteilung oder eine neue.",
  "cli.survey-no-file":
    "Das ist keine gewöhnliche Datei; eine Untersuchung könnte daraus nicht fortgesetzt werden.",
  "cli.survey-changed":
    "In diese Datei hat inzwischen etwas anderes geschrieben, vielleicht eine zweite Untersuchung. Es kam nichts mehr hinzu.",
  "cli.survey-failed": "Die Antworten konnten nicht gesichert werden: {reason}.",

  // Playing
  "cli.score": "Punkte",
  "cli.moves": "Züge",
  "cli.play-start": "Einen Zug wie {example} eingeben oder ? für Hilfe.",
  "cli.play-resumed": "Bisher gespielt: {moves, plural, one {# Zug} other {# Züge}}. Mit ? kommt die Hilfe.",
  "cli.play-refused-at": "Zug {number} der Zeile, {move}: {refusal}",
  "cli.play-unknown": "„{word}“ ist weder ein Zug noch ein Befehl. Mit ? kommt die Hilfe.",
  "cli.play-nothing-undone": "Es gibt keinen Zug zum Zurücknehmen.",
  "cli.play-nothing-redone": "Es gibt keinen Zug zum Wiederholen.",
  "cli.play-hint": "{move} ist der nächste Zug einer Lösung.",
  "cli.play-fairHint":
    "{move}: Die verdeckten Karten zufällig verteilt, begann damit in {wins, plural, one {# Fall} other {# Fällen}} von {guesses} ein Gewinn.",
  "cli.play-noFairHint":
    "Wie auch immer die verdeckten Karten verteilt wurden, auf die Schnelle fand sich kein Weg zum Gewinn.",
  "cli.play-lost": "Diese Stellung ist nicht mehr zu gewinnen.",
  "cli.play-unsure": "Ob das zu gewinnen ist, ließ sich in 10 Sekunden nicht klären.",
  "cli.play-restarted": "Dieselbe Verteilung von Anfang an.",
  "cli.play-code": "Spielcode: {code}",
  "cli.play-no-code":
    "Ein von Hand aufgebautes Spiel hat keinen Code. Weitergeben lässt sich seine Aufzeichnung: record zeigt sie.",
  "cli.play-record": "Die Aufzeichnung dieses Spiels bis hierher:",
  "cli.play-back": "Die Eingabetaste führt zurück zum Tisch.",
  "cli.play-finish-offer": "Jetzt gewinnen Züge auf die Zielstapel allein: finish spielt sie.",
  "cli.play-no-finish":
    "finish wartet, bis Züge auf die Zielstapel allein gewinnen: Vorrat und Ablagestapel müssen leer sein.",
  "cli.play-no-finish-here":
    "finish gehört zu Spielen mit Zielstapeln; hier verlassen fertige Folgen das Spiel von selbst.",
  "cli.play-saved": "Gespeichert in {file}.",
  "cli.play-save-what": "Der Dateiname fehlt: save spiele.txt",
  "cli.play-save-exists": "{file} gibt es schon; save! {file} ersetzt die Datei.",
  "cli.play-save-failed": "Nicht gespeichert in {file}: {reason}.",
  "cli.play-won":
    "Gewonnen: {points, plural, one {# Punkt} other {# Punkte}} in {moves, plural, one {# Zug} other {# Zügen}}.",
  "cli.play-won-made":
    "Gewonnen: {points, plural, one {# Punkt} other {# Punkte}} in {moves, plural, one {# Zug} other {# Zügen}}, mit den zurückgenommenen {made}.",
  "cli.play-left":
    "Nicht beendet: {moves, plural, one {# Zug} other {# Züge}}, Punkte: {score}. Mit dieser Aufzeichnung geht es weiter:",
  "cli.play-left-won":
    "Gewonnen: {moves, plural, one {# Zug} other {# Züge}}, Punkte: {score}. Die Aufzeichnung:",

  // The score line by line, each after its points
  "cli.points-start": "zu Beginn",
  "cli.points-move": "{times, plural, one {# Zug} other {# Züge}}",
  "cli.points-run-removed": "{times, plural, one {# fertige Folge} other {# fertige Folgen}}",
  "cli.points-foundation-first":
    "{times, plural, one {# Karte} other {# Karten}} zum ersten Mal auf den Zielstapeln",
  "cli.points-waste-to-column":
    "{times, plural, one {# Karte} other {# Karten}} vom Ablagestapel in eine Spalte",
  "cli.points-turned-up": "{times, plural, one {# Karte} other {# Karten}} aufgedeckt",
  "cli.points-redeal":
    "{times, plural, one {Ablagestapel einmal gewendet} other {Ablagestapel #-mal gewendet}}",
  "cli.points-total": "Punkte",

  // The help inside a game
  "cli.key-transfer": "oberste Karte von Spalte 4 auf Spalte 7 (T ist die 10)",
  "cli.key-group": "die obersten drei Karten von Spalte 4 auf Spalte 7",
  "cli.key-waste": "oberste Karte der Ablage auf Spalte 3; w>f auf ihren Zielstapel",
  "cli.key-foundation": "oberste Karte von Spalte 3 auf ihren Zielstapel",
  "cli.key-back": "vom Zielstapel Herz auf Spalte 4 (ebenso fs, fd, fc)",
  "cli.key-draw": "vom Vorrat ziehen",
  "cli.key-redeal": "den Ablagestapel wenden, wenn der Vorrat leer ist",
  "cli.key-deal": "eine Reihe Karten vom Vorrat austeilen",
  "cli.key-several": "mehrere Züge in einer Zeile, der Reihe nach gespielt",
  "cli.key-undo": "den letzten Zug zurücknehmen (u)",
  "cli.key-redo": "ihn wiederholen (y)",
  "cli.key-restart": "dieselbe Verteilung von Anfang an",
  "cli.key-hint": "der nächste Zug einer Lösung",
  "cli.key-finish": "den Rest spielen, wenn nur Züge auf die Zielstapel fehlen",
  "cli.key-score": "die Punkte Zeile für Zeile",
  "cli.key-code": "der Spielcode",
  "cli.key-record": "die Züge bis hierher",
  "cli.key-save": "Aufzeichnung in FILE speichern; save! ersetzt eine vorhandene",
  "cli.key-quit": "das Spiel verlassen (q)",
};
