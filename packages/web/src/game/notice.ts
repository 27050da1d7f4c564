import type { CodeError, RecordError, ReplayError } from "@faceup/rules";

/** Something the player should know that is no refusal: told in the message place until dismissed. */
export type Notice =
  /** A stored game could not be read and was kept aside. */
  | { readonly type: "damaged" }
  /** The browser keeps nothing: the game is gone with the page. */
  | { readonly type: "not-lasting" }
  /** The last change could not be written. */
  | { readonly type: "not-saved" }
  | { readonly type: "link-code"; readonly error: CodeError }
  | { readonly type: "link-record"; readonly error: RecordError }
  | { readonly type: "link-illegal"; readonly error: ReplayError }
  /** The game of a link or code was opened; the other one is kept. */
  | { readonly type: "other-kept" }
  /** The moves of a game lie ready to be stepped through. */
  | { readonly type: "replay" }
  /** A new deal was to be one that can be won, and could not be checked. */
  | { readonly type: "not-proved" }
  /** No deal as hard as was wished for was found; this one can be won. */
  | { readonly type: "other-kind" }
  /** The deal that was asked for cannot be won. */
  | { readonly type: "unwinnable"; readonly otherKept: boolean }
  /** A dialog is not there yet and could not be loaded. */
  | { readonly type: "dialog-failed" }
  /** A new version of the app waits to be taken up (AP-29). */
  | { readonly type: "update" }
  /** The game came back as another tab has left it (AP-30). */
  | { readonly type: "other-tab" };
