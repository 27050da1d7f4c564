import { cli } from "./cs/cli.ts";
import { core } from "./cs/core.ts";

export default { ...core, ...cli };
