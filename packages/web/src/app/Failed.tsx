import { useText } from "./parts.ts";

/** In place of an app that could not be drawn. Every move is stored already, so that a reload loses none. */
export function Failed() {
  const text = useText();
  return (
    <div className="failed" role="alert">
      <p>{text.t("app.failed")}</p>
      <p>
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          {text.t("app.reload")}
        </button>
      </p>
    </div>
  );
}
