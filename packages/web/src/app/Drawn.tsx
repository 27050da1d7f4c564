import { useLayoutEffect, useRef } from "react";

interface DrawnProps {
  /** Makes the element; called again when `name` changes. */
  readonly draw: () => Element;
  readonly name: string;
  readonly className?: string;
}

/** Puts into React's tree what `cards/` draws node by node: chips and suit marks. */
export function Drawn({ draw, name, className = "" }: DrawnProps) {
  const host = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the drawing
  useLayoutEffect(() => {
    host.current?.replaceChildren(draw());
  }, [name]);
  return <span ref={host} className={`drawn ${className}`} aria-hidden="true" />;
}
