import { app } from "./de/app.ts";
import { core } from "./de/core.ts";

export default { ...core, ...app };
