import type { Prunes } from "../prune.ts";
import { clearOnlyForKings, keepFoundationOrder, useWhatWasPlaced } from "./canonical.ts";
import { HI_MASK, KINGS, LO_BITS, LO_MASK, lowest, PAIRS_HI, PAIRS_LO } from "./cards.ts";
import type { Cursor } from "./cursor.ts";
import {
  LOWER_HEIGHT,
  NEXT_HI,
  NEXT_LO,
  SAFE_HI,
  SAFE_LO,
  TOP_HI,
  TOP_LO,
  UNSAFE_HI,
  UNSAFE_LO,
} from "./foundations.ts";
import type { Layout } from "./layout.ts";
import { indexOfMacro, kindOf, type Macro, PLACE, PLAY, RAISE } from "./macro.ts";
import { MacroSets } from "./macroSets.ts";

/**
 * The macros that are possible in a state and not pruned: one pass of word operations for all.
 *
 * The pruning "safe-foundation". Let a card a of rank r be next on its foundation and be the last of its column, both
 * foundations of the other colour at r - 2 or higher, the other one of its colour at r - 3 or higher. Playing a at once
 * is as good as anything. Call *low* a, the cards of the other colour up to r - 1 and those of its own colour up to
 * r - 2 (r in its suit). Take a line X that wins, and let line Y play a, then imitate X; Y leaves low cards on their
 * foundations and plays every low card as soon as it is bare: it is the next of its suit, as all low cards below it are
 * up. What X moves, Y can move. A card that is not low never needs a low parent, for what lies on a low card is low (r - 1
 * of the other colour on a, r - 2 on those). A low card that X puts somewhere Y has up or, out of the talon, plays up,
 * and what lies on it is up too. Y has only more cards in sight and more empty columns. Y's talon changes as X's does. So
 * Y wins, in fewer moves; and nothing low ever comes back from a foundation.
 *
 * With draw 1 the same holds for a card of the talon, since taking it changes nothing for the other cards there. With
 * draw 3 it does not, but for the very last card when the waste holds whole draws: the card before it becomes the last,
 * which can always be reached, and all others are reached as before. With draw 3 a card that could go up safely never
 * needs to be put on a column: taken it is either way.
 */
export class Choices extends MacroSets {
  private readonly safe: boolean;
  private readonly order: boolean;
  private readonly lazy: boolean;
  private readonly clear: boolean;

  constructor(layout: Layout, prunes: Prunes) {
    super(layout);
    this.safe = prunes.has("safe-foundation");
    this.order = prunes.has("foundation-order");
    this.lazy = prunes.has("lazy-placing");
    this.clear = prunes.has("clear-for-king");
  }

  /** `last` is the macro that led here, -1 at the start and after forced plays. */
  look(at: Cursor, last: Macro): void {
    const { talon } = this.layout;
    const { seenLo, seenHi, headLo, headHi, places, found } = at;

    // Of a pair of mates n are in sight and k free cards lie on them: one can be bared where k < n. As k never exceeds n,
    // that is n - k = 1, where the numbers of bits differ in parity, or n = 2 and k = 0.
    const freeLo = seenLo & ~headLo;
    const onLo = (freeLo << 4) & LO_MASK;
    const onHi = (((seenHi & ~headHi) << 4) & HI_MASK) | (freeLo >>> (LO_BITS - 4));
    const mixLo = seenLo ^ onLo;
    const mixHi = seenHi ^ onHi;
    const oneLo = (mixLo ^ (mixLo >>> 1)) & PAIRS_LO;
    const oneHi = (mixHi ^ (mixHi >>> 1)) & PAIRS_HI;
    const twoLo = seenLo & (seenLo >>> 1) & ~(onLo | (onLo >>> 1)) & PAIRS_LO;
    const twoHi = seenHi & (seenHi >>> 1) & ~(onHi | (onHi >>> 1)) & PAIRS_HI;
    const bareLo = (oneLo | twoLo) * 3;
    const bareHi = (oneHi | twoHi) * 3;
    this.singleLo = oneLo * 3;
    this.singleHi = oneHi * 3;

    const black = found & 255;
    const red = found >> 8;
    const blackSafe = black * 16 + LOWER_HEIGHT[red]!;
    const redSafe = red * 16 + LOWER_HEIGHT[black]!;
    const nextLo = NEXT_LO[0][black]! | NEXT_LO[1][red]!;
    const nextHi = NEXT_HI[0][black]! | NEXT_HI[1][red]!;
    const playLo = nextLo & seenLo & bareLo;
    const playHi = nextHi & seenHi & bareHi;
    const reach = talon.reach(places, at.turned);
    const reachLo = talon.cardsLo(reach);
    const reachHi = talon.cardsHi(reach);
    this.forced = -1;
    let safeLo = 0;
    let safeHi = 0;
    if (this.safe) {
      safeLo = SAFE_LO[0][blackSafe]! | SAFE_LO[1][redSafe]!;
      safeHi = SAFE_HI[0][blackSafe]! | SAFE_HI[1][redSafe]!;
      if (((playLo & safeLo) | (playHi & safeHi)) !== 0) {
        this.forced = PLAY + lowest(playLo & safeLo, playHi & safeHi);
        return;
      }
      const raiseLo = reachLo & safeLo;
      const raiseHi = reachHi & safeHi;
      if ((raiseLo | raiseHi) !== 0) {
        if (this.draw1) {
          this.forced = RAISE + lowest(raiseLo, raiseHi);
          return;
        }
        if (at.turned === 0) {
          const end = 1 << (31 - Math.clz32(places));
          const endLo = raiseLo & talon.cardsLo(end);
          const endHi = raiseHi & talon.cardsHi(end);
          if ((endLo | endHi) !== 0) {
            this.forced = RAISE + lowest(endLo, endHi);
            return;
          }
        }
      }
    }

    // Where one more card of a pair finds a parent.
    const roomLo = (bareLo >>> 4) | ((bareHi & 15) << (LO_BITS - 4));
    const roomHi = (bareHi >>> 4) | (at.empty > 0 ? KINGS : 0);
    this.revealLo = headLo & roomLo;
    this.revealHi = headHi & roomHi;
    this.playLo = playLo;
    this.playHi = playHi;
    this.placeLo = reachLo & roomLo & ~safeLo;
    this.placeHi = reachHi & roomHi & ~safeHi;
    this.raiseLo = reachLo & nextLo;
    this.raiseHi = reachHi & nextHi;
    const topLo = TOP_LO[0][black]! | TOP_LO[1][red]!;
    const topHi = TOP_HI[0][black]! | TOP_HI[1][red]!;
    const unsafeLo = this.safe ? UNSAFE_LO[0][blackSafe]! | UNSAFE_LO[1][redSafe]! : topLo;
    const unsafeHi = this.safe ? UNSAFE_HI[0][blackSafe]! | UNSAFE_HI[1][redSafe]! : topHi;
    this.lowerLo = unsafeLo & roomLo;
    this.lowerHi = unsafeHi & roomHi;

    this.upLo = unsafeLo;
    this.upHi = unsafeHi;
    if (this.order) keepFoundationOrder(this, at);
    if (this.clear) clearOnlyForKings(this, at, last);
    if (this.lazy && last >= 0 && kindOf(last) === PLACE) useWhatWasPlaced(this, at, indexOfMacro(last));
  }
}
