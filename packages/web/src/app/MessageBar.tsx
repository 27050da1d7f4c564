import { X } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useForm, useText } from "./parts.ts";
import { useFreePlace } from "./useFreePlace.ts";

interface BarProps {
  readonly kind: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  /** Takes the message away; without it the next action does. */
  readonly onClose?: (() => void) | undefined;
}

/** A message over the table's lower edge, where it covers the fewest cards. */
export function Bar({ kind, icon, children, onClose }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const text = useText();
  useFreePlace(bar, useForm());
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      // A message goes with the next action, and must not take the focus along.
      if (element?.contains(document.activeElement)) document.getElementById("table")?.focus();
    };
  }, []);
  return (
    <div ref={bar} className="message" data-kind={kind} data-testid="message">
      {icon}
      {children}
      {onClose && (
        <button
          type="button"
          className="icon-button message-close"
          aria-label={text.t("app.dismiss")}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
