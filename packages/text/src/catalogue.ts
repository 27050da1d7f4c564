/** Messages by id, in ICU message syntax. */
export type Catalogue = Readonly<Record<string, string>>;

/** A translation of `Source`: exactly its ids, so that a missing or a surplus one fails the type check (AP-26). */
export type Translated<Source extends Catalogue> = { readonly [Id in keyof Source]: string };
