import { fromVersion1 } from "./savedGameV1.ts";

/** The version that a stored value claims to be; undefined where it claims none. */
export function versionOf(stored: unknown): number | undefined {
  const version = (stored as { readonly version?: unknown } | null | undefined)?.version;
  return typeof version === "number" ? version : undefined;
}

/** A stored value of any version as the present one stores it, one version after the other; nothing of it is checked yet. */
export function migrated(stored: unknown): unknown {
  switch (versionOf(stored)) {
    case 1: {
      const next = fromVersion1(stored);
      return versionOf(next) === 1 ? next : migrated(next);
    }
    case 2:
      // Version 3 knows jumps and shown moves besides; all that version 2 stored means the same.
      return { ...(stored as object), version: 3 };
    default:
      return stored;
  }
}
