export type { FormatError, FormatFault, TextPlace } from "./error.ts";
export { FORMAT_NAMES, type FormatName, parseFormatName } from "./names.ts";
export { type ReadOptions, type ReadText, readFormat } from "./readFormat.ts";
export { type DealText, splitDeals } from "./splitDeals.ts";
export { writeFormat } from "./writeFormat.ts";
