import type { GamePage } from "../page.ts";

export const page = {
  brief: [
    "Klondike so všetkými kartami v stĺpcoch lícom nahor: 28 kariet leží v siedmich stĺpcoch, zvyšných 24 je v doberacom balíčku. Do stĺpcov sa kladie zostupne, striedavo červená a čierna, na základné kôpky vzostupne podľa farieb.",
    "Keď sa na základné kôpky dostane všetkých 52 kariet, máte vyhraté.",
  ],
  players: "Jeden.",
  needs: "Bežný balíček 52 kariet bez žolíkov a miesto na sedem stĺpcov a šesť kôpok, alebo túto aplikáciu.",
  time: "Desať minút až pol hodiny.",
  terms: [
    {
      term: "Stĺpec",
      meaning: "Karty, ktoré sa smerom nadol prekrývajú tak, aby bolo každú vidno. Stĺpcov je sedem.",
    },
    { term: "Posledná karta", meaning: "Karta stĺpca, na ktorej už nič neleží." },
    { term: "Doberací balíček", meaning: "24 nerozdaných kariet lícom nadol." },
    {
      term: "Odkladací balíček",
      meaning: "Leží vedľa doberacieho: je v ňom to, čo ste už dobrali. Hrať sa z neho dá iba vrchná karta.",
    },
    {
      term: "Základná kôpka",
      meaning: "Pre každú kartovú farbu jedno miesto: piky, srdcia, kára, kríže. Skladá sa od esa po kráľa.",
    },
    { term: "Skupina", meaning: "Karta so všetkým, čo na nej v stĺpci leží." },
    {
      term: "Usporiadaná skupina",
      meaning:
        "Karty na konci stĺpca, ktorých hodnoty klesajú po jednej a pri ktorých sa strieda červená s čiernou, napríklad [8S] [7H] [6S].",
    },
    {
      term: "Opätovné naplnenie balíčka",
      meaning: "Celý odkladací balíček sa obráti a je z neho zasa doberací.",
    },
  ],
  setup: [
    "Zamiešajte a rozdajte sedem stĺpcov s 1, 2, 3, 4, 5, 6 a 7 kartami, všetky lícom nahor. Jedine tým sa Solitaire Réfléchi líši od hry Klondike, v ktorej je v každom stĺpci odkrytá iba posledná karta.",
    "Z ostatných 24 kariet je doberací balíček, ten leží lícom nadol. Hneď pri ňom bude odkladací balíček, zatiaľ prázdny, a miesto pre štyri základné kôpky.",
  ],
  rules: {
    "TF-1": [],
    "TF-2": ["Karta [7H] smie na [8S] alebo na [8C]."],
    "TF-3": [
      "Najdlhšia taká skupina siaha od kráľa po eso a má 13 kariet.",
      "Odkrytá karta ešte nemusí byť voľná. Ak niektorá z kariet na nej do poradia nezapadá, aplikácia odmietne celú skupinu: na čerstvom rozdaní to ukazuje príklad [unordered].",
    ],
    "TF-4": ["Pre každú inú kartu je prázdny stĺpec zatvorený: v skutočnej hre to ukazuje príklad [king]."],
    "TF-5": [],
    "TF-6": [
      "Každá kartová farba má svoje vlastné miesto. Nech kartu pustíte na ktorúkoľvek zo štyroch kôpok, nájde si tú správnu.",
      "Samo od seba sa tam nič nepresunie. Klepnutie pošle poslednú kartu stĺpca alebo vrchnú kartu odkladacieho balíčka na jej základnú kôpku, ak tam patrí.",
    ],
    "TF-7": ["Hodí sa to, keď nižšia karta potrebuje na chvíľu miesto."],
    "TF-8": [
      "Doberanie po 1 (Ľahké) je predvolené: postupne príde na rad každá karta doberacieho balíčka a vtedy ju možno zahrať.",
      "Doberanie po 3 (Ťažké) otočí tri karty naraz a rozloží ich do vejára. Zahrať možno iba poslednú z nich; len čo odíde, uvoľní sa tá pod ňou. Ak už v doberacom balíčku nie sú ani tri karty, otočia sa tie, ktoré zostávajú.",
    ],
    "TF-9": ["Každé naplnenie sa počíta ako ťah a stojí body: toľko, koľko ich máte, najviac však {redeal}."],
    "TF-12": ["Dvojité kliknutie je jedno z nastavení. Karta vnútri stĺpca berie svoju skupinu so sebou."],
  },
  end: [
    "Vyhrali ste, keď na základných kôpkach leží všetkých 52 kariet. Len čo sú doberací aj odkladací balíček prázdne a zostávajú iba ťahy na základné kôpky, ponúkne sa tlačidlo, ktoré ich zahrá za vás.",
    "Hra nikdy nevyhlási prehru. Aplikácia však vie povedať, či sa ešte dá vyhrať: buď cestu k výhre nájde, alebo dokáže, že žiadna nie je; kým nemá ani jedno, odpoveď znie „zatiaľ nevieme“. Počíta pritom aj s kartami doberacieho balíčka, pretože kto ich raz doberie, ten ich pozná.",
    "Niektoré rozdania nedokáže vyhrať nikto. Medzi {deals, plural, one {prvým # rozdaním} few {prvými # rozdaniami} many {prvými # rozdania} other {prvými # rozdaniami}} tejto aplikácie ich takých pri doberaní po 1 nájdete {lost}, pri doberaní po 3 ich je {lostThree}.",
  ],
  tips: [
    {
      name: "Najprv čítajte, potom hrajte.",
      text: "Všetky karty v stĺpcoch ležia odkryté. Najprv vyhľadajte esá a dvojky a pozrite sa, čo na nich leží.",
    },
    {
      name: "Stĺpec vyprázdňujte pre kráľa.",
      text: "Prázdny stĺpec je na úžitok iba kráľovi. Skôr než nejaký uvoľníte, postarajte sa, aby sa doň kráľ mohol dostať.",
    },
    {
      name: "Medzi rovnocennými vyberajte.",
      text: "Na tú istú čiernu osmičku sa hodia dve červené sedmičky. Presuňte tú z kratšieho stĺpca alebo tú, ktorá prekáža.",
    },
    {
      name: "Neponáhľajte sa so všetkým nahor.",
      text: "Karta, ktorá odišla na základnú kôpku, už v stĺpci nič neponesie. Nízke karty, ktoré ostatné ešte chvíľu potrebujú, môžu zostať dole.",
    },
    {
      name: "Počítajte doberania.",
      text: "Pri doberaní po 3 posunie karta, ktorá opustí odkladací balíček, všetky karty po nej. Raz prejsť doberací balíček, aby ste videli, čo v ňom je, stojí iba ťahy; následné opätovné naplnenie balíčka stojí body, ak nejaké máte.",
    },
  ],
  variants: [
    { name: "Doberanie po 1 alebo po 3", text: "Pozrite si pravidlo [TF-8]." },
    {
      name: "Klondike",
      text: "Rovnaká hra so zakrytými kartami v stĺpcoch: odkrytá je v každom iba tá posledná a k výhre treba niekedy dôjsť bez toho, aby ste ostatné poznali.",
    },
  ],
  app: [
    { name: "Nápoveda", text: "V troch krokoch: či je čo poradiť, ktorou kartou hrať a kam s ňou." },
    {
      name: "Dá sa ešte vyhrať?",
      text: "Odpoveďou je nájdená cesta k výhre, alebo dôkaz, že žiadna nie je. Ak odpoveď znie „nie“, vráti vás k poslednej pozícii, z ktorej sa ešte vyhrať dalo.",
    },
    {
      name: "Vrátiť ťah",
      text: "Až na začiatok. Body sú zasa presne také, aké boli. Počet ťahov sa neznižuje: hovorí, koľko ste ich vykonali.",
    },
    {
      name: "Nápoveda k umiestneniu",
      text: "Keď držíte v ruke karty, rozsvietia sa stĺpce a kôpky, ktoré ich prijmú.",
    },
    {
      name: "Interaktívne pravidlá",
      text: "Pri odmietnutí sa dozviete, o ktoré karty ide a ktoré pravidlo ťah zakazuje; odkaz vedie na túto stránku.",
    },
  ],
  scoring: [
    "Oficiálne bodovanie táto hra nemá. Tu sa začína s 0 bodmi a pod nulu skóre nikdy neklesne.",
    "Karta, ktorá sa na základnú kôpku dostane prvý raz, prinesie {up, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}, takže za všetkých 52 kariet dostanete {all, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}. Keď sa z nej vráti do stĺpca a potom na ňu príde znova, neprinesie nič. Karta z odkladacieho balíčka do stĺpca prinesie {place, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}. Opätovné naplnenie balíčka stojí {redeal, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} alebo iba toľko, koľko ich máte.",
    "V hre Klondike prinesie {place, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} aj karta otočená v stĺpci. Tu v stĺpcoch žiadna lícom nadol neleží.",
  ],
  kin: [
    "Solitaire Réfléchi je Klondike zbavený tajomstva: rovnaké rozdanie, rovnaké ťahy, rovnaký cieľ. Iba karty v stĺpcoch sú od začiatku odkryté.",
    "Kto premýšľa, môže preto vyhrať viac rozdaní, a výskumníci na tejto hre zisťujú, koľko rozdaní hry Klondike sa vôbec dá vyhrať.",
  ],
  sources: [
    "Anglická Wikipédia, heslo „Klondike (solitaire)“: o hre a jej príbuzných.",
    "Tri opisy týchto hier, český, slovenský a nemecký; z nich sú prevzaté pravidlá tejto aplikácie.",
  ],
  examples: {
    won: {
      title: "Hra od rozdania po poslednú kartu",
      lead: "Rozdanie {code}, vyhrané po {moves, plural, one {# ťahu} few {# ťahoch} many {# ťahu} other {# ťahoch}}. Prejdite si ho krok za krokom; stôl je skutočný.",
      steps: {
        0: "Tri esá vidno: [AD] môže nahor hneď, [AS] zakrýva jedna karta a [AH] štyri. Posledné, [AC], je teda v doberacom balíčku.",
        4: "Stĺpec 2 je prázdny. To pomôže iba kráľovi a žiadny zatiaľ voľný nie je; stĺpec naňho počká.",
        33: "V prázdnom stĺpci už leží [KS] a za ním prišla [QH]. Obaja z odkladacieho balíčka a každý priniesol {place, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}.",
        59: "Okľuka, ktorá sa oplatila: na kartu [6H] prešli tri karty, aby mohla nahor [6D]. Potom sa [6H] presunula aj s nimi inam a uvoľnilo sa [AH].",
        64: "Sedem kariet šlo jedným ťahom na kartu [JS] a [7D] šla nahor. Tým sa vyprázdnil stĺpec 4 a nasťahoval sa doň [KC] aj s dámou, [QD].",
        65: "Doberací balíček bol prázdny a z odkladacieho sa dala hrať iba vrchná karta. Obrátiť ho stálo {redeal, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}; jeho karty teraz možno doberať znova.",
        105: "Doberací aj odkladací balíček sú prázdne a zostávajú iba ťahy na základné kôpky. Práve tu aplikácia ponúka, že ich zahrá.",
      },
      close:
        "Za 52 kariet na základných kôpkach je {all, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}, za {placed, plural, one {# kartu} few {# karty} many {# karty} other {# kariet}} z odkladacieho balíčka do stĺpcov {placedPoints}, {redeals, plural, one {jedno naplnenie balíčka stálo} few {# naplnenia balíčka stáli} many {# naplnenia balíčka stálo} other {# naplnení balíčka stálo}} {redealPoints}: spolu {score, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}.",
    },
    unordered: {
      title: "Odkrytá karta, ktorú nemožno presunúť",
      lead: "Rozdanie {code}, zatiaľ bez jediného ťahu. Odkrytá leží aj karta {card} a miesto pre ňu by sa našlo: na konci iného stĺpca leží {target}.",
      steps: {},
      close: "Najprv musia karty, ktoré na nej ležia, odísť tam, kam sa hodia.",
    },
    king: {
      title: "Kráľ to nie je",
      lead: "V tejto hre je stĺpec {column} prázdny a namierené doň má {card}.",
      steps: {},
      close: "Smie tam iba kráľ, sám alebo so svojou skupinou.",
    },
  },
  questions: [
    {
      question: "Dá sa vyhrať každé rozdanie?",
      answer: [
        "Nie, ale väčšina áno. V okne Nová hra možno zapnúť „Len rozdania, ktoré sa dajú vyhrať“. Aplikácia potom ešte pred rozdaním hľadá cestu k výhre.",
      ],
    },
    {
      question: "Prečo je doberací balíček lícom nadol, keď je všetko odkryté?",
      answer: [
        "Pretože taká je hra. Po jednom prechode ste jeho karty videli; ako dobre si ich zapamätáte, je na vás. Odpovede samotnej aplikácie s nimi počítajú od začiatku.",
      ],
    },
    {
      question: "Ako aplikácia mieša?",
      answer: [
        "Kód hry je číslo, z ktorého sa vypočíta poradie kariet vrátane doberacieho balíčka, a to vždy rovnakým spôsobom. Každé rozdanie je rovnako pravdepodobné ako ktorékoľvek iné. Postup je verejný, takže si ho môže overiť každý.",
      ],
    },
    {
      question: "Na čo je kód hry?",
      answer: [
        "{code} je rozdanie s doberaním po 1. Kto zadá rovnaký kód na akomkoľvek zariadení, dostane rovnaké karty.",
        "Kódy vyzerajú ako v dvoch z opisov uvedených v zdrojoch, ktoré sú o inej aplikácii, tu však rozdávajú iné karty: ako tá aplikácia mieša, nie je nikde opísané.",
      ],
    },
    {
      question: "Prečo sa počet ťahov pri vracaní neznižuje?",
      answer: [
        "Hovorí, koľko ťahov ste vykonali, a aj vrátený ťah ste vykonali. Koľko ťahov má samotná cesta k výhre, sa po výhre ukáže vedľa tohto čísla.",
      ],
    },
    {
      question: "Čo sa počíta ako výhra a čo ako prehra?",
      answer: [
        "Hra sa počíta od prvého ťahu. Keď ju vyhráte, je vyhraná, nech ste cestou vracali čokoľvek, a počíta sa raz. Keď namiesto toho začnete inú alebo tú istú znova, počíta sa ako nevyhraná. Zatvorením aplikácie sa nič nekončí.",
        "Preukázateľne nevyhrateľné rozdanie sa ako prehra nepočíta.",
      ],
    },
    {
      question: "Môžem hrať úplne bez pomoci?",
      answer: [
        "Áno. Nastavenie „Bez pomoci“ vypne nápovedy, verdikty aj najlepší známy postup a za vaším chrbtom sa nič nepočíta. Nastavenie „V pokoji“ skryje čísla: body, ťahy, čas aj najlepší známy postup.",
      ],
    },
  ],
} satisfies GamePage;
