/**
 * The card table as the rest of the app sees it: given plain data it draws them, and the way there from what was
 * drawn before. It knows no rules, holds no game, and measures itself only when told that its size has changed.
 */
import type { Card } from "@faceup/rules";
import { installSprite } from "../cards/sprite.ts";
import { type Pose, shake } from "./animate.ts";
import { cardId } from "./drawCards.ts";
import { setAttribute } from "./drawElement.ts";
import { tableHand } from "./drawHand.ts";
import { tableHover } from "./drawHover.ts";
import { pileId } from "./drawPiles.ts";
import { type Scene, type SceneOptions, type TableLook, tableStage } from "./drawScene.ts";
import type { Geometry } from "./geometry.ts";
import { type HintMark, tableMarks } from "./marks.ts";
import { markPiles } from "./marksPiles.ts";
import { type Carried, cardsOf, columnIndex, type PileId, type Spot, type TableModel } from "./model.ts";

export type { TableLook } from "./drawScene.ts";

export interface TableOptions extends SceneOptions {
  /** Role and name of the whole table, which is one tab stop. */
  readonly role?: string;
  readonly name?: () => string;
}

export interface DragOptions {
  /** Touched cards are lifted higher, to be seen beside the finger. */
  readonly touch?: boolean;
  /** Piles to ring while the drag lasts, beside those of the model. */
  readonly targets?: readonly PileId[];
}

export interface Table {
  update(model: TableModel, look: TableLook): void;
  /** The element has another size, or the screen another resolution. Ends a drag. */
  resize(): void;
  /** Of what is drawn. Call `update` first. */
  geometry(): Geometry;
  dragStart(carried: Carried, options?: DragOptions): void;
  /** The pointer's way since the drag began. */
  dragTo(dx: number, dy: number): void;
  /**
   * The cards are let go. `settle`: they return to their place. Otherwise they wait a moment where they are for
   * the update that says where they go, and return if none comes.
   */
  dragEnd(settle: boolean): void;
  hover(spot: Spot | undefined): void;
  /** Rings the group at the spot and names it to assistive technology; opens a crowded column. */
  focus(spot: Spot | undefined): void;
  /** The target under the dragged cards. */
  highlight(pile: PileId | undefined): void;
  /** Marks a move, until told otherwise. */
  hint(mark: HintMark | undefined): void;
  /** Opens a crowded column over its neighbours so that every card shows, or closes what is open (AP-33). */
  open(column: number | undefined): void;
  opened(): number | undefined;
  destroy(): void;
}

/** How long cards that were let go wait for an update, in milliseconds. */
const PATIENCE = 120;
const NOWHERE: ReadonlyMap<Card, Pose> = new Map();

export function createTable(root: HTMLElement, options: TableOptions): Table {
  installSprite(root.ownerDocument);
  root.classList.add("table");
  root.tabIndex = 0;
  const stage = tableStage(root, options);
  const marks = tableMarks(root);
  const hoverMark = tableHover(root, stage.cards);
  const hand = tableHand(root, stage.cards);
  let scene: Scene | undefined;
  let focused: Spot | undefined;
  let hovered: Spot | undefined;
  let over: PileId | undefined;
  let hint: HintMark | undefined;
  let dragTargets: readonly PileId[] = [];
  let shaken: number | undefined;

  /** Draws a model; what does not belong in the hand any more flies from there. */
  function draw(model: TableModel, look: TableLook, open: number | undefined, animate: boolean): void {
    const starts = hand.fits(model) ? NOWHERE : endGrip();
    scene = stage.draw({ model, look, open, before: scene, starts, animate });
    if (model.carried !== undefined && hand.grip === undefined) {
      hand.take({ carried: model.carried, by: "taps" }, scene);
    }
    drawMarks();
    shakeRefused(scene);
  }

  function drawMarks(): void {
    if (scene === undefined) return;
    const { model, geometry, places } = scene;
    const targets =
      hand.grip === undefined || dragTargets.length === 0
        ? model.targets
        : [...new Set([...model.targets, ...dragTargets])];
    const marked = { ...model, targets };
    marks.draw(marked, geometry, { over, focus: focused, hint });
    markPiles(stage.piles, marked, over);
    hoverMark.show(model, hovered);
    root.classList.toggle("table-holding", hand.grip !== undefined && hand.grip.by !== "taps");
    setAttribute(root, "role", options.role);
    setAttribute(root, "aria-label", options.name?.());
    setAttribute(root, "aria-activedescendant", focused && elementId(model, places, focused));
  }

  function elementId(model: TableModel, places: Scene["places"], spot: Spot): string {
    const card = cardsOf(model, spot.pile)[spot.index];
    const place = card === undefined ? undefined : places.get(card);
    return card === undefined || place === undefined
      ? pileId(options.id, spot.pile)
      : cardId(options.id, card, place);
  }

  function shakeRefused({ model, times }: Scene): void {
    const { refused } = model;
    if (refused?.serial === shaken) return;
    shaken = refused?.serial;
    if (refused === undefined) return;
    const card = refused.card === undefined ? undefined : stage.cards.get(refused.card);
    const met = card?.element ?? stage.piles.get(refused.pile);
    for (const element of [met, ...marks.refused]) if (element) shake(element, times);
  }

  function endGrip(): ReadonlyMap<Card, Pose> {
    over = undefined;
    dragTargets = [];
    return hand.release();
  }

  function redraw(open: number | undefined, animate: boolean): void {
    if (scene) draw(scene.model, scene.look, open, animate);
  }

  const farOf = ({ geometry }: Scene): number => 0.7 * Math.max(geometry.width, geometry.height);

  return {
    update(model, look) {
      draw(model, look, scene?.open, true);
    },
    resize() {
      // Whoever watches an element's size is told of it once more at the beginning.
      if (!stage.measure()) return;
      endGrip();
      redraw(scene?.open, false);
    },
    geometry() {
      if (scene === undefined) throw new Error("The table has not been drawn yet");
      return scene.geometry;
    },
    dragStart(carried, { touch = false, targets = [] } = {}) {
      if (scene === undefined) return;
      endGrip();
      dragTargets = targets;
      hovered = undefined;
      hand.take({ carried, by: touch ? "touch" : "mouse" }, scene);
      if (scene.open !== undefined) redraw(undefined, true);
      else drawMarks();
    },
    dragTo: (dx, dy) => hand.moveTo(dx, dy),
    dragEnd(settle) {
      if (scene === undefined || hand.grip === undefined || hand.grip.by === "taps") return;
      stage.flights.sendBack(endGrip(), scene.times, farOf(scene), settle ? 0 : PATIENCE);
      drawMarks();
    },
    hover(spot) {
      hovered = spot;
      if (scene) hoverMark.show(scene.model, spot);
    },
    focus(spot) {
      focused = spot;
      const column = spot && columnIndex(spot.pile);
      const crowded = column !== undefined && scene?.geometry.crowded(column) === true;
      if (crowded ? scene?.open !== column : scene?.open !== undefined)
        redraw(crowded ? column : undefined, true);
      else drawMarks();
    },
    highlight(pile) {
      if (pile === over) return;
      over = pile;
      drawMarks();
    },
    hint(mark) {
      hint = mark;
      drawMarks();
    },
    open: (column) => redraw(column, true),
    opened: () => scene?.open,
    destroy() {
      endGrip();
      root.replaceChildren();
      root.classList.remove("table", "table-holding", "table-movable", "table-pressable");
    },
  };
}
