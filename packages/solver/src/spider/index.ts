import type { Engine } from "../engine.ts";
import { decide } from "./decide.ts";
import { shorten } from "./shorten.ts";

/** Simple Simon, the member of Spider's family without a stock. */
export const spiderEngine: Engine = { decide, shorten };
