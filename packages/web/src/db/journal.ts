/** One value on its way into the database. */
export interface Entry {
  readonly store: "values" | "games";
  readonly key: string;
  readonly value: unknown;
}

/**
 * What the database has not confirmed yet. A page that is left takes its open transactions with it, so each
 * writing is first noted where the browser writes at once (UN-3), and taken up by the next visit.
 */
export interface Journal {
  /** Notes a writing. Call what it returns when the database has it. */
  note(entry: Entry): () => void;
  /** A value that is deleted needs no writing. */
  forget(store: Entry["store"], key: string): void;
  pending(): readonly Entry[];
}

type Area = Pick<globalThis.Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

const PREFIX = "faceup:";

/** The area may be forbidden, full or gone: then there is only the database. */
export function createJournal(area: () => Area): Journal {
  function attempt<T>(use: (area: Area) => T, otherwise: T): T {
    try {
      return use(area());
    } catch {
      return otherwise;
    }
  }

  return {
    note({ store, key, value }) {
      const name = nameOf(store, key);
      const text = JSON.stringify(value);
      attempt((kept) => kept.setItem(name, text), undefined);
      return () =>
        attempt((kept) => {
          // A later writing of the same value has taken its place.
          if (kept.getItem(name) === text) kept.removeItem(name);
        }, undefined);
    },
    forget: (store, key) => attempt((kept) => kept.removeItem(nameOf(store, key)), undefined),
    pending: () =>
      attempt(
        (kept) =>
          Array.from({ length: kept.length }, (_, i) => kept.key(i) ?? "").flatMap((name) =>
            readEntry(name, kept.getItem(name)),
          ),
        [],
      ),
  };
}

function nameOf(store: Entry["store"], key: string): string {
  return `${PREFIX}${store}:${key}`;
}

function readEntry(name: string, text: string | null): readonly Entry[] {
  const [, store, key] = /^faceup:(values|games):(.+)$/s.exec(name) ?? [];
  if ((store !== "values" && store !== "games") || key === undefined || text === null) return [];
  try {
    return [{ store, key, value: JSON.parse(text) }];
  } catch {
    return [];
  }
}
