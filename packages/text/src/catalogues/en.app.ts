import { app } from "./en/app.ts";
import { core } from "./en/core.ts";

export default { ...core, ...app };
