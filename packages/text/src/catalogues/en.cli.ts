import { cli } from "./en/cli.ts";
import { core } from "./en/core.ts";

export default { ...core, ...cli };
