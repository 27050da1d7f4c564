import type { GamePage } from "../page.ts";
import { page as ST } from "./ST.ts";

/** Spider is told by what it does not share with Spiderette. */
export const page = {
  ...ST,
  brief: [
    "Dva balíčky: 54 kariet v desiatich stĺpcoch, v každom je odkrytá iba posledná, a doberací balíček s 50 kartami, ktorý sa rozdá v piatich radoch. Kladie sa zostupne bez ohľadu na farbu, spolu sa presúva to, čo má jednu farbu.",
    "Postupka jednej farby od kráľa po eso odíde zo stola sama. Keď odíde všetkých osem, máte vyhraté.",
  ],
  needs:
    "Dva bežné balíčky po 52 kariet bez žolíkov a miesto na desať stĺpcov a doberací balíček, alebo túto aplikáciu.",
  time: "Pol hodiny aj dlhšie.",
  terms: [
    {
      term: "Stĺpec",
      meaning: "Karty, ktoré sa smerom nadol prekrývajú. Stĺpcov je desať a počítajú sa zľava.",
    },
    ...ST.terms.slice(1, -3),
    { term: "Doberací balíček", meaning: "50 nerozdaných kariet lícom nadol." },
    ...ST.terms.slice(-2),
  ],
  setup: [
    "Zamiešajte oba balíčky dohromady a rozdajte desať stĺpcov: do prvých štyroch po 6 kariet, do zvyšných šiestich po 5. Posledná karta každého stĺpca leží lícom nahor, všetky ostatné lícom nadol. Zvyšných 50 kariet tvorí doberací balíček.",
    "Aplikácia sa pred rozdaním opýta na počet farieb. Pri jednej farbe je v hre osemkrát trinásť pikových kariet (Ľahká), pri dvoch farbách štyrikrát všetky piky a štyrikrát všetky srdcia (Stredná), pri štyroch dvakrát každá karta (Ťažká). Kariet je vždy 104.",
  ],
  rules: {
    ...ST.rules,
    "ST-3": [
      "Radov je päť a každý má desať kariet. Rozdanie je ťah a stojí bod. Ak rozdaná karta dokončí postupku, postupka odíde.",
    ],
    "SD-1": [],
  },
  end: [
    "Vyhrali ste, keď odišlo všetkých osem postupiek a na stole nezostala žiadna karta.",
    ...ST.end.slice(1, 2),
    "So znalosťou všetkých kariet sa dá vyhrať takmer každé rozdanie s jednou farbou: {deals, plural, one {z prvého # rozdania} few {z prvých # rozdaní} many {z prvých # rozdania} other {z prvých # rozdaní}} nájde aplikácia cestu k výhre pri {wonOne}. S viacerými farbami našla cestu pri všetkých rozdaniach, ktoré sme skúsili, len hľadá dlhšie.",
  ],
  scoring: [
    ...ST.scoring.slice(0, 1),
    "Hra vyhraná po {moves, plural, one {# ťahu} few {# ťahoch} many {# ťahu} other {# ťahoch}} sa skončí s výsledkom {start} − {moves} + {runs} = {score, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}, pretože 8 × {run} = {runs}. Taká je aj hra nižšie, pri ktorej je súčet rozpísaný.",
    ...ST.scoring.slice(2),
  ],
  kin: [
    "Spider je hlavou svojej rodiny. Spiderette je to isté s jediným balíčkom v siedmich stĺpcoch, Simple Simon s jediným balíčkom, so všetkými kartami odkrytými a bez ďalšieho rozdávania.",
  ],
  sources: [
    "Anglická Wikipédia, heslo „Spider (solitaire)“: o hre a jej príbuzných.",
    ...ST.sources.slice(1),
  ],
  examples: {
    won: {
      title: "Hra od rozdania po poslednú postupku",
      lead: "Rozdanie s jednou farbou, {code}, ktoré aplikácia so znalosťou zakrytých kariet vyhrala po {moves, plural, one {# ťahu} few {# ťahoch} many {# ťahu} other {# ťahoch}}. Prejdite si ho krok za krokom; stôl je skutočný.",
      steps: {
        0: "Desať kariet leží odkrytých, 44 je ich v stĺpcoch zakrytých a 50 v doberacom balíčku. Všetky sú pikové, takže sa smie presunúť každá skupina odkrytých kariet, ktorá klesá po jednej.",
        17: "Prvý rad. Pred ním už bolo mnohé usporiadané a žiadny stĺpec nebol prázdny.",
        22: "Prvá postupka je úplná. Odchádza z hry a prináša {run, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}.",
        38: "Stĺpec 3 je prázdny a v doberacom balíčku je 30 kariet. Rad teraz rozdať nemožno.",
        39: "Medzeru na chvíľu vyplní nízka karta: [2S].",
        64: "Posledný rad. Odteraz môžu stĺpce zostať prázdne.",
        78: "Odchádza siedma postupka. Posledná leží v častiach, ktoré už stačí iba spojiť.",
      },
      close:
        "Všetkých osem postupiek odišlo: {start} − {moves} + 8 × {run} = {score, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}.",
    },
    gap: {
      title: "Žiadny rad cez prázdny stĺpec",
      lead: "V hre {code} sa vyprázdnil stĺpec a niekto chce rozdať rad.",
      steps: {},
      close: "Najprv musí do stĺpca karta alebo skupina. Tu to bola dvojka.",
    },
    hidden: ST.examples.hidden,
  },
} satisfies GamePage;
