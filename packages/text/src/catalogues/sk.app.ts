import { app } from "./sk/app.ts";
import { core } from "./sk/core.ts";

export default { ...core, ...app };
