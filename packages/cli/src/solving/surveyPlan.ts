import {
  type CodeError,
  DEALS,
  err,
  type GameCode,
  makeVariant,
  ok,
  parseCode,
  type Result,
  sameVariant,
} from "@faceup/rules";

/** The deals of a survey follow each other by number. */
export interface SurveyPlan {
  readonly first: GameCode;
  readonly count: number;
}

export type PlanError =
  | { readonly type: "game"; readonly text: string; readonly error: CodeError }
  | { readonly type: "from"; readonly text: string; readonly error: CodeError }
  /** The first deal is one of another game. */
  | { readonly type: "from-game"; readonly from: GameCode; readonly game: string }
  | { readonly type: "count"; readonly most: number };

/**
 * Reads a survey as people type it.
 *
 * @param game the first two parts of a code; a whole one is the first deal too
 * @param from a code, or its seven letters alone
 */
export function planSurvey(
  game: string,
  from: string | undefined,
  count: number,
): Result<SurveyPlan, PlanError> {
  const read = readGame(game);
  if (!read.ok) return err({ type: "game", text: game, error: read.error });
  const first = from === undefined ? read : readFrom(from, makeVariant(read.value));
  if (!first.ok) return err({ type: "from", text: from ?? game, error: first.error });
  if (!sameVariant(read.value, first.value)) {
    return err({ type: "from-game", from: first.value, game: makeVariant(read.value) });
  }
  const most = DEALS - first.value.deal;
  return count <= most ? ok({ first: first.value, count }) : err({ type: "count", most });
}

function readGame(text: string): Result<GameCode, CodeError> {
  const code = parseCode(text);
  if (code.ok) return code;
  const completed = parseCode(`${text}-AAAAAAA`);
  return completed.ok ? completed : code;
}

function readFrom(text: string, variant: string): Result<GameCode, CodeError> {
  return parseCode(/\d/.test(text) ? text : `${variant}-${text}`);
}

/** The deal at a place of the survey, from 0. */
export function dealAt({ first }: SurveyPlan, place: number): GameCode {
  return { ...first, deal: first.deal + place };
}

/** The place of a deal, or undefined where it belongs to another survey. */
export function placeOf({ first }: SurveyPlan, code: GameCode): number | undefined {
  return sameVariant(first, code) && code.deal >= first.deal ? code.deal - first.deal : undefined;
}
