import type { Format } from "../format.ts";
import type { FormatName } from "../names.ts";
import { code } from "./code.ts";
import { fcSolve } from "./fcSolve.ts";
import { greenfeltNumber } from "./greenfeltNumber.ts";
import { json } from "./json.ts";
import { klondikeSolver } from "./klondikeSolver.ts";
import { klondikeSolverNumber } from "./klondikeSolverNumber.ts";
import { klondikeSolverText } from "./klondikeSolverText.ts";
import { microsoftNumber } from "./microsoftNumber.ts";
import { pysolfcNumber } from "./pysolfcNumber.ts";
import { pysolText } from "./pysolText.ts";
import { solvitaireJson } from "./solvitaireJson.ts";
import { text } from "./text.ts";

const FORMATS: Readonly<Record<FormatName, Format>> = {
  json,
  text,
  code,
  "fc-solve": fcSolve,
  "pysol-text": pysolText,
  "pysolfc-number": pysolfcNumber,
  "klondike-solver": klondikeSolver,
  "klondike-solver-text": klondikeSolverText,
  "klondike-solver-number": klondikeSolverNumber,
  "greenfelt-number": greenfeltNumber,
  "microsoft-number": microsoftNumber,
  "solvitaire-json": solvitaireJson,
};

export function formatOf(name: FormatName): Format {
  return FORMATS[name];
}
