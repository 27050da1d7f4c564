import { cli } from "./fr/cli.ts";
import { core } from "./fr/core.ts";

export default { ...core, ...cli };
