import type { Layout } from "./layout.ts";
import type { Macro } from "./macro.ts";

/** What can be done in a state, as sets of cards: REVEAL of `reveal`, PLAY of `play` and so on. */
export class MacroSets {
  /** A safe play that is made at once, or -1; then nothing else is worked out. */
  forced: Macro = -1;
  revealLo = 0;
  revealHi = 0;
  playLo = 0;
  playHi = 0;
  placeLo = 0;
  placeHi = 0;
  raiseLo = 0;
  raiseHi = 0;
  lowerLo = 0;
  lowerHi = 0;
  /** Pairs of which just one card can be bared: both bits of the pair. */
  singleLo = 0;
  singleHi = 0;
  /** Cards on top of foundations that might be wanted back. */
  upLo = 0;
  upHi = 0;
  readonly layout: Layout;
  readonly draw1: boolean;

  constructor(layout: Layout) {
    this.layout = layout;
    this.draw1 = layout.talon.draw === 1;
  }
}
