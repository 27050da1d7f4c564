import type { MoveOptions } from "@faceup/rules";
import { DIFFICULTIES } from "@faceup/solver";
import { LOCALES } from "@faceup/text";
import * as v from "valibot";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export const SUIT_COLOURS = ["auto", "two", "four"] as const;
export const HANDS = ["right", "left"] as const;
export const LETTERS = ["auto", "AJQK", "ABDK", "AVDR"] as const;
/** any: whatever can be won. */
export const DEAL_KINDS = ["any", ...DIFFICULTIES] as const;

export const LANGUAGES = ["auto", ...LOCALES] as const;

/**
 * What a player can choose (AP-23). A stored value that this version does not know falls back to its default
 * alone, so that one bad field never costs the others.
 */
const schema = v.object({
  /** Double tap sends a group to its best place (SS-11, TF-12). */
  doubleTap: v.fallback(v.boolean(), true),
  /** A dropped group goes to the best column (SS-12). */
  autoPlace: v.fallback(v.boolean(), false),
  /** Every pile that would take the lifted group is highlighted (RU-3). */
  placementHints: v.fallback(v.boolean(), true),
  /** A refused move shows its rule (RU-1). */
  interactiveRules: v.fallback(v.boolean(), true),
  /** A run of mixed suits moves as one (SS-14). */
  mixedRuns: v.fallback(v.boolean(), false),
  animation: v.fallback(v.boolean(), true),
  sound: v.fallback(v.boolean(), false),
  vibration: v.fallback(v.boolean(), false),
  clock: v.fallback(v.boolean(), true),
  /** Neither score, moves, time nor par: a game without numbers. */
  relaxed: v.fallback(v.boolean(), false),
  /** Single letters work as commands (WCAG 2.1.4). */
  letterKeys: v.fallback(v.boolean(), true),
  /** Neither hints nor verdicts, and nothing is worked out (AP-23). */
  noHelp: v.fallback(v.boolean(), false),
  /** Whether the game can still be won is shown all the time (AP-16). */
  keepVerdict: v.fallback(v.boolean(), false),
  /** New deals are checked: each can be won (AP-36). */
  winnableOnly: v.fallback(v.boolean(), true),
  /** How hard the deals that can be won may be (SO-8). */
  deals: v.fallback(v.picklist(DEAL_KINDS), "any"),
  theme: v.fallback(v.picklist(THEMES), "system"),
  /** The index of every card is as large as its place allows (AP-12). */
  largePrint: v.fallback(v.boolean(), false),
  /** auto: four colours where suits matter, two where colours matter (AP-34). */
  suits: v.fallback(v.picklist(SUIT_COLOURS), "auto"),
  hand: v.fallback(v.picklist(HANDS), "right"),
  /** auto: index letters of the language (AP-13). */
  letters: v.fallback(v.picklist(LETTERS), "auto"),
  language: v.fallback(v.picklist(LANGUAGES), "auto"),
});

export type Settings = Readonly<v.InferOutput<typeof schema>>;

export function parseSettings(stored: unknown): Settings {
  const fields = typeof stored === "object" && stored !== null ? stored : {};
  return v.parse(schema, fields);
}

/** The settings that change which ways of moving are offered. */
export function moveOptions({ mixedRuns }: Settings): MoveOptions {
  return { mixedRuns };
}

export const DEFAULT_SETTINGS: Settings = parseSettings({});
