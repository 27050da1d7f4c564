import { describe, expect, test, vi } from "vitest";
import type { Session } from "../game/session.ts";
import type { Dialogs } from "./dialogStore.ts";
import { followLink } from "./link.ts";

async function follow(href: string) {
  const session = { notify: vi.fn(), open: vi.fn(), openRecord: vi.fn() };
  const replaceState = vi.fn();
  const window = { location: { href }, history: { replaceState } };
  const dialogs = { open: vi.fn() };
  await followLink(window as unknown as Window, session as unknown as Session, dialogs as unknown as Dialogs);
  return { session, dialogs, replaced: replaceState.mock.calls.map((call) => call[2] as string) };
}

describe("AP-4", () => {
  test("a code is opened and taken out of the address", async () => {
    const { session, replaced } = await follow("https://example.org/faceup/?x=1&g=ss1-s4-aaaaabd");
    expect(session.open).toHaveBeenCalledWith({ game: "SS", option: "S4", deal: 29 });
    expect(replaced).toEqual(["https://example.org/faceup/?x=1"]);
  });

  test("a record is opened", async () => {
    const { session, replaced } = await follow("https://example.org/#r=SS1-S1-AAAAABD");
    expect(session.openRecord).toHaveBeenCalledOnce();
    expect(replaced).toEqual(["https://example.org/"]);
  });

  test("AP-22: a rule's address opens its page, and keeps the game", async () => {
    const { session, dialogs, replaced } = await follow("https://example.org/#rules/TF/TF-3");
    expect(dialogs.open).toHaveBeenCalledWith({ name: "rules", game: "TF", place: "TF-3" });
    expect(session.open).not.toHaveBeenCalled();
    expect(replaced).toEqual(["https://example.org/"]);
  });

  test("no link, nothing done", async () => {
    const { session, replaced } = await follow("https://example.org/?other=1");
    expect(session.open).not.toHaveBeenCalled();
    expect(replaced).toEqual([]);
  });

  test.each(["?g=SS1-S4-AAA", "#r=nonsense", "#r=z.%%%"])("what is wrong is told: %s", async (link) => {
    const { session, replaced } = await follow(`https://example.org/${link}`);
    expect(session.notify).toHaveBeenCalledOnce();
    expect(replaced).toEqual(["https://example.org/"]);
  });
});
