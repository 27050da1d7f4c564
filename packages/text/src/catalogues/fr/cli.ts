import type { Translated } from "../../catalogue.ts";
import type { cli as source } from "../en/cli.ts";

export const cli: Translated<typeof source> = {
  // Help
  "cli.about":
    "Des réussites à cartes visibles dans le terminal\u202f: Simple Simon, Solitaire Réfléchi et leur famille.",
  "cli.title-usage": "Utilisation\u202f:",
  "cli.title-arguments": "Arguments\u202f:",
  "cli.title-options": "Options\u202f:",
  "cli.title-commands": "Commandes\u202f:",
  "cli.deal": "Montrer des donnes",
  "cli.replay": "Rejouer des parties écrites selon les règles et dire comment elles finissent",
  "cli.solve": "Dire si des donnes sont gagnables, et montrer comment",
  "cli.survey": "Résoudre beaucoup de donnes à la suite et compter celles qui sont gagnables",
  "cli.play": "Jouer une partie dans le terminal",
  "cli.convert": "Convertir des donnes et des positions entre les formats des programmes de réussites",
  "cli.help": "Expliquer une commande",
  "cli.argument-codes": "codes de parties comme SS1-S4-AAAAABD\u202f; - lit l’entrée standard",
  "cli.argument-records":
    "code et coups, entre guillemets car > a un sens pour le shell\u202f; - lit l’entrée standard",
  "cli.argument-game":
    "code de partie, ou partie écrite à continuer, entre guillemets\u202f; - lit l’entrée standard",
  "cli.argument-solve":
    "codes de parties, ou parties écrites entre guillemets à résoudre depuis leur fin\u202f; - lit l’entrée standard",
  "cli.argument-convert":
    "une donne ou une position dans l’un des formats\u202f: numéro, code, chiffres ou tableau\u202f; - lit l’entrée standard",
  "cli.argument-variant": "jeu et option comme dans un code\u202f: SS1-S4, TF1-D3N",
  "cli.option-file": "lire un fichier, une donne par ligne ou des parties écrites\u202f; peut se répéter",
  "cli.option-file-game": "lire la partie dans un fichier\u202f: code, position ou partie écrite",
  "cli.option-file-convert": "lire dans un fichier une donne ou plusieurs\u202f; peut être répété",
  "cli.option-json": "répondre en JSON, un objet par ligne",
  "cli.option-json-play":
    "écrire à la fin le résultat en JSON\u202f; la partie s’affiche sur la sortie d’erreur",
  "cli.option-json-survey": "écrire le résumé comme un objet JSON",
  "cli.option-mixed-runs":
    "déplacer d’un bloc les suites de couleurs mêlées quand les colonnes vides le permettent",
  "cli.option-shortest":
    "employer toute la limite à une solution plus courte et à une borne inférieure plus haute\u202f; sans limite, {seconds} s",
  "cli.option-max-nodes": "abandonner une donne après tant de positions examinées",
  "cli.option-time-limit": "abandonner une donne après tant de secondes, par exemple 0,5",
  "cli.option-memory": "mémoire pour chaque donne en cours, en MiB\u202f; par défaut {mib}",
  "cli.option-workers":
    "combien de donnes sont résolues à la fois\u202f; par défaut le nombre de cœurs, {cores}",
  "cli.option-count": "combien de donnes",
  "cli.option-from": "la première donne, un code ou ses sept lettres\u202f; par défaut AAAAAAA",
  "cli.option-from-format":
    "le format de l’entrée\u202f; s’il n’est pas donné, il est reconnu. Formats\u202f: {formats}",
  "cli.option-to": "le format de la réponse\u202f; s’il n’est pas donné, json",
  "cli.option-game": "le jeu, si l’entrée ne le dit pas\u202f: SS1-S4, KL1-D3N",
  "cli.option-out":
    "garder les réponses dans un fichier, une par ligne comme solve --json\u202f; ce qui s’y trouve n’est pas résolu à nouveau",
  "cli.option-lang": "langue des messages\u202f: {languages}",
  "cli.option-help": "montrer cette aide",
  "cli.option-version": "montrer la version",
  "cli.exit":
    "Code de retour\u202f: 0 fait, 1 la réponse est non (pas gagné, ingagnable), 2 entrée ou utilisation incorrecte, 3 indécis dans les limites données.",

  // Usage errors
  "cli.usage-command": "Il n’y a pas de commande «\u202f{name}\u202f»\u202f; faceup --help les énumère.",
  "cli.usage-option": "Il n’y a pas d’option {name} ici\u202f; --help les énumère.",
  "cli.usage-value": "L’option {name} attend une valeur.",
  "cli.usage-required": "L’option {name} est nécessaire ici\u202f; --help l’explique.",
  "cli.usage-argument": "L’argument {name} manque\u202f; --help l’explique.",
  "cli.usage-number": "{name} attend un nombre entier de {least} à {most}, pas «\u202f{value}\u202f».",
  "cli.usage-seconds": "{name} attend des secondes comme 30 ou 0,5, pas «\u202f{value}\u202f».",
  "cli.usage-from-game": "L’étude porte sur {game}, mais --from nomme un autre jeu\u202f: {code}.",
  "cli.usage-count":
    "Il n’y a pas autant de donnes à partir de là\u202f: --count peut valoir au plus {most}.",
  "cli.usage-language":
    "«\u202f{name}\u202f» n’est pas une langue de Faceup. Au choix pour --lang\u202f: {allowed}.",
  "cli.usage-format": "{option} admet {allowed}, et non «\u202f{name}\u202f».",
  "cli.usage-other": "Ces arguments ne vont pas\u202f: {message}",
  "cli.usage-nothing":
    "Rien à faire\u202f: donnez un code de partie, --file avec un fichier, ou - pour l’entrée standard.",
  "cli.usage-nothing-replay":
    "Rien à faire\u202f: donnez une partie écrite, --file avec un fichier, ou - pour l’entrée standard.",
  "cli.usage-nothing-convert":
    "Rien à faire\u202f: donnez une donne, --file avec un fichier, ou - pour l’entrée standard.",
  "cli.usage-one-game":
    "Donnez une seule partie à jouer\u202f: un code, une partie écrite, ou --file avec un fichier.",
  "cli.usage-file": "Il existe un fichier de ce nom\u202f: --file {name} le lit.",
  "cli.usage-no-terminal":
    "La partie vient de l’entrée standard et il n’y a pas de terminal où taper les coups\u202f: utilisez --file.",

  // Input and output
  "cli.stdin": "entrée standard",
  "cli.at-line": "{source}, ligne {line}",
  "cli.file-missing": "Ce fichier n’existe pas.",
  "cli.file-directory": "C’est un dossier\u202f; il faut un fichier.",
  "cli.file-forbidden": "Vous n’avez pas le droit de lire ce fichier.",
  "cli.file-not-text": "Ce n’est pas du texte\u202f: donnes et parties s’écrivent en texte UTF-8.",
  "cli.file-failed": "La lecture a échoué\u202f: {reason}.",
  "cli.too-long": "C’est trop long pour une donne ou une partie écrite.",
  "cli.empty": "Il n’y a rien dedans.",
  "cli.several-games": "Il y a plus d’une partie dedans\u202f; play n’en joue qu’une.",
  "cli.output-failed": "La réponse n’a pas pu être écrite\u202f: {reason}.",
  "cli.unexpected": "Quelque chose d’inattendu s’est produit, c’est un défaut de Faceup\u202f: {message}",

  // Converting: what a fault of the input lacks
  "cli.convert-from": "Précisez-le avec --from.",
  "cli.convert-game": "Précisez-le avec --game.",

  // Layouts
  "cli.by-hand": "composée à la main",
  "cli.hidden-legend": "[ ] face cachée",
  "cli.stock-order": "Talon, première carte en tête\u202f:",
  "cli.waste-order": "Défausse, carte du dessus en dernier\u202f:",
  "cli.foundations-line": "Fondations\u202f: {cards}",
  "cli.removed-line": "Suites retirées\u202f: {suits}",
  "cli.foundations": "Fondations",
  "cli.removed": "Suites retirées",
  "cli.stock": "Talon",
  "cli.waste": "Défausse",

  // How a record ends
  "cli.replay-won": "{title}\u202f: gagné, {moves, plural, one {# coup} other {# coups}}, score {score}",
  "cli.replay-open": "{title}\u202f: pas gagné, {moves, plural, one {# coup} other {# coups}}, score {score}",

  // How far a record goes, and what the solver says
  "cli.after-moves": "{title} après {moves, plural, one {# coup} other {# coups}}",
  "cli.solve-winnable":
    "{title}\u202f: gagnable en {moves, plural, one {# coup} other {# coups}}, score {score}\u202f; il en faut au moins {bound}",
  "cli.solve-shortest":
    "{title}\u202f: gagnable en {moves, plural, one {# coup} other {# coups}}, le minimum possible, score {score}",
  "cli.solve-unwinnable": "{title}\u202f: ingagnable",
  "cli.solve-unknown":
    "{title}\u202f: pas encore connu, {stop, select, nodes {la limite de positions a été atteinte} memory {la mémoire était épuisée} time {le temps était écoulé} other {la recherche s’est interrompue}}",
  "cli.solve-cost": "{nodes, plural, one {# position examinée} other {# positions examinées}}, {ms} ms",
  "cli.solve-progress":
    "{done, plural, one {# donne traitée} other {# donnes traitées}}, {nodes, plural, one {# position examinée} other {# positions examinées}}, {time}",
  "cli.solve-interrupted":
    "Interrompu\u202f: {done, plural, one {# donne a reçu} other {# donnes ont reçu}} une réponse.",

  // A survey
  "cli.survey-range": "{count, plural, one {# donne} other {# donnes}}, de {from} à {to}",
  "cli.survey-done": "Dont {done, plural, one {# terminée} other {# terminées}}\u202f:",
  "cli.survey-winnable": "gagnables",
  "cli.survey-unwinnable": "ingagnables",
  "cli.survey-unknown": "pas encore connu\u202f: indécis dans les limites données",
  "cli.survey-share":
    "Gagnables\u202f: {share} des donnes décidées, intervalle à 95\u00a0% de {low} à {high}",
  "cli.survey-lowest": "Si toutes les inconnues étaient ingagnables\u202f: {share}, de {low} à {high}",
  "cli.survey-highest": "Si toutes les inconnues étaient gagnables\u202f: {share}, de {low} à {high}",
  "cli.survey-progress":
    "{done} donnes sur {count}, {nodes, plural, one {# position examinée} other {# positions examinées}}, {time}, reste environ {left}",
  "cli.survey-interrupted": "Interrompu. Avec --out, la même commande pourrait continuer d’ici.",
  "cli.survey-resume": "Interrompu. Ce qui est terminé est gardé\u202f; la même commande continuera d’ici.",
  "cli.survey-foreign":
    "Ce n’est pas une réponse de cette étude, le fichier reste donc tel quel\u202f: --out veut le fichier du même jeu et de la même première donne, ou un nouveau.",
  "cli.survey-no-file":
    "Ce n’est pas un fichier ordinaire\u202f; une étude ne pourrait pas continuer à partir de lui.",
  "cli.survey-changed":
    "Autre chose a écrit entre-temps dans ce fichier, peut-être une deuxième étude. Rien n’a plus été ajouté.",
  "cli.survey-failed": "Les réponses n’ont pas pu être gardées\u202f: {reason}.",

  // Playing
  "cli.score": "Score",
  "cli.moves": "Coups",
  "cli.play-start": "Tapez un coup comme {example}, ou ? pour l’aide.",
  "cli.play-resumed": "Déjà joué\u202f: {moves, plural, one {# coup} other {# coups}}. L’aide vient avec ?.",
  "cli.play-refused-at": "Coup {number} de la ligne, {move}\u202f: {refusal}",
  "cli.play-unknown": "«\u202f{word}\u202f» n’est ni un coup ni une commande. L’aide vient avec ?.",
  "cli.play-nothing-undone": "Il n’y a pas de coup à annuler.",
  "cli.play-nothing-redone": "Il n’y a pas de coup à rétablir.",
  "cli.play-hint": "{move} est le prochain coup d’une solution.",
  "cli.play-fairHint":
    "{move}\u202f: avec les cartes cachées réparties au hasard, ce coup mène à la victoire dans {wins, plural, one {# cas} many {# cas} other {# cas}} sur {guesses}.",
  "cli.play-noFairHint":
    "Quelle que soit la répartition essayée des cartes cachées, une courte recherche n’a trouvé aucun chemin vers la victoire.",
  "cli.play-lost": "Cette position ne peut plus être gagnée.",
  "cli.play-unsure": "Impossible de savoir en 10 secondes si cela peut être gagné.",
  "cli.play-restarted": "La même donne depuis le début.",
  "cli.play-code": "Code de la partie\u202f: {code}",
  "cli.play-no-code":
    "Une partie composée à la main n’a pas de code. On peut partager la partie écrite\u202f: record la montre.",
  "cli.play-record": "La partie écrite jusqu’ici\u202f:",
  "cli.play-back": "Entrée ramène à la table.",
  "cli.play-finish-offer":
    "Des coups vers les fondations suffisent maintenant à gagner\u202f: finish les joue.",
  "cli.play-no-finish":
    "finish attend que des coups vers les fondations suffisent à gagner\u202f: talon et défausse doivent être vides.",
  "cli.play-no-finish-here":
    "finish va avec les jeux à fondations\u202f; ici les suites complètes partent d’elles-mêmes.",
  "cli.play-saved": "Enregistré dans {file}.",
  "cli.play-save-what": "Il manque le nom du fichier\u202f: save parties.txt",
  "cli.play-save-exists": "{file} existe déjà\u202f; save! {file} le remplace.",
  "cli.play-save-failed": "Pas enregistré dans {file}\u202f: {reason}.",
  "cli.play-won":
    "Gagné\u202f: {points, plural, one {# point} other {# points}} en {moves, plural, one {# coup} other {# coups}}.",
  "cli.play-won-made":
    "Gagné\u202f: {points, plural, one {# point} other {# points}} en {moves, plural, one {# coup} other {# coups}}, {made} avec les coups annulés.",
  "cli.play-left":
    "Partie inachevée\u202f: {moves, plural, one {# coup} other {# coups}}, score {score}. Pour la continuer\u202f:",
  "cli.play-left-won":
    "Gagné\u202f: {moves, plural, one {# coup} other {# coups}}, score {score}. La partie écrite\u202f:",

  // The score line by line, each after its points
  "cli.points-start": "au départ",
  "cli.points-move": "{times, plural, one {# coup} other {# coups}}",
  "cli.points-run-removed": "{times, plural, one {# suite complète} other {# suites complètes}}",
  "cli.points-foundation-first":
    "{times, plural, one {# carte arrivée} other {# cartes arrivées}} aux fondations pour la première fois",
  "cli.points-waste-to-column":
    "{times, plural, one {# carte passée} other {# cartes passées}} de la défausse à une colonne",
  "cli.points-turned-up": "{times, plural, one {# carte retournée} other {# cartes retournées}}",
  "cli.points-redeal": "défausse recyclée {times, plural, one {# fois} other {# fois}}",
  "cli.points-total": "score",

  // The help inside a game
  "cli.key-transfer": "la dernière carte de la colonne 4 sur la colonne 7 (T\u202f: le dix)",
  "cli.key-group": "les trois dernières cartes de la colonne 4 sur la colonne 7",
  "cli.key-waste": "carte du dessus de la défausse sur la colonne 3\u202f; w>f\u202f: fondation",
  "cli.key-foundation": "la dernière carte de la colonne 3 sur sa fondation",
  "cli.key-back": "de la fondation de cœur sur la colonne 4 (de même fs, fd, fc)",
  "cli.key-draw": "piocher dans le talon",
  "cli.key-redeal": "recycler la défausse quand le talon est vide",
  "cli.key-deal": "distribuer une rangée de cartes du talon",
  "cli.key-several": "plusieurs coups sur une ligne, joués dans l’ordre",
  "cli.key-undo": "annuler le dernier coup (u)",
  "cli.key-redo": "le rétablir (y)",
  "cli.key-restart": "la même donne depuis le début",
  "cli.key-hint": "le prochain coup d’une solution",
  "cli.key-finish": "jouer la fin quand il ne reste que des coups vers les fondations",
  "cli.key-score": "le score ligne par ligne",
  "cli.key-code": "le code de la partie",
  "cli.key-record": "les coups joués",
  "cli.key-save": "écrire la partie dans FILE\u202f; save! remplace un fichier existant",
  "cli.key-quit": "quitter la partie (q)",
};
