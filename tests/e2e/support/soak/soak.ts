/** Random inputs by the thousand, and what has to be true between them. */
import { currentPosition } from "@faceup/rules";
import { expect } from "@playwright/test";
import { pick, randomFrom } from "../../../../packages/rules/src/testing/random.ts";
import type { App } from "../app.ts";
import { expectedTable } from "../seen.ts";
import { expectAttempts } from "./attempts.ts";
import { IN_DIALOG, TOOLS } from "./dialogs.ts";
import { cardFaults, type Glimpse, glimpse } from "./glimpse.ts";
import { type Hand, handOn, type Input } from "./hand.ts";
import { keptGame, keptGames } from "./kept.ts";
import { KEYS_ON_TABLE } from "./keys.ts";
import { Ledger } from "./ledger.ts";
import { type Memory, memoryOf } from "./memory.ts";
import { MOVES } from "./moves.ts";
import { PRESSES } from "./presses.ts";
import { rest } from "./rest.ts";
import { SURROUNDINGS } from "./surroundings.ts";

const ON_TABLE: readonly Input[] = [...MOVES, ...PRESSES, ...KEYS_ON_TABLE, ...TOOLS, ...SURROUNDINGS];
const WITH_DIALOG: readonly Input[] = [...IN_DIALOG, ...SURROUNDINGS];

/** After so many inputs the table is compared with the stored game, and after so many all games are looked at. */
const LOOK_EVERY = 10;
const REVIEW_EVERY = 250;
/** No input takes so long, and no writing. Milliseconds. */
const LIMIT = 30_000;

export class Soak {
  private readonly hand: Hand;
  private readonly ledger = new Ledger();
  private readonly complaints: readonly string[];
  private made = 0;

  private constructor(hand: Hand, complaints: readonly string[]) {
    this.hand = hand;
    this.complaints = complaints;
  }

  /** The app's own chance, its deals, comes from the seed as well: another one for each load. */
  static async begin(app: App, seed: number, complaints: readonly string[]): Promise<Soak> {
    await app.page.addInitScript(`{
      const visit = Number(sessionStorage.getItem("visit"));
      sessionStorage.setItem("visit", visit + 1);
      const random = (${randomFrom.toString()})(${seed} + 1000003 * visit);
      crypto.getRandomValues = (numbers) => {
        numbers.set(numbers.map(() => random() * 2 ** 32));
        return numbers;
      };
    }`);
    await app.page.goto("/");
    await app.ready();
    return new Soak(await handOn(app, randomFrom(seed)), complaints);
  }

  /** Of all games that are still there. */
  get movesMade(): number {
    return this.ledger.games.reduce((sum, { made }) => sum + made, 0);
  }

  /** From now on the page stays. */
  stay(): void {
    this.hand.mayLeave = false;
  }

  /** Goes on until so many inputs have been made in all. */
  async makeUpTo(inputs: number): Promise<void> {
    await this.telling(async () => {
      while (this.made < inputs) await this.makeOne();
    });
  }

  /** At rest: what the page holds. The statistics must be right, too. */
  async weigh(): Promise<Memory> {
    const { app, page } = this.hand;
    return this.telling(async () => {
      await rest(app);
      const memory = await memoryOf(page);
      // Nothing is found out meanwhile.
      await app.set({ noHelp: true });
      await this.review();
      await expectAttempts(page, this.ledger.games);
      await app.set({ noHelp: false });
      return memory;
    });
  }

  /** A failure says what came before it. */
  private async telling<T>(doing: () => Promise<T>): Promise<T> {
    try {
      return await doing();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${why}\n\nThe last inputs:\n${this.hand.diary.toString()}`, { cause: error });
    }
  }

  private async makeOne(): Promise<void> {
    const { hand } = this;
    const seen = await glimpse(hand.page);
    expect(cardFaults(seen)).toEqual([]);
    const input = this.next(seen);
    hand.diary.begin(input.name);
    await inTime(input.make(hand, seen));
    this.made++;
    expect(this.complaints).toEqual([]);
    if (this.made % LOOK_EVERY === 0) await this.look();
    if (this.made % REVIEW_EVERY === 0) await this.review();
  }

  private next({ dialog }: Glimpse): Input {
    const { random, mayLeave } = this.hand;
    const inputs = dialog === undefined ? ON_TABLE : WITH_DIALOG;
    return pick(random, inputs, ({ weight, leaves }) => (leaves && !mayLeave ? 0 : weight));
  }

  /** The table shows the stored game (UN-3). */
  private async look(): Promise<void> {
    await expect(async () => {
      const { game } = await keptGame(this.hand.page);
      expect(await this.hand.app.table.shown()).toEqual(expectedTable(currentPosition(game)));
    }).toPass({ timeout: LIMIT });
  }

  /** No stored game has become what it must not. */
  private async review(): Promise<void> {
    expect(this.ledger.enter(await keptGames(this.hand.page), this.hand.deleted)).toEqual([]);
    this.hand.deleted = 0;
  }
}

async function inTime(input: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${LIMIT} ms`)), LIMIT);
  });
  try {
    await Promise.race([input, late]);
  } finally {
    clearTimeout(timer);
  }
}
