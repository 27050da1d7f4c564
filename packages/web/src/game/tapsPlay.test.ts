import {
  currentPosition,
  type GameCode,
  type Move,
  newGame,
  type Option,
  type Position,
  rulesOf,
  sameMove,
  type Transfer,
} from "@faceup/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnPile, type PileId, type Spot, type TableEvent } from "../table/model.ts";
import { groupAt, pileOfSource, sizeOf, targetOf } from "./piles.ts";
import { type Decided, decide, targetsOf } from "./taps.ts";
import { after, inWords, moveInWords, SETTINGS, type Session, spotOf, tapAt } from "./testTaps.ts";

const IDLE = { settings: SETTINGS, carried: undefined, memory: undefined };

const OPTIONS: readonly [GameCode["game"], Option][] = [
  ["SS", "S1"],
  ["SS", "S2"],
  ["SS", "S4"],
  ["TF", "D1N"],
  ["TF", "D3N"],
  ["ST", "S2"],
  ["KL", "D3N"],
  ["SD", "S1"],
];
const codes = fc
  .tuple(fc.constantFrom(...OPTIONS), fc.nat(1_000_000))
  .map(([[game, option], deal]): GameCode => ({ game, option, deal }));
const settingsOf = fc.record({ doubleTap: fc.boolean(), autoPlace: fc.boolean(), mixedRuns: fc.boolean() });
/** Numbers that choose among what a position offers. */
const choices = fc.array(fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999)), { maxLength: 60 });

function pilesOf(position: Position): readonly PileId[] {
  const columns = position.columns.map((_, i) => columnPile(i));
  return [...columns, "stock", "waste", "removed", "fS", "fH", "fD", "fC"];
}

function pick<T>(list: readonly T[], choice: number): T {
  return list[choice % list.length] as T;
}

function eventOf(session: Session, [what, where, time]: readonly [number, number, number]): TableEvent {
  const { position } = session;
  const pile = pick(pilesOf(position), where);
  const spot = spotOf(position, pile, Math.min(sizeOf(position, pile), what % 3));
  if (what % 11 === 0) return { type: "key-pick", spot };
  if (what % 11 === 1) return { type: "key-place", spot };
  if (what % 11 === 2) {
    const carried = groupAt(position, spot);
    const target = pick([...pilesOf(position), undefined], time);
    if (carried !== undefined) return { type: "drop", carried, target };
  }
  return tapAt(spot, time, what % 13 === 0);
}

describe("whatever is done", () => {
  it("AP-5 every move is legal, and what is in the hand may be lifted", () => {
    fc.assert(
      fc.property(codes, settingsOf, choices, (code, settings, list) => {
        let session: Session = {
          position: currentPosition(newGame({ type: "code", code })),
          carried: undefined,
        };
        let memory: Decided["memory"];
        let clock = 0;
        for (const choice of list) {
          clock += choice[2];
          const event = eventOf(session, choice);
          const timed = event.type === "tap" ? { ...event, time: clock } : event;
          const decided = decide({ ...session, settings, memory }, timed);
          memory = decided.memory;
          session = after(session, decided.decision);
          if (session.carried !== undefined) {
            expect(targetsOf(session.position, session.carried, settings).ok).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it("AP-5 everything can be done with single taps, and targets are exactly the legal moves", () => {
    fc.assert(
      fc.property(codes, fc.array(fc.nat(999), { maxLength: 40 }), (code, list) => {
        let position = currentPosition(newGame({ type: "code", code }));
        const rules = rulesOf(code.game);
        for (const choice of list) {
          const moves = rules.moves(position);
          if (moves.length === 0) return;
          position = rules.play(position, pick(moves, choice)).position;
        }
        for (const move of rules.moves(position)) expect(sameMove(byTaps(position, move), move)).toBe(true);
        for (const pile of pilesOf(position)) expectTargets(position, pile);
      }),
      { numRuns: 60 },
    );
  });
});

/** The move that two taps make: a long one to pick up, a short one to put down. */
function byTaps(position: Position, move: Move): Move {
  const [from, to] = move.type === "transfer" ? tapsFor(position, move) : [undefined, "stock" as const];
  const { decision: first } =
    from === undefined ? { decision: undefined } : decide({ ...IDLE, position }, tapAt(from, 0, true));
  const carried = first?.type === "pick-up" ? first.carried : undefined;
  const { decision } = decide({ ...IDLE, position, carried }, tapAt(spotOf(position, to), 1000));
  if (decision.type !== "move" || decision.moves.length !== 1) {
    throw new Error(`${moveInWords(move)}: ${inWords(decision)}`);
  }
  return decision.moves[0] as Move;
}

function tapsFor(position: Position, move: Transfer): readonly [Spot, PileId] {
  const to = move.to.pile === "column" ? columnPile(move.to.column) : ("fS" as const);
  return [spotOf(position, pileOfSource(move.from), move.count - 1), to];
}

function expectTargets(position: Position, pile: PileId): void {
  const carried = groupAt(position, spotOf(position, pile));
  if (carried === undefined) return;
  const targets = targetsOf(position, carried, SETTINGS);
  const legal = rulesOf(position.variant.game)
    .moves(position)
    .filter((m): m is Transfer => m.type === "transfer" && pileOfSource(m.from) === pile && m.count === 1);
  const named = targets.ok ? targets.value.map((target) => targetOf(target)) : [];
  expect(new Set(named.map((t) => JSON.stringify(t)))).toEqual(
    new Set(legal.map((m) => JSON.stringify(m.to))),
  );
}
