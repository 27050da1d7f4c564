import { RULES } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { ruleLabel, ruleName, ruleText } from "./ruleText.ts";
import { expectFinished } from "./testing/sentence.ts";
import { TEXTS, textIn } from "./testing/texts.ts";

describe("rules (RU-1)", () => {
  it.each(RULES)("%s has a short name and says what it is in at most two sentences", (rule) => {
    for (const text of TEXTS) {
      const name = ruleName(text, rule);
      expectFinished(name);
      expect(name.length).toBeLessThanOrEqual(40);
      expect(name).not.toMatch(/[.:;]|\d/);
      const said = ruleText(text, rule);
      expectFinished(said);
      expect(said).toMatch(/\.$/);
      expect(said.match(/[.]( |$)/g)?.length).toBeLessThanOrEqual(2);
    }
  });

  it("have names that tell them apart, but for the two that say the same", () => {
    for (const text of TEXTS) {
      const names = RULES.filter((rule) => rule !== "KL-1").map((rule) => ruleName(text, rule));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it("are named, not numbered", () => {
    expect(ruleLabel(textIn("en"), "TF-2")).toBe("Rule: colours alternate");
    expect(ruleLabel(textIn("fr"), "TF-2")).toBe("Règle\u202f: rouge et noir alternent");
  });
});
