import type { Translated } from "../../catalogue.ts";
import type { cli as source } from "../en/cli.ts";

export const cli: Translated<typeof source> = {
  // Help
  "cli.about": "Otvorené pasiansy v termináli: Simple Simon, Solitaire Réfléchi a ich príbuzní.",
  "cli.title-usage": "Použitie:",
  "cli.title-arguments": "Argumenty:",
  "cli.title-options": "Voľby:",
  "cli.title-commands": "Príkazy:",
  "cli.deal": "Ukáže rozdania",
  "cli.replay": "Prehrá záznamy podľa pravidiel a povie, ako sa končia",
  "cli.play": "Hra v termináli",
  "cli.help": "Vysvetlí príkaz",
  "cli.argument-codes": "kódy hier, napríklad SS1-S4-AAAAABD; - číta štandardný vstup",
  "cli.argument-records":
    "kód hry a ťahy v úvodzovkách, lebo > má pre shell vlastný význam; - číta štandardný vstup",
  "cli.argument-game": "kód hry alebo záznam v úvodzovkách, od ktorého sa pokračuje; - číta štandardný vstup",
  "cli.option-file": "čítať zo súboru: na riadku jedno rozdanie, alebo záznamy; možno opakovať",
  "cli.option-file-game": "prečítať hru zo súboru: kód, pozíciu alebo záznam",
  "cli.option-json": "odpovedať v JSON, jeden objekt na riadku",
  "cli.option-json-play": "na konci vypísať výsledok v JSON; hra samotná ide na chybový výstup",
  "cli.option-mixed-runs": "postupky rôznych farieb presúvať ako celok, ak na to stačia prázdne stĺpce",
  "cli.option-lang": "jazyk hlásení: {languages}",
  "cli.option-help": "ukázať tohto pomocníka",
  "cli.option-version": "ukázať verziu",
  "cli.exit":
    "Návratový kód: 0 hotovo, 1 odpoveď znie nie (nevyhrané), 2 chybný vstup alebo použitie, 3 v daných medziach nerozhodnuté.",

  // Usage errors
  "cli.usage-command": "Príkaz „{name}“ neexistuje; všetky vypíše faceup --help.",
  "cli.usage-option": "Voľba {name} tu nie je; všetky vypíše --help.",
  "cli.usage-value": "Voľba {name} potrebuje hodnotu.",
  "cli.usage-language": "„{name}“ nie je jazyk Faceup. Možnosti pre --lang: {allowed}.",
  "cli.usage-other": "Tieto argumenty nesedia: {message}",
  "cli.usage-nothing": "Niet čo robiť: zadajte kód hry, --file so súborom alebo - pre štandardný vstup.",
  "cli.usage-nothing-replay":
    "Niet čo robiť: zadajte záznam, --file so súborom alebo - pre štandardný vstup.",
  "cli.usage-one-game": "Zadajte jednu hru: kód, záznam alebo --file so súborom.",
  "cli.usage-file": "Súbor s týmto menom existuje: prečíta ho --file {name}.",
  "cli.usage-no-terminal":
    "Hra prišla štandardným vstupom a nie je tu terminál, kde by sa písali ťahy: použite --file.",

  // Input and output
  "cli.stdin": "štandardný vstup",
  "cli.at-line": "{source}, riadok {line}",
  "cli.file-missing": "Taký súbor neexistuje.",
  "cli.file-directory": "Toto je adresár, potrebný je súbor.",
  "cli.file-forbidden": "K tomuto súboru chýba právo na čítanie.",
  "cli.file-not-text": "Toto nie je text: rozdania a záznamy sú text v UTF-8.",
  "cli.file-failed": "Čítanie sa nepodarilo: {reason}.",
  "cli.too-long": "Na rozdanie alebo záznam je to príliš dlhé.",
  "cli.empty": "Nič v ňom nie je.",
  "cli.several-games": "Je tu viac než jedna hra, play hrá jednu.",
  "cli.output-failed": "Odpoveď sa nepodarilo zapísať: {reason}.",
  "cli.unexpected": "Stalo sa niečo nečakané, je to chyba Faceup: {message}",

  // Layouts
  "cli.by-hand": "zostavené ručne",
  "cli.hidden-legend": "[ ] lícom nadol",
  "cli.stock-order": "Doberací balíček, prvá karta prvá:",
  "cli.waste-order": "Odkladací balíček, vrchná karta posledná:",
  "cli.foundations-line": "Základné kôpky: {cards}",
  "cli.removed-line": "Odobraté postupky: {suits}",
  "cli.foundations": "Základné kôpky",
  "cli.removed": "Odobraté postupky",
  "cli.stock": "Doberací",
  "cli.waste": "Odkladací",

  // How a record ends
  "cli.replay-won":
    "{title}: vyhrané, {moves, plural, one {# ťah} few {# ťahy} other {# ťahov}}, skóre {score}",
  "cli.replay-open":
    "{title}: nevyhrané, {moves, plural, one {# ťah} few {# ťahy} other {# ťahov}}, skóre {score}",

  // Playing
  "cli.score": "Skóre",
  "cli.moves": "Ťahy",
  "cli.play-start": "Napíšte ťah, napríklad {example}, alebo ? pre pomoc.",
  "cli.play-resumed":
    "Doteraz zahrané: {moves, plural, one {# ťah} few {# ťahy} other {# ťahov}}. Pomoc ukáže ?.",
  "cli.play-refused-at": "Ťah {number} na riadku, {move}: {refusal}",
  "cli.play-unknown": "„{word}“ nie je ťah ani príkaz. Pomoc ukáže ?.",
  "cli.play-nothing-undone": "Niet čo vrátiť.",
  "cli.play-nothing-redone": "Niet čo zahrať znova.",
  "cli.play-restarted": "To isté rozdanie od začiatku.",
  "cli.play-code": "Kód hry: {code}",
  "cli.play-no-code": "Ručne zostavená hra nemá kód. Zdieľať možno jej záznam: ukáže ho record.",
  "cli.play-record": "Doterajší záznam tejto hry:",
  "cli.play-back": "Späť k stolu vedie Enter.",
  "cli.play-finish-offer": "Teraz už vyhrajú samotné ťahy na základné kôpky: zahrá ich finish.",
  "cli.play-no-finish":
    "finish čaká, kým budú stačiť ťahy na základné kôpky: doberací aj odkladací balíček musia byť prázdne.",
  "cli.play-no-finish-here": "finish patrí k hrám so základnými kôpkami, tu úplné postupky odchádzajú samy.",
  "cli.play-saved": "Uložené do {file}.",
  "cli.play-save-what": "Chýba meno súboru: save hry.txt",
  "cli.play-save-exists": "{file} už existuje; nahradí ho save! {file}.",
  "cli.play-save-failed": "Do {file} sa neuložilo: {reason}.",
  "cli.play-won":
    "Vyhrané: {points, plural, one {# bod} few {# body} other {# bodov}}, {moves, plural, one {# ťah} few {# ťahy} other {# ťahov}}.",
  "cli.play-won-made":
    "Vyhrané: {points, plural, one {# bod} few {# body} other {# bodov}}, {moves, plural, one {# ťah} few {# ťahy} other {# ťahov}}, aj s vrátenými {made}.",
  "cli.play-left":
    "Nedohrané: {moves, plural, one {# ťah} few {# ťahy} other {# ťahov}}, skóre {score}. Pokračovať možno od tohto záznamu:",
  "cli.play-left-won":
    "Vyhrané: {moves, plural, one {# ťah} few {# ťahy} other {# ťahov}}, skóre {score}. Záznam:",

  // The score line by line, each after its points
  "cli.points-start": "na začiatku",
  "cli.points-move": "{times, plural, one {# ťah} few {# ťahy} other {# ťahov}}",
  "cli.points-run-removed":
    "{times, plural, one {# úplná postupka} few {# úplné postupky} other {# úplných postupiek}}",
  "cli.points-foundation-first":
    "{times, plural, one {# karta} few {# karty} other {# kariet}} prvýkrát na základných kôpkach",
  "cli.points-waste-to-column":
    "{times, plural, one {# karta} few {# karty} other {# kariet}} z odkladacieho balíčka do stĺpca",
  "cli.points-turned-up":
    "{times, plural, one {# odkrytá karta} few {# odkryté karty} other {# odkrytých kariet}}",
  "cli.points-redeal": "balíček znovu naplnený {times, plural, one {raz} few {#-krát} other {#-krát}}",
  "cli.points-total": "skóre",

  // The help inside a game
  "cli.key-transfer": "posledná karta stĺpca 4 na stĺpec 7 (T je desiatka)",
  "cli.key-group": "posledné tri karty stĺpca 4 na stĺpec 7",
  "cli.key-waste": "vrchná odložená karta na stĺpec 3; w>f na jej kôpku",
  "cli.key-foundation": "posledná karta stĺpca 3 na jej základnú kôpku",
  "cli.key-back": "zo srdcovej základnej kôpky na stĺpec 4 (rovnako fs, fd, fc)",
  "cli.key-draw": "dobrať z balíčka",
  "cli.key-redeal": "znovu naplniť prázdny doberací balíček",
  "cli.key-deal": "rozdať rad kariet z balíčka",
  "cli.key-several": "niekoľko ťahov na riadku, zahrajú sa po poradí",
  "cli.key-undo": "vrátiť posledný ťah (u)",
  "cli.key-redo": "zahrať ho znova (y)",
  "cli.key-restart": "to isté rozdanie od začiatku",
  "cli.key-finish": "dohrať, ak zostávajú len ťahy na základné kôpky",
  "cli.key-score": "skóre riadok po riadku",
  "cli.key-code": "kód hry",
  "cli.key-record": "doterajšie ťahy",
  "cli.key-save": "záznam do súboru FILE; save! nahradí existujúci súbor",
  "cli.key-quit": "odísť z hry (q)",
};
