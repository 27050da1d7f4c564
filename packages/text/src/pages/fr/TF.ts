import type { GamePage } from "../page.ts";

// \u202f is the narrow space, not to be broken at, before ; : ! ? and inside « ».
export const page = {
  brief: [
    "Klondike avec toutes les cartes des colonnes face visible\u202f: 28 cartes en sept colonnes, les 24 autres au talon. Dans les colonnes, on pose en descendant et en alternant rouge et noir\u202f; sur les fondations, on monte couleur par couleur.",
    "Quand les 52 cartes sont sur les fondations, vous avez gagné.",
  ],
  players: "Une seule personne.",
  needs:
    "Un jeu ordinaire de 52 cartes sans jokers et de la place pour sept colonnes et six piles, ou bien cette application.",
  time: "De dix minutes à une demi-heure.",
  terms: [
    {
      term: "Colonne",
      meaning:
        "Des cartes qui se chevauchent vers le bas, de sorte que chacune reste visible. Il y en a sept.",
    },
    { term: "Dernière carte", meaning: "La carte d’une colonne sur laquelle rien n’est posé." },
    { term: "Talon", meaning: "Les 24 cartes qui n’ont pas été distribuées, face cachée." },
    {
      term: "Défausse",
      meaning: "À côté du talon\u202f: ce qui a été pioché. Seule la carte du dessus peut être jouée.",
    },
    {
      term: "Fondation",
      meaning:
        "Une place pour chaque couleur\u202f: pique, cœur, carreau, trèfle. Elle se monte de l’as au roi.",
    },
    { term: "Groupe", meaning: "Une carte avec tout ce qui est posé dessus dans sa colonne." },
    {
      term: "Suite alternée",
      meaning:
        "Des cartes à la fin d’une colonne qui descendent une à une en alternant rouge et noir, comme [8S] [7H] [6S].",
    },
    { term: "Recycler la défausse", meaning: "Retourner toute la défausse, qui redevient le talon." },
  ],
  setup: [
    "Mélangez et distribuez sept colonnes de 1, 2, 3, 4, 5, 6 et 7 cartes, toutes face visible. C’est la seule différence avec Klondike, où seule la dernière carte de chaque colonne est visible.",
    "Les 24 autres cartes forment le talon, face cachée. À côté se trouve la défausse, encore vide, et il y a de la place pour quatre fondations.",
  ],
  rules: {
    "TF-1": [],
    "TF-2": ["Le [7H] va sur le [8S] ou sur le [8C]."],
    "TF-3": [
      "Le plus long de ces groupes va du roi à l’as et compte 13 cartes.",
      "Qu’une carte soit visible ne veut pas dire qu’elle puisse bouger. Si l’une des cartes posées dessus rompt l’ordre, l’application refuse tout le groupe. Pour un exemple sur une donne toute fraîche, voir [unordered].",
    ],
    "TF-4": [
      "Pour toute autre carte, une colonne vide est fermée. Pour un exemple dans une vraie partie, voir [king].",
    ],
    "TF-5": [],
    "TF-6": [
      "Chaque couleur a sa place. Quelle que soit celle des quatre où vous lâchez une carte, elle trouve la bonne.",
      "Rien ne monte tout seul. Un appui sur la dernière carte d’une colonne ou sur celle du dessus de la défausse l’envoie sur sa fondation si elle peut y aller.",
    ],
    "TF-7": ["C’est utile quand une carte plus basse a besoin d’une place pour un moment."],
    "TF-8": [
      "«\u202fPiocher 1 carte\u202f» (Facile) est le choix par défaut\u202f: chaque carte du talon peut être jouée quand vient son tour.",
      "«\u202fPiocher 3 cartes\u202f» (Difficile) retourne trois cartes à la fois, en éventail. Seule la dernière d’entre elles peut être jouée\u202f; quand elle est partie, celle du dessous est libre. S’il reste moins de trois cartes au talon, il donne celles qu’il a.",
    ],
    "TF-9": [
      "Recycler la défausse compte chaque fois pour un coup et coûte des points\u202f: autant que vous en avez, et {redeal} au plus.",
    ],
    "TF-12": [
      "Le double appui est un réglage. Une carte prise à l’intérieur d’une colonne emporte son groupe.",
    ],
  },
  end: [
    "Vous avez gagné quand les 52 cartes sont sur les fondations. Dès que le talon et la défausse sont vides et qu’il ne reste que des coups vers les fondations, un bouton propose de les jouer.",
    "Le jeu ne déclare jamais une partie perdue. Mais l’application peut dire s’il reste un chemin\u202f: elle en trouve un, ou prouve qu’il n’y en a pas\u202f; tant qu’elle n’a fait ni l’un ni l’autre, la réponse est «\u202fpas encore connu\u202f». Elle tient compte pour cela des cartes du talon, car il suffit de les piocher une fois pour les connaître.",
    "Certaines donnes ne peuvent être gagnées par personne. Sur les {deals, plural, one {# première donne} many {# premières donnes} other {# premières donnes}} de cette application, c’est le cas de {lost} quand on pioche 1 carte, et de {lostThree} quand on en pioche 3.",
  ],
  tips: [
    {
      name: "Regardez avant de jouer.",
      text: "Toutes les cartes des colonnes sont visibles. Cherchez d’abord les as et les 2, et ce qui est posé dessus.",
    },
    {
      name: "Videz une colonne pour un roi.",
      text: "Une colonne vide ne sert qu’à un roi. Avant d’en vider une, assurez-vous qu’un roi peut y aller.",
    },
    {
      name: "Choisissez entre cartes égales.",
      text: "Deux 7 rouges vont sur le même 8 noir. Prenez celui de la colonne la plus courte, ou celui qui gêne.",
    },
    {
      name: "Ne montez pas tout trop vite.",
      text: "Une carte sur sa fondation ne peut rien porter. Les cartes basses dont d’autres ont besoin pour un temps peuvent rester dans le tableau.",
    },
    {
      name: "Comptez les pioches.",
      text: "Quand on pioche 3 cartes, une carte qui quitte la défausse décale toutes celles qui la suivent. Parcourir une fois le talon pour voir ce qu’il contient ne coûte que des coups\u202f; recycler ensuite la défausse coûte des points, si vous en avez.",
    },
  ],
  variants: [
    { name: "Piocher 1 ou 3 cartes", text: "Voir [TF-8]." },
    {
      name: "Klondike",
      text: "Le même jeu avec des cartes cachées dans les colonnes\u202f: seule la dernière de chaque colonne est visible, et il faut parfois gagner sans connaître les autres.",
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
      name: "Annuler",
      text: "Jusqu’au début. Le score redevient exactement ce qu’il était. Le nombre de coups ne diminue pas\u202f: il dit combien vous en avez joué.",
    },
    {
      name: "Aide au placement",
      text: "Pendant que vous tenez des cartes, les piles qui les acceptent s’éclairent.",
    },
    {
      name: "Règles interactives",
      text: "Quand elle refuse un coup, l’application nomme ses cartes et la règle qui l’interdit, et montre le chemin vers cette page.",
    },
  ],
  scoring: [
    "Il n’y a pas de façon officielle de compter les points à ce jeu. Ici, la partie commence à 0 point, et le score ne descend jamais plus bas.",
    "La première arrivée d’une carte sur une fondation rapporte {up, plural, one {# point} many {# points} other {# points}}\u202f; les 52 ensemble en font donc {all}. Si une carte en revient et y remonte, cela ne rapporte rien. Une carte passée de la défausse à une colonne en rapporte {place}. Recycler la défausse en coûte {redeal}, ou ce qu’il y a.",
    "Dans Klondike, une carte retournée dans une colonne rapporte aussi {place, plural, one {# point} many {# points} other {# points}}. Ici, aucune n’y est jamais cachée.",
  ],
  kin: [
    "Le Solitaire Réfléchi, c’est Klondike sans son secret\u202f: la même donne, les mêmes coups, le même but. Seulement, les cartes des colonnes sont visibles dès le départ.",
    "En réfléchissant, on peut donc gagner davantage de donnes, et des chercheurs se servent de ce jeu pour établir combien de donnes de Klondike peuvent être gagnées.",
  ],
  sources: [
    "Wikipédia, article anglais «\u202fKlondike (solitaire)\u202f», pour le jeu et sa famille.",
    "Trois descriptions de ces jeux, en tchèque, en slovaque et en allemand, d’où viennent les règles de cette application.",
  ],
  examples: {
    won: {
      title: "Une partie, de la donne à la dernière carte",
      lead: "La donne {code}, gagnée en {moves, plural, one {# coup} many {# coups} other {# coups}}. Parcourez la partie étape par étape\u202f; vous voyez la vraie table.",
      steps: {
        0: "Trois as sont en vue\u202f: l’[AD] peut monter tout de suite, une carte est posée sur l’[AS], quatre sur l’[AH]. Le dernier, l’[AC], est donc au talon.",
        4: "La colonne 2 est vide. Cela ne sert qu’à un roi, et aucun n’est encore libre\u202f; la colonne en attend un.",
        33: "Le [KS] a trouvé sa place dans la colonne vide, et la [QH] l’y a suivi. Tous deux venaient de la défausse, et chacun a rapporté {place, plural, one {# point} many {# points} other {# points}}.",
        59: "Un détour qui en valait la peine\u202f: trois cartes sont allées sur le [6H], pour que le [6D] puisse monter. Puis le [6H] est parti avec elles, et l’[AH] a été libéré.",
        64: "Sept cartes sont allées ensemble, en un seul coup, sur le [JS], et le [7D] est monté. La colonne 4 s’est donc vidée, et le [KC] s’y est installé avec la [QD].",
        65: "Le talon était vide, et de la défausse on ne pouvait jouer que la carte du dessus. La recycler a coûté {redeal, plural, one {# point} many {# points} other {# points}}\u202f; ses cartes pourront être piochées de nouveau.",
        105: "Le talon et la défausse sont vides, et il ne reste que des coups vers les fondations. C’est ici que l’application propose de les jouer.",
      },
      close:
        "52 cartes sur les fondations rapportent {all, plural, one {# point} many {# points} other {# points}}, {placed, plural, one {# carte passée} many {# cartes passées} other {# cartes passées}} de la défausse aux colonnes {placedPoints}\u202f; {redeals, plural, =0 {la défausse n’a jamais été recyclée} one {recycler la défausse une fois en a coûté {redealPoints}} many {recycler la défausse # fois en a coûté {redealPoints}} other {recycler la défausse # fois en a coûté {redealPoints}}}\u202f: {score} en tout.",
    },
    unordered: {
      title: "Une carte visible qui ne peut pas bouger",
      lead: "La donne {code}, avant le premier coup. Une carte est bien visible, {card}, et une autre pourrait l’accueillir, {target}.",
      steps: {},
      close: "Il faut d’abord que les cartes posées dessus aillent là où elles ont leur place.",
    },
    king: {
      title: "Pas un roi",
      lead: "Dans cette partie, la colonne {column} est vide, et une carte voudrait y aller\u202f: {card}.",
      steps: {},
      close: "Ce n’est permis qu’à un roi, seul ou avec sa suite.",
    },
  },
  questions: [
    {
      question: "Toutes les donnes sont-elles gagnables\u202f?",
      answer: [
        "Non, mais la plupart le sont. Dans la fenêtre «\u202fNouvelle partie\u202f», vous pouvez demander «\u202fDonnes gagnables seulement\u202f». L’application cherche alors un chemin jusqu’au bout avant de distribuer.",
      ],
    },
    {
      question: "Pourquoi le talon est-il face cachée si tout est visible\u202f?",
      answer: [
        "Parce que c’est le jeu. Après un tour complet, vous avez vu ses cartes\u202f; à vous de les retenir plus ou moins bien. Les réponses de l’application, elles, en tiennent compte dès le départ.",
      ],
    },
    {
      question: "Comment l’application mélange-t-elle les cartes\u202f?",
      answer: [
        "Le code d’une donne est un nombre, à partir duquel l’ordre des cartes est calculé, talon compris, toujours de la même façon. Chaque donne est aussi probable que n’importe quelle autre. La méthode est publique, et tout le monde peut la vérifier.",
      ],
    },
    {
      question: "À quoi sert un code\u202f?",
      answer: [
        "{code} est une donne où l’on pioche 1 carte. Qui saisit le même code, sur quelque appareil que ce soit, reçoit les mêmes cartes.",
        "Les codes ressemblent à ceux de deux des descriptions citées dans les sources, qui parlent d’une autre application, mais ils donnent ici d’autres cartes\u202f: rien n’est écrit sur la façon dont cette application-là mélange.",
      ],
    },
    {
      question: "Pourquoi le nombre de coups reste-t-il le même quand j’annule\u202f?",
      answer: [
        "Il dit combien de coups vous avez joués, et un coup annulé a bien été joué. Quand vous avez gagné, le nombre de coups du chemin lui-même s’affiche à côté.",
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
      question: "Peut-on jouer sans aucune aide\u202f?",
      answer: [
        "Oui. Le réglage «\u202fSans aide\u202f» supprime les indices, les verdicts et la meilleure solution connue, et rien n’est calculé en cachette. «\u202fDétente\u202f» supprime les nombres\u202f: score, coups, temps et meilleure solution connue.",
      ],
    },
  ],
} satisfies GamePage;
