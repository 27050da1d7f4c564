import { ChevronDown } from "lucide-react";
import { useId } from "react";

interface SelectItem<T extends string> {
  readonly value: T;
  readonly name: string;
  /** The language of the name, where it is not the page's. */
  readonly lang?: string;
}

interface SelectProps<T extends string> {
  readonly name: string;
  readonly items: readonly SelectItem<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly testId: string;
  /** What it means, below its name. */
  readonly more?: string;
}

/** One of several, in the browser's own list. */
export function Select<T extends string>({ name, items, value, onChange, testId, more }: SelectProps<T>) {
  const note = useId();
  const field = useId();
  return (
    <div className="setting select-row">
      <span className="switch-words">
        <label htmlFor={field} className="setting-name">
          {name}
        </label>
        {more !== undefined && (
          <span id={note} className="setting-more">
            {more}
          </span>
        )}
      </span>
      <span className="select">
        <select
          id={field}
          data-testid={testId}
          value={value}
          aria-describedby={more === undefined ? undefined : note}
          onChange={(event) => {
            const chosen = items.find((item) => item.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {items.map((item) => (
            <option key={item.value} value={item.value} lang={item.lang}>
              {item.name}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </div>
  );
}
