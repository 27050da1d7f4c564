import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { loadAppText, loadCliText } from "./load.ts";
import { argumentsOf, makeText } from "./text.ts";

describe("text", () => {
  it("fills arguments and chooses plurals of the language (AP-26)", () => {
    const message = "{who}: {n, plural, =0 {nic} one {# tah} few {# tahy} other {# tahů}}";
    const text = makeText<"m">("cs", { m: message });
    const say = (n: number) => text.t("m", { who: "Eva", n });
    expect([0, 1, 2, 4, 5, 22, 1000].map(say)).toEqual([
      "Eva: nic",
      "Eva: 1 tah",
      "Eva: 2 tahy",
      "Eva: 4 tahy",
      "Eva: 5 tahů",
      "Eva: 22 tahů",
      "Eva: 1\u00a0000 tahů",
    ]);
  });

  it("shows an argument that was forgotten", () => {
    const text = makeText<"m">("en", { m: "Hello {name}" });
    expect(text.t("m")).toBe("Hello {name}");
    expect(text.t("m", { name: "you" })).toBe("Hello you");
  });

  it("does not mix up two languages", () => {
    const [en, de] = [makeText<"m">("en", { m: "yes" }), makeText<"m">("de", { m: "ja" })];
    expect([en.t("m"), de.t("m"), en.t("m")]).toEqual(["yes", "ja", "yes"]);
  });

  it("leaves alone what a value holds", () => {
    const text = makeText<"m">("en", { m: "“{text}”" });
    expect(text.t("m", { text: "{x} # '|'" })).toBe("“{x} # '|'”");
  });

  it("is loaded by language and by what it is for", async () => {
    const [app, cli] = [await loadAppText("fr"), await loadCliText("fr")];
    expect(app.locale).toBe("fr");
    expect(app.t("game.SS")).toBe(cli.t("game.SS"));
    expect(app.t("app.undo")).toBe("Annuler");
  });
});

it("finds the arguments of a message, however deep", () => {
  const names = (message: string) => argumentsOf(compileMessageOrThrow(message));
  expect(names("plain")).toEqual([]);
  expect(names("{a} {b, plural, one {{c}} other {# {d, select, x {{e}} other {}}}} {a}")).toEqual([
    "a",
    "b",
    "c",
    "d",
    "e",
  ]);
});
