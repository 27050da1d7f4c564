import type { GamePage } from "../page.ts";
import { page as SS } from "./SS.ts";

/** Spiderette is told by what it does not share with Simple Simon. */
export const page = {
  ...SS,
  brief: [
    "Spider mit einem Blatt: sieben Spalten mit einer bis sieben Karten, in jeder nur die oberste offen, und ein Vorrat von 24 Karten, der Reihe für Reihe ausgeteilt wird. Du legst abwärts an, ganz gleich in welcher Farbe, und bewegst am Stück, was von einer Farbe ist.",
    "Eine Farbfolge vom König bis zum Ass verlässt den Tisch von selbst. Sind alle vier fort, hast du gewonnen.",
  ],
  needs:
    "Ein gewöhnliches Blatt (52 Karten, keine Joker) und ein Tisch, auf den sieben Spalten und ein Vorrat passen. Oder diese App.",
  terms: [
    {
      term: "Spalte",
      meaning: "Karten, die sich nach unten hin überlappen. Es gibt sieben, von links gezählt.",
    },
    ...SS.terms.slice(1),
    { term: "Vorrat", meaning: "Die 24 Karten, die nicht in die Spalten kamen, verdeckt." },
    { term: "Reihe", meaning: "Karten aus dem Vorrat, von links nach rechts eine für jede Spalte." },
    {
      term: "Verdeckte Karte",
      meaning:
        "Eine Karte in einer Spalte, die noch nicht aufgedeckt ist. Aufgedeckt wird sie, sobald nichts mehr auf ihr liegt.",
    },
  ],
  setup: [
    "Misch und leg sieben Spalten mit 1, 2, 3, 4, 5, 6 und 7 Karten aus. In jeder Spalte liegt die oberste Karte offen, alle anderen liegen verdeckt. Die übrigen 24 Karten bilden den Vorrat.",
    "Vor dem Austeilen fragt die App nach der Zahl der Farben. Bei einer Farbe enthält das Blatt viermal die dreizehn Karten in Pik (Leicht), bei zwei Farben je zweimal die in Pik und in Herz (Mittel), bei vier Farben ist es das gewöhnliche Blatt (Schwer). Immer sind es 52 Karten.",
  ],
  rules: {
    ...SS.rules,
    "SS-6": [
      "Auf dem Tisch gibt es keinen nützlicheren Platz, doch solange er leer ist, lässt sich keine Reihe austeilen. Ein Beispiel: [gap].",
    ],
    "ST-2": [
      "Das Aufdecken ist kein eigener Zug: Es gehört zu dem Zug, der die letzte Karte von ihr weggenommen hat, und Rückgängig verdeckt die Karte wieder. Ein Beispiel für eine Gruppe, die abgelehnt wird, weil ein Teil von ihr verdeckt liegt: [hidden].",
    ],
    "ST-3": [
      "Drei Reihen haben sieben Karten, die letzte hat drei, für die ersten drei Spalten. Austeilen ist ein Zug und kostet einen Punkt. Vollendet eine ausgeteilte Karte eine Folge, verlässt die Folge das Spiel.",
    ],
    "ST-4": ["Kommt erst in jede leere Spalte eine Karte, lässt sich die Reihe austeilen."],
  },
  end: [
    "Gewonnen hast du, wenn alle vier Folgen fort sind und keine Karte mehr auf dem Tisch liegt.",
    "Das Spiel erklärt sich nie für verloren. Fragst du, ob es noch zu gewinnen ist, sieht die App unter die Karten und macht daraus kein Geheimnis: Sie findet einen Weg oder beweist, dass es keinen gibt; solange ihr keines von beiden gelungen ist, heißt die Antwort „noch unklar“. Du spielst ohne dieses Wissen. Dass ein Spiel zu gewinnen ist, heißt also nicht, dass du es gewinnen müsstest.",
    "Kennt man alle Karten, sind die meisten Verteilungen zu gewinnen: Bei vier Farben findet die App einen Weg für {won} ihrer ersten {deals, plural, one {# Verteilung} other {# Verteilungen}}, bei zwei Farben für {wonTwo}, bei einer Farbe für {wonOne}.",
  ],
  tips: [
    {
      name: "Deck Karten auf.",
      text: "Was verdeckt liegt, entscheidet über das Spiel. Nimm von zwei Zügen den, der eine Karte aufdeckt oder eine Spalte leert.",
    },
    {
      name: "Teil spät aus.",
      text: "Eine Reihe deckt jede Spalte zu. Mach vor dem Austeilen alle Züge, die dir helfen, und nutz aus, was eine leere Spalte möglich macht.",
    },
    ...SS.tips.filter((_, i) => i !== 1 && i !== 3),
  ],
  variants: [
    ...SS.variants.slice(0, 2),
    {
      name: "Austeilen trotz Lücken",
      text: "In manchen Programmen lässt sich eine Reihe auch dann austeilen, wenn eine Spalte leer ist. Hier muss in jeder Spalte eine Karte liegen, wie es üblich ist.",
    },
  ],
  app: [
    {
      name: "Fairer Tipp",
      text: "In drei Schritten: ob es einen gibt, um welche Karte es geht und wohin sie soll. Er weiß nicht mehr, als du sehen kannst: Die übrigen Karten verteilt er nach dem Zufall, wieder und wieder, und nennt den Zug, der am häufigsten zum Sieg führt.",
    },
    ...SS.app.slice(1),
  ],
  scoring: [
    "Eine offizielle Wertung gibt es für dieses Spiel nicht. Diese App beginnt mit {start, plural, one {# Punkt} other {# Punkten}}, zieht für jeden Zug mit einer Karte oder Gruppe und für jede Reihe {cost, plural, one {einen Punkt} other {# Punkte}} ab und gibt für jede fertige Folge {run} dazu. Nach unten ist keine Grenze gesetzt: Ein sehr langes Spiel kann unter null enden.",
    ...SS.scoring.slice(1),
  ],
  kin: [
    "Spiderette steht zwischen zwei Spielen: Die Spalten sind die von Klondike, die Züge die von Spider.",
    "Simple Simon ist dasselbe Spiel mit lauter offenen Karten: zehn Spalten, kein Vorrat, nichts verdeckt.",
  ],
  sources: [
    "Wikipedia, die englischen Artikel „Spiderette“ und „Spider (solitaire)“, zum Spiel und zu seiner Familie.",
    ...SS.sources.slice(1),
  ],
  examples: {
    won: {
      title: "Ein Spiel vom Austeilen bis zur letzten Folge",
      lead: "Eine Verteilung mit einer Farbe, {code}, in {moves, plural, one {# Zug} other {# Zügen}} gewonnen von der App, die die verdeckten Karten kannte. Geh das Spiel Schritt für Schritt durch; zu sehen ist der echte Tisch.",
      steps: {
        0: "Sieben Karten liegen offen, 21 liegen verdeckt in den Spalten, 24 im Vorrat. Alle sind Pik, also darf jede Gruppe offener Karten ziehen, die Rang für Rang absteigt.",
        2: "Nach zwei Zügen ist Spalte 1 leer. Solange sie es bleibt, lässt sich keine Reihe austeilen.",
        3: "Ein König ist dort eingezogen, [KS]. Mit keiner Karte fängt eine Spalte besser an.",
        8: "Die erste Reihe: sieben Karten, von denen vier eine Folge fortsetzen.",
        15: "Zwei Reihen nacheinander, denn dazwischen gab es nichts zu ordnen. Im Vorrat bleiben drei Karten.",
        22: "Die letzte Reihe hat drei Karten, für die Spalten 1, 2 und 3. Von hier an dürfen Spalten leer bleiben.",
        30: "Die erste Folge ist fertig. Sie verlässt das Spiel und bringt {run, plural, one {# Punkt} other {# Punkte}}.",
        38: "Die dritte Folge geht. Die letzte liegt in Teilen da, die nur noch zusammengesetzt werden müssen.",
      },
      close:
        "Alle vier Folgen sind fort: {start} − {moves} + 4 × {run} = {score, plural, one {# Punkt} other {# Punkte}}.",
    },
    gap: {
      title: "Keine Reihe über eine leere Spalte hinweg",
      lead: "Im Spiel {code} ist eine Spalte leer geworden, und jemand möchte austeilen.",
      steps: {},
      close: "Zuerst muss eine Karte oder eine Gruppe dorthin. Hier war es der König.",
    },
    hidden: {
      title: "Eine verdeckte Karte bewegt sich nicht",
      lead: "Die Verteilung {code}, noch vor dem ersten Zug. Jemand möchte zwei Karten einer Spalte bewegen, in der nur eine offen liegt.",
      steps: {},
      close: "Zuerst muss die offene Karte fort. Dann wird die nächste aufgedeckt.",
    },
  },
  questions: [
    {
      question: "Kennt die App die verdeckten Karten?",
      answer: [
        "Ja, sonst könnte sie sie nicht austeilen. Sie macht davon aber nur Gebrauch, wo du nach der Wahrheit fragst: Für „Noch zu gewinnen?“ und für die beste bekannte Lösung sieht sie unter die Karten. Für den Tipp nicht.",
        "Was verdeckt liegt, steht nirgends in der Seite und wird nicht vorgelesen, und Rückgängig verbirgt es wieder.",
      ],
    },
    ...SS.questions.slice(1),
  ],
} satisfies GamePage;
