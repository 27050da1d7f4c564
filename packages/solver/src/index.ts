export * from "./along.ts";
export {
  type Analysis,
  type AnalysisJob,
  type AnalysisOptions,
  createAnalysis,
} from "./analysis/analysis.ts";
export * from "./analysis/report.ts";
export * from "./answer.ts";
export * from "./bestScore.ts";
export { DEFAULT_BYTES, type Limits, type Watch } from "./budget.ts";
export * from "./difficulty.ts";
export * from "./difficultyScales.ts";
export { type FairHint, fairHint, GUESS_LIMITS } from "./fairHint.ts";
export { leastMoves } from "./leastMoves.ts";
export * from "./protocol.ts";
export { NO_PRUNES, PRUNES, type Prune, type Prunes } from "./prune.ts";
export * from "./shorten.ts";
export { type SolveOptions, solve } from "./solve.ts";
export * from "./stuck.ts";
