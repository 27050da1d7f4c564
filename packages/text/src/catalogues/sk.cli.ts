import { cli } from "./sk/cli.ts";
import { core } from "./sk/core.ts";

export default { ...core, ...cli };
