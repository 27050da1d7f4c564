import { useParts, useText } from "../app/parts.ts";
import { Dialog } from "./Dialog.tsx";

/** Asks before moves already made are given up. */
export default function Restart() {
  const { dialogs, session } = useParts();
  const text = useText();
  const restart = () => {
    dialogs.close();
    session.restart();
  };
  return (
    <Dialog
      name="restart"
      title={text.t("restart.title")}
      foot={
        <>
          <button type="button" className="button" onClick={dialogs.close}>
            {text.t("restart.keep")}
          </button>
          <button type="button" className="button primary" data-testid="restart" onClick={restart}>
            {text.t("restart.confirm")}
          </button>
        </>
      }
    >
      <p>{text.t("restart.text")}</p>
    </Dialog>
  );
}
