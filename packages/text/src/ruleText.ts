import type { Rule } from "@faceup/rules";
import type { PageRule } from "./pages/page.ts";
import type { Text } from "./text.ts";

/** The rule's short name, the same wherever it is named: "colours alternate". */
export function ruleName(text: Text, rule: PageRule): string {
  return text.t(`rule.${rule}.name`);
}

/** "Rule: colours alternate" */
export function ruleLabel(text: Text, rule: Rule): string {
  return text.t("rule.label", { name: ruleName(text, rule) });
}

/** The rule itself in a sentence or two. */
export function ruleText(text: Text, rule: PageRule): string {
  return text.t(`rule.${rule}.text`);
}
