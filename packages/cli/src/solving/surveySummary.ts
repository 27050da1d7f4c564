import { makeCode, makeVariant } from "@faceup/rules";
import { type CliText, variantName } from "@faceup/text";
import { dealAt, type SurveyPlan } from "./surveyPlan.ts";
import { doneOf, type Share, sharesOf, type Tally, VERDICTS } from "./tally.ts";

/** A share is no better known than this. */
const DIGITS = 1e6;

export function summaryJson(plan: SurveyPlan, tally: Tally): string {
  const { decided, lowest, highest } = sharesOf(tally);
  return JSON.stringify({
    game: makeVariant(plan.first),
    from: makeCode(plan.first),
    to: makeCode(dealAt(plan, plan.count - 1)),
    count: plan.count,
    done: doneOf(tally),
    ...tally,
    ...shareJson(decided),
    ifUnknownUnwinnable: shareJson(lowest),
    ifUnknownWinnable: shareJson(highest),
  });
}

function shareJson({ winnability, interval: [low, high] }: Share): object {
  const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;
  return {
    winnability: winnability === null ? null : rounded(winnability),
    interval: [rounded(low), rounded(high)],
  };
}

export function summaryText(text: CliText, plan: SurveyPlan, tally: Tally): string {
  const done = doneOf(tally);
  const range = { from: makeCode(plan.first), to: makeCode(dealAt(plan, plan.count - 1)) };
  const title = `${makeVariant(plan.first)}, ${variantName(text, plan.first)}: ${text.t("cli.survey-range", { count: plan.count, ...range })}`;
  const width = Math.max(...VERDICTS.map((verdict) => text.number(tally[verdict]).length));
  const { decided, lowest, highest } = sharesOf(tally);
  return [
    title,
    ...(done < plan.count ? [text.t("cli.survey-done", { done })] : []),
    ...VERDICTS.map(
      (verdict) => `  ${text.number(tally[verdict]).padStart(width)}  ${text.t(`cli.survey-${verdict}`)}`,
    ),
    ...(decided.winnability === null ? [] : [text.t("cli.survey-share", shareValues(text, decided))]),
    ...(tally.unknown === 0
      ? []
      : [
          text.t("cli.survey-lowest", shareValues(text, lowest)),
          text.t("cli.survey-highest", shareValues(text, highest)),
        ]),
  ].join("\n");
}

function shareValues(text: CliText, { winnability, interval: [low, high] }: Share): Record<string, string> {
  return {
    share: text.percent(winnability ?? 0),
    low: text.percent(low),
    high: text.percent(high),
  };
}
