import { cli } from "./de/cli.ts";
import { core } from "./de/core.ts";

export default { ...core, ...cli };
