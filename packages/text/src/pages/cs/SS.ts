import type { GamePage } from "../page.ts";

export const page = {
  brief: [
    "Jeden balíček 52 karet leží odkrytý v deseti sloupcích. Každá karta smí na kartu o jednu hodnotu vyšší, ať je jakékoli barvy; víc karet najednou se přesouvá, jsou-li všechny stejné barvy.",
    "Postupka jedné barvy od krále po eso odejde ze stolu sama. Odejdou-li všechny čtyři, máte vyhráno.",
  ],
  players: "Jeden.",
  needs: "Běžný balíček 52 karet bez žolíků a místo na deset sloupců, nebo tuto aplikaci.",
  time: "Asi čtvrt hodiny. Kdo rád přemýšlí, hraje déle.",
  terms: [
    {
      term: "Sloupec",
      meaning:
        "Karty, které se směrem dolů překrývají tak, aby byla každá vidět. Sloupců je deset a počítají se zleva.",
    },
    { term: "Poslední karta", meaning: "Karta sloupce, na které už nic neleží; je k vám nejblíž." },
    { term: "Sloupce", meaning: "V množném čísle všechny dohromady, tedy celá hrací plocha." },
    {
      term: "Hodnota",
      meaning: "Od nejnižší po nejvyšší: eso, 2 až 10, kluk, dáma, král. Eso je vždy nejnižší.",
    },
    { term: "Skupina", meaning: "Karta se vším, co na ní ve sloupci leží." },
    {
      term: "Sestupná řada",
      meaning:
        "Karty na konci sloupce, jejichž hodnoty klesají po jedné, například [9H] [8H] [7H]. Při přesunu záleží na tom, zda je to skupina jedné barvy, nebo smíšená.",
    },
    { term: "Úplná postupka", meaning: "Všech třináct karet jedné barvy v pořadí od krále po eso." },
  ],
  setup: [
    "Zamíchejte balíček a rozdejte ho celý lícem nahoru do deseti sloupců: do prvních tří po 8 kartách a do každého dalšího o kartu méně, tedy 7, 6, 5, 4, 3, 2 a 1.",
    "Není tu dobírací balíček a žádná karta není zakrytá. Později se nic nerozdává a všechno, s čím budete hrát, máte od začátku před sebou.",
    "Aplikace se před rozdáním zeptá na počet barev. Při jedné barvě tvoří balíček čtyřikrát třináct pikových karet (Snadná), při dvou barvách dvakrát všechny piky a dvakrát všechna srdce (Střední), při čtyřech je to běžný balíček (Obtížná). Karet je vždy 52. Úplně první hra má jednu barvu.",
  ],
  rules: {
    "SS-1": [],
    "SS-4": [
      "Karta [6D] smí na [7S], na [7H] i na [7D]. Barvy nerozhodují o tom, kde karta smí ležet, jen o tom, co se později přesune společně.",
    ],
    "SS-5": [
      "Skupina [9H] [8H] [7H] smí na kteroukoli desítku. Kdyby v ní místo srdcové osmičky ležela [8S], dala by se přesunout jen [7H]: aplikace za vás smíšenou skupinu nerozebere, ať je prázdných sloupců kolik chce, pokud jí to v nastavení nedovolíte.",
      "Délka skupiny není nijak omezena.",
    ],
    "SS-6": [
      "Dobírací balíček tu není a kartu není kam odložit, takže prázdný sloupec je to nejcennější, co na stole máte. V příkladu [column] tam jedním tahem {group, plural, one {přejde # karta} few {přejdou # karty} many {přejde # karty} other {přejde # karet}}.",
    ],
    "SS-7": [
      "Nemusíte pro to nic dělat a za tah se to nepočítá. Co leželo pod postupkou, zůstane, a je-li to také úplná postupka, odejde hned po ní.",
    ],
    "SS-13": ["[9H] a [7H] se společně nepřesunou: chybí mezi nimi osmička."],
    "SS-11": [
      "Dvojité klepnutí je jedno z nastavení. Co se zvednout nesmí nebo se nikam nehodí, zůstane ležet a aplikace řekne proč.",
    ],
    "SS-14": [
      "Je to nastavení, zpočátku vypnuté. Ušetří prsty, ne body: přesun skupiny se počítá jako jednotlivé tahy, které zastupuje, a jediné Zpět je vrátí všechny.",
    ],
  },
  end: [
    "Vyhráli jste, když odešly všechny čtyři postupky a na stole nezůstala žádná karta.",
    "Hra nikdy nevyhlásí prohru. Zda se ještě dá vyhrát, umí říct aplikace: hledá cestu k výhře a buď ji najde, nebo dokáže, že žádná není; dokud nemá ani jedno, odpověď zní „zatím nevíme“. Kdo to raději vědět nechce, pomoc si vypne.",
    "Některá rozdání nedokáže vyhrát nikdo. Mezi {deals, plural, one {prvním # rozdáním} few {prvními # rozdáními} many {prvními # rozdání} other {prvními # rozdáními}} této aplikace se čtyřmi barvami jich takových najdete {lost}, se dvěma barvami {lostTwo}, s jednou barvou {lostOne}.",
  ],
  tips: [
    {
      name: "Pokládejte na stejnou barvu.",
      text: "Nabízejí-li se dvě místa, vyberte to se stejnou barvou. Smíšené karty se rozebírají po jedné, skupina jedné barvy cestuje vcelku.",
    },
    { name: "Prázdné sloupce mají cenu zlata.", text: "Nejdřív se dají vyprázdnit krátké sloupce vpravo." },
    {
      name: "Neukvapujte se se zaplněním prázdného sloupce.",
      text: "S volným sloupcem rozeberete i smíšené skupiny. Jakmile v něm leží jediná nízká karta, je po výhodě.",
    },
    {
      name: "Plánujte dopředu.",
      text: "Všechno leží odkryté. Sledujte, které karty leží na těch, jež budete potřebovat příště, především na esech a dvojkách.",
    },
    {
      name: "Myslete na krále.",
      text: "Král nesmí nikam než do prázdného sloupce, a co leží pod ním, do té doby čeká.",
    },
  ],
  variants: [
    {
      name: "Počet barev",
      text: "Jedna, dvě, nebo čtyři. Čím méně barev, tím víc karet se k sobě hodí a tím je hra snazší.",
    },
    {
      name: "Smíšené skupiny",
      text: "Některé programy přesunou smíšenou skupinu najednou, pokud prázdné sloupce stačí k tomu, aby se dala přenést kartu po kartě. Na tom, čeho se dá ve hře dosáhnout, to nic nemění. Zde je to nastavení, viz pravidlo [SS-14].",
    },
    {
      name: "Spiderette",
      text: "Spider s jediným balíčkem: sedm sloupců s jednou až sedmi kartami, v každém je odkrytá jen poslední. Zbylých 24 karet se postupně rozdává do sloupců, vždy po jedné na každý, dokud nedojdou.",
    },
  ],
  app: [
    { name: "Nápověda", text: "Ve třech krocích: zda je co poradit, kterou kartou hrát a kam s ní." },
    {
      name: "Lze ještě vyhrát?",
      text: "Odpovědí je nalezená cesta k výhře, nebo důkaz, že žádná není. Zní-li odpověď „ne“, vrátí vás k poslední pozici, ze které se ještě vyhrát dalo.",
    },
    {
      name: "Nejlepší známý postup",
      text: "Nejmenší počet tahů, o kterém se ví, že k výhře v daném rozdání stačí.",
    },
    {
      name: "Zpět",
      text: "Až na začátek. Body i počet tahů jsou zase takové jako předtím a odebraná postupka se vrátí spolu s tahem, který ji dokončil.",
    },
    { name: "Nápověda k umístění", text: "Držíte-li v ruce karty, rozsvítí se sloupce, které je přijmou." },
    {
      name: "Interaktivní pravidla",
      text: "Při odmítnutí se dozvíte, o které karty jde a které pravidlo tah zakazuje; odkaz vede na tuto stránku.",
    },
  ],
  scoring: [
    "Oficiální bodování Simple Simon nemá. V této aplikaci začínáte s {start, plural, one {# bodem} few {# body} many {# bodu} other {# body}}, za každý tah kartou nebo skupinou přijdete o {cost, plural, one {jeden bod} few {# body} many {# bodu} other {# bodů}} a každá úplná postupka přinese {run, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}. Dolní hranice neexistuje: velmi dlouhá hra může skončit pod nulou.",
    "Hra vyhraná po {moves, plural, one {# tahu} few {# tazích} many {# tahu} other {# tazích}} skončí s výsledkem {start} − {moves} + {runs} = {score, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}, protože 4 × {run} = {runs}. Taková je i hra níže, u níž je součet rozepsán.",
    "Počet barev na bodech nic nemění, proto srovnávejte své hry jen s hrami se stejným počtem barev. Statistiky to tak dělají.",
  ],
  kin: [
    "Simple Simon patří do rodiny hry Spider a často se popisuje jako její varianta s jediným balíčkem. Tahy jsou stejné: pokládá se sestupně bez ohledu na barvu, přesouvá se to, co má jednu barvu, a úplné postupky odcházejí.",
    "Liší se začátek. Spider se hraje se dvěma balíčky, většinu karet skrývá a další rozdává po deseti; tady leží všechno odkryté a nic už nepřijde. Náhoda proto znamená méně a přemýšlí se déle.",
  ],
  sources: [
    "Anglická Wikipedie, hesla „Simple Simon (solitaire)“ a „Spider (solitaire)“: o hře a jejích příbuzných.",
    "Tři popisy těchto her, český, slovenský a německý; z nich jsou převzata pravidla této aplikace.",
  ],
  examples: {
    won: {
      title: "Hra od rozdání po poslední postupku",
      lead: "Rozdání s jednou barvou, {code}, vyhrané po {moves, plural, one {# tahu} few {# tazích} many {# tahu} other {# tazích}}. Projděte si ho krok za krokem; stůl je opravdový.",
      steps: {
        0: "Všechny karty jsou tu pikové, takže se smí přesunout každá skupina, která klesá po jedné. Důležité je, jak hluboko leží čtyři králové a které sloupce jsou krátké: devátý má dvě karty, desátý jednu.",
        10: "Sloupec 9 je prázdný: jeho karty teď pokračují ve skupině ve sloupci 8. Smí tam kterákoli karta nebo skupina.",
        23: "Dvanáct karet, od dámy po eso, se přesune do prázdného sloupce najednou. Co zakrývaly, je volné.",
        28: "Dvěma postupkám už chybí jen král. Není kam spěchat: počkají srovnané, až se některý uvolní.",
        42: "První král má svou postupku. Odchází ze hry a přináší {run, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}; pětka pod ní zůstává.",
        47: "Odchází druhá postupka a král, který ležel pod ní, je volný pro další.",
      },
      close:
        "Všechny čtyři postupky odešly: {start} − {moves} + 4 × {run} = {score, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.",
    },
    column: {
      title: "Dvanáct karet do prázdného sloupce",
      lead: "Ve hře {code} se do prázdného sloupce přesune skupina {group, plural, one {# karty} few {# karet} many {# karty} other {# karet}}. Je to jeden tah a stojí jeden bod.",
      steps: {},
      close: "Co pod skupinou leželo, je volné, a skupina sama se nezkrátila.",
    },
    mixed: {
      title: "Smíšené barvy se společně nepřesunou",
      lead: "V rozdání {code} leží na sobě dvě karty, druhá o jednu hodnotu nižší, a přesto se nepřesunou jako celek.",
      steps: {},
      close: "Nejdřív přesuňte poslední kartu; druhá pak půjde tam, kam se hodí.",
    },
  },
  questions: [
    {
      question: "Dá se vyhrát každé rozdání?",
      answer: [
        "Ne. Když se přemýšlí, dá se vyhrát většina; kolik jich přesně je, záleží na počtu barev. V okně Nová hra lze zapnout „Jen rozdání, která lze vyhrát“. Aplikace pak ještě před rozdáním hledá cestu k výhře.",
      ],
    },
    {
      question: "Jak aplikace míchá?",
      answer: [
        "Kód hry je číslo, z něhož se vypočítá pořadí karet, a to vždy stejným způsobem. Každé rozdání je stejně pravděpodobné jako kterékoli jiné a nikdo vám nevybírá lehká ani těžká. Postup je veřejný, takže si ho může ověřit každý.",
      ],
    },
    {
      question: "K čemu je kód hry?",
      answer: [
        "{code} je rozdání s jednou barvou. Kdo zadá stejný kód, ať na jakémkoli zařízení, dostane stejné karty. Tak si zahrajete některé rozdání znovu, nebo to, o kterém vám řekl někdo z přátel.",
        "Kódy vypadají jako ve dvou z popisů uvedených ve zdrojích, které jsou o jiné aplikaci, tady však rozdávají jiné karty: jak ona aplikace míchá, není nikde popsáno.",
      ],
    },
    {
      question: "Co se počítá jako výhra a co jako prohra?",
      answer: [
        "Hra se počítá od prvního tahu. Když ji vyhrajete, je vyhraná, ať jste cestou vraceli cokoli, a počítá se jednou. Když místo toho začnete jinou nebo tutéž znovu, počítá se jako nevyhraná. Zavřením aplikace nic nekončí.",
        "Prokazatelně nevyhratelné rozdání se jako prohra nepočítá.",
      ],
    },
    {
      question: "Proč aplikace neřekne, že už nemohu dál?",
      answer: [
        "Dokud existuje povolený tah, je úsudek na vás; tak to pravidla chtějí. Když už žádný nevede k ničemu novému, aplikace to oznámí, a když se zeptáte, řekne, zda se ještě dá vyhrát.",
      ],
    },
    {
      question: "Mohu hrát úplně bez pomoci?",
      answer: [
        "Ano. Nastavení „Bez pomoci“ vypne nápovědy, verdikty i nejlepší známý postup a za vašimi zády se nic nepočítá. Nastavení „V klidu“ skryje čísla: body, tahy, čas i nejlepší známý postup.",
      ],
    },
  ],
} satisfies GamePage;
