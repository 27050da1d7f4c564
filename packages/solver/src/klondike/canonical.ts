import { bitHi, bitLo, type Index, KINGS, LO_BITS, LO_MASK, lowest, rankOfIndex, UNIT } from "./cards.ts";
import type { Cursor } from "./cursor.ts";
import { indexOfMacro, kindOf, type Macro, REVEAL } from "./macro.ts";
import type { MacroSets } from "./macroSets.ts";

/**
 * Prunings that keep one order of moves among many with the same end.
 *
 * Moves of free cards to their foundations and back (PLAY, LOWER) undo each other; states that they lead to from one
 * another make up a *cluster*. All others are *exits*: none can be undone, each takes a card out of the talon or a head
 * away, so there are no circles among clusters, and a line from a deal has at most 52 exits.
 */

/**
 * "foundation-order": how a cluster is walked. Let R be the free cards that can be played; a is the lowest of them.
 *
 * 1. Of R only a is played, and a's mate where playing one covers the other (one bare card in the pair). Playing other
 *    cards never hinders: what is left unplayed can be played after.
 * 2. A card comes down only if it ranks no higher than a. From a state U where R is empty every state f of the cluster
 *    with no higher foundations is reached so, by bringing down the cards that f has down and U has up, high ranks first:
 *    on the way the cards from some rank on lie as in f, the others as in U, and at the border the children are as few as
 *    in U and the parents as many as in f, so no card lacks a parent. What is in R meanwhile ranks as high as some card
 *    that came down.
 * 3. An exit is made only where it hinders every card of R: where R is all in one pair with one bare card and the exit
 *    covers it, or plays a mate of the card in R. Among the states of a cluster from which an exit leads to the same
 *    cluster take one with the highest foundations: were some r in R not hindered, r could be played before as well.
 *
 * With 1 and 2 all states of a cluster are reached from each of them (step by step: neighbours f and f + a share the
 * states with empty R above f + a), with 3 all clusters. It goes together with "safe-foundation": if the next card down is
 * safe where it lies, all lower ones are, or one of equal rank goes first that is not; and f may be taken with nothing safe
 * left to play, whose lowest card that must come down is not safe then, nor are, by that, those above it.
 */
export function keepFoundationOrder(choices: MacroSets, at: Cursor): void {
  const backLo = choices.playLo & ~at.headLo;
  const backHi = choices.playHi & ~at.headHi;
  if ((backLo | backHi) === 0) return;
  const card = lowest(backLo, backHi);
  const lo = pairLo(card);
  const hi = pairHi(card);
  const single = ((choices.singleLo & lo) | (choices.singleHi & hi)) !== 0;
  choices.raiseLo = 0;
  choices.raiseHi = 0;
  if (single && ((backLo & ~lo) | (backHi & ~hi)) === 0) {
    keepChildren(choices, lo, hi);
    choices.playLo &= lo;
    choices.playHi &= hi;
  } else {
    keepChildren(choices, 0, 0);
    choices.playLo = single ? backLo & lo : bitLo(card);
    choices.playHi = single ? backHi & hi : bitHi(card);
  }
  const most = (card | 3) + 1;
  choices.lowerLo &= most >= LO_BITS ? LO_MASK : (1 << most) - 1;
  choices.lowerHi &= most <= LO_BITS ? 0 : (1 << (most - LO_BITS)) - 1;
}

/**
 * "clear-for-king": to move the last head of a column, no king, empties the column, and only a king profits. So it is done
 * only where no column is empty and a king could come, and a king's move follows: what is done in between can be done
 * before. With draw 3 other cards may have to leave the talon before the king can: they may be placed. A king on a
 * foundation may come back for reasons of its own; then nothing is pruned.
 */
export function clearOnlyForKings(choices: MacroSets, at: Cursor, last: Macro): void {
  const { bottomLo, bottomHi, talon } = choices.layout;
  const kings = (at.headHi & ~bottomHi) | talon.cardsHi(at.places) | choices.upHi;
  if (at.empty > 0 || (kings & KINGS) === 0) {
    choices.revealLo &= ~bottomLo;
    choices.revealHi &= ~bottomHi;
  }
  if (last < 0 || kindOf(last) !== REVEAL || (choices.upHi & KINGS) !== 0) return;
  const card = indexOfMacro(last);
  if (((bottomLo & bitLo(card)) | (bottomHi & bitHi(card))) === 0) return;
  choices.revealLo = 0;
  choices.revealHi &= KINGS;
  choices.playLo &= ~at.headLo;
  choices.playHi &= ~at.headHi;
  choices.raiseLo = 0;
  choices.raiseHi = 0;
  if (!choices.draw1) return;
  choices.placeLo = 0;
  choices.placeHi &= KINGS;
}

/**
 * "lazy-placing": a card of the talon is put on a column right before it is of use there: a card is put on it, or its mate,
 * bared by it, is played. Exits that were possible before it was placed are made before, and lead to the same state.
 * So of the moves that follow all are kept that were not possible before, and those within the cluster.
 *
 * With draw 3 placing changes what else the talon gives, so all talon moves are kept; and, where a king took the last
 * empty column, emptying the next. With draw 1 other cards stay in the talon until this one is used. Two cards placed
 * and both still unused can be needed only by one that lies on a foundation and comes down: it needs a parent, and the
 * card above it on its foundation, which comes down first, needs one too. The last of a chain of placed cards carries
 * such a card then, not a placed one. So where that is possible nothing of the talon is pruned.
 *
 * That a state is not searched again when it is reached in another way is right all the same. Count for a state the
 * exits to a win that place nothing and empty no column. Among the states met with the fewest of them, look at those with
 * the most cards in talon and columns as dealt: if one was met by placing t and the win needs t, its next move is kept;
 * if not, the state before t was met too and has one card more.
 */
export function useWhatWasPlaced(choices: MacroSets, at: Cursor, card: Index): void {
  const lo = pairLo(card) & choices.singleLo;
  const hi = pairHi(card) & choices.singleHi;
  const { placeLo, placeHi, revealLo, revealHi, layout } = choices;
  keepChildren(choices, lo, hi);
  choices.playLo &= ~at.headLo | lo;
  choices.playHi &= ~at.headHi | hi;
  const forked = (choices.upLo | choices.upHi) !== 0 && childIsUp(at.found, card);
  if (choices.draw1 ? forked : rankOfIndex(card) === 12) {
    choices.revealLo |= revealLo & layout.bottomLo;
    choices.revealHi |= revealHi & layout.bottomHi;
  }
  if (!choices.draw1 || forked) {
    choices.placeLo = placeLo;
    choices.placeHi = placeHi;
  }
  if (!choices.draw1) return;
  choices.raiseLo = 0;
  choices.raiseHi = 0;
}

/** Keeps those moves to columns that put a card on the pair. */
function keepChildren(choices: MacroSets, lo: number, hi: number): void {
  const childLo = (lo >>> 4) | ((hi & 15) << (LO_BITS - 4));
  const childHi = hi >>> 4;
  choices.revealLo &= childLo;
  choices.revealHi &= childHi;
  choices.placeLo &= childLo;
  choices.placeHi &= childHi;
}

/** Is a card that could lie on this one on its foundation, and of a rank that may be wanted back (3 or more)? */
function childIsUp(found: number, card: Index): boolean {
  const rank = rankOfIndex(card);
  if (rank < 3) return false;
  const child = (card & ~1) - 4;
  return heightAt(found, child) >= rank || heightAt(found, child + 1) >= rank;
}

function pairLo(card: Index): number {
  return card < LO_BITS ? 3 << (card & ~1) : 0;
}

function pairHi(card: Index): number {
  return card < LO_BITS ? 0 : 3 << ((card & ~1) - LO_BITS);
}

/** Height of the foundation of a card's suit. */
function heightAt(found: number, card: Index): number {
  return Math.floor(found / UNIT[card]!) & 15;
}
