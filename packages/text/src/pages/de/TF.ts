import type { GamePage } from "../page.ts";

export const page = {
  brief: [
    "Klondike, bei dem jede Karte der Spalten offen liegt: 28 Karten in sieben Spalten, die anderen 24 im Vorrat. In den Spalten legst du abwärts an, Rot und Schwarz im Wechsel, auf den Zielstapeln aufwärts, jede Farbe für sich.",
    "Liegen alle 52 Karten auf den Zielstapeln, hast du gewonnen.",
  ],
  players: "Eine Person.",
  needs:
    "52 Karten ohne Joker, also ein gewöhnliches Blatt, und Platz für sieben Spalten und sechs Stapel. Oder diese App.",
  time: "Zehn Minuten bis eine halbe Stunde.",
  terms: [
    {
      term: "Spalte",
      meaning: "Karten, die sich nach unten hin überlappen, sodass jede zu erkennen ist. Es gibt sieben.",
    },
    { term: "Oberste Karte", meaning: "Die Karte einer Spalte, auf der nichts liegt." },
    { term: "Vorrat", meaning: "Die 24 Karten, die nicht in die Spalten kamen, verdeckt." },
    {
      term: "Ablagestapel",
      meaning: "Neben dem Vorrat: was schon gezogen ist. Spielbar ist nur die oberste Karte.",
    },
    {
      term: "Zielstapel",
      meaning: "Ein Platz für jede Farbe: Pik, Herz, Karo, Kreuz. Er wächst vom Ass bis zum König.",
    },
    { term: "Gruppe", meaning: "Eine Karte mit allem, was in ihrer Spalte auf ihr liegt." },
    {
      term: "Rot-schwarze Folge",
      meaning:
        "Karten am Ende einer Spalte, die Rang für Rang absteigen, Rot und Schwarz im Wechsel, etwa [8S] [7H] [6S].",
    },
    {
      term: "Ablagestapel wenden",
      meaning: "Den ganzen Ablagestapel umdrehen, sodass er wieder der Vorrat ist.",
    },
  ],
  setup: [
    "Misch und leg sieben Spalten mit 1, 2, 3, 4, 5, 6 und 7 Karten aus, alle offen. Allein darin unterscheidet sich das Spiel von Klondike, wo in jeder Spalte nur die oberste Karte offen liegt.",
    "Die anderen 24 Karten bilden verdeckt den Vorrat. Daneben liegt der Ablagestapel, noch leer, und für vier Zielstapel ist Platz.",
  ],
  rules: {
    "TF-1": [],
    "TF-2": ["Die [7H] darf auf die [8S] oder auf die [8C]."],
    "TF-3": [
      "Die längste solche Gruppe reicht vom König bis zum Ass und hat 13 Karten.",
      "Dass eine Karte offen liegt, heißt noch nicht, dass sie sich bewegen lässt. Passt eine der Karten auf ihr nicht in die Ordnung, lehnt die App die ganze Gruppe ab. Ein Beispiel gleich nach dem Austeilen: [unordered].",
    ],
    "TF-4": [
      "Allen anderen Karten ist eine leere Spalte verschlossen. Ein Beispiel aus einem echten Spiel: [king].",
    ],
    "TF-5": [],
    "TF-6": [
      "Jede Farbe hat ihren festen Platz. Auf welchem der vier du eine Karte auch loslässt, sie findet den richtigen.",
      "Von selbst kommt nichts auf die Zielstapel. Einmal angetippt, geht die oberste Karte einer Spalte oder des Ablagestapels auf ihren Zielstapel, wenn sie dort passt.",
    ],
    "TF-7": ["Das hilft, wenn eine niedrigere Karte für eine Weile einen Platz braucht."],
    "TF-8": [
      "„1 Karte ziehen“ (Leicht) ist voreingestellt: Jede Karte des Vorrats ist spielbar, wenn sie an der Reihe ist.",
      "„3 Karten ziehen“ (Schwer) dreht je drei Karten um und legt sie gefächert hin. Spielbar ist nur die letzte davon; ist sie fort, wird die darunter frei. Hat der Vorrat keine drei Karten mehr, gibt er, was noch da ist.",
    ],
    "TF-9": ["Jedes Wenden zählt als Zug und kostet Punkte: so viele, wie du hast, höchstens aber {redeal}."],
    "TF-12": ["Doppeltippen ist eine Einstellung. Eine Karte mitten in einer Spalte nimmt ihre Gruppe mit."],
  },
  end: [
    "Gewonnen hast du, wenn alle 52 Karten auf den Zielstapeln liegen. Sobald Vorrat und Ablagestapel leer sind und nur noch Züge auf die Zielstapel fehlen, bietet dir eine Schaltfläche an, sie auszuführen.",
    "Das Spiel erklärt sich nie für verloren. Die App kann aber sagen, ob es noch einen Weg gibt: Sie findet einen oder beweist, dass es keinen gibt; solange ihr keines von beiden gelungen ist, heißt die Antwort „noch unklar“. Die Karten des Vorrats rechnet sie dabei mit, denn wer ihn einmal durchgegangen ist, kennt sie.",
    "Manche Verteilungen kann niemand gewinnen. Zieht man 1 Karte, trifft das auf {lost} der ersten {deals, plural, one {# Verteilung} other {# Verteilungen}} dieser App zu, zieht man 3 Karten, auf {lostThree}.",
  ],
  tips: [
    {
      name: "Erst schauen, dann ziehen.",
      text: "Alle Karten der Spalten liegen offen. Such zuerst die Asse und Zweien und sieh nach, was auf ihnen liegt.",
    },
    {
      name: "Mach eine Spalte für einen König frei.",
      text: "Eine leere Spalte nützt nur einem König. Sorg dafür, dass einer hineinkann, bevor du sie räumst.",
    },
    {
      name: "Wähl unter Gleichen.",
      text: "Zwei rote Siebenen passen auf dieselbe schwarze Acht. Nimm die aus der kürzeren Spalte oder die, die im Weg liegt.",
    },
    {
      name: "Schick nicht alles gleich nach oben.",
      text: "Auf ihrem Zielstapel kann eine Karte nichts tragen. Niedrige Karten, die andere noch eine Weile brauchen, dürfen in der Auslage bleiben.",
    },
    {
      name: "Zähl beim Ziehen mit.",
      text: "Beim Ziehen von 3 Karten verschiebt eine Karte, die den Ablagestapel verlässt, alle nach ihr. Den Vorrat einmal durchzugehen, um zu sehen, was darin ist, kostet nichts als Züge; das Wenden danach kostet Punkte, sofern du welche hast.",
    },
  ],
  variants: [
    { name: "1 oder 3 Karten ziehen", text: "Siehe [TF-8]." },
    {
      name: "Klondike",
      text: "Dasselbe Spiel mit verdeckten Karten in den Spalten: Nur die oberste jeder Spalte liegt offen, und man muss womöglich gewinnen, ohne die anderen zu kennen.",
    },
  ],
  app: [
    { name: "Tipp", text: "In drei Schritten: ob es einen Gewinnzug gibt, mit welcher Karte und wohin." },
    {
      name: "Noch zu gewinnen?",
      text: "Die Antwort beruht auf einem Weg bis zum Ende, der gefunden wurde, oder auf einem Beweis. Lautet sie Nein, führt sie zur letzten Stellung zurück, von der aus es noch einen Weg gab.",
    },
    {
      name: "Rückgängig",
      text: "Zurück bis zum Anfang. Die Punkte werden wieder genau, was sie waren. Die Zahl der Züge geht nicht zurück: Sie sagt, wie viele du gemacht hast.",
    },
    {
      name: "Anlegehilfe",
      text: "Während du Karten in der Hand hast, leuchten die Spalten und Stapel auf, die sie aufnehmen.",
    },
    {
      name: "Interaktive Regeln",
      text: "Lehnt die App einen Zug ab, nennt sie seine Karten und die Regel, die ihn verbietet, und zeigt den Weg zu dieser Seite.",
    },
  ],
  scoring: [
    "Eine offizielle Wertung gibt es für dieses Spiel nicht. Hier beginnt es mit 0 Punkten, und darunter fällt der Stand nie.",
    "Kommt eine Karte zum ersten Mal auf einen Zielstapel, bringt das {up, plural, one {# Punkt} other {# Punkte}}, bei allen 52 also {all}. Geht sie zurück und noch einmal hinauf, bringt das nichts. Eine Karte vom Ablagestapel in eine Spalte bringt {place}. Den Ablagestapel zu wenden kostet {redeal} oder so viel, wie da ist.",
    "Bei Klondike bringt auch eine Karte, die in einer Spalte aufgedeckt wird, {place, plural, one {# Punkt} other {# Punkte}}. Hier liegt dort nie eine verdeckt.",
  ],
  kin: [
    "Solitaire Réfléchi ist Klondike ohne Geheimnis: dieselbe Verteilung, dieselben Züge, dasselbe Ziel. Nur liegen die Karten der Spalten von Anfang an offen.",
    "Wer nachdenkt, kann deshalb mehr Verteilungen gewinnen, und die Forschung untersucht an diesem Spiel, wie viele Verteilungen von Klondike überhaupt zu gewinnen sind.",
  ],
  sources: [
    "Wikipedia, der englische Artikel „Klondike (solitaire)“, zum Spiel und zu seiner Familie.",
    "Drei Beschreibungen dieser Spiele, auf Tschechisch, Slowakisch und Deutsch; aus ihnen stammen die Regeln dieser App.",
  ],
  examples: {
    won: {
      title: "Ein Spiel vom Austeilen bis zur letzten Karte",
      lead: "Die Verteilung {code}, gewonnen in {moves, plural, one {# Zug} other {# Zügen}}. Geh das Spiel Schritt für Schritt durch; zu sehen ist der echte Tisch.",
      steps: {
        0: "Drei Asse sind zu sehen: Eines kann sofort auf seinen Zielstapel, [AD]; auf einem liegt eine Karte, [AS], auf einem liegen vier, [AH]. Das letzte, [AC], muss also im Vorrat sein.",
        4: "Spalte 2 ist leer. Das nützt nur einem König, und noch ist keiner frei; die Spalte wartet auf einen.",
        33: "In der leeren Spalte liegt jetzt ein König, [KS], und eine Dame ist ihm gefolgt, [QH]. Beide kamen vom Ablagestapel und brachten je {place, plural, one {# Punkt} other {# Punkte}}.",
        59: "Ein Umweg, der sich gelohnt hat: Drei Karten gingen auf die [6H], damit die [6D] auf ihren Zielstapel konnte. Dann zog die [6H] mit ihnen weiter, und ein Ass war frei, [AH].",
        64: "Sieben Karten gingen in einem Zug zusammen auf einen Buben, [JS], und die [7D] kam auf ihren Zielstapel. So wurde Spalte 4 leer, und ein König ist mit seiner Dame eingezogen: [KC] [QD].",
        65: "Der Vorrat war leer, und vom Ablagestapel ließ sich nur die oberste Karte spielen. Ihn zu wenden hat {redeal, plural, one {# Punkt} other {# Punkte}} gekostet; dafür können seine Karten noch einmal gezogen werden.",
        105: "Vorrat und Ablagestapel sind leer, und es fehlen nur noch Züge auf die Zielstapel. An dieser Stelle bietet die App an, sie auszuführen.",
      },
      close:
        "52 Karten auf den Zielstapeln bringen {all, plural, one {# Punkt} other {# Punkte}}, {placed, plural, one {# Karte} other {# Karten}} vom Ablagestapel in Spalten {placedPoints}; {redeals, plural, =0 {gewendet wurde nie} one {einmal zu wenden hat {redealPoints} gekostet} other {#-mal zu wenden hat {redealPoints} gekostet}}: zusammen {score}.",
    },
    unordered: {
      title: "Eine offene Karte, die sich nicht bewegen lässt",
      lead: "Die Verteilung {code}, noch vor dem ersten Zug. Eine Karte ist gut zu sehen, {card}, und eine andere würde sie aufnehmen, {target}.",
      steps: {},
      close: "Zuerst müssen die Karten, die auf ihr liegen, dorthin, wo sie passen.",
    },
    king: {
      title: "Kein König",
      lead: "In diesem Spiel ist Spalte {column} leer, und eine Karte möchte dorthin: {card}.",
      steps: {},
      close: "Das darf nur ein König, allein oder mit seiner Folge.",
    },
  },
  questions: [
    {
      question: "Ist jede Verteilung gewinnbar?",
      answer: [
        "Nein, aber die meisten sind es. Im Dialog „Neues Spiel“ kannst du „Nur gewinnbare Verteilungen“ wählen. Dann sucht die App einen Weg bis zum Ende, bevor sie austeilt.",
      ],
    },
    {
      question: "Warum ist der Vorrat verdeckt, wenn doch alles offen liegt?",
      answer: [
        "Weil das Spiel so ist. Nach einem Durchgang hast du seine Karten gesehen; wie gut du sie dir merkst, ist deine Sache. Die App bezieht sie von Anfang an in ihre Antworten ein.",
      ],
    },
    {
      question: "Wie mischt die App?",
      answer: [
        "Der Code einer Verteilung ist eine Zahl, und aus ihr wird die Reihenfolge der Karten berechnet, auch die des Vorrats und immer auf dieselbe Weise. Jede Verteilung ist so wahrscheinlich wie jede andere. Das Verfahren ist öffentlich, sodass alle es nachprüfen können.",
      ],
    },
    {
      question: "Wozu ist ein Code gut?",
      answer: [
        "{code} ist eine Verteilung, bei der man 1 Karte zieht. Wer denselben Code eingibt, bekommt auf jedem Gerät dieselben Karten.",
        "Die Codes sehen aus wie die in zwei der Beschreibungen, die unter den Quellen stehen und in denen es um eine andere App geht, ergeben hier aber andere Karten: Wie jene App mischt, steht nirgends.",
      ],
    },
    {
      question: "Warum sinkt die Zahl der Züge nicht, wenn ich einen zurücknehme?",
      answer: [
        "Sie sagt, wie viele Züge du gemacht hast, und auch ein zurückgenommener wurde gemacht. Wie viele ein Weg für sich genommen braucht, steht daneben, wenn du gewonnen hast.",
      ],
    },
    {
      question: "Was zählt als gewonnen und was als verloren?",
      answer: [
        "Ein Spiel zählt ab seinem ersten Zug. Gewinnst du es, ist es gewonnen, was du unterwegs auch zurückgenommen hast, und es zählt einmal. Beginnst du ein anderes oder fängst du von vorn an, zählt es als nicht gewonnen. Die App zu schließen beendet nichts.",
        "Eine Verteilung, die nachweislich nicht zu gewinnen ist, zählt nicht als verloren.",
      ],
    },
    {
      question: "Kann ich ganz ohne Hilfe spielen?",
      answer: [
        "Ja. Mit der Einstellung „Keine Hilfe“ verschwinden Tipps, Urteile und die beste bekannte Lösung, und es wird auch nichts im Verborgenen berechnet. Mit „Entspannt“ verschwinden die Zahlen: Punkte, Züge, Zeit und die beste bekannte Lösung.",
      ],
    },
  ],
} satisfies GamePage;
