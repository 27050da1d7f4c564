import { Check } from "lucide-react";
import { useId } from "react";

interface SwitchProps {
  readonly name: string;
  readonly more: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly testId: string;
}

/** On or off, with what it does below its name. The whole row is the target. */
export function Switch({ name, more, on, onChange, testId }: SwitchProps) {
  const title = useId();
  const note = useId();
  return (
    <label className="setting switch">
      <span className="switch-words">
        <span id={title} className="setting-name">
          {name}
        </span>
        <span id={note} className="setting-more">
          {more}
        </span>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox states by itself whether it is checked
        role="switch"
        className="unseen"
        data-testid={testId}
        checked={on}
        aria-labelledby={title}
        aria-describedby={note}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="switch-track">
        <Check aria-hidden="true" className="switch-check" />
        <span className="switch-thumb" />
      </span>
    </label>
  );
}
