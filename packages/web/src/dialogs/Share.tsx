import { codeOf, type Game } from "@faceup/rules";
import { Check, Copy, FileDown, Share2 } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useParts, usePlay, useText } from "../app/parts.ts";
import { saveFile } from "../app/saveFile.ts";
import { shareText } from "../app/shareText.ts";
import { useCopied } from "../app/useCopied.ts";
import { useStoredAttempts } from "../app/useStoredAttempts.ts";
import { LONG_LINK, makeLink, makeRecordFile } from "../game/share.ts";
import { bestScoreOf } from "../stats/best.ts";
import { Dialog } from "./Dialog.tsx";
import { Switch } from "./Switch.tsx";

/**
 * Exactly what will leave the device, and the ways for it to go (AP-9, AP-31): whoever opens the link gets the same
 * deal, or with the moves a game to step through.
 */
export default function Share() {
  const { announcer } = useParts();
  const text = useText();
  const field = useId();
  const game = usePlay((play) => play.game);
  const [withMoves, setWithMoves] = useState(false);
  const { copied, copy } = useCopied();
  const link = useLink(game, withMoves);
  const best = bestScoreOf(useStoredAttempts(), codeOf(game) ?? "");
  const words = shareText(text, game, best);
  const all = link === undefined ? words : `${words}\n${link}`;
  const told = copied === all;
  const long =
    link !== undefined && link.length > LONG_LINK ? text.t("share.long", { count: link.length }) : undefined;
  useEffect(() => {
    if (long !== undefined) announcer.say(long);
  }, [announcer, long]);

  const copyAll = async () => {
    announcer.say(text.t((await copy(all)) ? "share.copied" : "share.failed"));
  };
  const send = async () => {
    if (link === undefined) return;
    try {
      await navigator.share({ title: "Faceup", text: words, url: link });
    } catch (error) {
      // A change of mind is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copyAll();
    }
  };
  const CopyIcon = told ? Check : Copy;
  return (
    <Dialog
      name="share"
      title={text.t("share.title")}
      foot={
        <>
          <button
            type="button"
            className={CAN_SEND ? "button" : "button primary"}
            data-testid="share-copy"
            onClick={() => void copyAll()}
          >
            <CopyIcon aria-hidden="true" />
            {text.t(told ? "share.copied" : "share.copy")}
          </button>
          {CAN_SEND && (
            <button
              type="button"
              className="button primary"
              data-testid="share-send"
              onClick={() => void send()}
            >
              <Share2 aria-hidden="true" />
              {text.t("share.send")}
            </button>
          )}
        </>
      }
    >
      {game.cursor > 0 && (
        <Switch
          testId="share-moves"
          name={text.t("share.moves")}
          more={text.t("share.moves.text")}
          on={withMoves}
          onChange={setWithMoves}
        />
      )}
      <label className="field-label" htmlFor={field}>
        {text.t("share.shown")}
      </label>
      <textarea id={field} className="field shared" data-testid="shared" readOnly rows={6} value={all} />
      {long !== undefined && (
        <div className="share-long" data-testid="share-long">
          <p>{long}</p>
          <button
            type="button"
            className="button"
            data-testid="share-file"
            onClick={() => saveFile(`${codeOf(game) ?? "faceup"}.txt`, makeRecordFile(game, all))}
          >
            <FileDown aria-hidden="true" />
            {text.t("share.file")}
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** Phones and some computers hand it to the program one chooses. */
const CAN_SEND = "share" in navigator;

/** undefined while it is made; a link with moves takes a moment. */
function useLink(game: Game, withMoves: boolean): string | undefined {
  const [made, setMade] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void makeLink(game, withMoves, document.URL).then((link) => {
      if (wanted) setMade(link);
    });
    return () => {
      wanted = false;
    };
  }, [game, withMoves]);
  return made;
}
