import { CircleCheck, CircleHelp, CircleX, Lightbulb, type LucideIcon } from "lucide-react";
import type { Advice } from "../solving/advisor.ts";
import { adviceText } from "./adviceText.ts";
import { Bar } from "./MessageBar.tsx";
import { useParts, useText } from "./parts.ts";
import { restartOrAsk } from "./restartOrAsk.ts";

const ICONS: Readonly<Record<Advice["type"], LucideIcon>> = {
  thinking: CircleHelp,
  hint: Lightbulb,
  winnable: CircleCheck,
  unwinnable: CircleX,
  unknown: CircleHelp,
  stuck: CircleX,
  "no-fair-hint": CircleHelp,
};

/** What the solver has to say, with what one may want next (AP-10, AP-15, AP-16). */
export function AdviceMessage({ advice }: { readonly advice: Advice }) {
  const { advisor } = useParts();
  const text = useText();
  const Icon = ICONS[advice.type];
  return (
    <Bar
      kind="advice"
      icon={<Icon className="message-icon accent" aria-hidden="true" />}
      onClose={advice.type === "thinking" ? undefined : advisor.dismiss}
    >
      <p className="message-words" data-advice={advice.type}>
        {adviceText(text, advice)}
      </p>
      <Next advice={advice} />
    </Bar>
  );
}

function Next({ advice }: { readonly advice: Advice }) {
  const { advisor, session, dialogs, showMe } = useParts();
  const text = useText();
  switch (advice.type) {
    case "thinking":
      return <Button name={text.t("advice.stop")} testId="advice-stop" onPress={advisor.dismiss} />;
    case "hint":
      if (advice.step === 3) return null;
      return (
        <Button
          name={text.t(advice.step === 1 ? "advice.showCard" : "advice.showTarget")}
          testId="advice-more"
          onPress={advisor.hint}
        />
      );
    case "stuck":
      return (
        <>
          <Button name={text.t("app.undo")} testId="advice-undo" onPress={session.undo} />
          <Button
            name={text.t("app.restart")}
            testId="advice-restart"
            onPress={() => restartOrAsk(session, dialogs)}
          />
          <Button
            name={text.t("menu.new")}
            testId="advice-new"
            onPress={() => dialogs.open({ name: "new" })}
          />
        </>
      );
    case "winnable":
      return (
        <Button
          name={text.t("show.name")}
          testId="advice-show"
          onPress={() => {
            advisor.dismiss();
            showMe.offer(advice.line, advice.peeked === true);
          }}
        />
      );
    case "unwinnable": {
      const { loss } = advice;
      // AP-17: one step, which undo takes back.
      return loss.type === "after" ? (
        <Button
          name={text.t("advice.back", { count: loss.moves })}
          testId="advice-back"
          onPress={() => session.jump(loss.place)}
        />
      ) : null;
    }
    case "unknown":
    case "no-fair-hint":
      return null;
  }
}

interface ButtonProps {
  readonly name: string;
  readonly testId: string;
  readonly onPress: () => void;
}

function Button({ name, testId, onPress }: ButtonProps) {
  return (
    <button type="button" className="message-button" data-testid={testId} onClick={onPress}>
      {name}
    </button>
  );
}
