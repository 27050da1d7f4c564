import { useEffect } from "react";

/** Arrows step wherever the focus is, but where they have a meaning of their own. */
export function useStepKeys(at: number, last: number, step: (to: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (target instanceof HTMLSelectElement || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = { ArrowLeft: Math.max(0, at - 1), ArrowRight: Math.min(last, at + 1), Home: 0, End: last }[
        key
      ];
      if (to === undefined) return;
      event.preventDefault();
      step(to);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [at, last, step]);
}
