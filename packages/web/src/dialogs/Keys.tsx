import type { AppId, AppText } from "@faceup/text";
import { useSettings, useText } from "../app/parts.ts";
import { Dialog } from "./Dialog.tsx";

interface KeyRow {
  /** Pressed together with " + " between; in braces a key whose name depends on the language. */
  readonly keys: readonly string[];
  readonly does: AppId;
}

const ALWAYS: readonly KeyRow[] = [
  { keys: ["←", "→"], does: "keys.piles" },
  { keys: ["↑", "↓"], does: "keys.cards" },
  { keys: ["{home}", "{end}"], does: "keys.ends" },
  { keys: ["{enter}", "{space}"], does: "keys.pick" },
  { keys: ["{escape}"], does: "keys.cancel" },
  { keys: ["{shift} + {enter}"], does: "keys.place" },
  { keys: ["{shift} + ↑", "{shift} + ↓"], does: "keys.more" },
  { keys: ["{control} + Z"], does: "keys.undo" },
  { keys: ["{control} + Y"], does: "keys.redo" },
];

const SINGLE: readonly KeyRow[] = [
  { keys: ["1", "…", "9", "0"], does: "keys.column" },
  { keys: ["+", "−"], does: "keys.more" },
  { keys: ["U", "Z"], does: "keys.undo" },
  { keys: ["Y"], does: "keys.redo" },
  { keys: ["D"], does: "keys.draw" },
  { keys: ["N"], does: "keys.new" },
  { keys: ["R"], does: "keys.restart" },
  { keys: ["P"], does: "keys.pause" },
  { keys: ["H"], does: "keys.hint" },
  { keys: ["W"], does: "keys.verdict" },
  { keys: ["S"], does: "keys.showMe" },
  { keys: ["A"], does: "keys.analysis" },
  { keys: ["C"], does: "keys.readColumn" },
  { keys: ["B"], does: "keys.readTable" },
  { keys: ["F"], does: "keys.readFoundations" },
  { keys: ["M"], does: "keys.readMoves" },
  { keys: ["I"], does: "keys.readLast" },
  { keys: ["?"], does: "keys.help" },
];

/** Every key that does something (AP-27). */
export default function Keys() {
  const text = useText();
  const { letterKeys } = useSettings();
  return (
    <Dialog name="keys" title={text.t("keys.title")} reading>
      <KeyList rows={ALWAYS} />
      <h3 className="section-title">{text.t("settings.letterKeys")}</h3>
      {letterKeys ? <KeyList rows={SINGLE} /> : <p className="quiet">{text.t("keys.off")}</p>}
    </Dialog>
  );
}

function KeyList({ rows }: { readonly rows: readonly KeyRow[] }) {
  const text = useText();
  return (
    <dl className="keys">
      {rows.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <Chord key={key} keys={key.split(" + ").map((part) => printed(text, part))} />
            ))}
          </dt>
          <dd>{text.t(does)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Chord({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className="chord">
      {keys.map((key, i) => (
        <span key={key}>
          {i > 0 && " + "}
          <kbd>{key}</kbd>
        </span>
      ))}
    </span>
  );
}

function printed(text: AppText, key: string): string {
  return key.replace(/\{(\w+)\}/g, (_, name: string) => text.t(`key.${name}` as AppId));
}
