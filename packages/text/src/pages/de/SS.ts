import type { GamePage } from "../page.ts";

export const page = {
  brief: [
    "Ein Blatt mit 52 Karten liegt offen in zehn Spalten. Du legst Karten an solche an, die einen Rang höher sind, ganz gleich in welcher Farbe; mehrere auf einmal bewegst du, wenn sie von einer Farbe sind.",
    "Eine Farbfolge vom König bis zum Ass verlässt den Tisch von selbst. Sind alle vier fort, hast du gewonnen.",
  ],
  players: "Eine Person.",
  needs:
    "Ein gewöhnliches Blatt (52 Karten, keine Joker) und ein Tisch, auf den zehn Spalten passen. Oder diese App.",
  time: "Etwa eine Viertelstunde. Wer gern nachdenkt, braucht länger.",
  terms: [
    {
      term: "Spalte",
      meaning:
        "Karten, die sich nach unten hin überlappen, sodass jede zu erkennen ist. Es gibt zehn, von links gezählt.",
    },
    {
      term: "Oberste Karte",
      meaning: "Die Karte einer Spalte, auf der nichts liegt. Von der ganzen Spalte ist sie dir am nächsten.",
    },
    { term: "Auslage", meaning: "Sämtliche Spalten." },
    {
      term: "Rang",
      meaning: "Aufsteigend: Ass, 2 bis 10, Bube, Dame, König. Das Ass steht immer ganz unten.",
    },
    { term: "Gruppe", meaning: "Eine Karte mit allem, was in ihrer Spalte auf ihr liegt." },
    {
      term: "Folge",
      meaning:
        "Karten am Ende einer Spalte, die Rang für Rang absteigen, etwa [9H] [8H] [7H]. Ob man sie zusammen bewegen darf, hängt davon ab, ob alle von einer Farbe sind; dann ist es eine Farbfolge.",
    },
    {
      term: "Fertige Folge",
      meaning: "Alle dreizehn Karten einer Farbe der Reihe nach, vom König bis zum Ass.",
    },
  ],
  setup: [
    "Misch das Blatt und leg es ganz in zehn Spalten aus, alle Karten offen: In die ersten drei kommen je 8, in jede weitere eine weniger, also 7, 6, 5, 4, 3, 2 und 1.",
    "Es gibt weder einen Vorrat noch verdeckte Karten. Später kommt nichts hinzu: Alles, womit du spielst, liegt schon vor dir.",
    "Vor dem Austeilen fragt die App nach der Zahl der Farben. Bei einer Farbe enthält das Blatt viermal die dreizehn Karten in Pik (Leicht), bei zwei Farben je zweimal die in Pik und in Herz (Mittel), bei vier Farben ist es das gewöhnliche Blatt (Schwer). Immer sind es 52 Karten. Das allererste Spiel hat eine Farbe.",
  ],
  rules: {
    "SS-1": [],
    "SS-4": [
      "Die [6D] passt auf die [7S], auf die [7H] und auf die [7D]. Wo eine Karte liegen darf, hängt nicht von der Farbe ab; die entscheidet nur darüber, was sich später zusammen bewegen lässt.",
    ],
    "SS-5": [
      "[9H] [8H] [7H] ziehen gemeinsam auf eine beliebige 10. Läge stattdessen die [8S] dazwischen, ließe sich nur die [7H] bewegen: Eine gemischte Folge nimmt die App nicht für dich auseinander, wie viele Spalten auch leer sind, es sei denn, du erlaubst es in den Einstellungen.",
      "Eine Gruppe darf beliebig lang sein.",
    ],
    "SS-6": [
      "Weil es keinen Vorrat gibt und keinen Platz, um eine Karte beiseitezulegen, ist eine leere Spalte das Nützlichste auf dem Tisch. Mit einem einzigen Zug kommt eine Gruppe von {group, plural, one {# Karte} other {# Karten}} dorthin, siehe [column].",
    ],
    "SS-7": [
      "Du brauchst nichts dafür zu tun, und als Zug zählt es nicht. Was unter der Folge lag, bleibt liegen; ist auch das eine fertige Folge, geht sie gleich hinterher.",
    ],
    "SS-13": ["Die [9H] und die [7H] bewegen sich nicht zusammen: Zwischen ihnen fehlt die 8."],
    "SS-11": [
      "Doppeltippen ist eine Einstellung. Was man nicht bewegen darf oder was nirgends passt, bleibt liegen, und die App sagt, warum.",
    ],
    "SS-14": [
      "Das ist eine Einstellung und anfangs ausgeschaltet. Sie spart dir Handgriffe, keine Punkte: Die Folge zählt als die einzelnen Züge, für die sie steht, und einmal Rückgängig nimmt sie alle zurück.",
    ],
  },
  end: [
    "Gewonnen hast du, wenn alle vier Folgen fort sind und keine Karte mehr auf dem Tisch liegt.",
    "Das Spiel erklärt sich nie für verloren. Die Beschreibungen des Spiels lassen dich mit der Frage allein, ob es noch einen Weg gibt. Die App kann sie beantworten: Sie sucht einen Weg bis zum Ende und findet ihn oder beweist, dass es keinen gibt; solange ihr keines von beiden gelungen ist, heißt die Antwort „noch unklar“. Wer das lieber nicht wissen will, schaltet die Hilfe ab.",
    "Manche Verteilungen kann niemand gewinnen. Bei vier Farben trifft das auf {lost} der ersten {deals, plural, one {# Verteilung} other {# Verteilungen}} dieser App zu, bei zwei Farben auf {lostTwo}, bei einer Farbe auf {lostOne}.",
  ],
  tips: [
    {
      name: "Leg in Farbe an.",
      text: "Bieten sich zwei Plätze an, nimm den von derselben Farbe. Gemischte Karten wird man nur einzeln wieder los; eine Farbfolge reist am Stück.",
    },
    {
      name: "Nichts ist kostbarer als eine leere Spalte.",
      text: "Am ehesten leer bekommst du die kurzen Spalten rechts.",
    },
    {
      name: "Füll keine leere Spalte übereilt.",
      text: "Eine freie Spalte hilft, gemischte Folgen zu zerlegen. Damit ist es vorbei, sobald eine einzelne niedrige Karte sie besetzt.",
    },
    {
      name: "Denk voraus.",
      text: "Alles liegt offen. Sieh nach, was auf den Karten liegt, die du als Nächstes brauchst, vor allem auf den Assen und Zweien.",
    },
    {
      name: "Denk an die Könige.",
      text: "Ein König kann nur in eine leere Spalte; bis dahin wartet, was unter ihm liegt.",
    },
  ],
  variants: [
    {
      name: "Zahl der Farben",
      text: "Eine, zwei oder vier. Bei weniger Farben passen mehr Karten zueinander, und das Spiel wird leichter.",
    },
    {
      name: "Gemischte Folgen",
      text: "In manchen Programmen zieht auch eine gemischte Folge am Stück um, sofern man sie über die leeren Spalten einzeln hinüberbringen könnte. Möglich wird dadurch nichts Neues. Hier ist es eine Einstellung, siehe [SS-14].",
    },
    {
      name: "Spiderette",
      text: "Spider mit einem Blatt: sieben Spalten mit einer bis sieben Karten, von denen jeweils nur die oberste offen liegt. Die übrigen 24 Karten werden Reihe für Reihe ausgeteilt, auf jede Spalte eine, bis sie aufgebraucht sind.",
    },
  ],
  app: [
    { name: "Tipp", text: "In drei Schritten: ob es einen Gewinnzug gibt, mit welcher Karte und wohin." },
    {
      name: "Noch zu gewinnen?",
      text: "Die Antwort beruht auf einem Weg bis zum Ende, der gefunden wurde, oder auf einem Beweis. Lautet sie Nein, führt sie zur letzten Stellung zurück, von der aus es noch einen Weg gab.",
    },
    {
      name: "Beste bekannte Lösung",
      text: "Die wenigsten Züge, mit denen sich eine Verteilung, soweit bekannt, gewinnen lässt.",
    },
    {
      name: "Rückgängig",
      text: "Zurück bis zum Anfang. Punkte und Züge werden wieder, was sie waren, und eine abgelegte Folge kommt mit dem Zug zurück, der sie vollendet hat.",
    },
    {
      name: "Anlegehilfe",
      text: "Während du Karten in der Hand hast, leuchten die Spalten auf, die sie aufnehmen.",
    },
    {
      name: "Interaktive Regeln",
      text: "Lehnt die App einen Zug ab, nennt sie seine Karten und die Regel, die ihn verbietet, und zeigt den Weg zu dieser Seite.",
    },
  ],
  scoring: [
    "Eine offizielle Wertung gibt es für Simple Simon nicht. Diese App beginnt mit {start, plural, one {# Punkt} other {# Punkten}}, zieht für jeden Zug mit einer Karte oder Gruppe {cost, plural, one {einen Punkt} other {# Punkte}} ab und gibt für jede fertige Folge {run} dazu. Nach unten ist keine Grenze gesetzt: Ein sehr langes Spiel kann unter null enden.",
    "Ein Spiel, das in {moves, plural, one {# Zug} other {# Zügen}} gewonnen ist, endet mit {start} − {moves} + {runs} = {score, plural, one {# Punkt} other {# Punkten}}, denn 4 × {run} = {runs}. Das Spiel weiter unten ist ein solches; dort ist die Summe vorgerechnet.",
    "An den Punkten ändert die Zahl der Farben nichts; vergleich deine Spiele also nur mit solchen, die ebenso viele Farben haben. Die Statistik hält es genauso.",
  ],
  kin: [
    "Simple Simon gehört zur Familie von Spider und wird oft als dessen Variante mit einem einzigen Blatt beschrieben. Gezogen wird genauso: Man legt abwärts an, ganz gleich in welcher Farbe, bewegt am Stück, was von einer Farbe ist, und fertige Folgen verlassen das Spiel.",
    "Anders ist der Anfang. Spider nimmt zwei Blätter, verdeckt die meisten Karten und teilt immer wieder zehn weitere aus; hier liegt alles offen, und es kommt nichts nach. Dem Zufall bleibt so weniger Raum, dem Nachdenken mehr.",
  ],
  sources: [
    "Wikipedia, die englischen Artikel „Simple Simon (solitaire)“ und „Spider (solitaire)“, zum Spiel und zu seiner Familie.",
    "Drei Beschreibungen dieser Spiele, auf Tschechisch, Slowakisch und Deutsch; aus ihnen stammen die Regeln dieser App.",
  ],
  examples: {
    won: {
      title: "Ein Spiel vom Austeilen bis zur letzten Folge",
      lead: "Eine Verteilung mit einer Farbe, {code}, gewonnen in {moves, plural, one {# Zug} other {# Zügen}}. Geh das Spiel Schritt für Schritt durch; zu sehen ist der echte Tisch.",
      steps: {
        0: "Hier sind alle Karten Pik, also darf jede Gruppe ziehen, die Rang für Rang absteigt. Es kommt darauf an, wie tief die vier Könige liegen und welche Spalten kurz sind: Spalte 9 hat zwei Karten, Spalte 10 eine.",
        10: "Spalte 9 ist leer, denn ihre Karten setzen jetzt die Folge in Spalte 8 fort. Nun darf jede Karte und jede Folge dorthin.",
        23: "Zwölf Karten, von der Dame bis zum Ass, ziehen auf einmal in die leere Spalte. Was unter ihnen lag, ist frei.",
        28: "Zwei Folgen fehlt nur noch ein König. Das eilt nicht: Sie warten geordnet, bis einer frei ist.",
        42: "Der erste König hat seine Folge. Sie verlässt das Spiel und bringt {run, plural, one {# Punkt} other {# Punkte}}; die Fünf darunter bleibt liegen.",
        47: "Die zweite Folge geht, und der König, der unter ihr lag, ist frei für die nächste.",
      },
      close:
        "Alle vier Folgen sind fort: {start} − {moves} + 4 × {run} = {score, plural, one {# Punkt} other {# Punkte}}.",
    },
    column: {
      title: "Zwölf Karten in eine leere Spalte",
      lead: "Im Spiel {code} wandert eine Farbfolge von {group, plural, one {# Karte} other {# Karten}} in eine leere Spalte. Das ist ein einziger Zug und kostet einen Punkt.",
      steps: {},
      close: "Was unter der Folge lag, ist frei, und sie selbst ist nicht kürzer geworden.",
    },
    mixed: {
      title: "Gemischte Farben bewegen sich nicht zusammen",
      lead: "In der Verteilung {code} steigen zwei Karten um einen Rang ab, und doch bewegen sie sich nicht am Stück.",
      steps: {},
      close: "Beweg zuerst die oberste Karte; die andere folgt dorthin, wo sie passt.",
    },
  },
  questions: [
    {
      question: "Lässt sich jede Verteilung gewinnen?",
      answer: [
        "Nein. Die meisten schon, wenn man überlegt spielt; wie viele es sind, hängt von der Zahl der Farben ab. Im Dialog „Neues Spiel“ kannst du „Nur gewinnbare Verteilungen“ wählen. Dann sucht die App einen Weg bis zum Ende, bevor sie austeilt.",
      ],
    },
    {
      question: "Wie mischt die App?",
      answer: [
        "Der Code einer Verteilung ist eine Zahl, und aus ihr wird die Reihenfolge der Karten berechnet, immer auf dieselbe Weise. Jede Verteilung ist so wahrscheinlich wie jede andere, und niemand sucht leichte oder schwere für dich aus. Das Verfahren ist öffentlich, sodass alle es nachprüfen können.",
      ],
    },
    {
      question: "Wozu ist ein Code gut?",
      answer: [
        "{code} ist eine Verteilung mit einer Farbe. Wer denselben Code eingibt, bekommt auf jedem Gerät dieselben Karten. So spielst du eine Verteilung noch einmal oder eine, von der dir jemand erzählt hat.",
        "Die Codes sehen aus wie die in zwei der Beschreibungen, die unter den Quellen stehen und in denen es um eine andere App geht, ergeben hier aber andere Karten: Wie jene App mischt, steht nirgends.",
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
      question: "Warum sagt mir die App nicht, dass ich festsitze?",
      answer: [
        "Solange ein Zug erlaubt ist, bleibt das deinem Urteil überlassen; so wollen es die Regeln. Führt keiner mehr zu etwas Neuem, meldet es die App, und auf Nachfrage sagt sie, ob es noch einen Weg gibt.",
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
