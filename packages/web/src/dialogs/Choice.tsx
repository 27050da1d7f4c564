import { type ReactNode, useId } from "react";

export interface ChoiceItem<T extends string> {
  readonly value: T;
  readonly name: string;
  /** A second, quieter line. */
  readonly more?: string;
  /** Drawn above or beside the name. */
  readonly picture?: ReactNode;
}

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly items: readonly ChoiceItem<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** segments: side by side in one frame. cards: a frame each. */
  readonly look: "segments" | "cards";
  readonly legendHidden?: boolean;
  /** Has the focus when its dialog opens. */
  readonly first?: boolean;
  readonly testId?: string;
}

/** One of a few, all in sight: radio buttons, dressed. Arrows move between them as everywhere. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { legend, items, value, onChange, look, legendHidden = false, first = false, testId } = props;
  const group = useId();
  return (
    <fieldset className={`choice ${look}`} data-testid={testId}>
      <legend className={legendHidden ? "unseen" : "choice-legend"}>{legend}</legend>
      <div className="choice-items">
        {items.map((item) => (
          <label key={item.value} className="choice-item">
            <input
              type="radio"
              className="unseen"
              name={group}
              value={item.value}
              checked={item.value === value}
              data-first={(first && item.value === value) || undefined}
              onChange={() => onChange(item.value)}
            />
            <span className="choice-face">
              {item.picture}
              <span className="choice-words">
                <span className="choice-name">{item.name}</span>
                {item.more !== undefined && <span className="choice-more">{item.more}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
