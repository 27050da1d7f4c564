/** The few icons on the table itself, from the lucide set (ISC licence), drawn by hand: the table is no React. */
const NAMESPACE = "http://www.w3.org/2000/svg";

const PATHS = {
  /** rotate-ccw */
  redeal: ["M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8", "M3 3v5h5"],
  /** x */
  refused: ["M18 6 6 18", "m6 6 12 12"],
  /** unlink: a run that does not hold together */
  broken: [
    "m18.84 12.25 1.72-1.71h-.02a5.004 5.004 0 0 0-.12-7.07 5.006 5.006 0 0 0-6.95 0l-1.72 1.71",
    "m5.17 11.75-1.71 1.71a5.004 5.004 0 0 0 .12 7.07 5.006 5.006 0 0 0 6.95 0l1.71-1.71",
    "M8 2v3",
    "M2 8h3",
    "M16 19v3",
    "M19 16h3",
  ],
} as const;
export type IconName = keyof typeof PATHS;

export function icon(document: Document, name: IconName): SVGElement {
  const element = document.createElementNS(NAMESPACE, "svg");
  element.setAttribute("class", "table-icon");
  element.setAttribute("viewBox", "0 0 24 24");
  element.setAttribute("aria-hidden", "true");
  for (const d of PATHS[name]) {
    const path = document.createElementNS(NAMESPACE, "path");
    path.setAttribute("d", d);
    element.append(path);
  }
  return element;
}
