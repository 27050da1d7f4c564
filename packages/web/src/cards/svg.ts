/**
 * SVG elements from script. Built node by node: no HTML parsing, no inline style, so the strictest
 * Content-Security-Policy (Trusted Types included) has nothing to refuse.
 */
const NAMESPACE = "http://www.w3.org/2000/svg";

export type Attributes = Readonly<Record<string, string | number>>;

/** A detached element with its attributes set and its children in place. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  document: Document,
  tag: Tag,
  attributes: Attributes = {},
  children: readonly SVGElement[] = [],
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}
