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
  "cli.play": "Jouer une partie dans le terminal",
  "cli.help": "Expliquer une commande",
  "cli.argument-codes": "codes de parties comme SS1-S4-AAAAABD\u202f; - lit l’entrée standard",
  "cli.argument-records":
    "code et coups, entre guillemets car > a un sens pour le shell\u202f; - lit l’entrée standard",
  "cli.argument-game":
    "code de partie, ou partie écrite à continuer, entre guillemets\u202f; - lit l’entrée standard",
  "cli.option-file": "lire un fichier, une donne par ligne ou des parties écrites\u202f; peut se répéter",
  "cli.option-file-game": "lire la partie dans un fichier\u202f: code, position ou partie écrite",
  "cli.option-json": "répondre en JSON, un objet par ligne",
  "cli.option-json-play":
    "écrire à la fin le résultat en JSON\u202f; la partie s’affiche sur la sortie d’erreur",
  "cli.option-mixed-runs":
    "déplacer d’un bloc les suites de couleurs mêlées quand les colonnes vides le permettent",
  "cli.option-lang": "langue des messages\u202f: {languages}",
  "cli.option-help": "montrer cette aide",
  "cli.option-version": "montrer la version",
  "cli.exit":
    "Code de retour\u202f: 0 fait, 1 la réponse est non (pas gagné), 2 entrée ou utilisation incorrecte, 3 indécis dans les limites données.",

  // Usage errors
  "cli.usage-command": "Il n’y a pas de commande «\u202f{name}\u202f»\u202f; faceup --help les énumère.",
  "cli.usage-option": "Il n’y a pas d’option {name} ici\u202f; --help les énumère.",
  "cli.usage-value": "L’option {name} attend une valeur.",
  "cli.usage-language":
    "«\u202f{name}\u202f» n’est pas une langue de Faceup. Au choix pour --lang\u202f: {allowed}.",
  "cli.usage-other": "Ces arguments ne vont pas\u202f: {message}",
  "cli.usage-nothing":
    "Rien à faire\u202f: donnez un code de partie, --file avec un fichier, ou - pour l’entrée standard.",
  "cli.usage-nothing-replay":
    "Rien à faire\u202f: donnez une partie écrite, --file avec un fichier, ou - pour l’entrée standard.",
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

  // Playing
  "cli.score": "Score",
  "cli.moves": "Coups",
  "cli.play-start": "Tapez un coup comme {example}, ou ? pour l’aide.",
  "cli.play-resumed": "Déjà joué\u202f: {moves, plural, one {# coup} other {# coups}}. L’aide vient avec ?.",
  "cli.play-refused-at": "Coup {number} de la ligne, {move}\u202f: {refusal}",
  "cli.play-unknown": "«\u202f{word}\u202f» n’est ni un coup ni une commande. L’aide vient avec ?.",
  "cli.play-nothing-undone": "Il n’y a pas de coup à annuler.",
  "cli.play-nothing-redone": "Il n’y a pas de coup à rétablir.",
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
  "cli.key-finish": "jouer la fin quand il ne reste que des coups vers les fondations",
  "cli.key-score": "le score ligne par ligne",
  "cli.key-code": "le code de la partie",
  "cli.key-record": "les coups joués",
  "cli.key-save": "écrire la partie dans FILE\u202f; save! remplace un fichier existant",
  "cli.key-quit": "quitter la partie (q)",
};
