import { app } from "./cs/app.ts";
import { core } from "./cs/core.ts";

export default { ...core, ...app };
