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
  "cli.solve": "Povie, či sa dá rozdanie vyhrať, a ukáže ako",
  "cli.survey": "Vyrieši mnoho rozdaní po sebe a spočíta, koľko sa ich dá vyhrať",
  "cli.play": "Hra v termináli",
  "cli.convert": "Prevedie rozdania a pozície medzi formátmi pasiansových programov",
  "cli.help": "Vysvetlí príkaz",
  "cli.argument-codes": "kódy hier, napríklad SS1-S4-AAAAABD; - číta štandardný vstup",
  "cli.argument-records":
    "kód hry a ťahy v úvodzovkách, lebo > má pre shell vlastný význam; - číta štandardný vstup",
  "cli.argument-game": "kód hry alebo záznam v úvodzovkách, od ktorého sa pokračuje; - číta štandardný vstup",
  "cli.argument-solve":
    "kódy hier alebo záznamy v úvodzovkách, ktoré sa riešia od svojho konca; - číta štandardný vstup",
  "cli.argument-convert":
    "rozdanie alebo pozícia v ktoromkoľvek formáte: číslo, kód, číslice alebo rozloženie; - číta štandardný vstup",
  "cli.argument-variant": "hra a jej voľba ako v kóde: SS1-S4, TF1-D3N",
  "cli.option-file": "čítať zo súboru: na riadku jedno rozdanie, alebo záznamy; možno opakovať",
  "cli.option-file-game": "prečítať hru zo súboru: kód, pozíciu alebo záznam",
  "cli.option-file-convert": "čítať zo súboru jedno rozdanie alebo viac; možno opakovať",
  "cli.option-json": "odpovedať v JSON, jeden objekt na riadku",
  "cli.option-json-play": "na konci vypísať výsledok v JSON; hra samotná ide na chybový výstup",
  "cli.option-json-survey": "vypísať súhrn ako jeden objekt JSON",
  "cli.option-mixed-runs": "postupky rôznych farieb presúvať ako celok, ak na to stačia prázdne stĺpce",
  "cli.option-shortest": "využiť celú medzu na kratšie riešenie a vyšší dolný odhad; bez medze {seconds} s",
  "cli.option-max-nodes": "vzdať rozdanie po toľkých prehľadaných pozíciách",
  "cli.option-time-limit": "vzdať rozdanie po toľkých sekundách, napríklad 0,5",
  "cli.option-memory": "pamäť pre každé práve riešené rozdanie v MiB; bez udania {mib}",
  "cli.option-workers": "koľko rozdaní sa rieši naraz; bez udania podľa počtu jadier, {cores}",
  "cli.option-count": "koľko rozdaní",
  "cli.option-from": "prvé rozdanie, kód alebo jeho sedem písmen; bez udania AAAAAAA",
  "cli.option-from-format": "formát vstupu; bez udania sa spozná sám. Formáty: {formats}",
  "cli.option-to": "formát odpovede; bez udania json",
  "cli.option-game": "hra, ak ju vstup neudáva: SS1-S4, KL1-D3N",
  "cli.option-out":
    "ukladať odpovede do súboru, na riadku jednu ako solve --json; čo v ňom je, sa znova nerieši",
  "cli.option-lang": "jazyk hlásení: {languages}",
  "cli.option-help": "ukázať tohto pomocníka",
  "cli.option-version": "ukázať verziu",
  "cli.exit":
    "Návratový kód: 0 hotovo, 1 odpoveď znie nie (nevyhrané, nevyhrateľné), 2 chybný vstup alebo použitie, 3 v daných medziach nerozhodnuté.",

  // Usage errors
  "cli.usage-command": "Príkaz „{name}“ neexistuje; všetky vypíše faceup --help.",
  "cli.usage-option": "Voľba {name} tu nie je; všetky vypíše --help.",
  "cli.usage-value": "Voľba {name} potrebuje hodnotu.",
  "cli.usage-required": "Voľba {name} je tu potrebná; vysvetlí ju --help.",
  "cli.usage-argument": "Chýba argument {name}; vysvetlí ho --help.",
  "cli.usage-number": "{name} chce celé číslo od {least} do {most}, nie „{value}“.",
  "cli.usage-seconds": "{name} chce sekundy, napríklad 30 alebo 0,5, nie „{value}“.",
  "cli.usage-from-game": "Prieskum je hry {game}, ale --from udáva inú: {code}.",
  "cli.usage-count": "Toľko rozdaní odtiaľ už nie je: --count smie byť najviac {most}.",
  "cli.usage-language": "„{name}“ nie je jazyk Faceup. Možnosti pre --lang: {allowed}.",
  "cli.usage-format": "Možnosti pre {option}: {allowed}, nie „{name}“.",
  "cli.usage-other": "Tieto argumenty nesedia: {message}",
  "cli.usage-nothing": "Niet čo robiť: zadajte kód hry, --file so súborom alebo - pre štandardný vstup.",
  "cli.usage-nothing-replay":
    "Niet čo robiť: zadajte záznam, --file so súborom alebo - pre štandardný vstup.",
  "cli.usage-nothing-convert":
    "Niet čo robiť: zadajte rozdanie, --file so súborom alebo - pre štandardný vstup.",
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

  // Converting: what a fault of the input lacks
  "cli.convert-from": "Určí to --from.",
  "cli.convert-game": "Určí to --game.",

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

  // How far a record goes, and what the solver says
  "cli.after-moves": "{title} po {moves, plural, one {# ťahu} few {# ťahoch} other {# ťahoch}}",
  "cli.solve-winnable":
    "{title}: vyhrateľné, {moves, plural, one {# ťah} few {# ťahy} other {# ťahov}}, skóre {score}; potrebných je aspoň {bound}",
  "cli.solve-shortest":
    "{title}: vyhrateľné, {moves, plural, one {# ťah} few {# ťahy} other {# ťahov}}, menej nejde, skóre {score}",
  "cli.solve-unwinnable": "{title}: nevyhrateľné",
  "cli.solve-unknown":
    "{title}: nevieme, {stop, select, nodes {medza pozícií bola dosiahnutá} memory {pamäť sa minula} time {čas vypršal} other {hľadanie sa prerušilo}}",
  "cli.solve-cost":
    "{nodes, plural, one {prehľadaná # pozícia} few {prehľadané # pozície} other {prehľadaných # pozícií}}, {ms} ms",
  "cli.solve-progress":
    "Zodpovedané rozdania: {done, plural, one {#} few {#} other {#}}, pozície: {nodes, plural, one {#} few {#} other {#}}, {time}",
  "cli.solve-interrupted":
    "Prerušené: {done, plural, one {zodpovedané # rozdanie} few {zodpovedané # rozdania} other {zodpovedaných # rozdaní}}.",

  // A survey
  "cli.survey-range": "{count, plural, one {# rozdanie} few {# rozdania} other {# rozdaní}}, {from} až {to}",
  "cli.survey-done": "Z nich {done, plural, one {je hotové #} few {sú hotové #} other {je hotových #}}:",
  "cli.survey-winnable": "vyhrateľné",
  "cli.survey-unwinnable": "nevyhrateľné",
  "cli.survey-unknown": "zatiaľ nevieme: v daných medziach nerozhodnuté",
  "cli.survey-share": "Vyhrateľné: {share} rozhodnutých rozdaní, 95% interval od {low} do {high}",
  "cli.survey-lowest": "Keby všetky neznáme boli nevyhrateľné: {share}, od {low} do {high}",
  "cli.survey-highest": "Keby všetky neznáme boli vyhrateľné: {share}, od {low} do {high}",
  "cli.survey-progress":
    "Rozdania {done} z {count}, pozície: {nodes, plural, one {#} few {#} other {#}}, {time}, zostáva asi {left}",
  "cli.survey-interrupted": "Prerušené. S --out by ten istý príkaz mohol odtiaľ pokračovať.",
  "cli.survey-resume": "Prerušené. Čo je hotové, je uložené; ten istý príkaz bude pokračovať odtiaľ.",
  "cli.survey-foreign":
    "Toto nie je odpoveď z tohto prieskumu, súbor preto zostáva, ako je: --out chce súbor tej istej hry a prvého rozdania alebo nový.",
  "cli.survey-no-file": "Toto nie je obyčajný súbor, prieskum by z neho nemohol pokračovať.",
  "cli.survey-changed":
    "Do tohto súboru medzitým zapísal niekto iný, možno druhý prieskum. Nič ďalšie sa nepridalo.",
  "cli.survey-failed": "Odpovede sa nepodarilo uložiť: {reason}.",

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
  "cli.play-hint": "Víťazný postup pokračuje ťahom {move}.",
  "cli.play-fairHint":
    "{move}: pri náhodnom rozložení zakrytých kariet sa tým výhra začínala v {wins, plural, one {# prípade} few {# prípadoch} many {# prípadu} other {# prípadoch}} z celkovo {guesses}.",
  "cli.play-noFairHint": "Nech sa zakryté karty rozložili akokoľvek, krátke hľadanie cestu k výhre nenašlo.",
  "cli.play-lost": "Túto pozíciu už vyhrať nemožno.",
  "cli.play-unsure": "Do 10 sekúnd sa nepodarilo zistiť, či sa to dá vyhrať.",
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
  "cli.key-hint": "ďalší ťah víťazného postupu",
  "cli.key-finish": "dohrať, ak zostávajú len ťahy na základné kôpky",
  "cli.key-score": "skóre riadok po riadku",
  "cli.key-code": "kód hry",
  "cli.key-record": "doterajšie ťahy",
  "cli.key-save": "záznam do súboru FILE; save! nahradí existujúci súbor",
  "cli.key-quit": "odísť z hry (q)",
};
