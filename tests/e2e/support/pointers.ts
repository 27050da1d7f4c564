/** A mouse and fingers: what moves over the screen, whatever it is to do there. */
import type { CDPSession, Page } from "@playwright/test";
import type { Point } from "./geometry.ts";

export interface Pointer {
  press(at: Point): Promise<void>;
  /** On the way there it is seen at a few places between. */
  moveTo(to: Point): Promise<void>;
  release(): Promise<void>;
}

export function mouse(page: Page, button: "left" | "middle" | "right" = "left"): Pointer {
  return {
    async press({ x, y }) {
      await page.mouse.move(x, y);
      await page.mouse.down({ button });
    },
    moveTo: ({ x, y }) => page.mouse.move(x, y, { steps: 2 }),
    release: () => page.mouse.up({ button }),
  };
}

type TouchType = "touchStart" | "touchMove" | "touchEnd" | "touchCancel";

/** The event by which the page learns of a touch. Moves are told once a frame, so that nobody waits for them. */
const LEARNT_BY: Readonly<Record<TouchType, string | undefined>> = {
  touchStart: "pointerdown",
  touchMove: undefined,
  touchEnd: "pointerup",
  touchCancel: "pointercancel",
};

/**
 * Fingers on a touch screen, as the browser meets them: real touches, not events made by script. The browser takes
 * them before the page does; each call waits until the page has.
 */
export class Fingers implements Pointer {
  private readonly session: CDPSession;
  private readonly waiting: ((type: string) => void)[] = [];
  private at: Point = { x: 0, y: 0 };
  /** The browser took the touch away, to scroll with it: its end makes no event. */
  private lost = false;

  private constructor(session: CDPSession) {
    this.session = session;
  }

  /** Once for a page. */
  static async on(page: Page): Promise<Fingers> {
    const fingers = new Fingers(await page.context().newCDPSession(page));
    await page.exposeBinding("touchLearnt", (_, type: string) => {
      fingers.lost = type === "pointercancel";
      for (const learn of fingers.waiting.splice(0)) learn(type);
    });
    await page.addInitScript(listenToTouches);
    await page.evaluate(listenToTouches);
    return fingers;
  }

  async press(at: Point): Promise<void> {
    this.at = at;
    await this.send("touchStart", [at]);
  }

  async moveTo(to: Point): Promise<void> {
    const from = this.at;
    for (const part of [1 / 2, 1]) {
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.send("touchMove", [at]);
    }
    this.at = to;
  }

  async release(): Promise<void> {
    await this.send("touchEnd", []);
  }

  /** Another finger comes down beside the first. */
  async second(at: Point): Promise<void> {
    await this.send("touchStart", [this.at, at]);
  }

  /** The browser takes the touch away. */
  async cancel(): Promise<void> {
    await this.send("touchCancel", []);
  }

  private async send(type: TouchType, points: readonly Point[]): Promise<void> {
    const wanted = LEARNT_BY[type];
    const learnt =
      wanted === undefined || (this.lost && type !== "touchStart") ? undefined : this.learns(wanted);
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    await this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await learnt;
  }

  private async learns(wanted: string): Promise<void> {
    let type: string | undefined;
    while (type !== wanted && type !== "pointercancel")
      type = await new Promise<string>((resolve) => this.waiting.push(resolve));
  }
}

/** Runs in the page. */
function listenToTouches(): void {
  const { touchLearnt } = window as unknown as { readonly touchLearnt: (type: string) => void };
  for (const name of ["pointerdown", "pointerup", "pointercancel"]) {
    addEventListener(name, ({ type }) => touchLearnt(type), { capture: true });
  }
}
