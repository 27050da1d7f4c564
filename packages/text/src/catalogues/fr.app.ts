import { app } from "./fr/app.ts";
import { core } from "./fr/core.ts";

export default { ...core, ...app };
