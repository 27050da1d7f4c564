import type { GamePage } from "../page.ts";

// \u202f is the narrow space, not to be broken at, before ; : ! ? and inside « ».
export const page = {
  brief: [
    "Un jeu de 52 cartes est étalé, face visible, en dix colonnes. Vous posez une carte sur une autre de valeur immédiatement supérieure, quelle que soit la couleur, et vous en déplacez plusieurs d’un bloc quand elles sont de même couleur.",
    "Une suite de même couleur, du roi à l’as, quitte la table d’elle-même. Quand les quatre sont parties, vous avez gagné.",
  ],
  players: "Une seule personne.",
  needs:
    "Un jeu ordinaire de 52 cartes sans jokers et de la place pour dix colonnes, ou bien cette application.",
  time: "Environ un quart d’heure. Davantage pour qui aime réfléchir.",
  terms: [
    {
      term: "Colonne",
      meaning:
        "Des cartes qui se chevauchent vers le bas, de sorte que chacune reste visible. Il y en a dix, comptées depuis la gauche.",
    },
    {
      term: "Dernière carte",
      meaning: "La carte d’une colonne sur laquelle rien n’est posé, la plus proche de vous.",
    },
    { term: "Tableau", meaning: "L’ensemble des colonnes." },
    {
      term: "Valeur",
      meaning:
        "De la plus basse à la plus haute\u202f: as, 2 à 10, valet, dame, roi. L’as est toujours la plus basse.",
    },
    { term: "Groupe", meaning: "Une carte avec tout ce qui est posé dessus dans sa colonne." },
    {
      term: "Suite",
      meaning:
        "Des cartes à la fin d’une colonne dont les valeurs descendent une à une, comme [9H] [8H] [7H]. Pour les déplacer ensemble, ce qui compte, c’est qu’elles soient de même couleur.",
    },
    { term: "Suite complète", meaning: "Les treize cartes d’une couleur dans l’ordre, du roi à l’as." },
  ],
  setup: [
    "Mélangez le jeu et distribuez-le en entier, face visible, en dix colonnes\u202f: 8 cartes dans chacune des trois premières, puis une de moins à chaque fois, soit 7, 6, 5, 4, 3, 2 et 1.",
    "Il n’y a ni talon ni carte cachée. Rien n’est distribué plus tard\u202f: tout ce que vous aurez pour jouer est déjà devant vous.",
    "L’application demande le nombre de couleurs avant de distribuer. Avec une couleur, le jeu compte quatre fois les treize piques (Facile)\u202f; avec deux, deux fois les piques et deux fois les cœurs (Moyen)\u202f; avec quatre, c’est le jeu ordinaire (Difficile). Il y a toujours 52 cartes. La toute première partie se joue à une couleur.",
  ],
  rules: {
    "SS-1": [],
    "SS-4": [
      "Le [6D] va sur le [7S], sur le [7H] et sur le [7D]. La couleur n’importe pas pour poser une carte\u202f; elle n’importe que plus tard, pour en déplacer plusieurs ensemble.",
    ],
    "SS-5": [
      "[9H] [8H] [7H] peuvent aller sur n’importe quel 10. Si c’était le [8S] qui se trouvait au milieu, seul le [7H] pourrait bouger\u202f: l’application ne défait pas une suite mêlée à votre place, quel que soit le nombre de colonnes vides, sauf si vous l’autorisez dans les réglages.",
      "La longueur d’un groupe n’est pas limitée.",
    ],
    "SS-6": [
      "Comme il n’y a ni talon ni endroit où mettre une carte de côté, une colonne vide est ce qu’il y a de plus utile sur la table. Un groupe de {group, plural, one {# carte} many {# cartes} other {# cartes}} y passe en un seul coup\u202f: voir [column].",
    ],
    "SS-7": [
      "Vous n’avez rien à faire, et ce n’est pas un coup. Ce qui était sous la suite reste en place\u202f; si c’est encore une suite complète, elle part aussitôt à son tour.",
    ],
    "SS-13": ["Le [9H] et le [7H] ne se déplacent pas ensemble\u202f: il manque le 8 entre les deux."],
    "SS-11": [
      "Le double appui est un réglage. Ce qui ne peut pas être déplacé, ou n’a de place nulle part, ne bouge pas, et l’application dit pourquoi.",
    ],
    "SS-14": [
      "C’est un réglage, désactivé au départ. Il vous épargne des gestes, pas des points\u202f: la suite compte pour les coups simples qu’elle remplace, et une seule annulation les reprend tous.",
    ],
  },
  end: [
    "Vous avez gagné quand les quatre suites sont parties et qu’il ne reste aucune carte sur la table.",
    "Le jeu ne déclare jamais une partie perdue. Reste-t-il un chemin\u202f? Les descriptions du jeu vous laissent sans réponse, mais l’application peut en donner une\u202f: elle cherche un chemin jusqu’au bout, et le trouve ou prouve qu’il n’y en a pas\u202f; tant qu’elle n’a fait ni l’un ni l’autre, la réponse est «\u202fpas encore connu\u202f». Si vous préférez ne pas le savoir, désactivez l’aide.",
    "Certaines donnes ne peuvent être gagnées par personne. Sur les {deals, plural, one {# première donne} many {# premières donnes} other {# premières donnes}} à quatre couleurs de cette application, c’est le cas de {lost}\u202f; à deux couleurs, de {lostTwo}\u202f; à une couleur, de {lostOne}.",
  ],
  tips: [
    {
      name: "Posez sur la même couleur.",
      text: "Si deux places s’offrent, prenez celle de même couleur. Des cartes mêlées ne s’enlèvent qu’une à une\u202f; une suite de même couleur voyage d’un bloc.",
    },
    {
      name: "Les colonnes vides valent de l’or.",
      text: "Les colonnes courtes, à droite, sont les premières que l’on peut vider.",
    },
    {
      name: "Ne remplissez pas une colonne vide à la hâte.",
      text: "Avec une colonne libre, on peut défaire des suites mêlées. Qu’une seule carte basse s’y installe, et c’est fini.",
    },
    {
      name: "Voyez loin.",
      text: "Tout est visible. Regardez quelles cartes couvrent celles qu’il vous faudra ensuite, surtout les as et les 2.",
    },
    {
      name: "Pensez aux rois.",
      text: "Un roi ne peut aller que dans une colonne vide, et ce qui est sous lui attend jusque-là.",
    },
  ],
  variants: [
    {
      name: "Nombre de couleurs",
      text: "Une, deux ou quatre. Avec moins de couleurs, davantage de cartes vont ensemble, et le jeu devient plus facile.",
    },
    {
      name: "Suites mêlées",
      text: "Certains programmes déplacent d’un bloc une suite de couleurs mêlées s’il y a assez de colonnes vides pour le faire carte par carte. Cela ne change rien à ce qui est possible. Ici, c’est un réglage\u202f: voir [SS-14].",
    },
    {
      name: "Spiderette",
      text: "Spider avec un seul jeu de cartes\u202f: sept colonnes d’une à sept cartes, dont seule la dernière est visible. Les 24 autres cartes sont distribuées rangée par rangée, une sur chaque colonne, jusqu’à épuisement.",
    },
  ],
  app: [
    {
      name: "Indice",
      text: "En trois étapes\u202f: s’il existe un coup gagnant, quelle carte jouer, et où.",
    },
    {
      name: "Encore gagnable\u202f?",
      text: "La réponse repose sur un chemin trouvé jusqu’au bout, ou sur une preuve. Si c’est non, elle vous ramène à la dernière position d’où il y avait un chemin.",
    },
    {
      name: "Meilleure solution connue",
      text: "Le plus petit nombre de coups avec lequel on sait gagner une donne.",
    },
    {
      name: "Annuler",
      text: "Jusqu’au début. Le score et les coups redeviennent ce qu’ils étaient, et une suite retirée revient avec le coup qui l’a complétée.",
    },
    {
      name: "Aide au placement",
      text: "Pendant que vous tenez des cartes, les colonnes qui les acceptent s’éclairent.",
    },
    {
      name: "Règles interactives",
      text: "Quand elle refuse un coup, l’application nomme ses cartes et la règle qui l’interdit, et montre le chemin vers cette page.",
    },
  ],
  scoring: [
    "Il n’y a pas de façon officielle de compter les points à Simple Simon. Cette application part de {start, plural, one {# point} many {# points} other {# points}}, retire {cost, plural, one {# point} many {# points} other {# points}} à chaque déplacement d’une carte ou d’un groupe et en donne {run} pour chaque suite complète. Il n’y a pas de limite inférieure\u202f: une très longue partie peut finir au-dessous de zéro.",
    "Une partie gagnée en {moves, plural, one {# coup} many {# coups} other {# coups}} finit à {start} − {moves} + {runs} = {score, plural, one {# point} many {# points} other {# points}}, car 4 × {run} = {runs}. La partie ci-dessous est de ce genre, et le calcul y est détaillé.",
    "Le nombre de couleurs ne change rien au score\u202f; comparez donc vos parties à d’autres qui en ont autant. Les statistiques font de même.",
  ],
  kin: [
    "Simple Simon est de la famille de Spider, et on le présente souvent comme sa variante à un seul jeu de cartes. Les coups sont les mêmes\u202f: on pose en descendant, quelle que soit la couleur, on déplace d’un bloc ce qui est de même couleur, et les suites complètes sortent.",
    "Ce qui diffère, c’est le départ. Spider prend deux jeux de cartes, cache la plupart des cartes et en distribue dix de plus à la fois\u202f; ici, tout est visible et rien ne vient ensuite. La chance y a moins de part, et la réflexion davantage.",
  ],
  sources: [
    "Wikipédia, articles anglais «\u202fSimple Simon (solitaire)\u202f» et «\u202fSpider (solitaire)\u202f», pour le jeu et sa famille.",
    "Trois descriptions de ces jeux, en tchèque, en slovaque et en allemand, d’où viennent les règles de cette application.",
  ],
  examples: {
    won: {
      title: "Une partie, de la donne à la dernière suite",
      lead: "Une donne à une couleur, {code}, gagnée en {moves, plural, one {# coup} many {# coups} other {# coups}}. Parcourez la partie étape par étape\u202f; vous voyez la vraie table.",
      steps: {
        0: "Ici, toutes les cartes sont des piques\u202f: tout groupe dont les valeurs descendent une à une peut donc bouger. Ce qui compte, c’est la profondeur à laquelle se trouvent les quatre rois, et les colonnes courtes\u202f: la colonne 9 a deux cartes, la colonne 10 en a une.",
        10: "La colonne 9 est vide\u202f: ses cartes prolongent maintenant la suite de la colonne 8. N’importe quelle carte ou suite peut y aller.",
        23: "Douze cartes, de la dame à l’as, vont d’un seul coup dans la colonne vide. Ce qu’elles couvraient est libre.",
        28: "À deux suites, il ne manque plus qu’un roi. Rien ne presse\u202f: elles attendent en bon ordre qu’il s’en libère un.",
        42: "Le premier roi a sa suite. Elle quitte le jeu et rapporte {run, plural, one {# point} many {# points} other {# points}}\u202f; le 5 qui était dessous reste.",
        47: "La deuxième suite s’en va, et le roi qui était dessous est libre pour la prochaine.",
      },
      close:
        "Les quatre suites sont parties\u202f: {start} − {moves} + 4 × {run} = {score, plural, one {# point} many {# points} other {# points}}.",
    },
    column: {
      title: "Douze cartes dans une colonne vide",
      lead: "Dans la partie {code}, une suite de {group, plural, one {# carte} many {# cartes} other {# cartes}} passe dans une colonne vide. C’est un seul coup, et il coûte un point.",
      steps: {},
      close: "Ce qui était sous la suite est libre, et la suite elle-même n’a pas raccourci.",
    },
    mixed: {
      title: "Des couleurs mêlées ne se déplacent pas ensemble",
      lead: "Sur la donne {code}, deux cartes descendent d’une valeur, et pourtant elles ne se déplacent pas d’un bloc.",
      steps: {},
      close: "Déplacez d’abord la dernière carte\u202f; l’autre suit là où elle peut aller.",
    },
  },
  questions: [
    {
      question: "Toutes les donnes peuvent-elles être gagnées\u202f?",
      answer: [
        "Non. La plupart le peuvent, avec de la réflexion\u202f; combien au juste, cela dépend du nombre de couleurs. Dans la fenêtre «\u202fNouvelle partie\u202f», vous pouvez demander «\u202fDonnes gagnables seulement\u202f». L’application cherche alors un chemin jusqu’au bout avant de distribuer.",
      ],
    },
    {
      question: "Comment l’application mélange-t-elle les cartes\u202f?",
      answer: [
        "Le code d’une donne est un nombre, à partir duquel l’ordre des cartes est calculé, toujours de la même façon. Chaque donne est aussi probable que n’importe quelle autre, et personne n’en choisit de faciles ou de difficiles pour vous. La méthode est publique, et tout le monde peut la vérifier.",
      ],
    },
    {
      question: "À quoi sert un code\u202f?",
      answer: [
        "{code} est une donne à une couleur. Qui saisit le même code, sur quelque appareil que ce soit, reçoit les mêmes cartes. Vous pouvez ainsi rejouer une donne, ou jouer celle dont on vous a parlé.",
        "Les codes ressemblent à ceux de deux des descriptions citées dans les sources, qui parlent d’une autre application, mais ils donnent ici d’autres cartes\u202f: rien n’est écrit sur la façon dont cette application-là mélange.",
      ],
    },
    {
      question: "Qu’est-ce qui compte comme gagné ou perdu\u202f?",
      answer: [
        "Une partie compte dès son premier coup. Si vous la gagnez, elle est gagnée, quoi que vous ayez annulé en chemin, et elle compte une fois. Si vous en commencez une autre ou si vous la recommencez, elle compte comme non gagnée. Fermer l’application ne met fin à rien.",
        "Une donne prouvée ingagnable ne compte pas comme perdue.",
      ],
    },
    {
      question: "Pourquoi l’application ne dit-elle pas que la partie est bloquée\u202f?",
      answer: [
        "Tant qu’il reste un coup permis, c’est à vous d’en juger\u202f: les règles le veulent ainsi. Quand aucun ne mène plus à rien de nouveau, l’application vous le dit\u202f; et si vous le demandez, elle dit s’il reste un chemin.",
      ],
    },
    {
      question: "Peut-on jouer sans aucune aide\u202f?",
      answer: [
        "Oui. Le réglage «\u202fSans aide\u202f» supprime les indices, les verdicts et la meilleure solution connue, et rien n’est calculé en cachette. «\u202fDétente\u202f» supprime les nombres\u202f: score, coups, temps et meilleure solution connue.",
      ],
    },
  ],
} satisfies GamePage;
