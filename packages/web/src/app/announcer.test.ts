import { expect, test } from "vitest";
import { createAnnouncer } from "./announcer.ts";

test("AP-28: each thing is said once, and nothing is lost that is said before there is a live region", () => {
  const announcer = createAnnouncer();
  announcer.say("The link could not be opened.");
  const heard: string[] = [];
  const leave = announcer.listen((words) => heard.push(words));
  announcer.say("Put back");
  announcer.say("Put back");
  leave();
  const dialog: string[] = [];
  announcer.listen((words) => dialog.push(words));
  announcer.say("Won!");
  expect(heard).toEqual(["The link could not be opened.", "Put back", "Put back"]);
  expect(dialog).toEqual(["Won!"]);
  expect(announcer.store.getState()).toEqual({ words: "Won!" });
});
