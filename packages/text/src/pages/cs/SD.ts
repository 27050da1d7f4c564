import type { GamePage } from "../page.ts";
import { page as ST } from "./ST.ts";

/** Spider is told by what it does not share with Spiderette. */
export const page = {
  ...ST,
  brief: [
    "Dva balíčky: 54 karet v deseti sloupcích, v každém je odkrytá jen poslední, a dobírací balíček o 50 kartách, který se rozdá v pěti řadách. Pokládá se sestupně bez ohledu na barvu, společně se přesouvá to, co má jednu barvu.",
    "Postupka jedné barvy od krále po eso odejde ze stolu sama. Odejde-li všech osm, máte vyhráno.",
  ],
  needs:
    "Dva běžné balíčky po 52 kartách bez žolíků a místo na deset sloupců a dobírací balíček, nebo tuto aplikaci.",
  time: "Půl hodiny i déle.",
  terms: [
    {
      term: "Sloupec",
      meaning: "Karty, které se směrem dolů překrývají. Sloupců je deset a počítají se zleva.",
    },
    ...ST.terms.slice(1, -3),
    { term: "Dobírací balíček", meaning: "50 nerozdaných karet lícem dolů." },
    ...ST.terms.slice(-2),
  ],
  setup: [
    "Zamíchejte oba balíčky dohromady a rozdejte deset sloupců: do prvních čtyř po 6 kartách, do zbylých šesti po 5. Poslední karta každého sloupce leží lícem nahoru, všechny ostatní lícem dolů. Zbylých 50 karet tvoří dobírací balíček.",
    "Aplikace se před rozdáním zeptá na počet barev. Při jedné barvě je ve hře osmkrát třináct pikových karet (Snadná), při dvou barvách čtyřikrát všechny piky a čtyřikrát všechna srdce (Střední), při čtyřech dvakrát každá karta (Obtížná). Karet je vždy 104.",
  ],
  rules: {
    ...ST.rules,
    "ST-3": [
      "Řad je pět a každá má deset karet. Rozdání je tah a stojí bod. Dokončí-li rozdaná karta postupku, postupka odejde.",
    ],
    "SD-1": [],
  },
  end: [
    "Vyhráli jste, když odešlo všech osm postupek a na stole nezůstala žádná karta.",
    ...ST.end.slice(1, 2),
    "Se znalostí všech karet se dá vyhrát téměř každé rozdání s jednou barvou: {deals, plural, one {z prvního # rozdání} few {z prvních # rozdání} many {z prvních # rozdání} other {z prvních # rozdání}} najde aplikace cestu k výhře u {wonOne}. S více barvami našla cestu u všech rozdání, která jsme zkusili, jen hledá déle.",
  ],
  scoring: [
    ...ST.scoring.slice(0, 1),
    "Hra vyhraná po {moves, plural, one {# tahu} few {# tazích} many {# tahu} other {# tazích}} skončí s výsledkem {start} − {moves} + {runs} = {score, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}, protože 8 × {run} = {runs}. Taková je i hra níže, u níž je součet rozepsán.",
    ...ST.scoring.slice(2),
  ],
  kin: [
    "Spider je hlavou své rodiny. Spiderette je totéž s jediným balíčkem v sedmi sloupcích, Simple Simon s jediným balíčkem, se všemi kartami odkrytými a bez dalšího rozdávání.",
  ],
  sources: [
    "Anglická Wikipedie, heslo „Spider (solitaire)“: o hře a jejích příbuzných.",
    ...ST.sources.slice(1),
  ],
  examples: {
    won: {
      title: "Hra od rozdání po poslední postupku",
      lead: "Rozdání s jednou barvou, {code}, které aplikace se znalostí zakrytých karet vyhrála po {moves, plural, one {# tahu} few {# tazích} many {# tahu} other {# tazích}}. Projděte si ho krok za krokem; stůl je opravdový.",
      steps: {
        0: "Deset karet leží odkrytých, 44 je jich ve sloupcích zakrytých a 50 v dobíracím balíčku. Všechny jsou pikové, takže se smí přesunout každá skupina odkrytých karet, která klesá po jedné.",
        17: "První řada. Před ní už bylo mnohé srovnáno a žádný sloupec nebyl prázdný.",
        22: "První postupka je úplná. Odchází ze hry a přináší {run, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.",
        38: "Sloupec 3 je prázdný a v dobíracím balíčku je 30 karet. Řadu teď rozdat nelze.",
        39: "Mezeru na chvíli vyplní nízká karta: [2S].",
        64: "Poslední řada. Odteď mohou sloupce zůstat prázdné.",
        78: "Odchází sedmá postupka. Poslední leží v částech, které už stačí jen spojit.",
      },
      close:
        "Všech osm postupek odešlo: {start} − {moves} + 8 × {run} = {score, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.",
    },
    gap: {
      title: "Žádná řada přes prázdný sloupec",
      lead: "Ve hře {code} se vyprázdnil sloupec a někdo chce rozdat řadu.",
      steps: {},
      close: "Nejdřív musí do sloupce karta nebo skupina. Tady to byla dvojka.",
    },
    hidden: ST.examples.hidden,
  },
} satisfies GamePage;
