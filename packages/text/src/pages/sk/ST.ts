import type { GamePage } from "../page.ts";
import { page as SS } from "./SS.ts";

/** Spiderette is told by what it does not share with Simple Simon. */
export const page = {
  ...SS,
  brief: [
    "Spider s jediným balíčkom: sedem stĺpcov s jednou až siedmimi kartami, v každom je odkrytá iba posledná, a doberací balíček s 24 kartami, ktorý sa rozdáva rad po rade. Kladie sa zostupne bez ohľadu na farbu, spolu sa presúva to, čo má jednu farbu.",
    "Postupka jednej farby od kráľa po eso odíde zo stola sama. Keď odídu všetky štyri, máte vyhraté.",
  ],
  needs:
    "Bežný balíček 52 kariet bez žolíkov a miesto na sedem stĺpcov a doberací balíček, alebo túto aplikáciu.",
  terms: [
    {
      term: "Stĺpec",
      meaning: "Karty, ktoré sa smerom nadol prekrývajú. Stĺpcov je sedem a počítajú sa zľava.",
    },
    ...SS.terms.slice(1),
    { term: "Doberací balíček", meaning: "24 nerozdaných kariet lícom nadol." },
    {
      term: "Rad",
      meaning: "Karty z doberacieho balíčka, po jednej na každý stĺpec zľava doprava.",
    },
    {
      term: "Zakrytá karta",
      meaning: "Karta v stĺpci, ktorá zatiaľ leží lícom nadol. Otočí sa, len čo na nej už nič neleží.",
    },
  ],
  setup: [
    "Zamiešajte a rozdajte sedem stĺpcov s 1, 2, 3, 4, 5, 6 a 7 kartami. Posledná karta každého stĺpca leží lícom nahor, všetky ostatné lícom nadol. Zvyšných 24 kariet tvorí doberací balíček.",
    "Aplikácia sa pred rozdaním opýta na počet farieb. Pri jednej farbe tvorí balíček štyrikrát trinásť pikových kariet (Ľahká), pri dvoch farbách dvakrát všetky piky a dvakrát všetky srdcia (Stredná), pri štyroch je to bežný balíček (Ťažká). Kariet je vždy 52.",
  ],
  rules: {
    ...SS.rules,
    "SS-6": [
      "Užitočnejšie miesto na stole nie je, kým je však niektorý stĺpec prázdny, nedá sa rozdať rad: ukazuje to príklad [gap].",
    ],
    "ST-2": [
      "Otočenie nie je ťah: prebehne zároveň s ťahom, ktorý kartu uvoľnil, a príkaz Vrátiť ťah kartu zasa zakryje. V príklade [hidden] aplikácia odmietne skupinu, pretože jej časť leží lícom nadol.",
    ],
    "ST-3": [
      "Tri rady majú po sedem kariet, posledný má iba tri, pre prvé tri stĺpce. Rozdanie je ťah a stojí bod. Ak rozdaná karta dokončí postupku, postupka odíde.",
    ],
    "ST-4": ["Ak najprv do každého prázdneho stĺpca položíte kartu, rad sa rozdať dá."],
  },
  end: [
    "Vyhrali ste, keď odišli všetky štyri postupky a na stole nezostala žiadna karta.",
    "Hra nikdy nevyhlási prehru. Keď sa opýtate, či sa ešte dá vyhrať, aplikácia nazrie pod karty a prizná to: buď cestu k výhre nájde, alebo dokáže, že žiadna nie je; kým nemá ani jedno, odpoveď znie „zatiaľ nevieme“. Vy hráte bez tejto znalosti, a tak to, že sa hra dá vyhrať, ešte neznamená, že ste ju vyhrať mali.",
    "So znalosťou všetkých kariet sa dá vyhrať väčšina rozdaní: {deals, plural, one {z prvého # rozdania} few {z prvých # rozdaní} many {z prvých # rozdania} other {z prvých # rozdaní}} so štyrmi farbami nájde aplikácia cestu k výhre pri {won}, s dvoma farbami pri {wonTwo}, s jednou farbou pri {wonOne}.",
  ],
  tips: [
    {
      name: "Otáčajte karty.",
      text: "O hre rozhoduje to, čo leží lícom nadol. Z dvoch ťahov si vyberte ten, ktorý nejakú kartu otočí alebo vyprázdni stĺpec.",
    },
    {
      name: "S rozdaním počkajte.",
      text: "Nový rad prikryje všetky stĺpce. Skôr než ho rozdáte, urobte každý ťah, ktorý pomôže, a využite, na čo je prázdny stĺpec dobrý.",
    },
    ...SS.tips.filter((_, i) => i !== 1 && i !== 3),
  ],
  variants: [
    ...SS.variants.slice(0, 2),
    {
      name: "Rozdávanie cez medzery",
      text: "Niektoré programy rozdajú rad, aj keď je niektorý stĺpec prázdny. Tu musí v každom stĺpci ležať karta, ako býva zvykom.",
    },
  ],
  app: [
    {
      name: "Poctivá nápoveda",
      text: "V troch krokoch: či je čo poradiť, ktorou kartou hrať a kam s ňou. Nevie nič, čo sami nevidíte: ostatné karty znova a znova náhodne rozloží a poradí ťah, ktorý vedie k výhre najčastejšie.",
    },
    ...SS.app.slice(1),
  ],
  scoring: [
    "Oficiálne bodovanie táto hra nemá. V tejto aplikácii začínate s {start, plural, one {# bodom} few {# bodmi} many {# bodu} other {# bodmi}}, každý presun karty alebo skupiny aj každý rozdaný rad stojí {cost, plural, one {jeden bod} few {# body} many {# bodu} other {# bodov}} a každá úplná postupka prinesie {run, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}. Dolná hranica neexistuje: veľmi dlhá hra sa môže skončiť pod nulou.",
    ...SS.scoring.slice(1),
  ],
  kin: [
    "Spiderette stojí medzi dvoma hrami: stĺpce má po hre Klondike, ťahy po hre Spider.",
    "Simple Simon je tá istá hra so všetkým odkrytým: desať stĺpcov, žiadny doberací balíček, nič skryté.",
  ],
  sources: [
    "Anglická Wikipédia, heslá „Spiderette“ a „Spider (solitaire)“: o hre a jej príbuzných.",
    ...SS.sources.slice(1),
  ],
  examples: {
    won: {
      title: "Hra od rozdania po poslednú postupku",
      lead: "Rozdanie s jednou farbou, {code}, ktoré aplikácia so znalosťou zakrytých kariet vyhrala po {moves, plural, one {# ťahu} few {# ťahoch} many {# ťahu} other {# ťahoch}}. Prejdite si ho krok za krokom; stôl je skutočný.",
      steps: {
        0: "Sedem kariet leží odkrytých, 21 je ich v stĺpcoch zakrytých a 24 v doberacom balíčku. Všetky sú pikové, takže sa smie presunúť každá skupina odkrytých kariet, ktorá klesá po jednej.",
        2: "Po dvoch ťahoch je stĺpec 1 prázdny. Kým prázdny zostane, rad rozdať nemožno.",
        3: "Miesto v ňom dostal [KS]: stĺpec sa nemôže začínať lepšou kartou, než je kráľ.",
        8: "Prvý rad: sedem kariet, z ktorých štyri pokračujú tam, kde sa skupina v stĺpci skončila.",
        15: "Dva rady hneď po sebe, pretože medzi nimi nebolo čo usporadúvať. V doberacom balíčku zostávajú tri karty.",
        22: "Posledný rad má tri karty, pre stĺpce 1, 2 a 3. Odteraz môžu stĺpce zostať prázdne.",
        30: "Prvá postupka je úplná. Odchádza z hry a prináša {run, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}.",
        38: "Odchádza tretia postupka. Posledná leží v častiach, ktoré už stačí iba spojiť.",
      },
      close:
        "Všetky štyri postupky odišli: {start} − {moves} + 4 × {run} = {score, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}.",
    },
    gap: {
      title: "Žiadny rad cez prázdny stĺpec",
      lead: "V hre {code} sa vyprázdnil stĺpec a niekto chce rozdať rad.",
      steps: {},
      close: "Najprv musí do stĺpca karta alebo skupina. Tu to bol kráľ.",
    },
    hidden: {
      title: "Zakrytá karta sa nepresunie",
      lead: "Rozdanie {code}, zatiaľ bez jediného ťahu. Niekto chce presunúť dve karty zo stĺpca, v ktorom je odkrytá iba jedna.",
      steps: {},
      close: "Najprv musí odísť odkrytá karta. Potom sa otočí ďalšia.",
    },
  },
  questions: [
    {
      question: "Pozná aplikácia zakryté karty?",
      answer: [
        "Musí, inak by ich nemohla rozdať. Využíva to však iba tam, kde sa pýtate na pravdu: „Dá sa ešte vyhrať?“ a najlepší známy postup sa pozerajú aj pod karty. Nápoveda nie.",
        "Čo leží lícom nadol, nie je nikde na stránke zapísané, nečíta sa nahlas a príkaz Vrátiť ťah to zasa zakryje.",
      ],
    },
    ...SS.questions.slice(1),
  ],
} satisfies GamePage;
