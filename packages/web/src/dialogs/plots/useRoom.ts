import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The room that a plot has, in CSS px. */
export interface Room {
  readonly width: number;
  /** The reader's own size of one rem. */
  readonly rem: number;
}

/** Measured anew whenever the place of the plot changes: letters keep their size, and only lines are stretched. */
export function useRoom(): readonly [RefObject<HTMLDivElement | null>, Room | undefined] {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom({ width: element.clientWidth, rem });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, room];
}

/** How wide a label of small letters is, at most. */
export function labelWidth(label: string, { rem }: Room): number {
  return label.length * rem * 0.45;
}
