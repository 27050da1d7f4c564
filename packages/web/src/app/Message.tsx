import { ruleLabel } from "@faceup/text";
import { Ban, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useStore } from "zustand";
import type { Notice } from "../game/notice.ts";
import type { Refused } from "../game/play.ts";
import { AdviceMessage } from "./AdviceMessage.tsx";
import { canFinish } from "./canFinish.ts";
import { Bar } from "./MessageBar.tsx";
import { noticeText } from "./noticeText.ts";
import { useParts, usePlay, useSettings, useText } from "./parts.ts";
import { Sentence } from "./Sentence.tsx";
import { ShowMessage } from "./ShowMessage.tsx";

/**
 * The one place for what there is to say, above the tools and over the table's lower edge, so that nothing moves when
 * it comes and goes. It is read out by the live region, not by itself.
 */
export function Message() {
  const { interactiveRules } = useSettings();
  const refused = usePlay((play) => play.refused);
  const notice = usePlay((play) => play.notice);
  const advice = useStore(useParts().advisor.store, (state) => state.advice);
  const showing = useStore(useParts().showMe.store, (state) => state.showing !== undefined);
  const finish = usePlay((play) => !play.won && canFinish(play.game));
  if (refused && interactiveRules) return <RefusalMessage key={refused.serial} refused={refused} />;
  if (showing) return <ShowMessage />;
  if (notice) return <NoticeMessage notice={notice} />;
  if (advice) return <AdviceMessage key={advice.type} advice={advice} />;
  return finish ? <FinishOffer /> : null;
}

/** The sentence that names the cards, and the rule to be read (RU-1). */
function RefusalMessage({ refused }: { readonly refused: Refused }) {
  const { dialogs } = useParts();
  const text = useText();
  const { refusal } = refused;
  return (
    <Bar kind="refusal" icon={<Ban className="message-icon refuse" aria-hidden="true" />}>
      <p className="message-words">
        <Sentence refusal={refusal} />
      </p>
      <button
        type="button"
        className="message-button"
        data-testid="rule"
        onClick={() => dialogs.open({ name: "rules", place: refusal.rule })}
      >
        {ruleLabel(text, refusal.rule)}
      </button>
    </Bar>
  );
}

/** Notices that report nothing amiss. */
const QUIET: readonly Notice["type"][] = ["other-kept", "other-tab", "replay", "update"];

function NoticeMessage({ notice }: { readonly notice: Notice }) {
  const { session, updates } = useParts();
  const text = useText();
  const Icon = QUIET.includes(notice.type) ? Info : TriangleAlert;
  return (
    <Bar kind="notice" icon={<Icon className="message-icon" aria-hidden="true" />} onClose={session.dismiss}>
      <p className="message-words">{noticeText(text, notice)}</p>
      {notice.type === "update" && (
        <button type="button" className="message-button" data-testid="update" onClick={updates.accept}>
          {text.t("update.now")}
        </button>
      )}
    </Bar>
  );
}

/** TF-11: offered once only moves to the foundations are left. */
function FinishOffer() {
  const { session } = useParts();
  const text = useText();
  return (
    <Bar kind="finish" icon={<CircleCheck className="message-icon accent" aria-hidden="true" />}>
      <p className="message-words">{text.t("app.finishOffer")}</p>
      <button type="button" className="message-button primary" data-testid="finish" onClick={session.finish}>
        {text.t("app.finish")}
      </button>
    </Bar>
  );
}
