import type { Translated } from "../../catalogue.ts";
import type { core as source } from "../en/core.ts";

export const core: Translated<typeof source> = {
  // Hry
  "game.SS": "Simple Simon",
  "game.TF": "Solitaire Réfléchi",
  "game.ST": "Spiderette",
  "game.KL": "Klondike",
  "game.SD": "Spider",
  "option.S1": "1 farba",
  "option.S2": "2 farby",
  "option.S4": "4 farby",
  "option.D1N": "Doberanie po 1",
  "option.D3N": "Doberanie po 3",
  "difficulty.S1": "Ľahká",
  "difficulty.S2": "Stredná",
  "difficulty.S4": "Ťažká",
  "difficulty.D1N": "Ľahké",
  "difficulty.D3N": "Ťažké",
  "variant.suits": "{game}, {suits, plural, one {# farba} few {# farby} other {# farieb}}",
  "variant.draw": "{game}, doberanie po {draw}",

  // Karty
  "suit.name": "{suit, select, S {piky} H {srdcia} D {kára} other {kríže}}",
  "rank.name":
    "{rank, select, 1 {eso} 2 {dvojka} 3 {trojka} 4 {štvorka} 5 {päťka} 6 {šestka} 7 {sedmička} 8 {osmička} 9 {deviatka} 10 {desiatka} 11 {dolník} 12 {dáma} other {kráľ}}",
  "card.name":
    "{suit, select, S {pik} H {srdc} D {kár} other {kríž}}{rank, select, 1 {ové eso} 2 {ová dvojka} 3 {ová trojka} 4 {ová štvorka} 5 {ová päťka} 6 {ová šestka} 7 {ová sedmička} 8 {ová osmička} 9 {ová deviatka} 10 {ová desiatka} 11 {ový dolník} 12 {ová dáma} other {ový kráľ}}",
  "card.subject": "{name}",
  "card.object":
    "{suit, select, S {pik} H {srdc} D {kár} other {kríž}}{rank, select, 1 {ové eso} 2 {ovú dvojku} 3 {ovú trojku} 4 {ovú štvorku} 5 {ovú päťku} 6 {ovú šestku} 7 {ovú sedmičku} 8 {ovú osmičku} 9 {ovú deviatku} 10 {ovú desiatku} 11 {ového dolníka} 12 {ovú dámu} other {ového kráľa}}",
  "card.at":
    "{suit, select, S {pik} H {srdc} D {kár} other {kríž}}{rank, select, 1 {ovom ese} 2 {ovej dvojke} 3 {ovej trojke} 4 {ovej štvorke} 5 {ovej päťke} 6 {ovej šestke} 7 {ovej sedmičke} 8 {ovej osmičke} 9 {ovej deviatke} 10 {ovej desiatke} 11 {ovom dolníkovi} 12 {ovej dáme} other {ovom kráľovi}}",
  "wanted.subject":
    "{colour, select, red {červen{rank, select, 1 {é} 11 {ý} 13 {ý} other {á}} } black {čiern{rank, select, 1 {e} 11 {y} 13 {y} other {a}} } other {}}{rank, select, 1 {eso} 2 {dvojka} 3 {trojka} 4 {štvorka} 5 {päťka} 6 {šestka} 7 {sedmička} 8 {osmička} 9 {deviatka} 10 {desiatka} 11 {dolník} 12 {dáma} other {kráľ}}",
  "wanted.object":
    "{colour, select, red {červen{rank, select, 1 {é} 11 {ého} 13 {ého} other {ú}} } black {čiern{rank, select, 1 {e} 11 {eho} 13 {eho} other {u}} } other {}}{rank, select, 1 {eso} 2 {dvojku} 3 {trojku} 4 {štvorku} 5 {päťku} 6 {šestku} 7 {sedmičku} 8 {osmičku} 9 {deviatku} 10 {desiatku} 11 {dolníka} 12 {dámu} other {kráľa}}",
  "foundation.name": "{suit, select, S {piková} H {srdcová} D {kárová} other {krížová}} základná kôpka",
  "cards.one": "{card}",
  "cards.run": "{first} až {last_rank}, {count, plural, one {# karta} few {# karty} other {# kariet}}",
  "cards.group": "{first} až {last}, {count, plural, one {# karta} few {# karty} other {# kariet}}",
  "cards.hidden":
    "{count, plural, one {# karta lícom nadol} few {# karty lícom nadol} other {# kariet lícom nadol}}",
  "cards.times": "{n} × {name}",
  "cards.more": "{cards} a {more, plural, one {# ďalšia} few {# ďalšie} other {# ďalších}}",

  // Prečo ťah nejde
  "refusal.no-such-column": "Stĺpec {column} neexistuje: v tejto hre sú stĺpce 1 až {last}.",
  "refusal.empty-group": "Ťah musí presunúť aspoň jednu kartu.",
  "refusal.no-stock": "V tejto hre nie je doberací balíček: všetky karty ležia od začiatku v stĺpcoch.",
  "refusal.no-waste": "V tejto hre nie je odkladací balíček: karty sa presúvajú iba zo stĺpca do stĺpca.",
  "refusal.no-foundations":
    "V tejto hre nie sú základné kôpky: {card_subject} odíde iba v úplnej postupke od kráľa po eso.",
  "refusal.run-gone": "Odobratá postupka už nie je v hre; vráti ju iba príkaz Vrátiť ťah.",
  "refusal.column-empty": "Stĺpec {column} je prázdny: niet z neho čo vziať.",
  "refusal.column-short":
    "V stĺpci {column} {limit, plural, =0 {nie je žiadna karta} one {je iba # karta, nie {count}} few {sú iba # karty, nie {count}} other {je iba # kariet, nie {count}}}.",
  "refusal.card-hidden": "Karta lícom nadol sa nepresúva: zo stĺpca {column} možno vziať iba odkryté karty.",
  "refusal.order-broken":
    "Tieto karty nemožno presunúť spolu: na {upper_object} patrí {wanted}, nie {lower_subject}.",
  "refusal.order-ace":
    "Tieto karty nemožno presunúť spolu: na eso už nič nepatrí, {lower_subject} rad prerušuje.",
  "refusal.suits-mixed":
    "{lower_subject} a {upper_subject} nie sú jednej farby: naraz možno presunúť iba skupinu jednej farby.",
  "refusal.colours-equal":
    "{lower_subject} aj {upper_subject} patria medzi {colour, select, red {červené} other {čierne}} karty: naraz možno presunúť iba skupinu, v ktorej sa strieda červená s čiernou.",
  "refusal.mixed-run-too-long":
    "Skupina {first} až {last} má {parts, plural, one {# jednofarebnú časť} few {# jednofarebné časti} other {# jednofarebných častí}}. Na presun {needed, plural, one {treba # prázdny stĺpec} few {treba # prázdne stĺpce} other {treba # prázdnych stĺpcov}}, {empty, plural, =0 {no voľný nie je žiadny} one {no voľný je iba #} few {no voľné sú iba #} other {no voľných je iba #}}.",
  "refusal.waste-empty": "Odkladací balíček je prázdny: niet z neho čo vziať.",
  "refusal.waste-one": "Z odkladacieho balíčka možno vziať iba vrchnú kartu, a tou je {card_subject}.",
  "refusal.foundation-empty": "{foundation} je prázdna: niet z nej čo vziať.",
  "refusal.foundation-top": "Zo základnej kôpky možno vziať iba vrchnú kartu, a tou je {card_subject}.",
  "refusal.same-column": "{card_subject} už v stĺpci {column} leží.",
  "refusal.not-one-lower":
    "{card_subject} sa kladie na {wanted_object}; na konci stĺpca {column} leží {met_subject}.",
  "refusal.on-ace": "Na eso nemožno položiť nič: {card_subject} na {met_object} nesmie.",
  "refusal.king-on-card": "Kráľ smie iba do prázdneho stĺpca: {card_subject} na {met_object} nesmie.",
  "refusal.colour-same":
    "{card_subject} sa kladie na {wanted_object}; {met_subject} je {colour, select, red {červená} other {čierna}} karta.",
  "refusal.king-only": "Do prázdneho stĺpca smie iba kráľ; {card_subject} tam nesmie.",
  "refusal.foundation-one":
    "Na základnú kôpku patria karty po jednej: na {card_at} {more, plural, one {leží ešte # karta} few {ležia ešte # karty} other {leží ešte # kariet}}.",
  "refusal.foundation-next":
    "{card_subject} musí počkať: na tejto základnej kôpke je na rade {next_subject}.",
  "refusal.foundation-source": "{card_subject} už na svojej základnej kôpke leží.",
  "refusal.no-place": "{card_subject} nemá lepšie miesto: na konci iného stĺpca neleží {wanted}.",
  "refusal.no-place-king": "{card_subject} nemá lepšie miesto: kráľ smie iba do prázdneho stĺpca.",
  "refusal.stock-empty": "Doberací balíček je prázdny: všetky karty sú už rozdané.",
  "refusal.stock-spent": "Doberací balíček je prázdny: najprv ho znovu naplňte z odkladacieho balíčka.",
  "refusal.stock-not-empty": "Doberací balíček možno znovu naplniť, až keď v ňom nezostane žiadna karta.",
  "refusal.stock-and-waste-empty": "Doberací aj odkladací balíček sú prázdne: už niet čo doberať.",
  "refusal.deal-over-gap": "Stĺpec {column} je prázdny: pred rozdaním musí v každom stĺpci ležať karta.",

  // Pravidlá
  "rule.label": "Pravidlo: {name}",
  "rule.SS-1.name": "všetko leží na stole",
  "rule.SS-1.text":
    "Všetkých 52 kariet leží od začiatku lícom nahor v desiatich stĺpcoch. Doberací ani odkladací balíček tu nie je.",
  "rule.SS-4.name": "o jeden stupeň nižšie",
  "rule.SS-4.text":
    "Posledná karta stĺpca sa kladie na poslednú kartu o jeden stupeň vyššiu, na farbe nezáleží. Na eso nepatrí nič a kráľ smie iba do prázdneho stĺpca.",
  "rule.SS-5.name": "jedna farba naraz",
  "rule.SS-5.text":
    "Skupina jednej farby sa presúva ako celok, nech je akokoľvek dlhá. Skupinu zmiešaných farieb treba presúvať po častiach.",
  "rule.SS-6.name": "prázdne stĺpce",
  "rule.SS-6.text": "Do prázdneho stĺpca smie ktorákoľvek karta aj skupina jednej farby, nielen kráľ.",
  "rule.SS-7.name": "úplná postupka odchádza",
  "rule.SS-7.text":
    "Len čo sa stĺpec končí postupkou jednej farby od kráľa po eso, postupka sama odíde z hry. Jej karty vráti iba príkaz Vrátiť ťah.",
  "rule.SS-11.name": "najlepší stĺpec",
  "rule.SS-11.text":
    "Dvojité kliknutie pošle karty do stĺpca, ktorý sa končí rovnakou farbou, inak do prázdneho, inak na inú farbu. Celý stĺpec sa do prázdneho nikdy nesťahuje.",
  "rule.SS-13.name": "skupina bez medzier",
  "rule.SS-13.text":
    "Spolu sa presúvajú iba karty, ktorých hodnoty klesajú po jednej a žiadna medzi nimi nechýba.",
  "rule.SS-14.name": "zmiešané skupiny",
  "rule.SS-14.text":
    "Skupina zmiešaných farieb sa presunie naraz, ak prázdne stĺpce stačia na to, aby sa dala preniesť jednotlivými ťahmi. Každý prázdny stĺpec zdvojnásobí počet jednofarebných častí, ktoré smie mať.",
  "rule.TF-1.name": "stĺpce sú odkryté",
  "rule.TF-1.text": "Všetkých 28 kariet v stĺpcoch leží lícom nahor. Zvyšných 24 tvorí doberací balíček.",
  "rule.TF-2.name": "červená na čiernu",
  "rule.TF-2.text":
    "V stĺpci sa karta kladie iba na kartu opačnej farby, červená na čiernu a čierna na červenú, a práve o jeden stupeň vyššiu.",
  "rule.TF-3.name": "usporiadané skupiny",
  "rule.TF-3.text":
    "Karta vezme so sebou všetky karty, ktoré na nej ležia, ak ich hodnoty klesajú po jednej a strieda sa červená s čiernou. To, že kartu vidno, ešte neznamená, že ju možno presunúť.",
  "rule.TF-4.name": "kráľ do prázdneho stĺpca",
  "rule.TF-4.text": "Do prázdneho stĺpca smie iba kráľ, sám alebo so skupinou, ktorá na ňom leží.",
  "rule.TF-5.name": "vrchná karta odkladacieho balíčka",
  "rule.TF-5.text":
    "Z odkladacieho balíčka sa hrá iba vrchná karta, a to do stĺpca alebo na jej základnú kôpku.",
  "rule.TF-6.name": "základné kôpky",
  "rule.TF-6.text":
    "Každá základná kôpka prijíma jednu farbu od esa po kráľa, vždy po jednej karte: poslednú kartu stĺpca alebo vrchnú kartu odkladacieho balíčka.",
  "rule.TF-7.name": "späť zo základnej kôpky",
  "rule.TF-7.text":
    "Vrchná karta základnej kôpky sa smie vrátiť do stĺpca. Body sa tým nezískajú ani nestratia.",
  "rule.TF-8.name": "doberanie",
  "rule.TF-8.text":
    "Doberá sa po jednej karte alebo po troch, ako sa na začiatku zvolí; ak v doberacom balíčku zostáva menej, otočí sa toľko. Hrať sa dá iba posledná z nich.",
  "rule.TF-9.name": "opätovné naplnenie balíčka",
  "rule.TF-9.text":
    "Keď je doberací balíček prázdny, obráti sa doň celý odkladací balíček v rovnakom poradí. Opakovať to možno ľubovoľne často.",
  "rule.TF-12.name": "najdlhší stĺpec",
  "rule.TF-12.text":
    "Dve rýchle klepnutia pošlú karty do najdlhšieho stĺpca, ktorý ich prijme, kráľa do prázdneho.",
  "rule.ST-2.name": "zakryté karty zostávajú",
  "rule.ST-2.text": "Karta lícom nadol sa nikdy nepresúva. Otočí sa, len čo je v stĺpci posledná.",
  "rule.ST-3.name": "rozdanie radu",
  "rule.ST-3.text":
    "Z doberacieho balíčka sa na každý stĺpec zľava doprava rozdá jedna karta lícom nahor. Rozdanie sa počíta ako ťah; odkladací balíček tu nie je.",
  "rule.ST-4.name": "rozdanie bez prázdnych stĺpcov",
  "rule.ST-4.text":
    "Na rozdanie musí ležať karta v každom stĺpci, ak ich nie je menej ako stĺpcov. Z prázdneho balíčka sa nerozdáva.",
  "rule.KL-1.name": "zakryté karty zostávajú",
  "rule.KL-1.text": "Karta lícom nadol sa nikdy nepresúva. Otočí sa, len čo je v stĺpci posledná.",
  "rule.SD-1.name": "dva balíčky kariet",
  "rule.SD-1.text":
    "Spider sa hrá s dvoma balíčkami kariet v desiatich stĺpcoch. Z doberacieho balíčka sa rozdáva po desať; odkladací balíček tu nie je.",
  "rule.group.name": "skupiny",
  "rule.group.text": "Skupina je karta so všetkými kartami, ktoré na nej v stĺpci ležia.",
  "rule.notation.name": "zápis ťahu",
  "rule.notation.text": "Ťah uvádza stĺpce, ktoré v hre sú, a aspoň jednu kartu.",

  // Čo ťah urobil
  "move.to-card":
    "{what}{from, select, waste { z odkladacieho balíčka} foundation { zo základnej kôpky} other {}} na {met_object}, stĺpec {column}",
  "move.to-empty":
    "{what}{from, select, waste { z odkladacieho balíčka} foundation { zo základnej kôpky} other {}} do prázdneho stĺpca {column}",
  "move.to-foundation": "{what}{from, select, waste { z odkladacieho balíčka} other {}} na základnú kôpku",
  "move.draw":
    "{count, plural, one {dobratá karta {card}} few {dobraté # karty, navrchu {card}} other {dobratých # kariet, navrchu {card}}}",
  "move.deal": "{count, plural, one {rozdaná # karta} few {rozdané # karty} other {rozdaných # kariet}}",
  "move.redeal":
    "doberací balíček znovu naplnený, {count, plural, one {# karta} few {# karty} other {# kariet}}",
  "move.turned-up": "odkryté: {card}",
  "move.run-removed": "úplná postupka odobratá, {suit}, {removed} {total, select, 4 {zo} other {z}} {total}",
  "move.undone": "Vrátené späť: {move}",
  "move.redone": "Urobené znova: {move}",

  // Miesta na stole
  "spot.card":
    "{card}, stĺpec {column}, {place} {size, select, 4 {zo} 6 {zo} 7 {zo} 14 {zo} 16 {zo} 17 {zo} other {z}} {size}",
  "spot.run":
    "{card}, stĺpec {column}, {place} {size, select, 4 {zo} 6 {zo} 7 {zo} 14 {zo} 16 {zo} 17 {zo} other {z}} {size}, skupina {run, plural, one {# karty} few {# kariet} other {# kariet}}",
  "spot.hidden":
    "{count, plural, one {# karta lícom nadol} few {# karty lícom nadol} other {# kariet lícom nadol}}, stĺpec {column}",
  "spot.empty": "prázdny stĺpec {column}",
  "spot.stock-draw":
    "doberací balíček, {count, plural, one {# karta} few {# karty} other {# kariet}}, {draws, plural, one {# dobratie} few {# dobratia} other {# dobratí}}",
  "spot.stock-deal":
    "doberací balíček, {count, plural, one {# karta} few {# karty} other {# kariet}}, {deals, plural, one {# rozdanie} few {# rozdania} other {# rozdaní}}",
  "spot.stock-spent":
    "doberací balíček, prázdny; znovu sa naplní odkladacím balíčkom, {count, plural, one {# karta} few {# karty} other {# kariet}}",
  "spot.stock-empty": "doberací balíček, prázdny",
  "spot.waste":
    "odkladací balíček, navrchu {card}, {count, plural, one {# karta} few {# karty} other {# kariet}}",
  "spot.waste-empty": "odkladací balíček, prázdny",
  "spot.foundation": "{foundation}, {card}",
  "spot.foundation-empty": "{foundation}, prázdna",
  "spot.removed": "odobraté postupky, {removed} {total, select, 4 {zo} other {z}} {total}: {suits}",
  "spot.removed-none": "zatiaľ žiadna odobratá postupka",
  "reading.column": "Stĺpec {column}: {cards}",
  "reading.column-empty": "Stĺpec {column}: prázdny",

  // Chyby v kóde, pozícii a zázname
  "error.code-empty": "Treba kód hry, napríklad SS1-S4-AAAAABD.",
  "error.code-game": "„{text}“ nie je hra. Kód sa začína písmenami {allowed}.",
  "error.code-version": "„{text}“ nie je verzia. Za hrou nasleduje 1.",
  "error.code-version-missing": "Kód nie je úplný: za hrou nasleduje 1.",
  "error.code-newer": "Tento kód pochádza z novšej verzie: spôsob rozdania číslo {text} tu nie je známy.",
  "error.code-option": "„{text}“ nie je voľba hry {game}. Možnosti: {allowed}.",
  "error.code-option-missing": "Kód nie je úplný: pri hre {game} nasleduje {allowed}.",
  "error.code-letters": "„{text}“ do rozdania nepatrí: sú v ňom iba písmená A až Z.",
  "error.code-spelling": "„{text}“ tu treba písať {code}.",
  "error.code-length":
    "Rozdanie má mať presne 7 písmen, tento kód {letters, plural, =0 {nemá žiadne} one {má iba #} few {má #} other {má #}}.",
  "error.at-line": "Riadok {line}, znak {character}: {fault}",
  "error.at-column": "Stĺpec {column}, karta {card}: {fault}",
  "error.at-pile":
    "{pile, select, stock {Doberací balíček} other {Odkladací balíček}}, karta {card}: {fault}",
  "error.json": "Toto nie je platný JSON.",
  "error.json-line": "Toto nie je platný JSON: riadok {line}, znak {character}.",
  "error.json-character": "Toto nie je platný JSON: znak {character}.",
  "error.position-type": "Pozícia má byť objekt JSON.",
  "error.position-game": "„game“: {fault}",
  "error.field-missing": "Chýba pole „{field}“.",
  "error.field-type":
    "„{field}“ má byť {expected, select, object {objekt} list {zoznam} number {číslo} other {text}}.",
  "error.card-text": "„{text}“ nie je karta.",
  "error.suit-text": "„{text}“ nie je kartová farba („{field}“); farby sú S, H, D a C.",
  "error.column-count":
    "{found, plural, one {Je tu # stĺpec} few {Sú tu # stĺpce} other {Je tu # stĺpcov}}, ale hra ich má {expected}.",
  "error.pile-foreign":
    "{pile, select, stock {V tejto hre nie je doberací balíček.} waste {V tejto hre nie je odkladací balíček.} foundations {V tejto hre nie sú základné kôpky.} other {V tejto hre sa postupky neodoberajú.}}",
  "error.stock-missing": "Chýbajú karty doberacieho balíčka.",
  "error.card-surplus":
    "{card} sa opakuje príliš často; v balíčku {allowed, plural, =0 {taká karta nie je} one {je taká karta iba #} few {sú také karty iba #} other {je takých kariet iba #}}.",
  "error.cards-missing":
    "{count, plural, one {Chýba # karta} few {Chýbajú # karty} other {Chýba # kariet}}: {cards}.",
  "error.face-down-count": "„faceDown“ má mať pre každý stĺpec jedno číslo, teda {expected}, nie {found}.",
  "error.face-down":
    "Stĺpec {column}: {found} nie je možný počet kariet lícom nadol; {most, plural, =0 {nesmie tak ležať žiadna} one {smie tak ležať najviac #} few {smú tak ležať najviac #} other {smie tak ležať najviac #}}.",
  "error.foundation-height": "{foundation}: {found} nie je možný počet kariet, iba 0 až 13.",
  "error.record-empty": "Nie je tu žiadny záznam. Záznam sa začína kódom hry alebo pozíciou.",
  "error.record-no-start": "„{text}“ stojí skôr než kód hry alebo pozícia.",
  "error.record-move": "Ťah {number}: {fault}",
  "error.move-text": "„{text}“ nie je ťah. Ťahy vyzerajú takto: 4>7, 4>7x3, w>3, 3>f, fh>4, d alebo r.",
  "error.move-to-waste": "„{text}“ nie je ťah: na odkladací balíček sa karty nevracajú.",
  "error.replay": "Ťah {number}, {move}: {refusal}",

  // What is wrong with a deal of another program
  "error.format-empty": "Niet tu čo čítať.",
  "error.format-unknown": "Toto nie je rozdanie v žiadnom zo známych formátov.",
  "error.format-ambiguous": "Také číslo môže byť z viacerých programov: {formats}.",
  "error.game-needed": "Nedá sa z toho poznať, ktorá hra to je: {games}.",
  "error.game-foreign": "Formát {format} túto hru nepozná: {game}.",
  "error.game-other": "Toto je {said}, nie {asked}.",
  "error.columns-foreign":
    "{found, plural, one {Je tu # stĺpec} few {Sú tu # stĺpce} other {Je tu # stĺpcov}}, ale tunajšie hry ich majú {expected}.",
  "error.card-unseen":
    "„{text}“ je skrytá karta a nie je uvedené, ktorá; prečítať možno iba rozdanie, ktoré menuje všetky karty.",
  "error.card-covered": "Karta lícom nadol nemôže ležať na karte lícom nahor.",
  "error.suit-unknown": "„{text}“ nie je kartová farba; farby sú S, H, D a C.",
  "error.line-unknown":
    "„{text}“ nie je žiadna kôpka; riadky sa volajú Game, Foundations, Stock, Talon, Waste a Removed.",
  "error.line-twice": "„{text}“ je tu druhý raz.",
  "error.foundation-text": "„{text}“ nie je základná kôpka; píšu sa S-0, H-A, D-10 alebo C-K, každá raz.",
  "error.foundation-run": "„{text}“: z tejto hry odchádzajú iba úplné postupky, možné je teda iba 0 alebo K.",
  "error.cell-card": "„{text}“ leží na voľnom poli, a to žiadna tunajšia hra nemá.",
  "error.pile-unknown": "Kôpka „{field}“ patrí do hier, ktoré tu nie sú.",
  "error.digits-count":
    "{found, plural, one {Je tu # číslica} few {Sú tu # číslice} other {Je tu # číslic}}, ale rozdanie ich má {expected}, tri na každú z 52 kariet.",
  "error.digits-text": "„{text}“ nie je číslica; rozdanie sa zapisuje iba číslicami.",
  "error.digits-card":
    "Karta {number}: „{text}“ nie je karta. Tri číslice sú hodnota od 01 do 13 a farba od 1 do 4.",
  "error.number-text": "„{text}“ nie je číslo rozdania.",
  "error.number-range": "Rozdanie číslo {text} tento program nemá: čísla idú od {least} do {most}.",
  "error.link-game": "{text} nevedie na Klondike, ale na inú hru.",
  "error.write-never": "Formát {format} možno iba čítať.",
  "error.write-pile":
    "Do formátu {format} nemožno zapísať {pile, select, waste {odkladací balíček} foundations {karty na základných kôpkach} other {tieto odobrané postupky}}.",
  "error.write-started": "Do formátu {format} možno zapísať iba rozdanie, v ktorom sa ešte neťahalo.",
  "error.write-lossy": "Do formátu {format} nemožno túto pozíciu zapísať: čítala by sa ako iná.",
};
