import type { GamePage } from "../page.ts";
import { page as ST } from "./ST.ts";
import { page as TF } from "./TF.ts";

/** Klondike is told by what it does not share with Thoughtful Solitaire. */
export const page = {
  ...TF,
  brief: [
    "Hra, kterou si většina lidí pod slovem pasiáns představí: 28 karet leží v sedmi sloupcích, v každém je odkrytá jen poslední, a zbylých 24 je v dobíracím balíčku. Do sloupců se pokládá sestupně, střídavě červená a černá, na základní hromádky vzestupně podle barev.",
    "Je-li všech 52 karet na základních hromádkách, máte vyhráno.",
  ],
  terms: [...ST.terms.slice(0, 1), ...TF.terms.slice(1), ...ST.terms.slice(-1)],
  setup: [
    "Zamíchejte a rozdejte sedm sloupců o 1, 2, 3, 4, 5, 6 a 7 kartách. Poslední karta každého sloupce leží lícem nahoru, všechny ostatní lícem dolů.",
    "Zbylých 24 karet tvoří dobírací balíček lícem dolů. Vedle něj je odkládací balíček, zatím prázdný, a místo pro čtyři základní hromádky.",
  ],
  rules: {
    ...TF.rules,
    "TF-3": [
      "Nejdelší taková skupina sahá od krále po eso a má 13 karet.",
      "Zakrytá karta do skupiny nikdy nepatří, i kdyby se do ní hodila sebelépe.",
    ],
    "KL-1": [
      "Otočení není tah: proběhne zároveň s tahem, který kartu uvolnil, přinese {turn, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} a Zpět kartu zase zakryje.",
      "V příkladu [hidden] aplikace odmítne skupinu, protože její část leží lícem dolů.",
    ],
  },
  end: [
    "Vyhráli jste, když je všech 52 karet na základních hromádkách. Jakmile jsou dobírací i odkládací balíček prázdné a zbývají jen tahy na základní hromádky, nabídne se tlačítko, které je zahraje za vás.",
    ...ST.end.slice(1, 2),
    "Některá rozdání nedokáže vyhrát nikdo. Mezi {deals, plural, one {prvním # rozdáním} few {prvními # rozdáními} many {prvními # rozdání} other {prvními # rozdáními}} této aplikace jich takových při dobírání po 1 najdete {lost}, při dobírání po 3 jich je {lostThree}.",
  ],
  tips: [
    {
      name: "Otáčejte karty.",
      text: "O hře rozhoduje to, co leží lícem dolů. Ze dvou tahů zvolte ten, který nějakou kartu otočí, a začněte u sloupců, které jich skrývají nejvíc.",
    },
    {
      name: "Nejdřív si prohlédněte dobírací balíček.",
      text: "Jeden průchod ukáže 24 karet a stojí jen tahy; následné opětovné naplnění balíčku stojí body, máte-li nějaké.",
    },
    ...TF.tips.slice(1, 4),
  ],
  variants: [
    { name: "Dobírání po 1 nebo po 3", text: "Viz pravidlo [TF-8]." },
    {
      name: "Solitaire Réfléchi",
      text: "Stejná hra, v níž jsou všechny karty ve sloupcích od začátku odkryté, takže se dá naplánovat až do konce.",
    },
  ],
  app: [...ST.app.slice(0, 1), ...TF.app.slice(1)],
  scoring: [
    ...TF.scoring.slice(0, 2),
    "Karta otočená ve sloupci přinese {turn, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.",
  ],
  kin: [
    "Klondike vtiskl podobu celé rodině her. Solitaire Réfléchi je Klondike s odkrytými sloupci; Spiderette má stejných sedm sloupců, ale tahy hry Spider.",
    "Kolik rozdání by vyhrál ten, kdo zná všechny karty, je stará otázka; při dobírání po 3 se odhaduje, že asi čtyři z pěti.",
  ],
  examples: {
    won: {
      title: "Hra od rozdání po poslední kartu",
      lead: "Rozdání {code}, které aplikace se znalostí zakrytých karet vyhrála po {moves, plural, one {# tahu} few {# tazích} many {# tahu} other {# tazích}}. Projděte si ho krok za krokem; stůl je opravdový.",
      steps: {
        0: "Sedm karet leží odkrytých, 21 je jich ve sloupcích zakrytých a 24 v dobíracím balíčku. Nahoru může hned [AD].",
        4: "Tři karty se už otočily a sloupec 2 je prázdný. Čeká na krále.",
        27: "V prázdném sloupci už leží [KS] a za ním přišla [QH]. Oba z odkládacího balíčku a každý přinesl {place, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.",
        51: "Dobírací balíček byl prázdný a z odkládacího se dala hrát jen vrchní karta. Obrátit ho stálo {redeal, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}; jeho karty teď lze dobírat znovu.",
        79: "Další prázdný sloupec, další král: z odkládacího balíčku přišel [KH].",
        92: "Jako poslední ze zakrytých karet se otočil [JC]. Odteď je skryté už jen to, co zbývá v dobíracím balíčku.",
      },
      close:
        "Za 52 karet na základních hromádkách je {all, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}, za {turned, plural, one {# otočenou kartu} few {# otočené karty} many {# otočené karty} other {# otočených karet}} {turnedPoints}, za {placed, plural, one {# kartu} few {# karty} many {# karty} other {# karet}} z odkládacího balíčku do sloupců {placedPoints}, {redeals, plural, one {jedno naplnění balíčku stálo} few {# naplnění balíčku stála} many {# naplnění balíčku stálo} other {# naplnění balíčku stálo}} {redealPoints}: celkem {score, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.",
    },
    hidden: ST.examples.hidden,
    king: TF.examples.king,
  },
  questions: [...ST.questions.slice(0, 1), ...TF.questions.slice(2)],
} satisfies GamePage;
