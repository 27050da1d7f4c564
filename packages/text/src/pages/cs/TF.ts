import type { GamePage } from "../page.ts";

export const page = {
  brief: [
    "Klondike se všemi kartami ve sloupcích lícem nahoru: 28 karet leží v sedmi sloupcích, zbylých 24 je v dobíracím balíčku. Do sloupců se pokládá sestupně, střídavě červená a černá, na základní hromádky vzestupně podle barev.",
    "Je-li všech 52 karet na základních hromádkách, máte vyhráno.",
  ],
  players: "Jeden.",
  needs: "Běžný balíček 52 karet bez žolíků a místo na sedm sloupců a šest hromádek, nebo tuto aplikaci.",
  time: "Deset minut až půl hodiny.",
  terms: [
    {
      term: "Sloupec",
      meaning: "Karty, které se směrem dolů překrývají tak, aby byla každá vidět. Sloupců je sedm.",
    },
    { term: "Poslední karta", meaning: "Karta sloupce, na které už nic neleží." },
    { term: "Dobírací balíček", meaning: "24 nerozdaných karet lícem dolů." },
    {
      term: "Odkládací balíček",
      meaning: "Leží vedle dobíracího: je v něm to, co jste už dobrali. Hrát se z něj dá jen vrchní karta.",
    },
    {
      term: "Základní hromádka",
      meaning: "Pro každou barvu jedno místo: piky, srdce, káry, kříže. Skládá se od esa po krále.",
    },
    { term: "Skupina", meaning: "Karta se vším, co na ní ve sloupci leží." },
    {
      term: "Uspořádaná skupina",
      meaning:
        "Karty na konci sloupce, jejichž hodnoty klesají po jedné a u nichž se střídá červená s černou, například [8S] [7H] [6S].",
    },
    {
      term: "Opětovné naplnění balíčku",
      meaning: "Celý odkládací balíček se obrátí a je z něj zase dobírací.",
    },
  ],
  setup: [
    "Zamíchejte a rozdejte sedm sloupců o 1, 2, 3, 4, 5, 6 a 7 kartách, všechny lícem nahoru. Jedině tím se Solitaire Réfléchi liší od hry Klondike, ve které je v každém sloupci odkrytá pouze poslední karta.",
    "Zbylých 24 karet tvoří dobírací balíček lícem dolů. Vedle něj je odkládací balíček, zatím prázdný, a místo pro čtyři základní hromádky.",
  ],
  rules: {
    "TF-1": [],
    "TF-2": ["Karta [7H] smí na [8S] nebo na [8C]."],
    "TF-3": [
      "Nejdelší taková skupina sahá od krále po eso a má 13 karet.",
      "Odkrytá karta ještě nemusí být volná. Pokud některá z karet na ní do pořadí nezapadá, odmítne aplikace celou skupinu: na čerstvém rozdání to ukazuje příklad [unordered].",
    ],
    "TF-4": ["Pro každou jinou kartu je prázdný sloupec zavřený: ve skutečné hře to ukazuje příklad [king]."],
    "TF-5": [],
    "TF-6": [
      "Každá barva má své vlastní místo. Ať kartu pustíte na kteroukoli ze čtyř hromádek, najde si tu správnou.",
      "Samo od sebe se tam nic nepřesune. Klepnutí pošle poslední kartu sloupce nebo vrchní kartu odkládacího balíčku na její základní hromádku, pokud tam patří.",
    ],
    "TF-7": ["Hodí se to, když nižší karta potřebuje na chvíli místo."],
    "TF-8": [
      "Dobírání po 1 (Snadné) je výchozí: každou kartu dobíracího balíčku lze zahrát, jakmile na ni přijde řada.",
      "Dobírání po 3 (Obtížné) otočí tři karty najednou a rozloží je do vějíře. Hrát se dá jen poslední z nich; jakmile odejde, uvolní se ta pod ní. Nejsou-li v dobíracím balíčku už ani tři karty, otočí se ty, které zbývají.",
    ],
    "TF-9": [
      "Každé naplnění se počítá jako tah a stojí body: tolik, kolik jich máte, nejvýše však {redeal}.",
    ],
    "TF-12": ["Dvojité klepnutí je jedno z nastavení. Karta uvnitř sloupce bere svou skupinu s sebou."],
  },
  end: [
    "Vyhráli jste, když je všech 52 karet na základních hromádkách. Jakmile jsou dobírací i odkládací balíček prázdné a zbývají jen tahy na základní hromádky, nabídne se tlačítko, které je zahraje za vás.",
    "Hra nikdy nevyhlásí prohru. Aplikace však umí říct, zda se ještě dá vyhrát: buď cestu k výhře najde, nebo dokáže, že žádná není; dokud nemá ani jedno, odpověď zní „zatím nevíme“. Počítá přitom i s kartami dobíracího balíčku, protože kdo je jednou dobere, ten je zná.",
    "Některá rozdání nedokáže vyhrát nikdo. Mezi {deals, plural, one {prvním # rozdáním} few {prvními # rozdáními} many {prvními # rozdání} other {prvními # rozdáními}} této aplikace jich takových při dobírání po 1 najdete {lost}, při dobírání po 3 jich je {lostThree}.",
  ],
  tips: [
    {
      name: "Nejdřív čtěte, pak hrajte.",
      text: "Všechny karty ve sloupcích leží odkryté. Vyhledejte nejprve esa a dvojky a podívejte se, co na nich leží.",
    },
    {
      name: "Sloupec vyprazdňujte pro krále.",
      text: "Prázdný sloupec je k užitku jen králi. Než nějaký uvolníte, postarejte se, aby se do něj král mohl dostat.",
    },
    {
      name: "Mezi rovnocennými vybírejte.",
      text: "Na tutéž černou osmičku se hodí dvě červené sedmičky. Přesuňte tu z kratšího sloupce nebo tu, která překáží.",
    },
    {
      name: "Nespěchejte se vším nahoru.",
      text: "Karta, která odešla na základní hromádku, už ve sloupci nic neponese. Nízké karty, které ostatní ještě chvíli potřebují, mohou zůstat dole.",
    },
    {
      name: "Počítejte dobírání.",
      text: "Při dobírání po 3 posune karta, která opustí odkládací balíček, všechny karty po ní. Jednou projít dobírací balíček, abyste viděli, co v něm je, stojí jen tahy; následné opětovné naplnění balíčku stojí body, máte-li nějaké.",
    },
  ],
  variants: [
    { name: "Dobírání po 1 nebo po 3", text: "Viz pravidlo [TF-8]." },
    {
      name: "Klondike",
      text: "Stejná hra se zakrytými kartami ve sloupcích: odkrytá je v každém jen ta poslední a k výhře je někdy třeba dojít, aniž ostatní znáte.",
    },
  ],
  app: [
    { name: "Nápověda", text: "Ve třech krocích: zda je co poradit, kterou kartou hrát a kam s ní." },
    {
      name: "Lze ještě vyhrát?",
      text: "Odpovědí je nalezená cesta k výhře, nebo důkaz, že žádná není. Zní-li odpověď „ne“, vrátí vás k poslední pozici, ze které se ještě vyhrát dalo.",
    },
    {
      name: "Zpět",
      text: "Až na začátek. Body jsou zase přesně takové, jaké byly. Počet tahů se nesnižuje: říká, kolik jste jich provedli.",
    },
    {
      name: "Nápověda k umístění",
      text: "Držíte-li v ruce karty, rozsvítí se sloupce a hromádky, které je přijmou.",
    },
    {
      name: "Interaktivní pravidla",
      text: "Při odmítnutí se dozvíte, o které karty jde a které pravidlo tah zakazuje; odkaz vede na tuto stránku.",
    },
  ],
  scoring: [
    "Oficiální bodování tato hra nemá. Zde se začíná s 0 body a pod nulu skóre nikdy neklesne.",
    "Karta, která se na základní hromádku dostane poprvé, přinese {up, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}, takže za všech 52 karet dostanete {all, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}. Když se z ní vrátí do sloupce a pak na ni přijde znovu, nepřinese nic. Karta z odkládacího balíčku do sloupce přinese {place, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}. Opětovné naplnění balíčku stojí {redeal, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}, nebo jen tolik, kolik jich máte.",
    "Ve hře Klondike přinese {place, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} i karta otočená ve sloupci. Tady ve sloupcích žádná lícem dolů neleží.",
  ],
  kin: [
    "Solitaire Réfléchi je Klondike zbavený tajemství: stejné rozdání, stejné tahy, stejný cíl. Jen karty ve sloupcích jsou od začátku odkryté.",
    "Kdo přemýšlí, může proto vyhrát víc rozdání, a výzkumníci na této hře zjišťují, kolik rozdání hry Klondike se vůbec vyhrát dá.",
  ],
  sources: [
    "Anglická Wikipedie, heslo „Klondike (solitaire)“: o hře a jejích příbuzných.",
    "Tři popisy těchto her, český, slovenský a německý; z nich jsou převzata pravidla této aplikace.",
  ],
  examples: {
    won: {
      title: "Hra od rozdání po poslední kartu",
      lead: "Rozdání {code}, vyhrané po {moves, plural, one {# tahu} few {# tazích} many {# tahu} other {# tazích}}. Projděte si ho krok za krokem; stůl je opravdový.",
      steps: {
        0: "Tři esa jsou vidět: [AD] může nahoru hned, [AS] zakrývá jedna karta a [AH] čtyři. Poslední, [AC], je tedy v dobíracím balíčku.",
        4: "Sloupec 2 je prázdný. To pomůže jen králi a žádný zatím volný není; sloupec na něj počká.",
        33: "V prázdném sloupci už leží [KS] a za ním přišla [QH]. Oba z odkládacího balíčku a každý přinesl {place, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.",
        59: "Oklika, která se vyplatila: na kartu [6H] přešly tři karty, aby mohla nahoru [6D]. Potom se [6H] přesunula i s nimi jinam a uvolnilo se [AH].",
        64: "Sedm karet šlo jedním tahem na kartu [JS] a [7D] šla nahoru. Tím se vyprázdnil sloupec 4 a nastěhoval se do něj [KC] i s dámou, [QD].",
        65: "Dobírací balíček byl prázdný a z odkládacího se dala hrát jen vrchní karta. Obrátit ho stálo {redeal, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}; jeho karty teď lze dobírat znovu.",
        105: "Dobírací i odkládací balíček jsou prázdné a zbývají jen tahy na základní hromádky. Právě tady aplikace nabízí, že je zahraje.",
      },
      close:
        "Za 52 karet na základních hromádkách je {all, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}, za {placed, plural, one {# kartu} few {# karty} many {# karty} other {# karet}} z odkládacího balíčku do sloupců {placedPoints}, {redeals, plural, one {jedno naplnění balíčku stálo} few {# naplnění balíčku stála} many {# naplnění balíčku stálo} other {# naplnění balíčku stálo}} {redealPoints}: celkem {score, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.",
    },
    unordered: {
      title: "Odkrytá karta, kterou nelze přesunout",
      lead: "Rozdání {code}, zatím bez jediného tahu. Je vidět {card} a místo pro tuto kartu by se našlo: na konci jiného sloupce leží {target}.",
      steps: {},
      close: "Nejdřív musí karty, které na ní leží, odejít tam, kam se hodí.",
    },
    king: {
      title: "Král to není",
      lead: "V této hře je sloupec {column} prázdný a namířeno tam má {card}.",
      steps: {},
      close: "Smí tam jen král, sám nebo se svou skupinou.",
    },
  },
  questions: [
    {
      question: "Dá se vyhrát každé rozdání?",
      answer: [
        "Ne, ale většina ano. V okně Nová hra lze zapnout „Jen rozdání, která lze vyhrát“. Aplikace pak ještě před rozdáním hledá cestu k výhře.",
      ],
    },
    {
      question: "Proč je dobírací balíček lícem dolů, když je všechno odkryté?",
      answer: [
        "Protože taková je hra. Po jednom průchodu jste jeho karty viděli; jak dobře si je zapamatujete, je na vás. Odpovědi samotné aplikace s nimi počítají od začátku.",
      ],
    },
    {
      question: "Jak aplikace míchá?",
      answer: [
        "Kód hry je číslo, z něhož se vypočítá pořadí karet včetně dobíracího balíčku, a to vždy stejným způsobem. Každé rozdání je stejně pravděpodobné jako kterékoli jiné. Postup je veřejný, takže si ho může ověřit každý.",
      ],
    },
    {
      question: "K čemu je kód hry?",
      answer: [
        "{code} je rozdání s dobíráním po 1. Kdo zadá stejný kód, ať na jakémkoli zařízení, dostane stejné karty.",
        "Kódy vypadají jako ve dvou z popisů uvedených ve zdrojích, které jsou o jiné aplikaci, tady však rozdávají jiné karty: jak ona aplikace míchá, není nikde popsáno.",
      ],
    },
    {
      question: "Proč se počet tahů při vracení nesnižuje?",
      answer: [
        "Říká, kolik tahů jste provedli, a i vrácený tah jste provedli. Kolik tahů má samotná cesta k výhře, se po výhře ukáže vedle tohoto čísla.",
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
      question: "Mohu hrát úplně bez pomoci?",
      answer: [
        "Ano. Nastavení „Bez pomoci“ vypne nápovědy, verdikty i nejlepší známý postup a za vašimi zády se nic nepočítá. Nastavení „V klidu“ skryje čísla: body, tahy, čas i nejlepší známý postup.",
      ],
    },
  ],
} satisfies GamePage;
