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
  pending(): readonly Pick<Entry, "store" | "key">[];
  /** What is noted of a value now, and what to call when the database has it; undefined: nothing, or unreadable. */
  read(store: Entry["store"], key: string): { readonly value: unknown; done(): void } | undefined;
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

  function confirm(name: string, text: string): void {
    attempt((kept) => {
      // A later writing of the same value has taken its place.
      if (kept.getItem(name) === text) kept.removeItem(name);
    }, undefined);
  }

  return {
    note({ store, key, value }) {
      const name = nameOf(store, key);
      const text = JSON.stringify(value);
      attempt((kept) => kept.setItem(name, text), undefined);
      return () => confirm(name, text);
    },
    read(store, key) {
      const name = nameOf(store, key);
      const text = attempt((kept) => kept.getItem(name), null);
      const value = text === null ? undefined : parse(text);
      return text === null || value === undefined ? undefined : { value, done: () => confirm(name, text) };
    },
    forget: (store, key) => attempt((kept) => kept.removeItem(nameOf(store, key)), undefined),
    pending: () =>
      attempt(
        (kept) =>
          Array.from({ length: kept.length }, (_, i) => kept.key(i) ?? "").flatMap((name) => readName(name)),
        [],
      ),
  };
}

function nameOf(store: Entry["store"], key: string): string {
  return `${PREFIX}${store}:${key}`;
}

function readName(name: string): readonly Pick<Entry, "store" | "key">[] {
  const [, store, key] = /^faceup:(values|games):(.+)$/s.exec(name) ?? [];
  return (store === "values" || store === "games") && key !== undefined ? [{ store, key }] : [];
}

/** undefined where it is no JSON; JSON has no undefined. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
