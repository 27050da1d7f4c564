/** Small helpers for elements that are drawn again and again: what has not changed is not touched. */
import type { Rect } from "./geometry.ts";

export function make(document: Document, className: string): HTMLElement {
  const element = document.createElement("div");
  element.className = className;
  return element;
}

/** Sets or, with undefined, removes an attribute. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/** Styles go through the object model: a strict Content-Security-Policy forbids them in markup. */
export function setStyle(element: HTMLElement, name: string, value: string): void {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

/** Covers the rectangle. */
export function putOver(element: HTMLElement, { x, y, width, height }: Rect): void {
  setStyle(element, "transform", `translate(${x}px, ${y}px)`);
  setStyle(element, "width", `${width}px`);
  setStyle(element, "height", `${height}px`);
}
