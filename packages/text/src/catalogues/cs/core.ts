import type { Translated } from "../../catalogue.ts";
import type { core as source } from "../en/core.ts";

export const core: Translated<typeof source> = {
  // Hry
  "game.SS": "Simple Simon",
  "game.TF": "Solitaire Réfléchi",
  "game.ST": "Spiderette",
  "game.KL": "Klondike",
  "game.SD": "Spider",
  "option.S1": "1 barva",
  "option.S2": "2 barvy",
  "option.S4": "4 barvy",
  "option.D1N": "Dobírání po 1",
  "option.D3N": "Dobírání po 3",
  "difficulty.S1": "Snadná",
  "difficulty.S2": "Střední",
  "difficulty.S4": "Obtížná",
  "difficulty.D1N": "Snadné",
  "difficulty.D3N": "Obtížné",
  "variant.suits": "{game}, {suits, plural, one {# barva} few {# barvy} other {# barev}}",
  "variant.draw": "{game}, dobírání po {draw}",

  // Karty
  "suit.name": "{suit, select, S {piky} H {srdce} D {káry} other {kříže}}",
  "rank.name":
    "{rank, select, 1 {eso} 2 {dvojka} 3 {trojka} 4 {čtyřka} 5 {pětka} 6 {šestka} 7 {sedmička} 8 {osmička} 9 {devítka} 10 {desítka} 11 {kluk} 12 {dáma} other {král}}",
  "card.name":
    "{suit, select, S {pik} H {srdc} D {kár} other {kříž}}{rank, select, 1 {ové eso} 2 {ová dvojka} 3 {ová trojka} 4 {ová čtyřka} 5 {ová pětka} 6 {ová šestka} 7 {ová sedmička} 8 {ová osmička} 9 {ová devítka} 10 {ová desítka} 11 {ový kluk} 12 {ová dáma} other {ový král}}",
  "card.subject": "{name}",
  "card.object":
    "{suit, select, S {pik} H {srdc} D {kár} other {kříž}}{rank, select, 1 {ové eso} 2 {ovou dvojku} 3 {ovou trojku} 4 {ovou čtyřku} 5 {ovou pětku} 6 {ovou šestku} 7 {ovou sedmičku} 8 {ovou osmičku} 9 {ovou devítku} 10 {ovou desítku} 11 {ového kluka} 12 {ovou dámu} other {ového krále}}",
  "card.at":
    "{suit, select, S {pik} H {srdc} D {kár} other {kříž}}{rank, select, 1 {ovém esu} 2 {ové dvojce} 3 {ové trojce} 4 {ové čtyřce} 5 {ové pětce} 6 {ové šestce} 7 {ové sedmičce} 8 {ové osmičce} 9 {ové devítce} 10 {ové desítce} 11 {ovém klukovi} 12 {ové dámě} other {ovém králi}}",
  "wanted.subject":
    "{colour, select, red {červen{rank, select, 1 {é} 11 {ý} 13 {ý} other {á}} } black {čern{rank, select, 1 {é} 11 {ý} 13 {ý} other {á}} } other {}}{rank, select, 1 {eso} 2 {dvojka} 3 {trojka} 4 {čtyřka} 5 {pětka} 6 {šestka} 7 {sedmička} 8 {osmička} 9 {devítka} 10 {desítka} 11 {kluk} 12 {dáma} other {král}}",
  "wanted.object":
    "{colour, select, red {červen{rank, select, 1 {é} 11 {ého} 13 {ého} other {ou}} } black {čern{rank, select, 1 {é} 11 {ého} 13 {ého} other {ou}} } other {}}{rank, select, 1 {eso} 2 {dvojku} 3 {trojku} 4 {čtyřku} 5 {pětku} 6 {šestku} 7 {sedmičku} 8 {osmičku} 9 {devítku} 10 {desítku} 11 {kluka} 12 {dámu} other {krále}}",
  "foundation.name": "{suit, select, S {piková} H {srdcová} D {kárová} other {křížová}} základní hromádka",
  "cards.one": "{card}",
  "cards.run": "{first} až {last_rank}, {count, plural, one {# karta} few {# karty} other {# karet}}",
  "cards.group": "{first} až {last}, {count, plural, one {# karta} few {# karty} other {# karet}}",
  "cards.hidden":
    "{count, plural, one {# karta lícem dolů} few {# karty lícem dolů} other {# karet lícem dolů}}",
  "cards.times": "{n} × {name}",
  "cards.more": "{cards} a {more, plural, one {# další} few {# další} other {# dalších}}",

  // Proč tah nejde
  "refusal.no-such-column": "Sloupec {column} neexistuje: v této hře jsou sloupce 1 až {last}.",
  "refusal.empty-group": "Tah musí přesunout aspoň jednu kartu.",
  "refusal.no-stock": "V této hře není dobírací balíček: všechny karty leží od začátku ve sloupcích.",
  "refusal.no-waste": "V této hře není odkládací balíček: karty se přesouvají jen ze sloupce do sloupce.",
  "refusal.no-foundations":
    "V této hře nejsou základní hromádky: {card_subject} odejde jen v úplné postupce od krále po eso.",
  "refusal.run-gone": "Odebraná postupka už není ve hře; vrátí ji jen Zpět.",
  "refusal.column-empty": "Sloupec {column} je prázdný: není z něj co vzít.",
  "refusal.column-short":
    "Ve sloupci {column} {limit, plural, =0 {není žádná karta} one {je jen # karta, nikoli {count}} few {jsou jen # karty, nikoli {count}} other {je jen # karet, nikoli {count}}}.",
  "refusal.card-hidden": "Karta lícem dolů se nepřesouvá: ze sloupce {column} lze vzít jen odkryté karty.",
  "refusal.order-broken":
    "Tyto karty nelze přesunout společně: na {upper_object} patří {wanted}, ne {lower_subject}.",
  "refusal.order-ace":
    "Tyto karty nelze přesunout společně: na eso už nic nepatří, {lower_subject} řadu přerušuje.",
  "refusal.suits-mixed":
    "{lower_subject} a {upper_subject} nemají stejnou barvu: najednou lze přesunout jen skupinu jedné barvy.",
  "refusal.colours-equal":
    "{lower_subject} i {upper_subject} patří mezi {colour, select, red {červené} other {černé}} karty: najednou lze přesunout jen skupinu, ve které se střídá červená s černou.",
  "refusal.mixed-run-too-long":
    "Skupina {first} až {last} má {parts, plural, one {# jednobarevnou část} few {# jednobarevné části} other {# jednobarevných částí}}. K přesunu {needed, plural, one {je potřeba # prázdný sloupec} few {jsou potřeba # prázdné sloupce} other {je potřeba # prázdných sloupců}}, {empty, plural, =0 {ale volný není žádný} one {ale volný je jen #} few {ale volné jsou jen #} other {ale volných je jen #}}.",
  "refusal.waste-empty": "Odkládací balíček je prázdný: není z něj co vzít.",
  "refusal.waste-one": "Z odkládacího balíčku lze vzít jen vrchní kartu, a tou je {card_subject}.",
  "refusal.foundation-empty": "{foundation} je prázdná: není z ní co vzít.",
  "refusal.foundation-top": "Ze základní hromádky lze vzít jen vrchní kartu, a tou je {card_subject}.",
  "refusal.same-column": "{card_subject} už ve sloupci {column} leží.",
  "refusal.not-one-lower":
    "{card_subject} patří na {wanted_object}; na konci sloupce {column} leží {met_subject}.",
  "refusal.on-ace": "Na eso nelze položit nic: {card_subject} na {met_object} nesmí.",
  "refusal.king-on-card": "Král smí jen do prázdného sloupce: {card_subject} na {met_object} nesmí.",
  "refusal.colour-same":
    "{card_subject} patří na {wanted_object}; {met_subject} je {colour, select, red {červená} other {černá}} karta.",
  "refusal.king-only": "Do prázdného sloupce smí jen král; {card_subject} tam nesmí.",
  "refusal.foundation-one":
    "Na základní hromádku patří karty po jedné: na {card_at} {more, plural, one {leží ještě # karta} few {leží ještě # karty} other {leží ještě # karet}}.",
  "refusal.foundation-next":
    "{card_subject} musí počkat: na této základní hromádce je na řadě {next_subject}.",
  "refusal.foundation-source": "{card_subject} už na své základní hromádce leží.",
  "refusal.no-place": "{card_subject} nemá lepší místo: na konci jiného sloupce neleží {wanted}.",
  "refusal.no-place-king": "{card_subject} nemá lepší místo: král smí jen do prázdného sloupce.",
  "refusal.stock-empty": "Dobírací balíček je prázdný: všechny karty už jsou rozdané.",
  "refusal.stock-spent": "Dobírací balíček je prázdný: nejdřív ho znovu naplňte z odkládacího balíčku.",
  "refusal.stock-not-empty": "Dobírací balíček lze znovu naplnit, až když v něm žádná karta nezbývá.",
  "refusal.stock-and-waste-empty": "Dobírací i odkládací balíček jsou prázdné: není už co dobírat.",
  "refusal.deal-over-gap": "Sloupec {column} je prázdný: před rozdáním musí v každém sloupci ležet karta.",

  // Pravidla
  "rule.label": "Pravidlo: {name}",
  "rule.SS-1.name": "vše leží na stole",
  "rule.SS-1.text":
    "Všech 52 karet leží od začátku lícem nahoru v deseti sloupcích. Dobírací ani odkládací balíček tu není.",
  "rule.SS-4.name": "o jednu hodnotu níž",
  "rule.SS-4.text":
    "Poslední karta sloupce se pokládá na poslední kartu o jednu hodnotu vyšší, na barvě nezáleží. Na eso nepatří nic a král smí jen do prázdného sloupce.",
  "rule.SS-5.name": "jedna barva najednou",
  "rule.SS-5.text":
    "Skupina jedné barvy se přesouvá jako celek, ať je jakkoli dlouhá. Skupinu smíšených barev je třeba přesouvat po částech.",
  "rule.SS-6.name": "prázdné sloupce",
  "rule.SS-6.text": "Do prázdného sloupce smí kterákoli karta i skupina jedné barvy, nejen král.",
  "rule.SS-7.name": "úplná postupka odchází",
  "rule.SS-7.text":
    "Jakmile sloupec končí postupkou jedné barvy od krále po eso, odejde postupka sama ze hry. Její karty vrátí jen Zpět.",
  "rule.SS-11.name": "nejlepší sloupec",
  "rule.SS-11.text":
    "Dvojité klepnutí pošle karty do sloupce, který končí stejnou barvou, jinak do prázdného, jinak na jinou barvu. Celý sloupec se do prázdného nikdy nestěhuje.",
  "rule.SS-13.name": "skupina bez mezer",
  "rule.SS-13.text":
    "Společně se přesouvají jen karty, jejichž hodnoty klesají po jedné a žádná mezi nimi nechybí.",
  "rule.SS-14.name": "smíšené skupiny",
  "rule.SS-14.text":
    "Skupina smíšených barev se přesune najednou, pokud prázdné sloupce stačí k tomu, aby se dala přenést jednotlivými tahy. Každý prázdný sloupec zdvojnásobí počet jednobarevných částí, které smí mít.",
  "rule.TF-1.name": "sloupce jsou odkryté",
  "rule.TF-1.text": "Všech 28 karet ve sloupcích leží lícem nahoru. Zbývajících 24 tvoří dobírací balíček.",
  "rule.TF-2.name": "červená na černou",
  "rule.TF-2.text":
    "Ve sloupci se karta pokládá jen na kartu opačné barvy, červená na černou a černá na červenou, a právě o jednu hodnotu vyšší.",
  "rule.TF-3.name": "uspořádané skupiny",
  "rule.TF-3.text":
    "Karta vezme s sebou všechny karty, které na ní leží, pokud jejich hodnoty klesají po jedné a střídá se červená s černou. To, že je karta vidět, ještě neznamená, že ji lze přesunout.",
  "rule.TF-4.name": "král do prázdného sloupce",
  "rule.TF-4.text": "Do prázdného sloupce smí jen král, sám nebo se skupinou, která na něm leží.",
  "rule.TF-5.name": "vrchní karta odkládacího balíčku",
  "rule.TF-5.text":
    "Z odkládacího balíčku se hraje jen vrchní karta, a to do sloupce nebo na její základní hromádku.",
  "rule.TF-6.name": "základní hromádky",
  "rule.TF-6.text":
    "Každá základní hromádka přijímá jednu barvu od esa po krále, vždy po jedné kartě: poslední kartu sloupce nebo vrchní kartu odkládacího balíčku.",
  "rule.TF-7.name": "zpět ze základní hromádky",
  "rule.TF-7.text": "Vrchní karta základní hromádky se smí vrátit do sloupce. Body to nepřidá ani neubere.",
  "rule.TF-8.name": "dobírání",
  "rule.TF-8.text":
    "Dobírá se po jedné kartě, nebo po třech, jak se na začátku zvolí; zbývá-li v dobíracím balíčku méně, otočí se tolik. Hrát lze jen poslední z nich.",
  "rule.TF-9.name": "opětovné naplnění balíčku",
  "rule.TF-9.text":
    "Když je dobírací balíček prázdný, obrátí se do něj celý odkládací balíček ve stejném pořadí. Opakovat to lze libovolně často.",
  "rule.TF-12.name": "nejdelší sloupec",
  "rule.TF-12.text":
    "Dvě rychlá klepnutí pošlou karty do nejdelšího sloupce, který je přijme, krále do prázdného.",
  "rule.ST-2.name": "zakryté karty zůstávají",
  "rule.ST-2.text": "Karta lícem dolů se nikdy nepřesouvá. Otočí se, jakmile je ve sloupci poslední.",
  "rule.ST-3.name": "rozdání řady",
  "rule.ST-3.text":
    "Z dobíracího balíčku se na každý sloupec zleva doprava rozdá jedna karta lícem nahoru. Rozdání se počítá jako tah; odkládací balíček tu není.",
  "rule.ST-4.name": "rozdání bez prázdných sloupců",
  "rule.ST-4.text":
    "K rozdání musí ležet karta v každém sloupci, ledaže by karet bylo méně než sloupců. Z prázdného balíčku se nerozdává.",
  "rule.KL-1.name": "zakryté karty zůstávají",
  "rule.KL-1.text": "Karta lícem dolů se nikdy nepřesouvá. Otočí se, jakmile je ve sloupci poslední.",
  "rule.SD-1.name": "dva balíčky karet",
  "rule.SD-1.text":
    "Spider se hraje se dvěma balíčky karet v deseti sloupcích. Z dobíracího balíčku se rozdává po deseti; odkládací balíček tu není.",
  "rule.group.name": "skupiny",
  "rule.group.text": "Skupina je karta se všemi kartami, které na ní ve sloupci leží.",
  "rule.notation.name": "zápis tahu",
  "rule.notation.text": "Tah uvádí sloupce, které ve hře jsou, a aspoň jednu kartu.",

  // Co tah udělal
  "move.to-card":
    "{what}{from, select, waste { z odkládacího balíčku} foundation { ze základní hromádky} other {}} na {met_object}, sloupec {column}",
  "move.to-empty":
    "{what}{from, select, waste { z odkládacího balíčku} foundation { ze základní hromádky} other {}} do prázdného sloupce {column}",
  "move.to-foundation": "{what}{from, select, waste { z odkládacího balíčku} other {}} na základní hromádku",
  "move.draw":
    "{count, plural, one {dobrána karta {card}} few {dobrány # karty, navrchu {card}} other {dobráno # karet, navrchu {card}}}",
  "move.deal": "{count, plural, one {rozdána # karta} few {rozdány # karty} other {rozdáno # karet}}",
  "move.redeal":
    "dobírací balíček znovu naplněn, {count, plural, one {# karta} few {# karty} other {# karet}}",
  "move.turned-up": "odkryto: {card}",
  "move.run-removed": "úplná postupka odebrána, {suit}, {removed} {total, select, 4 {ze} other {z}} {total}",
  "move.undone": "Vráceno zpět: {move}",
  "move.redone": "Provedeno znovu: {move}",

  // Místa na stole
  "spot.card":
    "{card}, sloupec {column}, {place} {size, select, 2 {ze} 3 {ze} 4 {ze} 6 {ze} 7 {ze} 12 {ze} 13 {ze} 14 {ze} 16 {ze} 17 {ze} other {z}} {size}",
  "spot.run":
    "{card}, sloupec {column}, {place} {size, select, 2 {ze} 3 {ze} 4 {ze} 6 {ze} 7 {ze} 12 {ze} 13 {ze} 14 {ze} 16 {ze} 17 {ze} other {z}} {size}, skupina {run, plural, one {# karty} few {# karet} other {# karet}}",
  "spot.hidden":
    "{count, plural, one {# karta lícem dolů} few {# karty lícem dolů} other {# karet lícem dolů}}, sloupec {column}",
  "spot.empty": "prázdný sloupec {column}",
  "spot.stock-draw":
    "dobírací balíček, {count, plural, one {# karta} few {# karty} other {# karet}}, {draws, plural, one {# dobrání} few {# dobrání} other {# dobrání}}",
  "spot.stock-deal":
    "dobírací balíček, {count, plural, one {# karta} few {# karty} other {# karet}}, {deals, plural, one {# rozdání} few {# rozdání} other {# rozdání}}",
  "spot.stock-spent":
    "dobírací balíček, prázdný; znovu se naplní odkládacím balíčkem, {count, plural, one {# karta} few {# karty} other {# karet}}",
  "spot.stock-empty": "dobírací balíček, prázdný",
  "spot.waste":
    "odkládací balíček, navrchu {card}, {count, plural, one {# karta} few {# karty} other {# karet}}",
  "spot.waste-empty": "odkládací balíček, prázdný",
  "spot.foundation": "{foundation}, {card}",
  "spot.foundation-empty": "{foundation}, prázdná",
  "spot.removed": "odebrané postupky, {removed} {total, select, 4 {ze} other {z}} {total}: {suits}",
  "spot.removed-none": "zatím žádná odebraná postupka",
  "reading.column": "Sloupec {column}: {cards}",
  "reading.column-empty": "Sloupec {column}: prázdný",

  // Chyby v kódu, pozici a zápisu
  "error.code-empty": "Je třeba kód hry, například SS1-S4-AAAAABD.",
  "error.code-game": "„{text}“ není hra. Kód začíná písmeny {allowed}.",
  "error.code-version": "„{text}“ není verze. Za hrou následuje 1.",
  "error.code-version-missing": "Kód není úplný: za hrou následuje 1.",
  "error.code-newer": "Tento kód pochází z novější verze: způsob rozdání číslo {text} zde není známý.",
  "error.code-option": "„{text}“ není volba hry {game}. Možnosti: {allowed}.",
  "error.code-option-missing": "Kód není úplný: pro hru {game} následuje {allowed}.",
  "error.code-letters": "„{text}“ do rozdání nepatří: jsou v něm jen písmena A až Z.",
  "error.code-spelling": "„{text}“ je zde třeba psát {code}.",
  "error.code-length":
    "Rozdání má mít přesně 7 písmen, tento kód {letters, plural, =0 {nemá žádné} one {má jen #} few {má #} other {má #}}.",
  "error.at-line": "Řádek {line}, znak {character}: {fault}",
  "error.at-column": "Sloupec {column}, karta {card}: {fault}",
  "error.at-pile":
    "{pile, select, stock {Dobírací balíček} other {Odkládací balíček}}, karta {card}: {fault}",
  "error.json": "Tohle není platný JSON.",
  "error.json-line": "Tohle není platný JSON: řádek {line}, znak {character}.",
  "error.json-character": "Tohle není platný JSON: znak {character}.",
  "error.position-type": "Pozice má být objekt JSON.",
  "error.position-game": "„game“: {fault}",
  "error.field-missing": "Chybí pole „{field}“.",
  "error.field-type":
    "„{field}“ má být {expected, select, object {objekt} list {seznam} number {číslo} other {text}}.",
  "error.card-text": "„{text}“ není karta.",
  "error.suit-text": "„{text}“ není barva („{field}“); barvy jsou S, H, D a C.",
  "error.column-count":
    "{found, plural, one {Je tu # sloupec} few {Jsou tu # sloupce} other {Je tu # sloupců}}, ale hra jich má {expected}.",
  "error.pile-foreign":
    "{pile, select, stock {V této hře není dobírací balíček.} waste {V této hře není odkládací balíček.} foundations {V této hře nejsou základní hromádky.} other {V této hře se postupky neodebírají.}}",
  "error.stock-missing": "Chybějí karty dobíracího balíčku.",
  "error.card-surplus":
    "{card} se opakuje příliš často; v balíčku {allowed, plural, =0 {taková karta není} one {je taková karta jen #} few {jsou takové karty jen #} other {je takových karet jen #}}.",
  "error.cards-missing":
    "{count, plural, one {Chybí # karta} few {Chybějí # karty} other {Chybí # karet}}: {cards}.",
  "error.face-down-count":
    "„faceDown“ má mít pro každý sloupec jedno číslo, tedy {expected}, nikoli {found}.",
  "error.face-down":
    "Sloupec {column}: {found} není možný počet karet lícem dolů; {most, plural, =0 {nesmí tak ležet žádná} one {smí tak ležet nejvýše #} few {smějí tak ležet nejvýše #} other {smí tak ležet nejvýše #}}.",
  "error.foundation-height": "{foundation}: {found} není možný počet karet, jen 0 až 13.",
  "error.record-empty": "Není tu žádný zápis. Zápis začíná kódem hry nebo pozicí.",
  "error.record-no-start": "„{text}“ stojí dřív než kód hry nebo pozice.",
  "error.record-move": "Tah {number}: {fault}",
  "error.move-text": "„{text}“ není tah. Tahy vypadají takto: 4>7, 4>7x3, w>3, 3>f, fh>4, d nebo r.",
  "error.move-to-waste": "„{text}“ není tah: na odkládací balíček se karty nevracejí.",
  "error.replay": "Tah {number}, {move}: {refusal}",

  // What is wrong with a deal of another program
  "error.format-empty": "Není tu nic ke čtení.",
  "error.format-unknown": "Tohle není rozdání v žádném ze známých formátů.",
  "error.format-ambiguous": "Takové číslo může být z několika programů: {formats}.",
  "error.game-needed": "Není z toho poznat, která hra to je: {games}.",
  "error.game-foreign": "Formát {format} tuto hru nezná: {game}.",
  "error.game-other": "Tohle je {said}, nikoli {asked}.",
  "error.columns-foreign":
    "{found, plural, one {Je tu # sloupec} few {Jsou tu # sloupce} other {Je tu # sloupců}}, ale zdejší hry jich mají {expected}.",
  "error.card-unseen":
    "„{text}“ je skrytá karta a není uvedeno, která; přečíst lze jen rozdání, které jmenuje všechny karty.",
  "error.card-covered": "Karta lícem dolů nemůže ležet na kartě lícem nahoru.",
  "error.suit-unknown": "„{text}“ není barva; barvy jsou S, H, D a C.",
  "error.line-unknown":
    "„{text}“ není žádná hromádka; řádky se jmenují Game, Foundations, Stock, Talon, Waste a Removed.",
  "error.line-twice": "„{text}“ je tu podruhé.",
  "error.foundation-text": "„{text}“ není základní hromádka; píšou se S-0, H-A, D-10 nebo C-K, každá jednou.",
  "error.foundation-run": "„{text}“: z této hry odcházejí jen úplné postupky, možné je tedy jen 0 nebo K.",
  "error.cell-card": "„{text}“ leží na volném poli, a to žádná zdejší hra nemá.",
  "error.pile-unknown": "Hromádka „{field}“ patří do her, které tu nejsou.",
  "error.digits-count":
    "{found, plural, one {Je tu # číslice} few {Jsou tu # číslice} other {Je tu # číslic}}, ale rozdání jich má {expected}, tři pro každou z 52 karet.",
  "error.digits-text": "„{text}“ není číslice; rozdání se zapisuje jen číslicemi.",
  "error.digits-card":
    "Karta {number}: „{text}“ není karta. Tři číslice jsou hodnota od 01 do 13 a barva od 1 do 4.",
  "error.number-text": "„{text}“ není číslo rozdání.",
  "error.number-range": "Rozdání číslo {text} tento program nemá: čísla jdou od {least} do {most}.",
  "error.link-game": "{text} nevede na Klondike, ale na jinou hru.",
  "error.write-never": "Formát {format} lze jen číst.",
  "error.write-pile":
    "Do formátu {format} nelze zapsat {pile, select, waste {odkládací balíček} foundations {karty na základních hromádkách} other {tyto odebrané postupky}}.",
  "error.write-started": "Do formátu {format} lze zapsat jen rozdání, ve kterém se ještě netáhlo.",
  "error.write-lossy": "Do formátu {format} nelze tuto pozici zapsat: četla by se jako jiná.",
};
