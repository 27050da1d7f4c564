import type { Page } from "@playwright/test";
import type { App } from "../app.ts";
import { Fingers, mouse, type Pointer } from "../pointers.ts";
import { Diary } from "./diary.ts";
import type { Glimpse } from "./glimpse.ts";

/** Who makes the inputs, and what has to be known of them. */
export interface Hand {
  readonly app: App;
  readonly page: Page;
  readonly fingers: Fingers;
  readonly random: () => number;
  readonly diary: Diary;
  /** May the page be left or loaded again? */
  mayLeave: boolean;
  /** Games deleted by the player so far. */
  deleted: number;
}

export interface Input {
  readonly name: string;
  /** How often it is made, compared with others. */
  readonly weight: number;
  /** Leaves the page, or loads it again. */
  readonly leaves?: true;
  make(hand: Hand, seen: Glimpse): Promise<void>;
}

export async function handOn(app: App, random: () => number): Promise<Hand> {
  const fingers = await Fingers.on(app.page);
  const diary = new Diary();
  return { app, page: app.page, fingers, random, diary, mayLeave: true, deleted: 0 };
}

/** One of the items, all equally likely. */
export function oneOf<T>(random: () => number, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

/** A mouse or, less often, a finger. */
export function anyPointer({ page, fingers, random, diary }: Hand): Pointer {
  const finger = random() < 0.3;
  diary.add(finger ? "by finger" : "by mouse");
  return finger ? fingers : mouse(page);
}
