import { ruleLabel } from "@faceup/text";
import { Ban, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Notice } from "../game/notice.ts";
import type { Refused } from "../game/play.ts";
import { canFinish } from "./canFinish.ts";
import { noticeText } from "./noticeText.ts";
import { useForm, useParts, usePlay, useSettings, useText } from "./parts.ts";
import { Sentence } from "./Sentence.tsx";
import { useFreePlace } from "./useFreePlace.ts";

/**
 * The one place for what there is to say, above the tools and over the table's lower edge, so that nothing moves when
 * it comes and goes. It is read out by the live region, not by itself.
 */
export function Message() {
  const { interactiveRules } = useSettings();
  const refused = usePlay((play) => play.refused);
  const notice = usePlay((play) => play.notice);
  const finish = usePlay((play) => !play.won && canFinish(play.game));
  if (refused && interactiveRules) return <RefusalMessage key={refused.serial} refused={refused} />;
  if (notice) return <NoticeMessage notice={notice} />;
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
        onClick={() => dialogs.open({ name: "rules", rule: refusal.rule })}
      >
        {ruleLabel(text, refusal.rule)}
      </button>
    </Bar>
  );
}

function NoticeMessage({ notice }: { readonly notice: Notice }) {
  const { session } = useParts();
  const text = useText();
  const Icon = notice.type === "other-kept" ? Info : TriangleAlert;
  return (
    <Bar kind="notice" icon={<Icon className="message-icon" aria-hidden="true" />}>
      <p className="message-words">{noticeText(text, notice)}</p>
      <button
        type="button"
        className="icon-button message-close"
        aria-label={text.t("app.dismiss")}
        onClick={session.dismiss}
      >
        <X aria-hidden="true" />
      </button>
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

interface BarProps {
  readonly kind: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Bar({ kind, icon, children }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useFreePlace(bar, useForm());
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      // A message goes with the next action, and must not take the focus along.
      if (element?.contains(document.activeElement)) document.getElementById("table")?.focus();
    };
  }, []);
  return (
    <div ref={bar} className="message" data-kind={kind} data-testid="message">
      {icon}
      {children}
    </div>
  );
}
