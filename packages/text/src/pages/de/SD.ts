import type { GamePage } from "../page.ts";
import { page as ST } from "./ST.ts";

/** Spider is told by what it does not share with Spiderette. */
export const page = {
  ...ST,
  brief: [
    "Zwei Blätter: 54 Karten in zehn Spalten, in jeder nur die oberste offen, und ein Vorrat von 50 Karten, der in fünf Reihen ausgeteilt wird. Du legst abwärts an, ganz gleich in welcher Farbe, und bewegst am Stück, was von einer Farbe ist.",
    "Eine Farbfolge vom König bis zum Ass verlässt den Tisch von selbst. Sind alle acht fort, hast du gewonnen.",
  ],
  needs:
    "Zwei gewöhnliche Blätter (je 52 Karten, keine Joker) und ein Tisch, auf den zehn Spalten und ein Vorrat passen. Oder diese App.",
  time: "Eine halbe Stunde und mehr.",
  terms: [
    {
      term: "Spalte",
      meaning: "Karten, die sich nach unten hin überlappen. Es gibt zehn, von links gezählt.",
    },
    ...ST.terms.slice(1, -3),
    { term: "Vorrat", meaning: "Die 50 Karten, die nicht in die Spalten kamen, verdeckt." },
    ...ST.terms.slice(-2),
  ],
  setup: [
    "Misch beide Blätter zusammen und leg zehn Spalten aus: In die ersten vier kommen je 6 Karten, in die anderen sechs je 5. In jeder Spalte liegt die oberste Karte offen, alle anderen liegen verdeckt. Die übrigen 50 Karten bilden den Vorrat.",
    "Vor dem Austeilen fragt die App nach der Zahl der Farben. Bei einer Farbe gibt es achtmal die dreizehn Karten in Pik (Leicht), bei zwei Farben je viermal die in Pik und in Herz (Mittel), bei vier Farben jede Karte zweimal (Schwer). Immer sind es 104 Karten.",
  ],
  rules: {
    ...ST.rules,
    "ST-3": [
      "Es gibt fünf Reihen mit je zehn Karten. Austeilen ist ein Zug und kostet einen Punkt. Vollendet eine ausgeteilte Karte eine Folge, verlässt die Folge das Spiel.",
    ],
    "SD-1": [],
  },
  end: [
    "Gewonnen hast du, wenn alle acht Folgen fort sind und keine Karte mehr auf dem Tisch liegt.",
    ...ST.end.slice(1, 2),
    "Kennt man alle Karten, ist bei einer Farbe fast jede Verteilung zu gewinnen: Die App findet einen Weg für {wonOne} ihrer ersten {deals, plural, one {# Verteilung} other {# Verteilungen}}. Bei mehr Farben hat sie für alle Verteilungen, die wir probiert haben, einen Weg gefunden; sie sucht nur länger.",
  ],
  scoring: [
    ...ST.scoring.slice(0, 1),
    "Ein Spiel, das in {moves, plural, one {# Zug} other {# Zügen}} gewonnen ist, endet mit {start} − {moves} + {runs} = {score, plural, one {# Punkt} other {# Punkten}}, denn 8 × {run} = {runs}. Das Spiel weiter unten ist ein solches; dort ist die Summe vorgerechnet.",
    ...ST.scoring.slice(2),
  ],
  kin: [
    "Spider ist das Haupt seiner Familie. Spiderette ist Spider mit einem Blatt in sieben Spalten; Simple Simon kommt ebenfalls mit einem Blatt aus, dort liegt alles offen, und ausgeteilt wird nichts mehr.",
  ],
  sources: [
    "Wikipedia, der englische Artikel „Spider (solitaire)“, zum Spiel und zu seiner Familie.",
    ...ST.sources.slice(1),
  ],
  examples: {
    won: {
      title: "Ein Spiel vom Austeilen bis zur letzten Folge",
      lead: "Eine Verteilung mit einer Farbe, {code}, in {moves, plural, one {# Zug} other {# Zügen}} gewonnen von der App, die die verdeckten Karten kannte. Geh das Spiel Schritt für Schritt durch; zu sehen ist der echte Tisch.",
      steps: {
        0: "Zehn Karten liegen offen, 44 liegen verdeckt in den Spalten, 50 im Vorrat. Alle sind Pik, also darf jede Gruppe offener Karten ziehen, die Rang für Rang absteigt.",
        17: "Die erste Reihe. Sechzehn Züge lang wurde zuvor geordnet, und keine Spalte war leer.",
        22: "Die erste Folge ist fertig. Sie verlässt das Spiel und bringt {run, plural, one {# Punkt} other {# Punkte}}.",
        38: "Spalte 3 ist leer, und im Vorrat sind noch 30 Karten. Jetzt lässt sich keine Reihe austeilen.",
        39: "Für eine Weile füllt eine niedrige Karte die Lücke: [2S].",
        64: "Die letzte Reihe. Von hier an dürfen Spalten leer bleiben.",
        78: "Die siebte Folge geht. Die letzte liegt in Teilen da, die nur noch zusammengesetzt werden müssen.",
      },
      close:
        "Alle acht Folgen sind fort: {start} − {moves} + 8 × {run} = {score, plural, one {# Punkt} other {# Punkte}}.",
    },
    gap: {
      title: "Keine Reihe über eine leere Spalte hinweg",
      lead: "Im Spiel {code} ist eine Spalte leer geworden, und jemand möchte austeilen.",
      steps: {},
      close: "Zuerst muss eine Karte oder eine Gruppe dorthin. Hier war es eine Zwei.",
    },
    hidden: ST.examples.hidden,
  },
} satisfies GamePage;
