import { GAMES, type GameId } from "@faceup/rules";

/** A place on a game's page: a rule's number or an example's name. */
export interface PagePlace {
  readonly game: GameId;
  readonly place: string | undefined;
}

/** `#rules/SS`, `#rules/SS/SS-4`, `#rules/TF/won` */
export function pageAddress(game: GameId, place?: string): string {
  return place === undefined ? `#rules/${game}` : `#rules/${game}/${place}`;
}

export function readPageAddress(hash: string): PagePlace | undefined {
  const [, game, place] = /^#rules\/([A-Z]+)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  const known = GAMES.find((id) => id === game);
  return known && { game: known, place };
}
