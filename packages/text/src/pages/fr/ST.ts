import type { GamePage } from "../page.ts";
import { page as SS } from "./SS.ts";

// \u202f is the narrow space, not to be broken at, before ; : ! ? and inside « ».
/** Spiderette is told by what it does not share with Simple Simon. */
export const page = {
  ...SS,
  brief: [
    "Spider avec un seul jeu de cartes\u202f: sept colonnes d’une à sept cartes, où seule la dernière de chacune est visible, et un talon de 24 cartes, distribué rangée par rangée. Vous posez en descendant, quelle que soit la couleur, et vous déplacez d’un bloc ce qui est de même couleur.",
    "Une suite de même couleur, du roi à l’as, quitte la table d’elle-même. Quand les quatre sont parties, vous avez gagné.",
  ],
  needs:
    "Un jeu ordinaire de 52 cartes sans jokers et de la place pour sept colonnes et un talon, ou bien cette application.",
  terms: [
    {
      term: "Colonne",
      meaning: "Des cartes qui se chevauchent vers le bas. Il y en a sept, comptées depuis la gauche.",
    },
    ...SS.terms.slice(1),
    { term: "Talon", meaning: "Les 24 cartes restées hors des colonnes au départ, face cachée." },
    { term: "Rangée", meaning: "Des cartes du talon, une pour chaque colonne, de gauche à droite." },
    {
      term: "Carte face cachée",
      meaning:
        "Une carte d’une colonne qui n’a pas encore été retournée. Elle se retourne dès que plus rien n’est posé dessus.",
    },
  ],
  setup: [
    "Mélangez et distribuez sept colonnes de 1, 2, 3, 4, 5, 6 et 7 cartes. La dernière carte de chaque colonne est face visible, toutes les autres sont face cachée. Les 24 cartes restantes forment le talon.",
    "L’application demande le nombre de couleurs avant de distribuer. Avec une couleur, le jeu compte quatre fois les treize piques (Facile)\u202f; avec deux, deux fois les piques et deux fois les cœurs (Moyen)\u202f; avec quatre, c’est le jeu ordinaire (Difficile). Il y a toujours 52 cartes.",
  ],
  rules: {
    ...SS.rules,
    "SS-6": [
      "C’est la place la plus utile de la table, mais tant qu’elle est vide, aucune rangée ne peut être distribuée\u202f: voir [gap].",
    ],
    "ST-2": [
      "Retourner une carte n’est pas un coup à part\u202f: cela vient avec le coup qui a enlevé la dernière carte posée dessus, et Annuler la cache de nouveau. Pour un exemple de groupe refusé parce qu’une partie en est face cachée, voir [hidden].",
    ],
    "ST-3": [
      "Trois rangées comptent sept cartes, la dernière trois, pour les trois premières colonnes. Distribuer est un coup et coûte un point. Si une carte distribuée complète une suite, la suite sort.",
    ],
    "ST-4": ["Mettez d’abord une carte dans chaque colonne vide, et la rangée peut être distribuée."],
  },
  end: [
    "Vous avez gagné quand les quatre suites sont parties et qu’il ne reste aucune carte sur la table.",
    "Le jeu ne déclare jamais une partie perdue. Quand vous demandez si elle est encore gagnable, l’application regarde sous les cartes, et le dit\u202f: elle trouve un chemin, ou prouve qu’il n’y en a pas\u202f; tant qu’elle n’a fait ni l’un ni l’autre, la réponse est «\u202fpas encore connu\u202f». Vous, vous jouez sans le savoir\u202f: qu’une partie soit gagnable ne veut pas dire que vous devriez la gagner.",
    "Quand on connaît toutes les cartes, la plupart des donnes peuvent être gagnées\u202f: sur les {deals, plural, one {# première donne} many {# premières donnes} other {# premières donnes}} à quatre couleurs de cette application, elle trouve un chemin pour {won}\u202f; à deux couleurs, pour {wonTwo}\u202f; à une couleur, pour {wonOne}.",
  ],
  tips: [
    {
      name: "Retournez des cartes.",
      text: "C’est ce qui est caché qui décide de la partie. De deux coups, prenez celui qui retourne une carte ou qui vide une colonne.",
    },
    {
      name: "Distribuez tard.",
      text: "Une rangée recouvre toutes les colonnes. Avant de distribuer, jouez tous les coups utiles, et profitez de ce que permet une colonne vide.",
    },
    ...SS.tips.filter((_, i) => i !== 1 && i !== 3),
  ],
  variants: [
    ...SS.variants.slice(0, 2),
    {
      name: "Distribuer malgré une colonne vide",
      text: "Certains programmes distribuent une rangée même si une colonne est vide. Ici, il faut une carte dans chaque colonne, comme c’est l’usage.",
    },
  ],
  app: [
    {
      name: "Indice sans triche",
      text: "En trois étapes\u202f: s’il y en a un, quelle carte jouer, et où. Il n’en sait pas plus que ce que vous voyez\u202f: il distribue les autres cartes au hasard, encore et encore, et désigne le coup qui mène le plus souvent à la victoire.",
    },
    ...SS.app.slice(1),
  ],
  scoring: [
    "Il n’y a pas de façon officielle de compter les points à ce jeu. Cette application part de {start, plural, one {# point} many {# points} other {# points}}, retire {cost, plural, one {# point} many {# points} other {# points}} à chaque déplacement d’une carte ou d’un groupe et à chaque rangée, et en donne {run} pour chaque suite complète. Il n’y a pas de limite inférieure\u202f: une très longue partie peut finir au-dessous de zéro.",
    ...SS.scoring.slice(1),
  ],
  kin: [
    "Spiderette se tient entre deux jeux\u202f: ses colonnes sont celles de Klondike, ses coups ceux de Spider.",
    "Simple Simon est le même jeu, entièrement visible\u202f: dix colonnes, pas de talon, rien de caché.",
  ],
  sources: [
    "Wikipédia, articles anglais «\u202fSpiderette\u202f» et «\u202fSpider (solitaire)\u202f», pour le jeu et sa famille.",
    ...SS.sources.slice(1),
  ],
  examples: {
    won: {
      title: "Une partie, de la donne à la dernière suite",
      lead: "Une donne à une couleur, {code}, gagnée en {moves, plural, one {# coup} many {# coups} other {# coups}} par l’application, qui connaissait les cartes cachées. Parcourez la partie étape par étape\u202f; vous voyez la vraie table.",
      steps: {
        0: "Sept cartes sont visibles, 21 sont cachées dans les colonnes, 24 sont au talon. Toutes sont des piques\u202f: tout groupe de cartes visibles dont les valeurs descendent une à une peut donc bouger.",
        2: "Après deux coups, la colonne 1 est vide. Tant qu’elle l’est, aucune rangée ne peut être distribuée.",
        3: "Le [KS] s’y installe\u202f: rien ne vaut un roi pour commencer une colonne.",
        8: "La première rangée\u202f: sept cartes, dont quatre prolongent une suite.",
        15: "Deux rangées coup sur coup, car entre les deux il n’y avait rien à ranger. Il reste trois cartes au talon.",
        22: "La dernière rangée a trois cartes, pour les colonnes 1, 2 et 3. Désormais, des colonnes peuvent rester vides.",
        30: "La première suite est complète. Elle quitte le jeu et rapporte {run, plural, one {# point} many {# points} other {# points}}.",
        38: "La troisième suite s’en va. La dernière est en morceaux, qu’il suffit de réunir.",
      },
      close:
        "Les quatre suites sont parties\u202f: {start} − {moves} + 4 × {run} = {score, plural, one {# point} many {# points} other {# points}}.",
    },
    gap: {
      title: "Pas de rangée sur une colonne vide",
      lead: "Dans la partie {code}, une colonne s’est vidée, et on voudrait distribuer.",
      steps: {},
      close: "Il faut d’abord qu’une carte ou un groupe y aille. Ici, ce fut le roi.",
    },
    hidden: {
      title: "Une carte face cachée ne se déplace pas",
      lead: "La donne {code}, avant le premier coup. On voudrait déplacer deux cartes d’une colonne où une seule est visible.",
      steps: {},
      close: "Il faut d’abord que la carte visible s’en aille. La suivante se retourne alors.",
    },
  },
  questions: [
    {
      question: "L’application connaît-elle les cartes cachées\u202f?",
      answer: [
        "Il le faut bien, puisque c’est elle qui les distribue. Mais elle ne s’en sert que là où vous demandez la vérité\u202f: pour «\u202fEncore gagnable\u202f?\u202f» et pour la meilleure solution connue, elle regarde sous les cartes. Pour l’indice, non.",
        "Ce qui est face cachée n’est écrit nulle part dans la page et n’est pas lu à voix haute, et Annuler le cache de nouveau.",
      ],
    },
    ...SS.questions.slice(1),
  ],
} satisfies GamePage;
