import type { GamePage } from "../page.ts";
import { page as ST } from "./ST.ts";
import { page as TF } from "./TF.ts";

/** Klondike is told by what it does not share with Thoughtful Solitaire. */
export const page = {
  ...TF,
  brief: [
    "Hra, ktorú si väčšina ľudí pod slovom pasians predstaví: 28 kariet leží v siedmich stĺpcoch, v každom je odkrytá iba posledná, a zvyšných 24 je v doberacom balíčku. Do stĺpcov sa kladie zostupne, striedavo červená a čierna, na základné kôpky vzostupne podľa farieb.",
    "Keď sa na základné kôpky dostane všetkých 52 kariet, máte vyhraté.",
  ],
  terms: [...ST.terms.slice(0, 1), ...TF.terms.slice(1), ...ST.terms.slice(-1)],
  setup: [
    "Zamiešajte a rozdajte sedem stĺpcov s 1, 2, 3, 4, 5, 6 a 7 kartami. Posledná karta každého stĺpca leží lícom nahor, všetky ostatné lícom nadol.",
    "Z ostatných 24 kariet je doberací balíček, ten leží lícom nadol. Hneď pri ňom bude odkladací balíček, zatiaľ prázdny, a miesto pre štyri základné kôpky.",
  ],
  rules: {
    ...TF.rules,
    "TF-3": [
      "Najdlhšia taká skupina siaha od kráľa po eso a má 13 kariet.",
      "Zakrytá karta do skupiny nikdy nepatrí, aj keby sa do nej hodila akokoľvek dobre.",
    ],
    "KL-1": [
      "Otočenie nie je ťah: prebehne zároveň s ťahom, ktorý kartu uvoľnil, prinesie {turn, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} a príkaz Vrátiť ťah kartu zasa zakryje.",
      "V príklade [hidden] aplikácia odmietne skupinu, pretože jej časť leží lícom nadol.",
    ],
  },
  end: [
    "Vyhrali ste, keď na základných kôpkach leží všetkých 52 kariet. Len čo sú doberací aj odkladací balíček prázdne a zostávajú iba ťahy na základné kôpky, ponúkne sa tlačidlo, ktoré ich zahrá za vás.",
    ...ST.end.slice(1, 2),
    "Niektoré rozdania nedokáže vyhrať nikto. Medzi {deals, plural, one {prvým # rozdaním} few {prvými # rozdaniami} many {prvými # rozdania} other {prvými # rozdaniami}} tejto aplikácie ich takých pri doberaní po 1 nájdete {lost}, pri doberaní po 3 ich je {lostThree}.",
  ],
  tips: [
    {
      name: "Otáčajte karty.",
      text: "O hre rozhoduje to, čo leží lícom nadol. Z dvoch ťahov si vyberte ten, ktorý nejakú kartu otočí, a začnite pri stĺpcoch, ktoré ich skrývajú najviac.",
    },
    {
      name: "Najprv si prezrite doberací balíček.",
      text: "Jeden prechod ukáže 24 kariet a stojí iba ťahy; následné opätovné naplnenie balíčka stojí body, ak nejaké máte.",
    },
    ...TF.tips.slice(1, 4),
  ],
  variants: [
    { name: "Doberanie po 1 alebo po 3", text: "Pozrite si pravidlo [TF-8]." },
    {
      name: "Solitaire Réfléchi",
      text: "Rovnaká hra, v ktorej sú všetky karty v stĺpcoch od začiatku odkryté, takže sa dá naplánovať až do konca.",
    },
  ],
  app: [...ST.app.slice(0, 1), ...TF.app.slice(1)],
  scoring: [
    ...TF.scoring.slice(0, 2),
    "Karta otočená v stĺpci prinesie {turn, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}.",
  ],
  kin: [
    "Klondike vtlačil podobu celej rodine hier. Solitaire Réfléchi je Klondike s odkrytými stĺpcami; Spiderette má rovnakých sedem stĺpcov, ale ťahy hry Spider.",
    "Koľko rozdaní by vyhral ten, kto pozná všetky karty, je stará otázka; pri doberaní po 3 sa odhaduje, že asi štyri z piatich.",
  ],
  examples: {
    won: {
      title: "Hra od rozdania po poslednú kartu",
      lead: "Rozdanie {code}, ktoré aplikácia so znalosťou zakrytých kariet vyhrala po {moves, plural, one {# ťahu} few {# ťahoch} many {# ťahu} other {# ťahoch}}. Prejdite si ho krok za krokom; stôl je skutočný.",
      steps: {
        0: "Sedem kariet leží odkrytých, 21 je ich v stĺpcoch zakrytých a 24 v doberacom balíčku. Nahor môže hneď [AD].",
        4: "Tri karty sa už otočili a stĺpec 2 je prázdny. Čaká na kráľa.",
        27: "V prázdnom stĺpci už leží [KS] a za ním prišla [QH]. Obaja z odkladacieho balíčka a každý priniesol {place, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}.",
        51: "Doberací balíček bol prázdny a z odkladacieho sa dala hrať iba vrchná karta. Obrátiť ho stálo {redeal, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}; jeho karty teraz možno doberať znova.",
        79: "Ďalší prázdny stĺpec, ďalší kráľ: z odkladacieho balíčka prišiel [KH].",
        92: "Ako posledný zo zakrytých kariet sa otočil [JC]. Odteraz je skryté už iba to, čo zostáva v doberacom balíčku.",
      },
      close:
        "Za 52 kariet na základných kôpkach je {all, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}, za {turned, plural, one {# otočenú kartu} few {# otočené karty} many {# otočenej karty} other {# otočených kariet}} {turnedPoints}, za {placed, plural, one {# kartu} few {# karty} many {# karty} other {# kariet}} z odkladacieho balíčka do stĺpcov {placedPoints}, {redeals, plural, one {jedno naplnenie balíčka stálo} few {# naplnenia balíčka stáli} many {# naplnenia balíčka stálo} other {# naplnení balíčka stálo}} {redealPoints}: spolu {score, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}.",
    },
    hidden: ST.examples.hidden,
    king: TF.examples.king,
  },
  questions: [...ST.questions.slice(0, 1), ...TF.questions.slice(2)],
} satisfies GamePage;
