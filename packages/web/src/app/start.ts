import type { GameCode } from "@faceup/rules";
import { createDesk } from "../analysis/desk.ts";
import { createGames, type Games } from "../db/games.ts";
import { openIndexedDb } from "../db/indexedDb.ts";
import type { LoadedGame } from "../db/savedGame.ts";
import { memoryStorage, type Storage } from "../db/storage.ts";
import { createClock } from "../game/clock.ts";
import { cryptoBits, firstDeal, randomDeal } from "../game/newDeal.ts";
import { newId } from "../game/newId.ts";
import { createSession } from "../game/session.ts";
import { createSettings } from "../settings/store.ts";
import { createAdvisor } from "../solving/advisor.ts";
import { createDealTruth } from "../solving/dealTruth.ts";
import { createJudge } from "../solving/judge.ts";
import { openWorker } from "../solving/openWorker.ts";
import { createShowMe } from "../solving/showMe.ts";
import { createThread, type Thread } from "../solving/thread.ts";
import { winnableDeal } from "../solving/winnableDeal.ts";
import { joinTabs } from "../tabs/joinTabs.ts";
import { createAnnouncer } from "./announcer.ts";
import { readChoice } from "./choice.ts";
import { createDialogs } from "./dialogStore.ts";
import type { FormStore } from "./form.ts";
import { keepStorage } from "./keepStorage.ts";
import { createLanguage } from "./language.ts";
import { followLink } from "./link.ts";
import type { Parts } from "./parts.ts";
import { createTicker } from "./ticker.ts";
import { createUpdates } from "./updates.ts";

/** A table without cards is no good: after so long any deal will do. */
const PATIENCE_MS = 3000;

/** Makes the app ready to be drawn: storage, settings, words, and the game to go on with (AP-1, AP-2). */
export async function start(window: Window, form: FormStore): Promise<Parts> {
  const updates = createUpdates({
    workers: (window.navigator as Partial<Navigator>).serviceWorker,
    document: window.document,
    reload: () => window.location.reload(),
  });
  const storage = await openIndexedDb().catch(() => memoryStorage());
  // Until there is a session to tell the player, what goes wrong waits.
  const damage = createEventGate();
  const unsaved = createEventGate();
  const settings = await createSettings(storage, unsaved.happen);
  const language = await createLanguage(settings, window.navigator.languages);
  const now = () => Date.now();
  const tabs = joinTabs(window, settings, createGames(storage, damage.happen, now));
  const { games, claim } = tabs;
  const current = await currentGame(storage, games, claim);
  const thread = createThread(openWorker);
  const { winnableOnly } = settings.getState().settings;
  const first = current ?? {
    type: "code" as const,
    code: await dealFor(storage, winnableOnly ? thread : undefined),
  };
  const clock = createClock(() => performance.now());
  // Worked out by what follows the session.
  let par = (): number | undefined => undefined;
  const session = tabs.share(
    createSession({ storage, games, settings, clock, now, newId, claim, par: () => par() }, first),
    () => currentGame(storage, games, claim),
  );
  damage.open(() => session.notify({ type: "damaged" }));
  unsaved.open(() => session.notify({ type: "not-saved" }));
  if (!storage.lasting) session.notify({ type: "not-lasting" });

  const showMe = createShowMe(session);
  const advisor = createAdvisor({ session, settings, thread, showMe });
  // In a thread of its own: par takes its time, and a hint must not wait for it.
  const patient = createThread(openWorker);
  const dealTruth = createDealTruth({ session, settings, thread: patient, learn: advisor.learn });
  par = () => dealTruth.getState().par?.moves;
  const judge = createJudge({ session, games, settings, thread: patient, dealTruth, advisor });
  const dialogs = createDialogs(window.document);
  const parts: Parts = {
    storage,
    games,
    session,
    settings,
    language,
    form,
    ticker: createTicker(session, dialogs, window.document),
    dialogs,
    announcer: createAnnouncer(),
    thread,
    advisor,
    showMe,
    desk: createDesk(() => createThread(openWorker)),
    dealTruth,
    judge,
    updates,
  };
  if (storage.lasting) keepStorage(session, window.navigator);
  updates.store.subscribe(({ ready }) => {
    // Not in place of anything else: it can be found in the menu, too.
    if (ready && session.store.getState().notice === undefined) session.notify({ type: "update" });
  });
  await followLink(window, session, parts.dialogs);
  window.addEventListener("hashchange", () => void followLink(window, session, parts.dialogs));
  return parts;
}

interface EventGate {
  happen(): void;
  /** From now on every event is told, and at once whether there was one before. */
  open(listener: () => void): void;
}

function createEventGate(): EventGate {
  let happened = 0;
  let tell = (): void => {
    happened++;
  };
  return {
    happen: () => tell(),
    open(listener) {
      tell = listener;
      if (happened > 0) listener();
    },
  };
}

/** The game to go on with, handed over by the tab that has it. */
async function currentGame(
  storage: Storage,
  games: Games,
  claim: (id: string) => Promise<void>,
): Promise<LoadedGame | undefined> {
  const id = await storage.get("current").catch(() => undefined);
  if (typeof id !== "string") return undefined;
  await claim(id);
  const loaded = await games.read(id).catch(() => undefined);
  return loaded?.saved.state === "open" ? loaded : undefined;
}

/** The very first game comes from the shipped list; where the player has chosen before, any deal of that choice. */
async function dealFor(storage: Storage, thread: Thread | undefined): Promise<GameCode> {
  const choice = await readChoice(storage);
  if (choice === undefined) return firstDeal(cryptoBits);
  const found = thread && (await winnableDeal(choice, cryptoBits, thread, AbortSignal.timeout(PATIENCE_MS)));
  return found?.code ?? randomDeal(choice, cryptoBits);
}
