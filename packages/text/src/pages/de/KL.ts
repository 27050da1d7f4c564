import type { GamePage } from "../page.ts";
import { page as ST } from "./ST.ts";
import { page as TF } from "./TF.ts";

/** Klondike is told by what it does not share with Thoughtful Solitaire. */
export const page = {
  ...TF,
  brief: [
    "Ist von Patience die Rede, denken die meisten an dieses Spiel: 28 Karten in sieben Spalten, in jeder nur die oberste offen, und die anderen 24 im Vorrat. In den Spalten legst du abwärts an, Rot und Schwarz im Wechsel, auf den Zielstapeln aufwärts, jede Farbe für sich.",
    "Liegen alle 52 Karten auf den Zielstapeln, hast du gewonnen.",
  ],
  terms: [...ST.terms.slice(0, 1), ...TF.terms.slice(1), ...ST.terms.slice(-1)],
  setup: [
    "Misch und leg sieben Spalten mit 1, 2, 3, 4, 5, 6 und 7 Karten aus. In jeder Spalte liegt die oberste Karte offen, alle anderen liegen verdeckt.",
    "Die übrigen 24 Karten bilden verdeckt den Vorrat. Daneben liegt der Ablagestapel, noch leer, und für vier Zielstapel ist Platz.",
  ],
  rules: {
    ...TF.rules,
    "TF-3": [
      "Die längste solche Gruppe reicht vom König bis zum Ass und hat 13 Karten.",
      "Verdeckte Karten gehören nie dazu, so gut sie auch passen mögen.",
    ],
    "KL-1": [
      "Das Aufdecken ist kein eigener Zug: Es gehört zu dem Zug, der die letzte Karte von ihr weggenommen hat, und bringt {turn, plural, one {# Punkt} other {# Punkte}}. Rückgängig verdeckt die Karte wieder.",
      "Ein Beispiel für eine Gruppe, die abgelehnt wird, weil ein Teil von ihr verdeckt liegt: [hidden].",
    ],
  },
  end: [
    "Gewonnen hast du, wenn alle 52 Karten auf den Zielstapeln liegen. Sobald Vorrat und Ablagestapel leer sind und nur noch Züge auf die Zielstapel fehlen, bietet dir eine Schaltfläche an, sie auszuführen.",
    ...ST.end.slice(1, 2),
    "Manche Verteilungen kann niemand gewinnen. Zieht man 1 Karte, trifft das auf {lost} der ersten {deals, plural, one {# Verteilung} other {# Verteilungen}} dieser App zu, zieht man 3 Karten, auf {lostThree}.",
  ],
  tips: [
    {
      name: "Deck Karten auf.",
      text: "Was verdeckt liegt, entscheidet über das Spiel. Nimm von zwei Zügen den, der eine Karte aufdeckt, und fang mit den Spalten an, die am meisten verbergen.",
    },
    {
      name: "Sieh dir zuerst den Vorrat an.",
      text: "Ihn einmal durchzugehen zeigt dir 24 Karten und kostet nichts als Züge; das Wenden danach kostet Punkte, sofern du welche hast.",
    },
    ...TF.tips.slice(1, 4),
  ],
  variants: [
    { name: "1 oder 3 Karten ziehen", text: "Siehe [TF-8]." },
    {
      name: "Solitaire Réfléchi",
      text: "Dasselbe Spiel, nur liegen alle Karten der Spalten von Anfang an offen, sodass du bis zum Ende planen kannst.",
    },
  ],
  app: [...ST.app.slice(0, 1), ...TF.app.slice(1)],
  scoring: [
    ...TF.scoring.slice(0, 2),
    "Eine Karte, die in einer Spalte aufgedeckt wird, bringt {turn, plural, one {# Punkt} other {# Punkte}}.",
  ],
  kin: [
    "Klondike hat einer ganzen Familie die Gestalt gegeben. Solitaire Réfléchi ist Klondike mit offenen Spalten; Spiderette hat dieselben sieben Spalten und die Züge von Spider.",
    "Wie viele seiner Verteilungen gewinnen könnte, wer alle Karten kennt, ist eine alte Frage; zieht man 3 Karten, sind es wohl etwa vier von fünf.",
  ],
  examples: {
    won: {
      title: "Ein Spiel vom Austeilen bis zur letzten Karte",
      lead: "Die Verteilung {code}, in {moves, plural, one {# Zug} other {# Zügen}} gewonnen von der App, die die verdeckten Karten kannte. Geh das Spiel Schritt für Schritt durch; zu sehen ist der echte Tisch.",
      steps: {
        0: "Sieben Karten liegen offen, 21 liegen verdeckt in den Spalten, 24 im Vorrat. Eine kann sofort auf ihren Zielstapel: [AD].",
        4: "Drei Karten sind aufgedeckt worden, und Spalte 2 ist leer. Sie wartet auf einen König.",
        27: "In der leeren Spalte liegt jetzt ein König, [KS], und eine Dame ist ihm gefolgt, [QH]. Beide kamen vom Ablagestapel und brachten je {place, plural, one {# Punkt} other {# Punkte}}.",
        51: "Der Vorrat war leer, und vom Ablagestapel ließ sich nur die oberste Karte spielen. Ihn zu wenden hat {redeal, plural, one {# Punkt} other {# Punkte}} gekostet; dafür können seine Karten noch einmal gezogen werden.",
        79: "Wieder eine leere Spalte, wieder ein König vom Ablagestapel: [KH].",
        92: "Auch die letzte verdeckte Karte ist jetzt aufgedeckt, ein Bube: [JC]. Von hier an ist nur noch verborgen, was im Vorrat liegt.",
      },
      close:
        "52 Karten auf den Zielstapeln bringen {all, plural, one {# Punkt} other {# Punkte}}, {turned, plural, one {# aufgedeckte Karte} other {# aufgedeckte Karten}} {turnedPoints}, {placed, plural, one {# Karte} other {# Karten}} vom Ablagestapel in Spalten {placedPoints}; {redeals, plural, =0 {gewendet wurde nie} one {einmal zu wenden hat {redealPoints} gekostet} other {#-mal zu wenden hat {redealPoints} gekostet}}: zusammen {score}.",
    },
    hidden: ST.examples.hidden,
    king: TF.examples.king,
  },
  questions: [...ST.questions.slice(0, 1), ...TF.questions.slice(2)],
} satisfies GamePage;
