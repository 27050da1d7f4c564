import { codeOf } from "@faceup/rules";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "./copyText.ts";
import { useParts, usePlay, useText } from "./parts.ts";

/** How long the button says that the code was copied. */
const TOLD_MS = 2500;

/** The deal's code; one tap copies it (AP-3). A game set up by hand has none. */
export function CodeButton() {
  const { announcer } = useParts();
  const text = useText();
  const code = usePlay((play) => codeOf(play.game));
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (code === undefined) return null;
  const told = copied === code;
  const copy = async () => {
    if (!(await copyText(code))) return announcer.say(text.t("app.copyFailed"));
    setCopied(code);
    announcer.say(text.t("app.copied"));
  };
  const Icon = told ? Check : Copy;
  return (
    <button type="button" className="code" data-testid="code" onClick={() => void copy()}>
      <CodeText code={code} />
      <span className="code-what">
        <span className="code-word" data-told={told || undefined}>
          {told ? text.t("app.copied") : text.t("app.code")}
        </span>
        <Icon aria-hidden="true" className="icon-small" />
        <span className="unseen">{text.t("app.copy")}</span>
      </span>
    </button>
  );
}

/** On a narrow place the seven letters go on a line of their own. */
function CodeText({ code }: { readonly code: string }) {
  const at = code.lastIndexOf("-");
  return (
    <span className="code-text">
      <span>
        {code.slice(0, at)}
        <span className="code-dash">-</span>
      </span>
      <span>{code.slice(at + 1)}</span>
    </span>
  );
}
