import { codeOf } from "@faceup/rules";
import { Check, Copy } from "lucide-react";
import { useParts, usePlay, useText } from "./parts.ts";
import { useCopied } from "./useCopied.ts";

/** The deal's code; one tap copies it (AP-3). A game set up by hand has none. */
export function CodeButton() {
  const { announcer } = useParts();
  const text = useText();
  const code = usePlay((play) => codeOf(play.game));
  const { copied, copy } = useCopied();
  if (code === undefined) return null;
  const told = copied === code;
  const copyCode = async () => {
    announcer.say(text.t((await copy(code)) ? "app.copied" : "app.copyFailed"));
  };
  const Icon = told ? Check : Copy;
  return (
    <button type="button" className="code" data-testid="code" onClick={() => void copyCode()}>
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
