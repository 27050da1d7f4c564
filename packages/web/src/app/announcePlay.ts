import { currentPosition } from "@faceup/rules";
import { moveText, redoneText, refusalText, undoneText, variantName } from "@faceup/text";
import type { Happening } from "../game/happening.ts";
import type { Play } from "../game/play.ts";
import { adviceText } from "./adviceText.ts";
import { inHand } from "./inHand.ts";
import { noticeText } from "./noticeText.ts";
import type { Parts } from "./parts.ts";
import { showText } from "./showText.ts";

/** Long enough for a dialog to go, behind which nothing is read out; short enough to be at once. */
const SETTLE_MS = 50;
const START_MS = 1000;

/**
 * Says each thing that happens in the game once (AP-28). What comes in one burst, such as the moves of a finish, is
 * one thing: its last.
 */
export function announcePlay(
  parts: Pick<Parts, "session" | "settings" | "language" | "announcer" | "advisor" | "showMe">,
): void {
  const { session, settings, language, announcer, advisor, showMe } = parts;
  let told: Pick<Play, "happening" | "notice"> = { ...session.store.getState(), notice: undefined };
  let toldVerdict: string | undefined;
  let waiting = false;

  function tell(): void {
    waiting = false;
    const play = session.store.getState();
    const words: string[] = [];
    if (play.happening && play.happening !== told.happening) words.push(wordsFor(play.happening, play));
    if (play.notice && play.notice !== told.notice) words.push(noticeText(language.getState(), play.notice));
    told = play;
    const all = words.filter((said) => said !== "").join(" ");
    if (all !== "") announcer.say(all);
  }

  const hints = () => settings.getState().settings.placementHints;

  function wordsFor(happening: Happening, play: Play): string {
    const text = language.getState();
    switch (happening.type) {
      case "dealt": {
        const game = variantName(text, play.game.startPosition.variant);
        return text.t(play.game.made > 0 ? "say.resumed" : "say.dealt", { game });
      }
      case "restarted":
        return text.t("say.restarted");
      case "put-back":
        return text.t("say.putBack");
      case "won":
        // The dialog that opens says so, with score and moves.
        return "";
      case "moved":
        return moveText(text, happening.action.moves, happening.before);
      case "undone":
        return undoneText(text, happening.action.moves, happening.before);
      case "redone":
        return redoneText(text, happening.action.moves, happening.before);
      case "jumped":
        return text.t("say.jumped", { count: happening.moves });
      case "refused":
        return refusalText(text, happening.refusal);
      case "picked-up":
        return inHand(text, currentPosition(play.game), happening, hints());
    }
  }

  advisor.store.subscribe(({ advice, verdict }, before) => {
    const text = language.getState();
    if (advice && advice !== before.advice) announcer.say(adviceText(text, advice));
    // A verdict that is kept in view is said when it changes, not with every move (AP-28).
    else if (verdict === "winnable" || verdict === "unwinnable") {
      if (verdict !== toldVerdict) announcer.say(text.t(`verdict.${verdict}`));
      toldVerdict = verdict;
    }
  });

  showMe.store.subscribe(({ showing }, before) => {
    if (showing?.status === "offered" && showing !== before.showing) {
      announcer.say(showText(language.getState(), showing));
    }
  });

  session.store.subscribe(() => {
    if (!waiting) setTimeout(tell, SETTLE_MS);
    waiting = true;
  });
  // A notice about the start is said once the page has been read out.
  setTimeout(tell, START_MS);
}
