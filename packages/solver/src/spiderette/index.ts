import type { Engine } from "../engine.ts";
import { decide } from "./decide.ts";
import { shorten } from "./shorten.ts";

/** Spiderette and Spider, the members of Spider's family that hide cards and deal rows. */
export const spideretteEngine: Engine = { decide, shorten };
