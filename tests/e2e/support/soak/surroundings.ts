/** What happens around the app: another size, another look of the system, links, the browser's own buttons. */

import { parseRecord } from "@faceup/rules";
import { makeRecordFragment } from "../../../../packages/web/src/game/links.ts";
import { SIMON_BEFORE_WIN, SIMON_MOVES, THOUGHTFUL_BEFORE_WIN, THOUGHTFUL_MOVES } from "../scenes.ts";
import { nameOf, SCREENS } from "../screens.ts";
import { WON_GAMES } from "../wonGames.ts";
import { type Hand, type Input, oneOf } from "./hand.ts";

/** Not the largest: there every frame takes the browser a tenth of a second and more, and all the others wait. */
const SIZES = SCREENS.filter(({ width }) => width < 2000);

async function resize({ page, random, diary }: Hand): Promise<void> {
  const screen = oneOf(random, SIZES);
  diary.add(nameOf(screen));
  await page.setViewportSize({ width: screen.width, height: screen.height });
}

async function systemLook({ page, random, diary }: Hand): Promise<void> {
  const look = {
    colorScheme: oneOf(random, ["light", "dark"] as const),
    contrast: oneOf(random, ["no-preference", "more"] as const),
    forcedColors: oneOf(random, ["none", "none", "active"] as const),
    reducedMotion: oneOf(random, ["no-preference", "no-preference", "reduce"] as const),
  };
  diary.add(Object.values(look).join(", "));
  await page.emulateMedia(look);
}

/** Games under way, whole, one move before their win more often, and none at all. */
const RECORDS = [
  ...WON_GAMES.map(({ code }) => code),
  SIMON_MOVES,
  THOUGHTFUL_MOVES,
  ...[SIMON_BEFORE_WIN, THOUGHTFUL_BEFORE_WIN, SIMON_BEFORE_WIN, THOUGHTFUL_BEFORE_WIN],
  "SS1-S1-AAAAABD 1>2x9",
  "no record",
];

/** A link that leads to the page one is on: the address changes behind its "#". */
async function linkHere({ page, random, diary }: Hand): Promise<void> {
  const text = oneOf(random, RECORDS);
  diary.add(text);
  const record = parseRecord(text);
  const compressed = record.ok && random() < 0.5;
  const fragment = compressed ? await makeRecordFragment(record.value) : `#r=${encodeURIComponent(text)}`;
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
}

async function linkFromOutside({ app, random, diary }: Hand): Promise<void> {
  const { code } = oneOf(random, WON_GAMES);
  diary.add(code);
  await app.openCode(code);
}

async function reload({ app, page }: Hand): Promise<void> {
  await page.reload();
  await app.ready();
}

/** Only where the app is, and without a load where none is wanted now. */
async function travel({ app, page, mayLeave, diary }: Hand, way: 1 | -1): Promise<void> {
  const there = await page.evaluate((step) => {
    const { currentEntry } = navigation;
    const entry = navigation.entries()[(currentEntry?.index ?? 0) + step];
    return entry && { same: entry.sameDocument };
  }, way);
  if (there === undefined || (!there.same && !mayLeave)) return diary.add("nowhere");
  diary.add(there.same ? "in the page" : "to another load");
  await (way === 1 ? page.goForward() : page.goBack());
  await app.ready();
}

/** Loads are frequent as long as they are wanted at all. */
export const SURROUNDINGS: readonly Input[] = [
  { name: "resize", weight: 2.5, make: resize },
  { name: "system look", weight: 1.5, make: systemLook },
  { name: "link", weight: 1.5, make: linkHere },
  { name: "link from outside", weight: 6, leaves: true, make: linkFromOutside },
  { name: "reload", weight: 10, leaves: true, make: reload },
  { name: "back", weight: 1.5, make: (hand) => travel(hand, -1) },
  { name: "forward", weight: 1, make: (hand) => travel(hand, 1) },
];
