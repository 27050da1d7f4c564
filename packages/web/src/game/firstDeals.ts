/**
 * Deals of one-suit Simple Simon for the very first game (AP-1, SS-3). Each is won by a record beside this file,
 * which the test replays.
 */
export const FIRST_DEALS = [
  "SS1-S1-BWILGVR",
  "SS1-S1-UBAXOMM",
  "SS1-S1-NCOCETG",
  "SS1-S1-SMZGKCZ",
  "SS1-S1-UJGEHDO",
  "SS1-S1-PGCNGTR",
  "SS1-S1-ZUZHOKE",
  "SS1-S1-FQIQVWY",
  "SS1-S1-KUJYIQW",
  "SS1-S1-TDRBJRO",
  "SS1-S1-ECTRCAO",
  "SS1-S1-KJDJTPP",
] as const;
