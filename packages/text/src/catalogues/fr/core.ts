import type { Translated } from "../../catalogue.ts";
import type { core as source } from "../en/core.ts";

// \u202f is the narrow space, not to be broken at, before ; : ! ? and inside « ».
export const core: Translated<typeof source> = {
  // Jeux
  "game.SS": "Simple Simon",
  "game.TF": "Solitaire Réfléchi",
  "game.ST": "Spiderette",
  "game.KL": "Klondike",
  "game.SD": "Spider",
  "option.S1": "1 couleur",
  "option.S2": "2 couleurs",
  "option.S4": "4 couleurs",
  "option.D1N": "Piocher 1 carte",
  "option.D3N": "Piocher 3 cartes",
  "difficulty.S1": "Facile",
  "difficulty.S2": "Moyen",
  "difficulty.S4": "Difficile",
  "difficulty.D1N": "Facile",
  "difficulty.D3N": "Difficile",
  "variant.suits": "{game}, {suits, plural, one {# couleur} other {# couleurs}}",
  "variant.draw": "{game}, pioche de {draw, plural, one {# carte} other {# cartes}}",

  // Cartes
  "suit.name": "{suit, select, S {pique} H {cœur} D {carreau} other {trèfle}}",
  "rank.name": "{rank, select, 1 {as} 11 {valet} 12 {dame} 13 {roi} other {{rank}}}",
  "card.name":
    "{rank, select, 1 {as} 11 {valet} 12 {dame} 13 {roi} other {{rank}}} de {suit, select, S {pique} H {cœur} D {carreau} other {trèfle}}",
  "card.subject": "{rank, select, 1 {l’} 12 {la } other {le }}|{name}",
  "card.object": "{rank, select, 1 {l’} 12 {la } other {le }}|{name}",
  "card.at": "{rank, select, 1 {l’} 12 {la } other {le }}|{name}",
  "wanted.subject":
    "{rank, select, 1 {un as} 11 {un valet} 12 {une dame} 13 {un roi} other {un {rank}}}{colour, select, red { rouge} black {{rank, select, 12 { noire} other { noir}}} other {}}",
  "wanted.object":
    "{rank, select, 1 {un as} 11 {un valet} 12 {une dame} 13 {un roi} other {un {rank}}}{colour, select, red { rouge} black {{rank, select, 12 { noire} other { noir}}} other {}}",
  "foundation.name": "fondation de {suit, select, S {pique} H {cœur} D {carreau} other {trèfle}}",
  "cards.one": "{card}",
  "cards.run": "{first_rank} à {last}, {count, plural, one {# carte} other {# cartes}}",
  "cards.group": "{first} à {last}, {count, plural, one {# carte} other {# cartes}}",
  "cards.hidden": "{count, plural, one {# carte face cachée} other {# cartes face cachée}}",
  "cards.times": "{n} × {name}",
  "cards.more": "{cards} et {more, plural, one {# autre} other {# autres}}",

  // Pourquoi un coup est refusé
  "refusal.no-such-column": "Il n’y a pas de colonne {column}\u202f: ce jeu a les colonnes 1 à {last}.",
  "refusal.empty-group": "Un coup déplace au moins une carte.",
  "refusal.no-stock":
    "Ce jeu n’a pas de talon\u202f: toutes les cartes sont dès le départ dans les colonnes.",
  "refusal.no-waste": "Ce jeu n’a pas de défausse\u202f: les cartes vont de colonne en colonne.",
  "refusal.no-foundations":
    "Ce jeu n’a pas de fondations\u202f: {card_subject} ne sort que dans une suite complète, du roi à l’as.",
  "refusal.run-gone": "Une suite retirée est hors jeu\u202f; seul Annuler la ramène.",
  "refusal.column-empty": "La colonne {column} est vide\u202f: il n’y a pas de carte à prendre.",
  "refusal.column-short":
    "La colonne {column} {limit, plural, =0 {n’a aucune carte} one {n’a que # carte, pas {count}} other {n’a que # cartes, pas {count}}}.",
  "refusal.card-hidden":
    "Une carte face cachée ne bouge pas\u202f: dans la colonne {column}, ne prenez que des cartes visibles.",
  "refusal.order-broken":
    "Ces cartes ne vont pas ensemble\u202f: sur {upper_object}, il faudrait {wanted_object} et non {lower_object}.",
  "refusal.order-ace":
    "Ces cartes ne vont pas ensemble\u202f: rien ne suit un as, et {lower_subject} rompt la suite.",
  "refusal.suits-mixed":
    "{lower_subject} et {upper_subject} ne sont pas de la même couleur\u202f: seule une suite de même couleur se déplace d’un bloc.",
  "refusal.colours-equal":
    "{lower_subject} et {upper_subject} sont tous deux {colour, select, red {rouges} other {noirs}}\u202f: seule une suite alternée se déplace d’un bloc.",
  "refusal.mixed-run-too-long":
    "La suite {first} à {last} compte {parts, plural, one {# partie} other {# parties}} d’une seule couleur. Il faut {needed, plural, one {# colonne vide} other {# colonnes vides}}\u202f; {empty, plural, =0 {aucune n’est libre} one {il n’y en a que # de libre} other {il n’y en a que # de libres}}.",
  "refusal.waste-empty": "La défausse est vide\u202f: il n’y a pas de carte à prendre.",
  "refusal.waste-one": "Dans la défausse, on ne prend que la carte du dessus\u202f: {card_subject}.",
  "refusal.foundation-empty": "La {foundation} est vide\u202f: il n’y a pas de carte à prendre.",
  "refusal.foundation-top": "Sur une fondation, on ne reprend que la carte du dessus\u202f: {card_subject}.",
  "refusal.same-column": "{card_subject} est déjà dans la colonne {column}.",
  "refusal.not-one-lower":
    "{card_subject} se pose sur {wanted_object}\u202f; la colonne {column} se termine par {met_object}.",
  "refusal.on-ace": "Rien ne se pose sur un as\u202f: {card_subject} ne va pas sur {met_object}.",
  "refusal.king-on-card":
    "Un roi ne va que dans une colonne vide\u202f: {card_subject} ne va pas sur {met_object}.",
  "refusal.colour-same":
    "{card_subject} se pose sur {wanted_object}\u202f; {met_subject} est une carte {colour, select, red {rouge} other {noire}}.",
  "refusal.king-only": "Seul un roi va dans une colonne vide\u202f; {card_subject} n’en est pas un.",
  "refusal.foundation-one":
    "Une fondation ne reçoit qu’une carte à la fois\u202f: {more, plural, one {# carte est posée} other {# cartes sont posées}} sur {card_at}.",
  "refusal.foundation-next":
    "{card_subject} doit attendre\u202f: cette fondation veut d’abord {next_object}.",
  "refusal.foundation-source": "{card_subject} est déjà sur sa fondation.",
  "refusal.no-place":
    "Pas de meilleure place pour {card_object}\u202f: aucune autre colonne ne se termine par {wanted_object}.",
  "refusal.no-place-king":
    "Pas de meilleure place pour {card_object}\u202f: un roi ne va que dans une colonne vide.",
  "refusal.stock-empty": "Le talon est vide\u202f: toutes les cartes sont distribuées.",
  "refusal.stock-spent": "Le talon est vide\u202f: recyclez d’abord la défausse.",
  "refusal.stock-not-empty": "On ne recycle la défausse que lorsque le talon est vide.",
  "refusal.stock-and-waste-empty": "Le talon et la défausse sont vides\u202f: il n’y a plus rien à piocher.",
  "refusal.deal-over-gap":
    "La colonne {column} est vide\u202f: pour distribuer, il faut une carte dans chaque colonne.",

  // Les règles
  "rule.label": "Règle\u202f: {name}",
  "rule.SS-1.name": "tout est sur la table",
  "rule.SS-1.text":
    "Les 52 cartes sont dès le départ face visible dans dix colonnes. Il n’y a ni talon ni défausse.",
  "rule.SS-4.name": "une valeur de moins",
  "rule.SS-4.text":
    "La dernière carte d’une colonne se pose sur une dernière carte de valeur immédiatement supérieure, quelle que soit la couleur. Rien ne va sur un as, et un roi ne va que dans une colonne vide.",
  "rule.SS-5.name": "même couleur, d’un bloc",
  "rule.SS-5.text":
    "Une suite de même couleur se déplace d’un bloc, quelle que soit sa longueur. Une suite de couleurs mêlées se déplace par morceaux.",
  "rule.SS-6.name": "colonnes vides",
  "rule.SS-6.text":
    "Toute carte et toute suite de même couleur peuvent aller dans une colonne vide, pas seulement un roi.",
  "rule.SS-7.name": "les suites complètes sortent",
  "rule.SS-7.text":
    "Dès qu’une colonne se termine par une suite de même couleur du roi à l’as, cette suite quitte le jeu d’elle-même. Seul Annuler la ramène.",
  "rule.SS-11.name": "la meilleure colonne",
  "rule.SS-11.text":
    "Un double appui envoie les cartes sur une colonne qui se termine par la même couleur, sinon dans une colonne vide, sinon sur une autre couleur. Une colonne entière ne va jamais dans une colonne vide.",
  "rule.SS-13.name": "pas de trou dans un groupe",
  "rule.SS-13.text":
    "Des cartes ne se déplacent ensemble que si leurs valeurs descendent une à une, sans trou.",
  "rule.SS-14.name": "suites mêlées",
  "rule.SS-14.text":
    "Une suite de couleurs mêlées se déplace d’un bloc si les colonnes vides suffisent à la transporter coup par coup. Chaque colonne vide double le nombre de parties d’une seule couleur qu’elle peut compter.",
  "rule.TF-1.name": "colonnes découvertes",
  "rule.TF-1.text": "Les 28 cartes des colonnes sont face visible. Les 24 autres forment le talon.",
  "rule.TF-2.name": "rouge et noir alternent",
  "rule.TF-2.text":
    "Dans une colonne, une carte rouge va sur une noire et une noire sur une rouge, toujours de valeur immédiatement supérieure.",
  "rule.TF-3.name": "suites alternées",
  "rule.TF-3.text":
    "Une carte emporte toutes celles qui sont posées dessus si, ensemble, elles descendent une à une en alternant rouge et noir. Voir une carte ne suffit pas pour la déplacer.",
  "rule.TF-4.name": "les rois dans les colonnes vides",
  "rule.TF-4.text": "Seul un roi va dans une colonne vide, seul ou avec la suite posée sur lui.",
  "rule.TF-5.name": "le dessus de la défausse",
  "rule.TF-5.text": "De la défausse, seule la carte du dessus se joue, dans une colonne ou sur sa fondation.",
  "rule.TF-6.name": "fondations",
  "rule.TF-6.text":
    "Chaque fondation reçoit une couleur de l’as au roi, une carte à la fois\u202f: la dernière d’une colonne ou celle du dessus de la défausse.",
  "rule.TF-7.name": "retour d’une fondation",
  "rule.TF-7.text":
    "La carte du dessus d’une fondation peut revenir dans une colonne. Cela ne rapporte ni ne coûte de points.",
  "rule.TF-8.name": "piocher",
  "rule.TF-8.text":
    "On pioche une carte ou trois, selon le choix fait au départ, moins si le talon en a moins. Seule la dernière peut être jouée.",
  "rule.TF-9.name": "recycler la défausse",
  "rule.TF-9.text":
    "Quand le talon est vide, toute la défausse est retournée et redevient le talon, dans le même ordre et autant de fois que l’on veut.",
  "rule.TF-12.name": "la plus longue colonne",
  "rule.TF-12.text":
    "Deux appuis rapides envoient les cartes sur la plus longue colonne qui les accepte, un roi dans une colonne vide.",
  "rule.ST-2.name": "les cartes cachées restent",
  "rule.ST-2.text":
    "Une carte face cachée ne se déplace jamais. Elle se retourne dès qu’elle est la dernière de sa colonne.",
  "rule.ST-3.name": "distribuer une rangée",
  "rule.ST-3.text":
    "Le talon donne une carte visible à chaque colonne, de gauche à droite. Cela compte pour un coup\u202f; il n’y a pas de défausse.",
  "rule.ST-4.name": "pas de colonne vide pour distribuer",
  "rule.ST-4.text":
    "Pour distribuer, il faut une carte dans chaque colonne, sauf s’il reste moins de cartes que de colonnes. Un talon vide ne donne rien.",
  "rule.KL-1.name": "les cartes cachées restent",
  "rule.KL-1.text":
    "Une carte face cachée ne se déplace jamais. Elle se retourne dès qu’elle est la dernière de sa colonne.",
  "rule.SD-1.name": "deux jeux, un talon",
  "rule.SD-1.text":
    "Spider se joue avec deux jeux de cartes et dix colonnes. Le talon donne dix cartes à la fois\u202f; il n’y a pas de défausse.",
  "rule.group.name": "groupes",
  "rule.group.text": "Un groupe est une carte avec toutes celles qui sont posées dessus dans sa colonne.",
  "rule.notation.name": "coups écrits",
  "rule.notation.text": "Un coup nomme des colonnes qui existent dans le jeu, et au moins une carte.",

  // Ce qu’un coup a fait
  "move.to-card":
    "{what}{from, select, waste { de la défausse} foundation { de la fondation} other {}} sur {met_object}, colonne {column}",
  "move.to-empty":
    "{what}{from, select, waste { de la défausse} foundation { de la fondation} other {}} dans la colonne vide {column}",
  "move.to-foundation": "{what}{from, select, waste { de la défausse} other {}} sur la fondation",
  "move.draw": "{count, plural, one {carte piochée, {card}} other {# cartes piochées, {card} dessus}}",
  "move.deal": "{count, plural, one {# carte distribuée} other {# cartes distribuées}}",
  "move.redeal": "défausse recyclée, {count, plural, one {# carte} other {# cartes}} au talon",
  "move.turned-up": "carte retournée, {card}",
  "move.run-removed": "suite complète retirée, {suit}, {removed} sur {total}",
  "move.undone": "Annulé\u202f: {move}",
  "move.redone": "Rétabli\u202f: {move}",

  // Les places sur la table
  "spot.card": "{card}, colonne {column}, {place} sur {size}",
  "spot.run": "{card}, colonne {column}, {place} sur {size}, suite de {run}",
  "spot.hidden": "{count, plural, one {# carte face cachée} other {# cartes face cachée}}, colonne {column}",
  "spot.empty": "colonne {column} vide",
  "spot.stock-draw":
    "talon, {count, plural, one {# carte} other {# cartes}}, encore {draws, plural, one {# pioche} other {# pioches}}",
  "spot.stock-deal":
    "talon, {count, plural, one {# carte} other {# cartes}}, encore {deals, plural, one {# distribution} other {# distributions}}",
  "spot.stock-spent":
    "talon vide\u202f; recycle la défausse de {count, plural, one {# carte} other {# cartes}}",
  "spot.stock-empty": "talon vide",
  "spot.waste": "défausse, dessus\u202f: {card}, {count, plural, one {# carte} other {# cartes}}",
  "spot.waste-empty": "défausse vide",
  "spot.foundation": "{foundation}, {card}",
  "spot.foundation-empty": "{foundation} vide",
  "spot.removed":
    "{removed, plural, one {# suite retirée} other {# suites retirées}} sur {total}\u202f: {suits}",
  "spot.removed-none": "aucune suite retirée",
  "reading.column": "Colonne {column}\u202f: {cards}",
  "reading.column-empty": "Colonne {column}\u202f: vide",

  // Ce qui ne va pas dans un code, une position, une partie écrite
  "error.code-empty": "Il faut un code de partie, par exemple SS1-S4-AAAAABD.",
  "error.code-game": "«\u202f{text}\u202f» n’est pas un jeu. Un code commence par {allowed}.",
  "error.code-version": "«\u202f{text}\u202f» n’est pas une version. Après le jeu vient un 1.",
  "error.code-version-missing": "Le code n’est pas complet\u202f: après le jeu vient un 1.",
  "error.code-newer":
    "Ce code vient d’une version plus récente\u202f: sa méthode de distribution, numéro {text}, n’est pas connue ici.",
  "error.code-option": "«\u202f{text}\u202f» n’est pas une option de {game}. Au choix\u202f: {allowed}.",
  "error.code-option-missing": "Le code n’est pas complet\u202f: pour {game}, il faut ensuite {allowed}.",
  "error.code-letters":
    "«\u202f{text}\u202f» n’a pas sa place dans la donne\u202f: seules y vont les lettres de A à Z.",
  "error.code-spelling": "«\u202f{text}\u202f» doit s’écrire ici {code}.",
  "error.code-length":
    "La donne a exactement 7 lettres\u202f; ce code {letters, plural, =0 {n’en a aucune} one {n’en a que #} other {en a #}}.",
  "error.at-line": "Ligne {line}, caractère {character}\u202f: {fault}",
  "error.at-column": "Colonne {column}, carte {card}\u202f: {fault}",
  "error.at-pile": "{pile, select, stock {Talon} other {Défausse}}, carte {card}\u202f: {fault}",
  "error.json": "Ce n’est pas du JSON valable.",
  "error.json-line": "Ce n’est pas du JSON valable\u202f: ligne {line}, caractère {character}.",
  "error.json-character": "Ce n’est pas du JSON valable\u202f: caractère {character}.",
  "error.position-type": "Une position est un objet JSON.",
  "error.position-game": "«\u202fgame\u202f»\u202f: {fault}",
  "error.field-missing": "Le champ «\u202f{field}\u202f» manque.",
  "error.field-type":
    "«\u202f{field}\u202f» doit être {expected, select, object {un objet} list {une liste} number {un nombre} other {un texte}}.",
  "error.card-text": "«\u202f{text}\u202f» n’est pas une carte.",
  "error.suit-text":
    "«\u202f{text}\u202f» n’est pas une couleur («\u202f{field}\u202f»)\u202f; ce sont S, H, D et C.",
  "error.column-count":
    "Il y a {found, plural, one {# colonne} other {# colonnes}}, mais le jeu en a {expected}.",
  "error.pile-foreign":
    "{pile, select, stock {Ce jeu n’a pas de talon.} waste {Ce jeu n’a pas de défausse.} foundations {Ce jeu n’a pas de fondations.} other {Dans ce jeu, aucune suite n’est retirée.}}",
  "error.stock-missing": "Les cartes du talon manquent.",
  "error.card-surplus":
    "{card}, c’est une carte de trop\u202f; le jeu {allowed, plural, =0 {n’en a aucune} one {n’en a que #} other {n’en a que #}}.",
  "error.cards-missing": "Il manque {count, plural, one {# carte} other {# cartes}}\u202f: {cards}.",
  "error.face-down-count":
    "«\u202ffaceDown\u202f» doit avoir un nombre par colonne, soit {expected}, et non {found}.",
  "error.face-down":
    "Colonne {column}\u202f: {found} cartes face cachée, c’est impossible\u202f; {most, plural, =0 {aucune ne peut l’être} one {# au plus peut l’être} other {# au plus peuvent l’être}}.",
  "error.foundation-height":
    "{foundation}\u202f: {found} cartes, c’est impossible\u202f; il en faut de 0 à 13.",
  "error.record-empty": "Il n’y a pas de partie ici. Une partie écrite commence par un code ou une position.",
  "error.record-no-start": "«\u202f{text}\u202f» vient avant tout code et toute position.",
  "error.record-move": "Coup {number}\u202f: {fault}",
  "error.move-text":
    "«\u202f{text}\u202f» n’est pas un coup. Un coup s’écrit 4>7, 4>7x3, w>3, 3>f, fh>4, d ou r.",
  "error.move-to-waste":
    "«\u202f{text}\u202f» n’est pas un coup\u202f: aucune carte ne retourne à la défausse.",
  "error.replay": "Coup {number}, {move}\u202f: {refusal}",

  // What is wrong with a deal of another program
  "error.format-empty": "Il n’y a rien à lire.",
  "error.format-unknown": "Ce n’est pas une donne dans un format connu ici.",
  "error.format-ambiguous": "Ce numéro peut venir de plusieurs programmes\u202f: {formats}.",
  "error.game-needed": "Rien ne dit de quel jeu il s’agit\u202f: {games}.",
  "error.game-foreign": "Le format {format} ne connaît pas ce jeu\u202f: {game}.",
  "error.game-other": "C’est {said}, et non {asked}.",
  "error.columns-foreign":
    "Il y a {found, plural, one {# colonne} other {# colonnes}}, mais les jeux d’ici en ont {expected}.",
  "error.card-unseen":
    "«\u202f{text}\u202f» est une carte cachée, et rien ne dit laquelle\u202f; seule une donne qui nomme toutes ses cartes peut être lue.",
  "error.card-covered": "Une carte face cachée ne peut pas être posée sur une carte visible.",
  "error.suit-unknown": "«\u202f{text}\u202f» n’est pas une couleur\u202f; ce sont S, H, D et C.",
  "error.line-unknown":
    "«\u202f{text}\u202f» n’est pas une pile\u202f; les lignes s’appellent Game, Foundations, Stock, Talon, Waste et Removed.",
  "error.line-twice": "«\u202f{text}\u202f» est là une deuxième fois.",
  "error.foundation-text":
    "«\u202f{text}\u202f» n’est pas une fondation\u202f; on les écrit S-0, H-A, D-10 ou C-K, chacune une fois.",
  "error.foundation-run":
    "«\u202f{text}\u202f»\u202f: dans ce jeu, seules des suites complètes s’en vont\u202f; il n’y a donc que 0 ou K.",
  "error.cell-card": "«\u202f{text}\u202f» est dans une cellule libre, et aucun jeu d’ici n’en a.",
  "error.pile-unknown": "La pile «\u202f{field}\u202f» appartient à des jeux qui ne sont pas proposés ici.",
  "error.digits-count":
    "Il y a {found, plural, one {# chiffre} other {# chiffres}}, mais une donne en a {expected}, trois pour chacune des 52 cartes.",
  "error.digits-text": "«\u202f{text}\u202f» n’est pas un chiffre\u202f; la donne ne s’écrit qu’en chiffres.",
  "error.digits-card":
    "Carte {number}\u202f: «\u202f{text}\u202f» n’est pas une carte. Trois chiffres sont une valeur de 01 à 13 et une couleur de 1 à 4.",
  "error.number-text": "«\u202f{text}\u202f» n’est pas un numéro de donne.",
  "error.number-range": "Ce programme n’a pas de donne {text}\u202f: ses numéros vont de {least} à {most}.",
  "error.link-game": "{text} ne mène pas à Klondike, mais à un autre jeu.",
  "error.write-never": "Le format {format} ne peut être que lu.",
  "error.write-pile":
    "Le format {format} ne peut pas contenir {pile, select, waste {de défausse} foundations {de cartes sur les fondations} other {ces suites retirées}}.",
  "error.write-started": "Le format {format} ne contient que des donnes où rien n’a encore été joué.",
  "error.write-lossy":
    "Le format {format} ne peut pas contenir cette position\u202f: elle serait lue comme une autre.",
};
