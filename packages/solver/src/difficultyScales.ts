import { makeVariant, type Variant } from "@faceup/rules";

/** How the deals of a game and option are told apart. Both borders are the least value of the level they name. */
export type DifficultyScale = {
  readonly medium: number;
  readonly hard: number;
} & (
  | {
      /** Wrong turns: the share of the moves beside a line that wins after which so many nodes find no win. */
      readonly measure: "turns";
      readonly nodes: number;
    }
  /** The nodes of the verdict. */
  | { readonly measure: "nodes" }
);

/** The borders part the winnable deals of docs/results/difficulty.md in thirds (`npm run bench difficulty`). */
const SCALES: Readonly<Record<string, DifficultyScale>> = {
  "SS1-S1": { measure: "turns", nodes: 50, medium: 0.01, hard: 0.05 },
  "SS1-S2": { measure: "turns", nodes: 100, medium: 0.011, hard: 0.066 },
  "SS1-S4": { measure: "turns", nodes: 150, medium: 0.022, hard: 0.082 },
  "TF1-D1N": { measure: "turns", nodes: 30, medium: 0.2, hard: 0.36 },
  "TF1-D3N": { measure: "turns", nodes: 50, medium: 0.1, hard: 0.245 },
  "ST1-S1": { measure: "turns", nodes: 4000, medium: 0.18, hard: 0.4 },
  "ST1-S2": { measure: "turns", nodes: 4000, medium: 0.135, hard: 0.31 },
  "ST1-S4": { measure: "turns", nodes: 4000, medium: 0.228, hard: 0.334 },
  "KL1-D1N": { measure: "turns", nodes: 30, medium: 0.21, hard: 0.365 },
  "KL1-D3N": { measure: "turns", nodes: 50, medium: 0.107, hard: 0.255 },
  "SD1-S1": { measure: "nodes", medium: 32_500, hard: 452_000 },
  "SD1-S2": { measure: "nodes", medium: 42_500, hard: 546_000 },
  "SD1-S4": { measure: "nodes", medium: 672_000, hard: 700_000 },
};

/** For a game whose deals have not been measured yet. */
const UNMEASURED: DifficultyScale = { measure: "turns", nodes: 1000, medium: 0.1, hard: 0.3 };

export function difficultyScale(variant: Variant): DifficultyScale {
  return SCALES[makeVariant(variant)] ?? UNMEASURED;
}
