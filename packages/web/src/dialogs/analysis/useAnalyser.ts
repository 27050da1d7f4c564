import type { Game } from "@faceup/rules";
import { useEffect, useState } from "react";
import { useParts } from "../../app/parts.ts";
import type { Analyser } from "../../solving/analyser.ts";

/** The analysis of the line to where the game stands, at work as long as somebody looks at it. */
export function useAnalyser(game: Game): Analyser | undefined {
  const { desk } = useParts();
  const [analyser, setAnalyser] = useState<Analyser>();
  useEffect(() => {
    setAnalyser(desk.analyse(game));
    return desk.leave;
  }, [desk, game]);
  return analyser;
}
