import {
  act,
  canRedo,
  canUndo,
  currentPosition,
  type Game,
  type GameCode,
  type GameRecord,
  gameRules,
  isWon,
  jump,
  lineMoves,
  type Move,
  type MoveOptions,
  makeCode,
  type Refusal,
  redo,
  replay,
  type Start,
  undo,
} from "@faceup/rules";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { DealTruthWord, LoadedGame } from "../db/savedGame.ts";
import { moveOptions } from "../settings/settings.ts";
import type { SettingsStore } from "../settings/store.ts";
import type { Carried, PileId, TableEvent } from "../table/model.ts";
import type { Clock } from "./clock.ts";
import type { Happening } from "./happening.ts";
import { createKeeper, type KeeperParts } from "./keeper.ts";
import type { Notice } from "./notice.ts";
import { freshPlay, leavesRecord, loadedPlay, type Play, SETTLED, winOf } from "./play.ts";
import { decide, type TapMemory, targetsOf } from "./taps.ts";

/** The running game and everything that can be done to it. Each change is written to the device at once (UN-3). */
export interface Session {
  readonly store: StoreApi<Play>;
  readonly clock: Clock;
  /** A new game ends the one under way (UN-2). */
  startNew(code: GameCode): void;
  /** A link or an entered code ends nothing: the game under way stays in the list (AP-4). */
  open(code: GameCode): Promise<void>;
  openRecord(record: GameRecord): void;
  resume(id: string): Promise<void>;
  /** The deal on the table was decided; kept with the game when it is written next (AP-36). */
  judge(deal: DealTruthWord): void;
  /** Shows a game as it is stored now, written by another tab (AP-30) or out of a backup. */
  follow(loaded: LoadedGame): void;
  undo(): void;
  redo(): void;
  /** To another place of the game, as one action (UN-1, AP-17). */
  jump(place: number): void;
  /** A new attempt at the same deal (UN-2). */
  restart(): void;
  /** A move of the computer's; a game not won before is marked from then on (AP-20). */
  show(move: Move): void;
  draw(): void;
  finish(): void;
  lift(carried: Carried): readonly PileId[] | undefined;
  handle(event: TableEvent): void;
  /** Takes a message off the screen. */
  dismiss(): void;
  notify(notice: Notice): void;
  /** Writes the time played; called when the page is hidden. */
  save(): void;
  /** Games that can be gone on with, the current one among them, the last played first. */
  unfinished(): Promise<readonly LoadedGame[]>;
  forget(id: string): Promise<void>;
}

export interface SessionParts extends KeeperParts {
  readonly settings: SettingsStore;
  /** Has a stored game handed over by the tab that has it, before it is read (AP-30). */
  claim(id: string): Promise<void>;
  newId(): string;
  /** The fewest moves known to win the deal on the table. */
  par?(): number | undefined;
}

export function createSession(parts: SessionParts, first: LoadedGame | Start): Session {
  const { games, settings, clock } = parts;
  const store = createStore<Play>(() => begin(first));
  const keeper = createKeeper(parts, store);
  let memory: TapMemory | undefined;
  let serial = 0;

  function begin(from: LoadedGame | Start): Play {
    clock.reset("saved" in from ? from.saved.elapsed : 0);
    return "saved" in from ? loadedPlay(from) : freshPlay(from, parts.newId(), parts.now());
  }

  function options(): MoveOptions {
    return moveOptions(settings.getState().settings);
  }

  function notify(notice: Notice): void {
    store.setState({ notice });
  }

  function enter(from: LoadedGame | Start, happening: Happening): void {
    memory = undefined;
    store.setState({ ...begin(from), happening });
    keeper.remember();
  }

  /** A stored game that may be under way in another tab. */
  async function handedOver(id: string): Promise<LoadedGame | undefined> {
    await parts.claim(id);
    const loaded = await games.read(id);
    return loaded?.saved.state === "open" ? loaded : undefined;
  }

  /** Opens something beside the game under way, which is kept and said to be. */
  function openBeside(from: LoadedGame | Start): void {
    const kept = store.getState().game.made > 0 && !store.getState().won;
    keeper.leave("open");
    enter(from, { type: "dealt", named: true });
    if (kept) notify({ type: "other-kept" });
  }

  function settle(game: Game, happening: Happening): void {
    const wins = isWon(game);
    const before = store.getState();
    const won = before.won || wins;
    // First the clock: who hears of the change asks whether it runs.
    if (won) clock.pause();
    else clock.run();
    const win = before.won || !wins ? before.win : winOf(game, clock.elapsed(), parts.now(), parts.par?.());
    store.setState({ game, won, win, ...SETTLED, happening: wins ? { type: "won" } : happening });
    keeper.save();
  }

  function perform(moves: readonly Move[], pile: PileId): void {
    const { game } = store.getState();
    const played = act(game, moves);
    if (!played.ok) {
      refuse(played.error, pile);
      return;
    }
    const action = played.value.actions[played.value.cursor - 1];
    if (action === undefined || played.value === game) return;
    if (leavesRecord(store.getState())) {
      clock.reset(0);
      store.setState({ source: "own", won: false, win: null });
    }
    settle(played.value, { type: "moved", action, before: currentPosition(game) });
  }

  function refuse(refusal: Refusal, pile: PileId): void {
    serial++;
    store.setState({
      ...SETTLED,
      refused: { refusal, pile, serial },
      happening: { type: "refused", refusal },
    });
  }

  function pickUp(carried: Carried): void {
    const found = targetsOf(currentPosition(store.getState().game), carried, options());
    const targets = found.ok ? found.value : [];
    store.setState({ ...SETTLED, carried, happening: { type: "picked-up", carried, targets } });
  }

  function step(type: "undone" | "redone"): void {
    const { game } = store.getState();
    if (type === "undone" ? !canUndo(game) : !canRedo(game)) return;
    const next = type === "undone" ? undo(game) : redo(game);
    const [earlier, later] = type === "undone" ? [next, game] : [game, next];
    const action = later.actions[later.cursor - 1];
    memory = undefined;
    if (action === undefined) return;
    settle(
      next,
      action.jump === undefined ? { type, action, before: currentPosition(earlier) } : jumped(next),
    );
  }

  function jumped(game: Game): Happening {
    return { type: "jumped", moves: lineMoves(game).length };
  }

  keeper.remember();
  return {
    store,
    clock,
    notify,
    save: keeper.save,
    startNew(code) {
      keeper.leave("ended");
      enter({ type: "code", code }, { type: "dealt", named: false });
    },
    async open(code) {
      const isWanted = ({ start }: Game): boolean =>
        start.type === "code" && makeCode(start.code) === makeCode(code);
      if (isWanted(store.getState().game)) return;
      const kept = (await games.open()).find(({ game, saved }) => isWanted(game) && !saved.won);
      openBeside((kept && (await handedOver(kept.saved.id))) ?? { type: "code", code });
    },
    openRecord(record) {
      const played = replay(record);
      if (!played.ok) {
        notify({ type: "link-illegal", error: played.error });
        return;
      }
      openBeside(record.start);
      // The record lies ready to be stepped through with redo; none of its moves is made yet.
      const source = record.moves.length > 0 ? "record" : "own";
      store.setState({ game: { ...played.value, cursor: 0, made: 0 }, source });
      keeper.save();
    },
    async resume(id) {
      if (id === store.getState().id) return;
      const loaded = await handedOver(id);
      if (loaded === undefined) return;
      keeper.leave("open");
      enter(loaded, { type: "dealt", named: false });
    },
    follow(loaded) {
      memory = undefined;
      const { happening } = store.getState();
      clock.reset(loaded.saved.elapsed);
      store.setState({ ...loadedPlay(loaded), happening });
    },
    judge: (deal) => store.setState({ deal }),
    jump(place) {
      const { game } = store.getState();
      const next = jump(game, place);
      memory = undefined;
      if (next !== game) settle(next, jumped(next));
    },
    show(move) {
      const { won, game } = store.getState();
      // A win is the player's for ever, whatever is shown afterwards (UN-2).
      if (!won) store.setState({ source: "shown" });
      memory = undefined;
      // What could be redone, such as a record's own moves, stays as a branch.
      if (canRedo(game)) store.setState({ game: jump(game, game.cursor) });
      perform([move], "stock");
    },
    undo: () => step("undone"),
    redo: () => step("redone"),
    restart() {
      const { game } = store.getState();
      if (game.made === 0) return;
      keeper.leave("ended");
      enter(game.start, { type: "restarted" });
    },
    draw() {
      const { stock, waste } = currentPosition(store.getState().game);
      memory = undefined;
      perform([{ type: stock.length === 0 && waste.length > 0 ? "redeal" : "draw" }], "stock");
    },
    finish() {
      // TF-11: ordinary counted moves, one undo each.
      const { game } = store.getState();
      for (const move of gameRules(game).finish(currentPosition(game)) ?? []) perform([move], "stock");
    },
    lift(carried) {
      memory = undefined;
      const found = targetsOf(currentPosition(store.getState().game), carried, options());
      if (!found.ok) {
        refuse(found.error, carried.pile);
        return undefined;
      }
      store.setState(SETTLED);
      return settings.getState().settings.placementHints ? found.value : [];
    },
    handle(event) {
      const { game, carried } = store.getState();
      const context = { position: currentPosition(game), settings: settings.getState().settings };
      const decided = decide({ ...context, carried, memory }, event);
      memory = decided.memory;
      const { decision } = decided;
      switch (decision.type) {
        case "move":
          perform(decision.moves, decision.pile);
          break;
        case "pick-up":
          pickUp(decision.carried);
          break;
        case "put-back":
          store.setState({ ...SETTLED, happening: { type: "put-back" } });
          break;
        case "refused":
          refuse(decision.refusal, decision.pile);
          break;
        case "nothing":
          break;
      }
    },
    dismiss: () => store.setState({ refused: undefined, notice: undefined }),
    async unfinished() {
      const open = await games.open();
      return open.filter(({ game, saved }) => game.made > 0 && !saved.won);
    },
    forget: (id) => games.remove(id),
  };
}
