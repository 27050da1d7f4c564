import type { GamePage } from "../page.ts";
import { page as ST } from "./ST.ts";
import { page as TF } from "./TF.ts";

// \u202f is the narrow space, not to be broken at, before ; : ! ? and inside « ».
/** Klondike is told by what it does not share with Thoughtful Solitaire. */
export const page = {
  ...TF,
  brief: [
    "La réussite à laquelle on pense d’abord quand on entend ce mot\u202f: 28 cartes en sept colonnes, où seule la dernière de chacune est visible, et les 24 autres au talon. Dans les colonnes, on pose en descendant et en alternant rouge et noir\u202f; sur les fondations, on monte couleur par couleur.",
    "Quand les 52 cartes sont sur les fondations, vous avez gagné.",
  ],
  terms: [...ST.terms.slice(0, 1), ...TF.terms.slice(1), ...ST.terms.slice(-1)],
  setup: [
    "Mélangez et distribuez sept colonnes de 1, 2, 3, 4, 5, 6 et 7 cartes. La dernière carte de chaque colonne est face visible, toutes les autres sont face cachée.",
    "Les 24 autres cartes forment le talon, face cachée. À côté se trouve la défausse, encore vide, et il y a de la place pour quatre fondations.",
  ],
  rules: {
    ...TF.rules,
    "TF-3": [
      "Le plus long de ces groupes va du roi à l’as et compte 13 cartes.",
      "Une carte face cachée n’en fait jamais partie, même si elle y avait sa place.",
    ],
    "KL-1": [
      "Retourner une carte n’est pas un coup à part\u202f: cela vient avec le coup qui a enlevé la dernière carte posée dessus, et rapporte {turn, plural, one {# point} many {# points} other {# points}}. Annuler la cache de nouveau.",
      "Pour un exemple de groupe refusé parce qu’une partie en est face cachée, voir [hidden].",
    ],
  },
  end: [
    "Vous avez gagné quand les 52 cartes sont sur les fondations. Dès que le talon et la défausse sont vides et qu’il ne reste que des coups vers les fondations, un bouton propose de les jouer.",
    ...ST.end.slice(1, 2),
    "Certaines donnes ne peuvent être gagnées par personne. Sur les {deals, plural, one {# première donne} many {# premières donnes} other {# premières donnes}} de cette application, c’est le cas de {lost} quand on pioche 1 carte, et de {lostThree} quand on en pioche 3.",
  ],
  tips: [
    {
      name: "Retournez des cartes.",
      text: "C’est ce qui est caché qui décide de la partie. De deux coups, prenez celui qui retourne une carte, et commencez par les colonnes qui en cachent le plus.",
    },
    {
      name: "Regardez d’abord le talon.",
      text: "Le parcourir une fois montre 24 cartes et ne coûte que des coups\u202f; recycler ensuite la défausse coûte des points, si vous en avez.",
    },
    ...TF.tips.slice(1, 4),
  ],
  variants: [
    { name: "Piocher 1 ou 3 cartes", text: "Voir [TF-8]." },
    {
      name: "Solitaire Réfléchi",
      text: "Le même jeu, mais toutes les cartes des colonnes sont visibles dès le départ, si bien que vous pouvez tout prévoir jusqu’au bout.",
    },
  ],
  app: [...ST.app.slice(0, 1), ...TF.app.slice(1)],
  scoring: [
    ...TF.scoring.slice(0, 2),
    "Une carte retournée dans une colonne rapporte {turn, plural, one {# point} many {# points} other {# points}}.",
  ],
  kin: [
    "Klondike a donné sa forme à toute une famille. Le Solitaire Réfléchi, c’est Klondike à colonnes visibles\u202f; Spiderette a les mêmes sept colonnes, et les coups de Spider.",
    "Combien de ses donnes pourrait-on gagner en connaissant toutes les cartes\u202f? La question est ancienne\u202f; quand on pioche 3 cartes, ce serait environ quatre sur cinq.",
  ],
  examples: {
    won: {
      title: "Une partie, de la donne à la dernière carte",
      lead: "La donne {code}, gagnée en {moves, plural, one {# coup} many {# coups} other {# coups}} par l’application, qui connaissait les cartes cachées. Parcourez la partie étape par étape\u202f; vous voyez la vraie table.",
      steps: {
        0: "Sept cartes sont visibles, 21 sont cachées dans les colonnes, 24 sont au talon. L’[AD] peut monter tout de suite.",
        4: "Trois cartes ont été retournées, et la colonne 2 est vide. Elle attend un roi.",
        27: "Le [KS] s’est installé dans la colonne vide, et la [QH] l’y a suivi. Tous deux venaient de la défausse, et chacun a rapporté {place, plural, one {# point} many {# points} other {# points}}.",
        51: "Le talon était vide, et de la défausse on ne pouvait jouer que la carte du dessus. La recycler a coûté {redeal, plural, one {# point} many {# points} other {# points}}\u202f; ses cartes pourront être piochées de nouveau.",
        79: "Encore une colonne vide, encore un roi\u202f: le [KH] est venu de la défausse.",
        92: "Avec le [JC], la dernière carte cachée se retourne. Désormais, il n’y a plus rien de caché que ce qui reste au talon.",
      },
      close:
        "52 cartes sur les fondations rapportent {all, plural, one {# point} many {# points} other {# points}}, {turned, plural, one {# carte retournée} many {# cartes retournées} other {# cartes retournées}} {turnedPoints}, {placed, plural, one {# carte passée} many {# cartes passées} other {# cartes passées}} de la défausse aux colonnes {placedPoints}\u202f; {redeals, plural, =0 {la défausse n’a jamais été recyclée} one {recycler la défausse une fois en a coûté {redealPoints}} many {recycler la défausse # fois en a coûté {redealPoints}} other {recycler la défausse # fois en a coûté {redealPoints}}}\u202f: {score} en tout.",
    },
    hidden: ST.examples.hidden,
    king: TF.examples.king,
  },
  questions: [...ST.questions.slice(0, 1), ...TF.questions.slice(2)],
} satisfies GamePage;
