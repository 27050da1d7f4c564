import type { Line } from "../../analysis/lines.ts";
import { useText } from "../../app/parts.ts";
import { Select } from "../Select.tsx";

interface LineChoiceProps {
  readonly lines: readonly Line[];
  /** The end of one of them. */
  readonly value: number;
  readonly onChange: (end: number) => void;
}

/** Where one played on otherwise, the game has several lines. */
export function LineChoice({ lines, value, onChange }: LineChoiceProps) {
  const text = useText();
  return (
    <Select
      testId="analysis-line"
      name={text.t("analysis.line")}
      items={lines.map(({ end, places, parts }, i) => ({
        value: String(end),
        name: text.t(i === 0 ? "analysis.firstLine" : "analysis.branch", {
          number: i + 1,
          count: places.length - 1,
          from: parts + 1,
        }),
      }))}
      value={String(value)}
      onChange={(end) => onChange(Number(end))}
    />
  );
}
