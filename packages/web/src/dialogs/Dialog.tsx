import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { LiveRegion } from "../app/LiveRegion.tsx";
import { useParts, useText } from "../app/parts.ts";

interface DialogProps {
  readonly name: string;
  readonly title: string;
  /** A quieter word opposite the title; without one the close button stands there. */
  readonly aside?: string;
  /** Outside the sheet, above it. */
  readonly above?: ReactNode;
  /** As wide as the screen has room for, to show much at once. */
  readonly wide?: boolean;
  /** Nothing in it but words: the words take the focus, so that keys can scroll them. */
  readonly reading?: boolean;
  readonly children: ReactNode;
  /** Stands still below what scrolls. */
  readonly foot?: ReactNode;
}

/**
 * A dialog above the page: a sheet from below on narrow screens, else in the middle. The browser keeps the focus
 * inside, makes the page behind it inert and closes on Escape; a press outside closes, too.
 */
export function Dialog({ name, title, aside, above, wide, reading, children, foot }: DialogProps) {
  const { dialogs } = useParts();
  const text = useText();
  const heading = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    if (!dialog.open) dialog.showModal();
    // Not the close button, where the browser puts the focus: what one came for, or else the title.
    const first = dialog.querySelector<HTMLElement>("[data-first]") ?? dialog.querySelector("h2");
    first?.focus({ preventScroll: true });
    return () => dialog.close();
  }, []);
  // A press that begins inside and ends outside (selecting a code) is none.
  const pressedOutside = useRef(false);
  const isOutside = (event: MouseEvent) => event.target === element.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: on keys it is Escape that closes, by onCancel
    <dialog
      ref={element}
      className={wide ? "dialog wide" : "dialog"}
      data-testid={`dialog-${name}`}
      aria-labelledby={heading}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) dialogs.close();
      }}
      onCancel={(event) => {
        event.preventDefault();
        dialogs.close();
      }}
    >
      {above}
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 id={heading} className="dialog-title" tabIndex={-1}>
            {title}
          </h2>
          {aside !== undefined && <p className="dialog-aside">{aside}</p>}
          <button
            type="button"
            className="icon-button"
            data-testid="close"
            aria-label={text.t("app.close")}
            onClick={dialogs.close}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <div className="dialog-body" tabIndex={reading ? 0 : undefined}>
          {children}
        </div>
        <LiveRegion />
        {foot !== undefined && <div className="dialog-foot">{foot}</div>}
      </div>
    </dialog>
  );
}
