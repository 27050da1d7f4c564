import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";

export type StepId = "first" | "back" | "on" | "last";

const ICONS: Readonly<Record<StepId, LucideIcon>> = {
  first: ChevronFirst,
  back: ChevronLeft,
  on: ChevronRight,
  last: ChevronLast,
};

interface StepButtonsProps {
  /** Where one is, from 0 to `last`. */
  readonly at: number;
  readonly last: number;
  readonly names: Readonly<Record<StepId, string>>;
  readonly onStep: (to: number) => void;
}

/** To the start, back, on and to the end of something that is stepped through. */
export function StepButtons({ at, last, names, onStep }: StepButtonsProps) {
  const targets: Readonly<Record<StepId, number>> = {
    first: 0,
    back: Math.max(0, at - 1),
    on: Math.min(last, at + 1),
    last,
  };
  return (Object.keys(ICONS) as StepId[]).map((id) => {
    const Icon = ICONS[id];
    return (
      <button
        key={id}
        type="button"
        className="icon-button"
        data-testid={`step-${id}`}
        aria-label={names[id]}
        onClick={() => onStep(targets[id])}
      >
        <Icon aria-hidden="true" />
      </button>
    );
  });
}
