import type { Declare } from "./command.ts";

/** Every command by its name. Only the file of the one that was asked for is loaded. */
export const COMMANDS: Readonly<Record<string, () => Promise<Declare>>> = {
  deal: async () => (await import("./deal.ts")).declareDeal,
  replay: async () => (await import("./replay.ts")).declareReplay,
  solve: async () => (await import("./solve.ts")).declareSolve,
  survey: async () => (await import("./survey.ts")).declareSurvey,
  play: async () => (await import("./play.ts")).declarePlay,
  convert: async () => (await import("./convert.ts")).declareConvert,
};
