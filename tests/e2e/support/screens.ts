/** The screens of AP-11, from the smallest phone to 4K. CSS pixels. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  /** With a finger instead of a mouse. */
  readonly phone: boolean;
}

export const SCREENS: readonly Screen[] = [
  { width: 320, height: 568, phone: true },
  { width: 360, height: 640, phone: true },
  { width: 390, height: 844, phone: true },
  { width: 568, height: 320, phone: true },
  { width: 640, height: 360, phone: true },
  { width: 844, height: 390, phone: true },
  { width: 768, height: 1024, phone: false },
  { width: 1440, height: 900, phone: false },
  { width: 3840, height: 2160, phone: false },
];

export function nameOf({ width, height }: Pick<Screen, "width" | "height">): string {
  return `${width}×${height}`;
}

/** Held sideways: piles, numbers and tools stand beside the columns (AP-33). */
export function isSideways({ width, height }: Screen): boolean {
  return height < 480 && width > height;
}

/** What a browser context needs to be this screen. */
export function deviceOf({ width, height, phone }: Screen) {
  return { viewport: { width, height }, hasTouch: phone, isMobile: phone };
}
