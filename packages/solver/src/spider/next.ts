import type { PackedMove } from "./move.ts";
import { RUNS, type Tableau } from "./tableau.ts";

/** The position one move ahead, as a search judges it: most moves need not be made to know it. */
export class Next {
  readonly key: Int32Array;
  /** Cards that will not lie on their successor. */
  missing = 0;
  /** Complete runs that will leave. */
  runsLeft = 0;
  won = false;
  private readonly tableau: Tableau;

  constructor(tableau: Tableau) {
    this.tableau = tableau;
    this.key = new Int32Array(tableau.signature.words);
  }

  look(move: PackedMove): void {
    const { tableau, key } = this;
    if (tableau.takesRunAway(move)) {
      this.runsLeft = tableau.make(move);
      this.missing = tableau.missing;
      this.won = tableau.goneCount === RUNS;
      tableau.signature.write(tableau, key);
      tableau.unmake(move, this.runsLeft);
    } else {
      this.runsLeft = 0;
      this.missing = tableau.missing + tableau.linkChange(move);
      this.won = false;
      tableau.signature.writeAfter(tableau, move, key);
    }
  }
}
