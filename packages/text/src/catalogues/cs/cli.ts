import type { Translated } from "../../catalogue.ts";
import type { cli as source } from "../en/cli.ts";

export const cli: Translated<typeof source> = {
  // Help
  "cli.about": "Otevřené pasiánsy v terminálu: Simple Simon, Solitaire Réfléchi a jejich příbuzní.",
  "cli.title-usage": "Použití:",
  "cli.title-arguments": "Argumenty:",
  "cli.title-options": "Volby:",
  "cli.title-commands": "Příkazy:",
  "cli.deal": "Ukáže rozdání",
  "cli.replay": "Přehraje zápisy podle pravidel a řekne, jak končí",
  "cli.solve": "Řekne, zda se dá rozdání vyhrát, a ukáže jak",
  "cli.survey": "Vyřeší mnoho rozdání po sobě a spočítá, kolik se jich dá vyhrát",
  "cli.play": "Hra v terminálu",
  "cli.convert": "Převede rozdání a pozice mezi formáty pasiánsových programů",
  "cli.help": "Vysvětlí příkaz",
  "cli.argument-codes": "kódy her, například SS1-S4-AAAAABD; - čte standardní vstup",
  "cli.argument-records":
    "kód hry a tahy v uvozovkách, protože > má pro shell vlastní význam; - čte standardní vstup",
  "cli.argument-game": "kód hry, nebo zápis v uvozovkách, od kterého se pokračuje; - čte standardní vstup",
  "cli.argument-solve":
    "kódy her, nebo zápisy v uvozovkách, které se řeší od svého konce; - čte standardní vstup",
  "cli.argument-convert":
    "rozdání nebo pozice v kterémkoli formátu: číslo, kód, číslice nebo rozložení; - čte standardní vstup",
  "cli.argument-variant": "hra a její volba jako v kódu: SS1-S4, TF1-D3N",
  "cli.option-file": "číst ze souboru: na řádku jedno rozdání, nebo zápisy; lze opakovat",
  "cli.option-file-game": "přečíst hru ze souboru: kód, pozici nebo zápis",
  "cli.option-file-convert": "číst ze souboru jedno rozdání nebo několik; lze opakovat",
  "cli.option-json": "odpovídat v JSON, jeden objekt na řádku",
  "cli.option-json-play": "na konci vypsat výsledek v JSON; hra samotná jde na chybový výstup",
  "cli.option-json-survey": "vypsat souhrn jako jeden objekt JSON",
  "cli.option-mixed-runs": "postupky různých barev přesouvat jako celek, stačí-li na to prázdné sloupce",
  "cli.option-shortest": "využít celou mez na kratší řešení a vyšší dolní odhad; bez meze {seconds} s",
  "cli.option-max-nodes": "vzdát rozdání po tolika prohledaných pozicích",
  "cli.option-time-limit": "vzdát rozdání po tolika sekundách, například 0,5",
  "cli.option-memory": "paměť pro každé právě řešené rozdání v MiB; bez udání {mib}",
  "cli.option-workers": "kolik rozdání se řeší zároveň; bez udání podle počtu jader, {cores}",
  "cli.option-count": "kolik rozdání",
  "cli.option-from": "první rozdání, kód nebo jeho sedm písmen; bez udání AAAAAAA",
  "cli.option-from-format": "formát vstupu; bez udání se pozná sám. Formáty: {formats}",
  "cli.option-to": "formát odpovědi; bez udání json",
  "cli.option-game": "hra, pokud ji vstup neudává: SS1-S4, KL1-D3N",
  "cli.option-out":
    "ukládat odpovědi do souboru, na řádku jednu jako solve --json; co v něm je, se znovu neřeší",
  "cli.option-lang": "jazyk hlášení: {languages}",
  "cli.option-help": "ukázat tuto nápovědu",
  "cli.option-version": "ukázat verzi",
  "cli.exit":
    "Návratový kód: 0 hotovo, 1 odpověď zní ne (nevyhráno, nevyhratelné), 2 chybný vstup nebo použití, 3 v daných mezích nerozhodnuto.",

  // Usage errors
  "cli.usage-command": "Příkaz „{name}“ neexistuje; všechny vypíše faceup --help.",
  "cli.usage-option": "Volba {name} tu není; všechny vypíše --help.",
  "cli.usage-value": "Volba {name} potřebuje hodnotu.",
  "cli.usage-required": "Volba {name} je tu nutná; vysvětlí ji --help.",
  "cli.usage-argument": "Chybí argument {name}; vysvětlí ho --help.",
  "cli.usage-number": "{name} chce celé číslo od {least} do {most}, ne „{value}“.",
  "cli.usage-seconds": "{name} chce sekundy, například 30 nebo 0,5, ne „{value}“.",
  "cli.usage-from-game": "Průzkum je hry {game}, ale --from udává jinou: {code}.",
  "cli.usage-count": "Tolik rozdání odtud už není: --count smí být nejvýše {most}.",
  "cli.usage-language": "„{name}“ není jazyk Faceup. Možnosti pro --lang: {allowed}.",
  "cli.usage-format": "Možnosti pro {option}: {allowed}, ne „{name}“.",
  "cli.usage-other": "Tyto argumenty nesedí: {message}",
  "cli.usage-nothing": "Není co dělat: zadejte kód hry, --file se souborem, nebo - pro standardní vstup.",
  "cli.usage-nothing-replay":
    "Není co dělat: zadejte zápis, --file se souborem, nebo - pro standardní vstup.",
  "cli.usage-nothing-convert":
    "Není co dělat: zadejte rozdání, --file se souborem, nebo - pro standardní vstup.",
  "cli.usage-one-game": "Zadejte jednu hru: kód, zápis, nebo --file se souborem.",
  "cli.usage-file": "Soubor toho jména existuje: přečte ho --file {name}.",
  "cli.usage-no-terminal":
    "Hra přišla standardním vstupem a není tu terminál, kde by se psaly tahy: použijte --file.",

  // Input and output
  "cli.stdin": "standardní vstup",
  "cli.at-line": "{source}, řádek {line}",
  "cli.file-missing": "Takový soubor neexistuje.",
  "cli.file-directory": "Tohle je adresář, potřebný je soubor.",
  "cli.file-forbidden": "K tomuto souboru chybí právo čtení.",
  "cli.file-not-text": "Tohle není text: rozdání a zápisy jsou text v UTF-8.",
  "cli.file-failed": "Čtení se nepodařilo: {reason}.",
  "cli.too-long": "Na rozdání nebo zápis je to příliš dlouhé.",
  "cli.empty": "Nic v něm není.",
  "cli.several-games": "Je tu víc než jedna hra, play hraje jednu.",
  "cli.output-failed": "Odpověď se nepodařilo zapsat: {reason}.",
  "cli.unexpected": "Stalo se něco nečekaného, je to chyba Faceup: {message}",

  // Converting: what a fault of the input lacks
  "cli.convert-from": "Určí to --from.",
  "cli.convert-game": "Určí to --game.",

  // Layouts
  "cli.by-hand": "sestaveno ručně",
  "cli.hidden-legend": "[ ] lícem dolů",
  "cli.stock-order": "Dobírací balíček, první karta první:",
  "cli.waste-order": "Odkládací balíček, vrchní karta poslední:",
  "cli.foundations-line": "Základní hromádky: {cards}",
  "cli.removed-line": "Odebrané postupky: {suits}",
  "cli.foundations": "Základní hromádky",
  "cli.removed": "Odebrané postupky",
  "cli.stock": "Dobírací",
  "cli.waste": "Odkládací",

  // How a record ends
  "cli.replay-won":
    "{title}: vyhráno, {moves, plural, one {# tah} few {# tahy} other {# tahů}}, skóre {score}",
  "cli.replay-open":
    "{title}: nevyhráno, {moves, plural, one {# tah} few {# tahy} other {# tahů}}, skóre {score}",

  // How far a record goes, and what the solver says
  "cli.after-moves": "{title} po {moves, plural, one {# tahu} few {# tazích} other {# tazích}}",
  "cli.solve-winnable":
    "{title}: vyhratelné, {moves, plural, one {# tah} few {# tahy} other {# tahů}}, skóre {score}; potřeba je nejméně {bound}",
  "cli.solve-shortest":
    "{title}: vyhratelné, {moves, plural, one {# tah} few {# tahy} other {# tahů}}, méně nelze, skóre {score}",
  "cli.solve-unwinnable": "{title}: nevyhratelné",
  "cli.solve-unknown":
    "{title}: nevíme, {stop, select, nodes {meze pozic bylo dosaženo} memory {paměť došla} time {čas vypršel} other {hledání se přerušilo}}",
  "cli.solve-cost":
    "{nodes, plural, one {prohledána # pozice} few {prohledány # pozice} other {prohledáno # pozic}}, {ms} ms",
  "cli.solve-progress":
    "Zodpovězená rozdání: {done, plural, one {#} few {#} other {#}}, pozice: {nodes, plural, one {#} few {#} other {#}}, {time}",
  "cli.solve-interrupted":
    "Přerušeno: {done, plural, one {zodpovězeno # rozdání} few {zodpovězena # rozdání} other {zodpovězeno # rozdání}}.",

  // A survey
  "cli.survey-range": "{count, plural, one {# rozdání} few {# rozdání} other {# rozdání}}, {from} až {to}",
  "cli.survey-done": "Z nich {done, plural, one {je hotovo #} few {jsou hotova #} other {je hotovo #}}:",
  "cli.survey-winnable": "vyhratelné",
  "cli.survey-unwinnable": "nevyhratelné",
  "cli.survey-unknown": "zatím nevíme: v daných mezích nerozhodnuto",
  "cli.survey-share": "Vyhratelné: {share} rozhodnutých rozdání, 95% interval od {low} do {high}",
  "cli.survey-lowest": "Kdyby všechna neznámá byla nevyhratelná: {share}, od {low} do {high}",
  "cli.survey-highest": "Kdyby všechna neznámá byla vyhratelná: {share}, od {low} do {high}",
  "cli.survey-progress":
    "Rozdání {done} z {count}, pozice: {nodes, plural, one {#} few {#} other {#}}, {time}, zbývá asi {left}",
  "cli.survey-interrupted": "Přerušeno. S --out by týž příkaz mohl odtud pokračovat.",
  "cli.survey-resume": "Přerušeno. Co je hotové, je uloženo; týž příkaz bude pokračovat odtud.",
  "cli.survey-foreign":
    "Tohle není odpověď z tohoto průzkumu, soubor proto zůstává, jak je: --out chce soubor téže hry a prvního rozdání, nebo nový.",
  "cli.survey-no-file": "Tohle není obyčejný soubor, průzkum by z něj nemohl pokračovat.",
  "cli.survey-changed":
    "Do tohoto souboru mezitím zapsal někdo jiný, snad druhý průzkum. Nic dalšího se nepřidalo.",
  "cli.survey-failed": "Odpovědi se nepodařilo uložit: {reason}.",

  // Playing
  "cli.score": "Skóre",
  "cli.moves": "Tahy",
  "cli.play-start": "Napište tah, například {example}, nebo ? pro přehled příkazů.",
  "cli.play-resumed":
    "Dosud zahráno: {moves, plural, one {# tah} few {# tahy} other {# tahů}}. Příkazy ukáže ?.",
  "cli.play-refused-at": "Tah {number} na řádku, {move}: {refusal}",
  "cli.play-unknown": "„{word}“ není tah ani příkaz. Příkazy ukáže ?.",
  "cli.play-nothing-undone": "Není co vzít zpět.",
  "cli.play-nothing-redone": "Není co zahrát znovu.",
  "cli.play-hint": "Vítězný postup pokračuje tahem {move}.",
  "cli.play-fairHint":
    "{move}: při náhodném rozložení zakrytých karet tím výhra začínala v {wins, plural, one {# případu} few {# případech} many {# případu} other {# případech}} z celkem {guesses}.",
  "cli.play-noFairHint": "Ať se zakryté karty rozložily jakkoli, krátké hledání cestu k výhře nenašlo.",
  "cli.play-lost": "Tuto pozici už vyhrát nelze.",
  "cli.play-unsure": "Do 10 sekund se nepodařilo zjistit, zda to lze vyhrát.",
  "cli.play-restarted": "Totéž rozdání od začátku.",
  "cli.play-code": "Kód hry: {code}",
  "cli.play-no-code": "Ručně sestavená hra nemá kód. Sdílet lze její zápis: ukáže ho record.",
  "cli.play-record": "Dosavadní zápis této hry:",
  "cli.play-back": "Zpět ke stolu vede Enter.",
  "cli.play-finish-offer": "Teď už vyhrají samotné tahy na základní hromádky: zahraje je finish.",
  "cli.play-no-finish":
    "finish čeká, až budou stačit tahy na základní hromádky: dobírací i odkládací balíček musí být prázdné.",
  "cli.play-no-finish-here":
    "finish patří ke hrám se základními hromádkami, tady úplné postupky odcházejí samy.",
  "cli.play-saved": "Uloženo do {file}.",
  "cli.play-save-what": "Chybí jméno souboru: save hry.txt",
  "cli.play-save-exists": "{file} už existuje; nahradí ho save! {file}.",
  "cli.play-save-failed": "Do {file} se neuložilo: {reason}.",
  "cli.play-won":
    "Vyhráno: {points, plural, one {# bod} few {# body} other {# bodů}}, {moves, plural, one {# tah} few {# tahy} other {# tahů}}.",
  "cli.play-won-made":
    "Vyhráno: {points, plural, one {# bod} few {# body} other {# bodů}}, {moves, plural, one {# tah} few {# tahy} other {# tahů}}, i s vrácenými {made}.",
  "cli.play-left":
    "Nedohráno: {moves, plural, one {# tah} few {# tahy} other {# tahů}}, skóre {score}. Pokračovat lze od tohoto zápisu:",
  "cli.play-left-won":
    "Vyhráno: {moves, plural, one {# tah} few {# tahy} other {# tahů}}, skóre {score}. Zápis:",

  // The score line by line, each after its points
  "cli.points-start": "na začátku",
  "cli.points-move": "{times, plural, one {# tah} few {# tahy} other {# tahů}}",
  "cli.points-run-removed":
    "{times, plural, one {# úplná postupka} few {# úplné postupky} other {# úplných postupek}}",
  "cli.points-foundation-first":
    "{times, plural, one {# karta} few {# karty} other {# karet}} poprvé na základních hromádkách",
  "cli.points-waste-to-column":
    "{times, plural, one {# karta} few {# karty} other {# karet}} z odkládacího balíčku do sloupce",
  "cli.points-turned-up":
    "{times, plural, one {# odkrytá karta} few {# odkryté karty} other {# odkrytých karet}}",
  "cli.points-redeal": "balíček znovu naplněn {times, plural, one {jednou} few {#krát} other {#krát}}",
  "cli.points-total": "skóre",

  // The help inside a game
  "cli.key-transfer": "poslední karta sloupce 4 na sloupec 7 (T je desítka)",
  "cli.key-group": "poslední tři karty sloupce 4 na sloupec 7",
  "cli.key-waste": "vrchní odložená karta na sloupec 3; w>f na její hromádku",
  "cli.key-foundation": "poslední karta sloupce 3 na její základní hromádku",
  "cli.key-back": "ze srdcové základní hromádky na sloupec 4 (stejně fs, fd, fc)",
  "cli.key-draw": "dobrat z balíčku",
  "cli.key-redeal": "znovu naplnit prázdný dobírací balíček",
  "cli.key-deal": "rozdat řadu karet z balíčku",
  "cli.key-several": "několik tahů na řádku, zahrají se po řadě",
  "cli.key-undo": "vzít poslední tah zpět (u)",
  "cli.key-redo": "zahrát ho znovu (y)",
  "cli.key-restart": "totéž rozdání od začátku",
  "cli.key-hint": "příští tah vítězného postupu",
  "cli.key-finish": "dohrát, zbývají-li jen tahy na základní hromádky",
  "cli.key-score": "skóre řádek po řádku",
  "cli.key-code": "kód hry",
  "cli.key-record": "dosavadní tahy",
  "cli.key-save": "zápis do souboru FILE; save! nahradí existující soubor",
  "cli.key-quit": "odejít ze hry (q)",
};
