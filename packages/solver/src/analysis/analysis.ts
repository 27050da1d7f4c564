import type { Move, Position } from "@faceup/rules";
import { rulesOf } from "@faceup/rules";
import type { Limits } from "../budget.ts";
import type { Question, Reply } from "../protocol.ts";
import { Distances } from "./distances.ts";
import { effortFor, PER_JOB } from "./effort.ts";
import { Frontier } from "./frontier.ts";
import { judgementOf, lossOf } from "./judgement.ts";
import { type Errand, Plan } from "./plan.ts";
import type { AnalysisReport } from "./report.ts";
import { type TrackStep, trackOf } from "./track.ts";

/** A question for whoever has a thread. `answer` of the protocol answers it. */
export interface AnalysisJob {
  /** The number of actions made in the position it is about. */
  readonly point: number;
  readonly question: Omit<Question, "id">;
}

/**
 * The truth about a whole game (AP-19), worked out bit by bit. It searches nothing itself: whoever has threads fetches
 * jobs, one for each, and brings the replies, in whatever order they come.
 */
export interface Analysis {
  /**
   * Another job, never the same twice, to be done within the milliseconds that are left, where they are told; undefined:
   * none until a reply has come, or none at all once `finished`.
   */
  next(left?: number): AnalysisJob | undefined;
  /** A reply to a job, the last one or one on the way. undefined: nothing could be worked out, and no more will come. */
  learn(job: AnalysisJob, reply: Reply | undefined): void;
  report(): AnalysisReport;
  /** The shortest line known from a point to the win, undefined where none is: what should have been played there. */
  continuation(point: number): readonly Move[] | undefined;
  /** A line that wins from some position of the game, found elsewhere. */
  learnLine(start: Position, moves: readonly Move[]): void;
}

export interface AnalysisOptions {
  /** How much is done beyond verdicts, 1 (about 20 seconds on two cores) unless said otherwise; 0: nothing. */
  readonly scale?: number;
}

/** Of the game from `start` on, its actions in order. */
export function createAnalysis(
  start: Position,
  steps: readonly TrackStep[],
  { scale = 1 }: AnalysisOptions = {},
): Analysis {
  const track = trackOf(start, steps);
  const last = steps.length;
  const effort = effortFor(start, scale);
  const distances = new Distances(track);
  const frontier = new Frontier(
    last,
    effort.verdicts.map(({ most }) => most),
  );
  const plan = new Plan(track, distances, effort.rounds);
  const pending = new Map<AnalysisJob, Errand | undefined>();
  let spent = 0;
  let exhausted = false;

  const end = steps[last - 1]?.position ?? start;
  if (rulesOf(start.variant.game).won(end)) learnLine(end, []);

  function learnLine(from: Position, moves: readonly Move[]): void {
    distances.learnLine(from, moves);
    // A line may lead through a later position of the game, which is winnable then.
    let point = last;
    while (point > frontier.winnable && distances.line(placeAt(point)) === undefined) point--;
    if (point > frontier.winnable) frontier.learn(point, "winnable");
  }

  function placeAt(point: number): number {
    return track.points[point] ?? 0;
  }

  function hand(job: AnalysisJob, errand?: Errand): AnalysisJob {
    pending.set(job, errand);
    return job;
  }

  function nextVerdict(limits: Limits): AnalysisJob | undefined {
    const asked = frontier.next();
    const size = asked && effort.verdicts[asked.size];
    if (asked === undefined || size === undefined) return undefined;
    const position = track.places[placeAt(asked.point)] ?? start;
    return hand({ point: asked.point, question: { position, limits: { ...limits, nodes: size.nodes } } });
  }

  function nextErrand(limits: Limits): AnalysisJob | undefined {
    const settled = [...pending.values()].every((errand) => errand !== undefined);
    const reserved = [...pending.values()].reduce((sum, errand) => sum + (errand?.nodes ?? 0), 0);
    const left = effort.all - spent - reserved;
    if (frontier.winnable < 0 || left <= 0) return undefined;
    const errand = plan.next(settled ? frontier.winnable : undefined, effort.opening);
    const line = errand && distances.line(errand.place);
    if (errand === undefined || line === undefined) return undefined;
    const { place, aim } = errand;
    return hand(
      {
        point: track.points.indexOf(place),
        question: {
          position: track.places[place] ?? start,
          limits: {},
          line,
          par: { ...limits, nodes: Math.min(errand.nodes, left) },
          ...(aim === undefined ? {} : { aim }),
        },
      },
      errand,
    );
  }

  function close(job: AnalysisJob, nodes: number): void {
    const errand = pending.get(job);
    pending.delete(job);
    spent += errand === undefined ? nodes * effort.verdictNode : nodes;
    if (errand !== undefined) plan.done(errand);
  }

  return {
    next(left = Number.POSITIVE_INFINITY) {
      const limits = { ...PER_JOB, ms: Math.min(PER_JOB.ms, left) };
      const job = left > 0 ? (nextVerdict(limits) ?? nextErrand(limits)) : undefined;
      if (job === undefined && pending.size === 0) exhausted = true;
      return job;
    },
    learn(job, reply) {
      if (!pending.has(job)) return;
      const { position, par } = job.question;
      if (reply === undefined) {
        if (par === undefined) frontier.learn(job.point, "unknown");
        close(job, par?.nodes ?? 0);
      } else if (reply.type === "answer") {
        frontier.learn(job.point, reply.answer.verdict);
        if (reply.answer.verdict === "winnable") learnLine(position, reply.answer.moves);
        close(job, reply.answer.nodes);
      } else {
        learnLine(position, reply.par.moves);
        distances.learnBound(placeAt(job.point), reply.par.lowerBound);
        if (reply.last) close(job, reply.nodes);
      }
    },
    report: () => ({
      points: track.points.map((place, point) => ({
        verdict: frontier.verdict(point),
        shortest: distances.line(place)?.length,
        lowerBound: distances.lower(place),
        optimal: distances.isExact(place),
      })),
      judgements: track.actions.map((action, i) => judgementOf(i, action, frontier, distances)),
      loss: lossOf(frontier, last),
      progress: exhausted ? 1 : Math.min(1, spent / effort.all),
      finished: exhausted,
    }),
    continuation: (point) => distances.line(placeAt(point)),
    learnLine,
  };
}
