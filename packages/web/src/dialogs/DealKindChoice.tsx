import { useParts, useSettings, useText } from "../app/parts.ts";
import { DEAL_KINDS } from "../settings/settings.ts";
import { Select } from "./Select.tsx";

interface DealKindChoiceProps {
  readonly onChange: () => void;
}

/** How hard the deals that can be won may be (SO-8). */
export function DealKindChoice({ onChange }: DealKindChoiceProps) {
  const { settings } = useParts();
  const { deals } = useSettings();
  const text = useText();
  return (
    <Select
      testId="new-kind"
      name={text.t("new.kind")}
      more={text.t("new.kind.text")}
      items={DEAL_KINDS.map((kind) => ({ value: kind, name: text.t(`new.kind.${kind}`) }))}
      value={deals}
      onChange={(kind) => {
        onChange();
        settings.getState().change({ deals: kind });
      }}
    />
  );
}
