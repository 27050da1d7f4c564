import type { GamePage } from "../page.ts";

export const page = {
  brief: [
    "Jeden balíček 52 kariet leží odkrytý v desiatich stĺpcoch. Karta sa kladie na kartu o jeden stupeň vyššiu, nech je akejkoľvek farby; viac kariet naraz sa presúva vtedy, keď sú všetky rovnakej farby.",
    "Postupka jednej farby od kráľa po eso odíde zo stola sama. Keď odídu všetky štyri, máte vyhraté.",
  ],
  players: "Jeden.",
  needs: "Bežný balíček 52 kariet bez žolíkov a miesto na desať stĺpcov, alebo túto aplikáciu.",
  time: "Asi štvrťhodina. Kto rád premýšľa, hrá dlhšie.",
  terms: [
    {
      term: "Stĺpec",
      meaning:
        "Karty, ktoré sa smerom nadol prekrývajú tak, aby bolo každú vidno. Stĺpcov je desať a počítajú sa zľava.",
    },
    { term: "Posledná karta", meaning: "Karta stĺpca, na ktorej už nič neleží; je k vám najbližšie." },
    { term: "Stĺpce", meaning: "V množnom čísle všetky spolu, teda celá hracia plocha." },
    {
      term: "Hodnota",
      meaning: "Od najnižšej po najvyššiu: eso, 2 až 10, dolník, dáma, kráľ. Eso je vždy najnižšie.",
    },
    { term: "Skupina", meaning: "Karta so všetkým, čo na nej v stĺpci leží." },
    {
      term: "Zostupný rad",
      meaning:
        "Karty na konci stĺpca, ktorých hodnoty klesajú po jednej, napríklad [9H] [8H] [7H]. Pri presune záleží na tom, či je to skupina jednej farby, alebo zmiešaná.",
    },
    { term: "Úplná postupka", meaning: "Všetkých trinásť kariet jednej farby v poradí od kráľa po eso." },
  ],
  setup: [
    "Zamiešajte balíček a rozdajte ho celý lícom nahor do desiatich stĺpcov: do prvých troch po 8 kariet a do každého ďalšieho o kartu menej, teda 7, 6, 5, 4, 3, 2 a 1.",
    "Doberací balíček ani zakryté karty tu nie sú. Neskôr sa nič nerozdáva a všetko, s čím budete hrať, máte od začiatku pred sebou.",
    "Aplikácia sa pred rozdaním opýta na počet farieb. Pri jednej farbe tvorí balíček štyrikrát trinásť pikových kariet (Ľahká), pri dvoch farbách dvakrát všetky piky a dvakrát všetky srdcia (Stredná), pri štyroch je to bežný balíček (Ťažká). Kariet je vždy 52. Úplne prvá hra má jednu farbu.",
  ],
  rules: {
    "SS-1": [],
    "SS-4": [
      "Karta [6D] smie na [7S], na [7H] aj na [7D]. Farby nerozhodujú o tom, kde karta smie ležať, iba o tom, čo sa neskôr presunie spolu.",
    ],
    "SS-5": [
      "Skupina [9H] [8H] [7H] smie na ktorúkoľvek desiatku. Keby v nej namiesto srdcovej osmičky ležala [8S], dala by sa presunúť iba [7H]: aplikácia za vás zmiešanú skupinu nerozoberie, nech je prázdnych stĺpcov koľkokoľvek, ak jej to v nastaveniach nedovolíte.",
      "Dĺžka skupiny nie je nijako obmedzená.",
    ],
    "SS-6": [
      "Doberací balíček tu nie je a kartu niet kam odložiť, takže prázdny stĺpec je to najcennejšie, čo na stole máte. V príklade [column] sa doň jediným ťahom presunie skupina {group, plural, one {# karty} few {# kariet} many {# karty} other {# kariet}}.",
    ],
    "SS-7": [
      "Nemusíte pre to nič robiť a za ťah sa to nepočíta. Čo ležalo pod postupkou, zostane, a ak je to tiež úplná postupka, odíde hneď po nej.",
    ],
    "SS-13": ["[9H] a [7H] sa spolu nepresunú: chýba medzi nimi osmička."],
    "SS-11": [
      "Dvojité kliknutie je jedno z nastavení. Čo sa zdvihnúť nesmie alebo sa nikam nehodí, zostane ležať a aplikácia povie prečo.",
    ],
    "SS-14": [
      "Je to nastavenie, spočiatku vypnuté. Ušetrí prsty, nie body: presun skupiny sa počíta ako jednotlivé ťahy, ktoré zastupuje, a jediný príkaz Vrátiť ťah ich vráti všetky.",
    ],
  },
  end: [
    "Vyhrali ste, keď odišli všetky štyri postupky a na stole nezostala žiadna karta.",
    "Hra nikdy nevyhlási prehru. Či sa ešte dá vyhrať, vie povedať aplikácia: hľadá cestu k výhre a buď ju nájde, alebo dokáže, že žiadna nie je; kým nemá ani jedno, odpoveď znie „zatiaľ nevieme“. Kto to radšej vedieť nechce, pomoc si vypne.",
    "Niektoré rozdania nedokáže vyhrať nikto. Medzi {deals, plural, one {prvým # rozdaním} few {prvými # rozdaniami} many {prvými # rozdania} other {prvými # rozdaniami}} tejto aplikácie so štyrmi farbami ich takých nájdete {lost}, s dvoma farbami {lostTwo}, s jednou farbou {lostOne}.",
  ],
  tips: [
    {
      name: "Kladte na rovnakú farbu.",
      text: "Ak sa ponúkajú dve miesta, vyberte to s rovnakou farbou. Zmiešané karty sa rozoberajú po jednej, skupina jednej farby cestuje vcelku.",
    },
    { name: "Prázdne stĺpce majú cenu zlata.", text: "Najskôr sa dajú vyprázdniť krátke stĺpce vpravo." },
    {
      name: "Neponáhľajte sa so zaplnením prázdneho stĺpca.",
      text: "S voľným stĺpcom rozoberiete aj zmiešané skupiny. Len čo v ňom leží jediná nízka karta, je po výhode.",
    },
    {
      name: "Plánujte dopredu.",
      text: "Všetko leží odkryté. Sledujte, ktoré karty ležia na tých, čo budete potrebovať ako ďalšie, predovšetkým na esách a dvojkách.",
    },
    {
      name: "Myslite na kráľov.",
      text: "Kráľ nesmie nikam, iba do prázdneho stĺpca, a čo leží pod ním, dovtedy čaká.",
    },
  ],
  variants: [
    {
      name: "Počet farieb",
      text: "Jedna, dve alebo štyri. Čím menej farieb, tým viac kariet sa k sebe hodí a tým je hra ľahšia.",
    },
    {
      name: "Zmiešané skupiny",
      text: "Niektoré programy presunú zmiešanú skupinu naraz, ak prázdne stĺpce stačia na to, aby sa dala preniesť kartu po karte. Na tom, čo sa v hre dá dosiahnuť, to nič nemení. Tu je to nastavenie, pozrite si pravidlo [SS-14].",
    },
    {
      name: "Spiderette",
      text: "Spider s jediným balíčkom: sedem stĺpcov s jednou až siedmimi kartami, v každom je odkrytá iba posledná. Zvyšných 24 kariet sa postupne rozdáva do stĺpcov, vždy po jednej na každý, kým sa neminú.",
    },
  ],
  app: [
    { name: "Nápoveda", text: "V troch krokoch: či je čo poradiť, ktorou kartou hrať a kam s ňou." },
    {
      name: "Dá sa ešte vyhrať?",
      text: "Odpoveďou je nájdená cesta k výhre, alebo dôkaz, že žiadna nie je. Ak odpoveď znie „nie“, vráti vás k poslednej pozícii, z ktorej sa ešte vyhrať dalo.",
    },
    {
      name: "Najlepší známy postup",
      text: "Najmenší počet ťahov, o ktorom sa vie, že na výhru v danom rozdaní stačí.",
    },
    {
      name: "Vrátiť ťah",
      text: "Až na začiatok. Body aj počet ťahov sú zasa také ako predtým a odobratá postupka sa vráti spolu s ťahom, ktorý ju dokončil.",
    },
    {
      name: "Nápoveda k umiestneniu",
      text: "Keď držíte v ruke karty, rozsvietia sa stĺpce, ktoré ich prijmú.",
    },
    {
      name: "Interaktívne pravidlá",
      text: "Pri odmietnutí sa dozviete, o ktoré karty ide a ktoré pravidlo ťah zakazuje; odkaz vedie na túto stránku.",
    },
  ],
  scoring: [
    "Oficiálne bodovanie Simple Simon nemá. V tejto aplikácii začínate s {start, plural, one {# bodom} few {# bodmi} many {# bodu} other {# bodmi}}, každý presun karty alebo skupiny stojí {cost, plural, one {jeden bod} few {# body} many {# bodu} other {# bodov}} a každá úplná postupka prinesie {run, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}. Dolná hranica neexistuje: veľmi dlhá hra sa môže skončiť pod nulou.",
    "Hra vyhraná po {moves, plural, one {# ťahu} few {# ťahoch} many {# ťahu} other {# ťahoch}} sa skončí s výsledkom {start} − {moves} + {runs} = {score, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}, pretože 4 × {run} = {runs}. Taká je aj hra nižšie, pri ktorej je súčet rozpísaný.",
    "Počet farieb na bodoch nič nemení, preto porovnávajte svoje hry iba s hrami s rovnakým počtom farieb. Štatistiky to tak robia.",
  ],
  kin: [
    "Simple Simon patrí do rodiny hry Spider a často sa opisuje ako jej variant s jediným balíčkom. Ťahy sú rovnaké: kladie sa zostupne bez ohľadu na farbu, presúva sa to, čo má jednu farbu, a úplné postupky odchádzajú.",
    "Líši sa začiatok. Spider sa hrá s dvoma balíčkami, väčšinu kariet skrýva a ďalšie rozdáva po desať; tu leží všetko odkryté a nič už nepríde. Náhoda preto znamená menej a premýšľa sa dlhšie.",
  ],
  sources: [
    "Anglická Wikipédia, heslá „Simple Simon (solitaire)“ a „Spider (solitaire)“: o hre a jej príbuzných.",
    "Tri opisy týchto hier, český, slovenský a nemecký; z nich sú prevzaté pravidlá tejto aplikácie.",
  ],
  examples: {
    won: {
      title: "Hra od rozdania po poslednú postupku",
      lead: "Rozdanie s jednou farbou, {code}, vyhrané po {moves, plural, one {# ťahu} few {# ťahoch} many {# ťahu} other {# ťahoch}}. Prejdite si ho krok za krokom; stôl je skutočný.",
      steps: {
        0: "Všetky karty sú tu pikové, takže sa smie presunúť každá skupina, ktorá klesá po jednej. Dôležité je, ako hlboko ležia štyria králi a ktoré stĺpce sú krátke: deviaty má dve karty, desiaty jednu.",
        10: "Stĺpec 9 je prázdny: jeho karty teraz pokračujú v skupine v stĺpci 8. Smie tam ktorákoľvek karta alebo skupina.",
        23: "Dvanásť kariet, od dámy po eso, sa presunie do prázdneho stĺpca naraz. Čo zakrývali, je voľné.",
        28: "Dvom postupkám už chýba iba kráľ. Niet sa kam ponáhľať: počkajú zoradené, kým sa niektorý uvoľní.",
        42: "Prvý kráľ má svoju postupku. Odchádza z hry a prináša {run, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}; päťka pod ňou zostáva.",
        47: "Odchádza druhá postupka a kráľ, ktorý ležal pod ňou, je voľný pre ďalšiu.",
      },
      close:
        "Všetky štyri postupky odišli: {start} − {moves} + 4 × {run} = {score, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}.",
    },
    column: {
      title: "Dvanásť kariet do prázdneho stĺpca",
      lead: "V hre {code} sa do prázdneho stĺpca presunie skupina {group, plural, one {# karty} few {# kariet} many {# karty} other {# kariet}}. Je to jeden ťah a stojí jeden bod.",
      steps: {},
      close: "Čo pod skupinou ležalo, je voľné, a skupina sama sa neskrátila.",
    },
    mixed: {
      title: "Zmiešané farby sa spolu nepresunú",
      lead: "V rozdaní {code} ležia na sebe dve karty, druhá o jeden stupeň nižšia, a predsa sa nepresunú ako celok.",
      steps: {},
      close: "Najprv presuňte poslednú kartu; druhá potom pôjde tam, kam sa hodí.",
    },
  },
  questions: [
    {
      question: "Dá sa vyhrať každé rozdanie?",
      answer: [
        "Nie. Keď sa premýšľa, dá sa vyhrať väčšina; koľko ich presne je, závisí od počtu farieb. V okne Nová hra možno zapnúť „Len rozdania, ktoré sa dajú vyhrať“. Aplikácia potom ešte pred rozdaním hľadá cestu k výhre.",
      ],
    },
    {
      question: "Ako aplikácia mieša?",
      answer: [
        "Kód hry je číslo, z ktorého sa vypočíta poradie kariet, a to vždy rovnakým spôsobom. Každé rozdanie je rovnako pravdepodobné ako ktorékoľvek iné a nikto vám nevyberá ľahké ani ťažké. Postup je verejný, takže si ho môže overiť každý.",
      ],
    },
    {
      question: "Na čo je kód hry?",
      answer: [
        "{code} je rozdanie s jednou farbou. Kto zadá rovnaký kód na akomkoľvek zariadení, dostane rovnaké karty. Tak si zahráte niektoré rozdanie znova alebo to, o ktorom vám povedal niekto z priateľov.",
        "Kódy vyzerajú ako v dvoch z opisov uvedených v zdrojoch, ktoré sú o inej aplikácii, tu však rozdávajú iné karty: ako tá aplikácia mieša, nie je nikde opísané.",
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
      question: "Prečo aplikácia nepovie, že už nemôžem ďalej?",
      answer: [
        "Kým existuje povolený ťah, úsudok je na vás; tak to pravidlá chcú. Keď už žiadny nevedie k ničomu novému, aplikácia to oznámi, a keď sa opýtate, povie, či sa ešte dá vyhrať.",
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
