/** The input on a table and in a browser that only take notes, for its tests. */
import { plainModel } from "./focusCases.ts";
import { createInput, type Input } from "./input.ts";
import type { PileId, Spot, TableEvent, TableModel } from "./model.ts";
import type { Table } from "./table.ts";

/** Columns are so many CSS px wide, cards show so many of their height. */
const COLUMN = 100;
const STRIP = 40;

/** As much of an element as the input touches, 20 px from the left of the window and 10 from its top. */
class FakeRoot extends EventTarget {
  readonly clientLeft = 0;
  readonly clientTop = 0;
  readonly captured = new Set<number>();
  reads = 0;
  focusVisible = true;
  readonly ownerDocument: { readonly defaultView: EventTarget } & EventTarget;

  constructor(window: EventTarget) {
    super();
    this.ownerDocument = Object.assign(new EventTarget(), { defaultView: window, hidden: false });
  }

  getBoundingClientRect(): { left: number; top: number } {
    this.reads++;
    return { left: 20, top: 10 };
  }
  setPointerCapture(pointer: number): void {
    this.captured.add(pointer);
  }
  hasPointerCapture(pointer: number): boolean {
    return this.captured.has(pointer);
  }
  releasePointerCapture(pointer: number): void {
    this.captured.delete(pointer);
  }
  matches(): boolean {
    return this.focusVisible;
  }
}

class FakeObserver {
  static latest: () => void = () => {};
  constructor(sized: () => void) {
    FakeObserver.latest = sized;
  }
  observe(): void {}
  disconnect(): void {}
}

const LOOK = { form: "portrait", hand: "right", game: "1" } as const;

type Fields = Record<string, unknown>;

export class Bench {
  hovers = true;
  opened: number | undefined;
  crowded: readonly number[] = [];
  /** What the host says to a lift. */
  answer: readonly PileId[] | undefined = ["c4"];
  /** What the table was told, in words. */
  calls: string[] = [];
  readonly events: TableEvent[] = [];
  readonly commands: string[] = [];
  readonly window: EventTarget;
  readonly root: FakeRoot;
  readonly input: Input;
  model: TableModel = plainModel();

  constructor() {
    const hovering = (): boolean => this.hovers;
    const media = {
      get matches(): boolean {
        return hovering();
      },
    };
    this.window = Object.assign(new EventTarget(), { matchMedia: () => media, ResizeObserver: FakeObserver });
    this.root = new FakeRoot(this.window);
    this.input = createInput(this.root as unknown as HTMLElement, this.table(), {
      host: { lift: () => this.answer, handle: (event) => this.events.push(event) },
      singleKeys: () => true,
      command: (command, focus) => this.commands.push(`${command} ${focus.pile}`),
    });
    this.update();
    this.calls = [];
  }

  update(more: Partial<TableModel> = {}, game: string = LOOK.game): void {
    this.model = plainModel(more);
    this.input.update(this.model, { ...LOOK, game });
  }

  /** The element has another size. */
  resize(): void {
    FakeObserver.latest();
  }

  fire(target: EventTarget, type: string, fields: Fields = {}): Event {
    const event = new Event(type, { cancelable: true });
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
    target.dispatchEvent(event);
    return event;
  }

  /** A pointer event at a place of the table. */
  point(type: string, x: number, y: number, more: Fields = {}): Event {
    const held = type === "pointermove" || type === "pointerdown";
    return this.fire(this.root, type, {
      clientX: x + 20,
      clientY: y + 10,
      pointerId: 1,
      pointerType: "mouse",
      isPrimary: true,
      button: type === "pointermove" ? -1 : 0,
      buttons: held ? 1 : 0,
      timeStamp: 1000,
      ...more,
    });
  }

  key(key: string, more: Fields = {}, target: EventTarget = this.root): Event {
    const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, repeat: false, code: "" };
    return this.fire(target, "keydown", {
      key,
      isComposing: false,
      getModifierState: () => false,
      ...plain,
      ...more,
    });
  }

  /** Three cards of column 7, lifted. */
  drag(): void {
    this.point("pointerdown", 650, 170);
    this.point("pointermove", 600, 170);
  }

  private spotAt(x: number, y: number): Spot | undefined {
    const column = Math.floor(x / COLUMN);
    const size = this.model.columns[column]?.length;
    if (size === undefined || y < 0) return undefined;
    return { pile: `c${column}`, index: Math.min(size - 1, Math.floor(y / STRIP)) };
  }

  private table(): Table {
    const note =
      (name: string) =>
      (...values: unknown[]): void => {
        this.calls.push([name, ...values.map((value) => JSON.stringify(value))].join(" "));
      };
    const rect = (x: number) => ({ x, y: 0, width: 9, height: 9 });
    const geometry = {
      spotAt: (x: number, y: number) => this.spotAt(x, y),
      crowded: (column: number) => this.crowded.includes(column),
      pileUnder: ({ x }: { x: number }): PileId | undefined => this.spotAt(x, 0)?.pile,
      groupRect: ({ pile }: { pile: PileId }) => rect(Number(pile.slice(1)) * COLUMN + 50),
      // Of an opened column, whose cards lie elsewhere.
      cardRect: () => rect(50),
    };
    const table = {
      geometry: () => geometry,
      dragStart: note("dragStart"),
      dragTo: note("dragTo"),
      dragEnd: note("dragEnd"),
      hover: note("hover"),
      focus: note("focus"),
      highlight: note("highlight"),
      open: (column: number | undefined) => {
        this.opened = column;
      },
      opened: () => this.opened,
    };
    return table as unknown as Table;
  }
}
