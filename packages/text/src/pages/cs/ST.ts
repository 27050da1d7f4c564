import type { GamePage } from "../page.ts";
import { page as SS } from "./SS.ts";

/** Spiderette is told by what it does not share with Simple Simon. */
export const page = {
  ...SS,
  brief: [
    "Spider s jediným balíčkem: sedm sloupců s jednou až sedmi kartami, v každém je odkrytá jen poslední, a dobírací balíček o 24 kartách, který se rozdává řadu po řadě. Pokládá se sestupně bez ohledu na barvu, společně se přesouvá to, co má jednu barvu.",
    "Postupka jedné barvy od krále po eso odejde ze stolu sama. Odejdou-li všechny čtyři, máte vyhráno.",
  ],
  needs: "Běžný balíček 52 karet bez žolíků a místo na sedm sloupců a dobírací balíček, nebo tuto aplikaci.",
  terms: [
    {
      term: "Sloupec",
      meaning: "Karty, které se směrem dolů překrývají. Sloupců je sedm a počítají se zleva.",
    },
    ...SS.terms.slice(1),
    { term: "Dobírací balíček", meaning: "24 nerozdaných karet lícem dolů." },
    {
      term: "Řada",
      meaning: "Karty z dobíracího balíčku, po jedné na každý sloupec zleva doprava.",
    },
    {
      term: "Zakrytá karta",
      meaning: "Karta ve sloupci, která zatím leží lícem dolů. Otočí se, jakmile na ní už nic neleží.",
    },
  ],
  setup: [
    "Zamíchejte a rozdejte sedm sloupců o 1, 2, 3, 4, 5, 6 a 7 kartách. Poslední karta každého sloupce leží lícem nahoru, všechny ostatní lícem dolů. Zbylých 24 karet tvoří dobírací balíček.",
    "Aplikace se před rozdáním zeptá na počet barev. Při jedné barvě tvoří balíček čtyřikrát třináct pikových karet (Snadná), při dvou barvách dvakrát všechny piky a dvakrát všechna srdce (Střední), při čtyřech je to běžný balíček (Obtížná). Karet je vždy 52.",
  ],
  rules: {
    ...SS.rules,
    "SS-6": [
      "Užitečnější místo na stole není, dokud je však některý sloupec prázdný, nedá se rozdat řada: ukazuje to příklad [gap].",
    ],
    "ST-2": [
      "Otočení není tah: proběhne zároveň s tahem, který kartu uvolnil, a Zpět kartu zase zakryje. V příkladu [hidden] aplikace odmítne skupinu, protože její část leží lícem dolů.",
    ],
    "ST-3": [
      "Tři řady mají po sedmi kartách, poslední má jen tři, pro první tři sloupce. Rozdání je tah a stojí bod. Dokončí-li rozdaná karta postupku, postupka odejde.",
    ],
    "ST-4": ["Položíte-li nejdřív do každého prázdného sloupce kartu, řada se rozdat dá."],
  },
  end: [
    "Vyhráli jste, když odešly všechny čtyři postupky a na stole nezůstala žádná karta.",
    "Hra nikdy nevyhlásí prohru. Zeptáte-li se, zda se ještě dá vyhrát, nahlédne aplikace pod karty a přizná to: buď cestu k výhře najde, nebo dokáže, že žádná není; dokud nemá ani jedno, odpověď zní „zatím nevíme“. Vy hrajete bez této znalosti, a tak to, že se hra vyhrát dá, ještě neznamená, že jste ji vyhrát měli.",
    "Se znalostí všech karet se dá vyhrát většina rozdání: {deals, plural, one {z prvního # rozdání} few {z prvních # rozdání} many {z prvních # rozdání} other {z prvních # rozdání}} se čtyřmi barvami najde aplikace cestu k výhře u {won}, se dvěma barvami u {wonTwo}, s jednou barvou u {wonOne}.",
  ],
  tips: [
    {
      name: "Otáčejte karty.",
      text: "O hře rozhoduje to, co leží lícem dolů. Ze dvou tahů zvolte ten, který nějakou kartu otočí nebo vyprázdní sloupec.",
    },
    {
      name: "S rozdáním počkejte.",
      text: "Nová řada přikryje všechny sloupce. Než ji rozdáte, proveďte každý tah, který pomůže, a využijte, k čemu je prázdný sloupec dobrý.",
    },
    ...SS.tips.filter((_, i) => i !== 1 && i !== 3),
  ],
  variants: [
    ...SS.variants.slice(0, 2),
    {
      name: "Rozdávání přes mezery",
      text: "Některé programy rozdají řadu, i když je některý sloupec prázdný. Zde musí v každém sloupci ležet karta, jak bývá zvykem.",
    },
  ],
  app: [
    {
      name: "Poctivá nápověda",
      text: "Ve třech krocích: zda je co poradit, kterou kartou hrát a kam s ní. Neví nic, co sami nevidíte: ostatní karty znovu a znovu náhodně rozloží a poradí tah, který vede k výhře nejčastěji.",
    },
    ...SS.app.slice(1),
  ],
  scoring: [
    "Oficiální bodování tato hra nemá. V této aplikaci začínáte s {start, plural, one {# bodem} few {# body} many {# bodu} other {# body}}, za každý tah kartou nebo skupinou i za každou řadu přijdete o {cost, plural, one {jeden bod} few {# body} many {# bodu} other {# bodů}} a každá úplná postupka přinese {run, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}. Dolní hranice neexistuje: velmi dlouhá hra může skončit pod nulou.",
    ...SS.scoring.slice(1),
  ],
  kin: [
    "Spiderette stojí mezi dvěma hrami: sloupce má po hře Klondike, tahy po hře Spider.",
    "Simple Simon je táž hra se vším odkrytým: deset sloupců, žádný dobírací balíček, nic skrytého.",
  ],
  sources: [
    "Anglická Wikipedie, hesla „Spiderette“ a „Spider (solitaire)“: o hře a jejích příbuzných.",
    ...SS.sources.slice(1),
  ],
  examples: {
    won: {
      title: "Hra od rozdání po poslední postupku",
      lead: "Rozdání s jednou barvou, {code}, které aplikace se znalostí zakrytých karet vyhrála po {moves, plural, one {# tahu} few {# tazích} many {# tahu} other {# tazích}}. Projděte si ho krok za krokem; stůl je opravdový.",
      steps: {
        0: "Sedm karet leží odkrytých, 21 je jich ve sloupcích zakrytých a 24 v dobíracím balíčku. Všechny jsou pikové, takže se smí přesunout každá skupina odkrytých karet, která klesá po jedné.",
        2: "Po dvou tazích je sloupec 1 prázdný. Dokud prázdný zůstane, nelze řadu rozdat.",
        3: "Místo v něm dostal [KS]: sloupec nemůže začít lepší kartou, než je král.",
        8: "První řada: sedm karet, z nichž čtyři pokračují tam, kde skupina ve sloupci skončila.",
        15: "Dvě řady hned po sobě, protože mezi nimi nebylo co srovnávat. V dobíracím balíčku zbývají tři karty.",
        22: "Poslední řada má tři karty, pro sloupce 1, 2 a 3. Odteď mohou sloupce zůstat prázdné.",
        30: "První postupka je úplná. Odchází ze hry a přináší {run, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.",
        38: "Odchází třetí postupka. Poslední leží v částech, které už stačí jen spojit.",
      },
      close:
        "Všechny čtyři postupky odešly: {start} − {moves} + 4 × {run} = {score, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.",
    },
    gap: {
      title: "Žádná řada přes prázdný sloupec",
      lead: "Ve hře {code} se vyprázdnil sloupec a někdo chce rozdat řadu.",
      steps: {},
      close: "Nejdřív musí do sloupce karta nebo skupina. Tady to byl král.",
    },
    hidden: {
      title: "Zakrytá karta se nepřesune",
      lead: "Rozdání {code}, zatím bez jediného tahu. Někdo chce přesunout dvě karty ze sloupce, ve kterém je odkrytá jen jedna.",
      steps: {},
      close: "Nejdřív musí odejít odkrytá karta. Pak se otočí další.",
    },
  },
  questions: [
    {
      question: "Zná aplikace zakryté karty?",
      answer: [
        "Musí, jinak by je nemohla rozdat. Využívá to však jen tam, kde se ptáte na pravdu: „Lze ještě vyhrát?“ a nejlepší známý postup nahlížejí i pod karty. Nápověda ne.",
        "Co leží lícem dolů, není nikde na stránce zapsáno, nečte se nahlas a Zpět to zase zakryje.",
      ],
    },
    ...SS.questions.slice(1),
  ],
} satisfies GamePage;
