import type { GamePage } from "../page.ts";
import { page as ST } from "./ST.ts";

// \u202f is the narrow space, not to be broken at, before ; : ! ? and inside « ».
/** Spider is told by what it does not share with Spiderette. */
export const page = {
  ...ST,
  brief: [
    "Deux jeux de cartes\u202f: 54 cartes en dix colonnes, où seule la dernière de chacune est visible, et un talon de 50 cartes, distribué en cinq rangées. Vous posez en descendant, quelle que soit la couleur, et vous déplacez d’un bloc ce qui est de même couleur.",
    "Une suite de même couleur, du roi à l’as, quitte la table d’elle-même. Quand les huit sont parties, vous avez gagné.",
  ],
  needs:
    "Deux jeux ordinaires de 52 cartes sans jokers et de la place pour dix colonnes et un talon, ou bien cette application.",
  time: "Une demi-heure et plus.",
  terms: [
    {
      term: "Colonne",
      meaning: "Des cartes qui se chevauchent vers le bas. Il y en a dix, comptées depuis la gauche.",
    },
    ...ST.terms.slice(1, -3),
    { term: "Talon", meaning: "Les 50 cartes restées hors des colonnes au départ, face cachée." },
    ...ST.terms.slice(-2),
  ],
  setup: [
    "Mélangez les deux jeux ensemble et distribuez dix colonnes\u202f: 6 cartes dans chacune des quatre premières, 5 dans chacune des six autres. La dernière carte de chaque colonne est face visible, toutes les autres sont face cachée. Les 50 cartes restantes forment le talon.",
    "L’application demande le nombre de couleurs avant de distribuer. Avec une couleur, on joue avec huit fois les treize piques (Facile)\u202f; avec deux, quatre fois les piques et quatre fois les cœurs (Moyen)\u202f; avec quatre, chaque carte est là deux fois (Difficile). Il y a toujours 104 cartes.",
  ],
  rules: {
    ...ST.rules,
    "ST-3": [
      "Il y a cinq rangées de dix cartes. Distribuer est un coup et coûte un point. Si une carte distribuée complète une suite, la suite sort.",
    ],
    "SD-1": [],
  },
  end: [
    "Vous avez gagné quand les huit suites sont parties et qu’il ne reste aucune carte sur la table.",
    ...ST.end.slice(1, 2),
    "Quand on connaît toutes les cartes, presque toutes les donnes à une couleur peuvent être gagnées\u202f: sur les {deals, plural, one {# première donne} many {# premières donnes} other {# premières donnes}} de cette application, elle trouve un chemin pour {wonOne}. À deux et à quatre couleurs, elle en a trouvé un pour toutes les donnes essayées\u202f; elle cherche seulement plus longtemps.",
  ],
  scoring: [
    ...ST.scoring.slice(0, 1),
    "Une partie gagnée en {moves, plural, one {# coup} many {# coups} other {# coups}} finit à {start} − {moves} + {runs} = {score, plural, one {# point} many {# points} other {# points}}, car 8 × {run} = {runs}. La partie ci-dessous est de ce genre, et le calcul y est détaillé.",
    ...ST.scoring.slice(2),
  ],
  kin: [
    "Spider est le chef de file de sa famille. Spiderette, c’est Spider avec un seul jeu de cartes, sur sept colonnes\u202f; Simple Simon se joue aussi avec un seul, toutes les cartes visibles et rien à distribuer.",
  ],
  sources: [
    "Wikipédia, article anglais «\u202fSpider (solitaire)\u202f», pour le jeu et sa famille.",
    ...ST.sources.slice(1),
  ],
  examples: {
    won: {
      title: "Une partie, de la donne à la dernière suite",
      lead: "Une donne à une couleur, {code}, gagnée en {moves, plural, one {# coup} many {# coups} other {# coups}} par l’application, qui connaissait les cartes cachées. Parcourez la partie étape par étape\u202f; vous voyez la vraie table.",
      steps: {
        0: "Dix cartes sont visibles, 44 sont cachées dans les colonnes, 50 sont au talon. Toutes sont des piques\u202f: tout groupe de cartes visibles dont les valeurs descendent une à une peut donc bouger.",
        17: "La première rangée. Les seize coups d’avant ont servi à ranger, et aucune colonne n’était vide.",
        22: "La première suite est complète. Elle quitte le jeu et rapporte {run, plural, one {# point} many {# points} other {# points}}.",
        38: "La colonne 3 est vide, et il reste 30 cartes au talon. Aucune rangée ne peut être distribuée pour l’instant.",
        39: "Une carte basse bouche le trou pour un moment\u202f: le [2S].",
        64: "La dernière rangée. Désormais, des colonnes peuvent rester vides.",
        78: "La septième suite s’en va. La dernière est en morceaux, qu’il suffit de réunir.",
      },
      close:
        "Les huit suites sont parties\u202f: {start} − {moves} + 8 × {run} = {score, plural, one {# point} many {# points} other {# points}}.",
    },
    gap: {
      title: "Pas de rangée sur une colonne vide",
      lead: "Dans la partie {code}, une colonne s’est vidée, et on voudrait distribuer.",
      steps: {},
      close: "Il faut d’abord qu’une carte ou un groupe y aille. Ici, ce fut un 2.",
    },
    hidden: ST.examples.hidden,
  },
} satisfies GamePage;
