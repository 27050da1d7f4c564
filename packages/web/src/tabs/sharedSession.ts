import { type LoadedGame, parseSavedGame, type SavedGame } from "../db/savedGame.ts";
import type { Session } from "../game/session.ts";
import type { Channel } from "./channel.ts";
import type { Hold } from "./hold.ts";
import type { SharedGames } from "./sharedGames.ts";

export interface SharedSessionParts {
  /** It writes to the shared games. */
  readonly session: Session;
  readonly shared: SharedGames;
  readonly channel: Channel;
  readonly hold: Hold;
  /** The game that the next visit would go on with. */
  current(): Promise<LoadedGame | undefined>;
}

/** The session of this tab beside those of others, and what the hold on its game needs of it. */
export interface SharedSession {
  readonly session: Session;
  /** Reads the game again once it has been handed over. */
  refresh(): Promise<void>;
  /** The last word on it before it is handed over. */
  leave(): void;
}

/**
 * AP-30: the same game in several tabs is one game. Each change is seen in all of them, and a tab that is used has
 * the game handed over first, so that no change is made to an older state.
 */
export function shareSession(parts: SharedSessionParts): SharedSession {
  const { session, shared, channel, hold, current } = parts;
  const { store, clock } = session;
  let watching = false;

  store.subscribe(({ id }, before) => {
    if (id !== before.id) hold.show(id, watching);
  });
  hold.show(store.getState().id, false);

  function follow(loaded: LoadedGame): void {
    shared.note(loaded.saved);
    watching = true;
    session.follow(loaded);
    watching = false;
  }

  /** What another tab says of game `id`, or of the one that took its place. */
  function hear(id: string, said: unknown): void {
    if (hold.held() || id !== store.getState().id) return;
    const parsed = parseSavedGame(said);
    if (!parsed.ok) return;
    const { saved } = parsed.value;
    const last = shared.last();
    // On its way since before this tab had the game last.
    if (last?.id === saved.id && saved.updated < last.updated) return;
    follow(parsed.value);
  }

  channel.listen((message) => {
    switch (message.type) {
      case "wanted":
        hold.wanted(message.id);
        break;
      case "saved":
        hear(idOf(message.saved), message.saved);
        break;
      case "followed":
        hear(message.id, message.saved);
        break;
      case "settings":
        break;
    }
  });

  /** A new game in place of the one under way: tabs that show that one come along. */
  function replacing(change: () => void): void {
    void hold.run(() => {
      const { id } = store.getState();
      change();
      if (store.getState().id !== id) channel.post({ type: "followed", id, saved: shared.last() });
    });
  }

  return {
    async refresh() {
      const { id } = store.getState();
      const stored = await shared.games.read(id).catch(() => undefined);
      // None: deleted, or left before its first move. It is as good as new, and written again with the next one.
      const loaded = stored?.saved.state === "ended" ? await current().catch(() => undefined) : stored;
      if (loaded !== undefined && !isSame(loaded.saved, shared.last())) {
        follow(loaded);
        session.notify({ type: "other-tab" });
      }
      const { game, won } = store.getState();
      if (game.made > 0 && !won) clock.run();
    },
    leave() {
      if (store.getState().game.made > 0) session.save();
      clock.pause();
    },
    session: {
      ...session,
      startNew: (code) => replacing(() => session.startNew(code)),
      restart: () => replacing(session.restart),
      open: (code) => hold.run(() => session.open(code)),
      openRecord: (record) => void hold.run(() => session.openRecord(record)),
      resume: (id) => hold.run(() => session.resume(id)),
      undo: () => void hold.run(session.undo),
      redo: () => void hold.run(session.redo),
      jump: (place) => void hold.run(() => session.jump(place)),
      show: (move) => void hold.run(() => session.show(move)),
      draw: () => void hold.run(session.draw),
      finish: () => void hold.run(session.finish),
      handle: (event) => void hold.run(() => session.handle(event)),
      save() {
        if (hold.held()) session.save();
      },
    },
  };
}

function idOf(said: unknown): string {
  return String((said as Readonly<Record<string, unknown>> | null)?.id);
}

/** The same game at the same place, whenever it was written. */
function isSame(a: SavedGame, b: SavedGame | undefined): boolean {
  return (
    b !== undefined &&
    a.id === b.id &&
    a.cursor === b.cursor &&
    a.made === b.made &&
    a.won === b.won &&
    a.actions.join() === b.actions.join()
  );
}
