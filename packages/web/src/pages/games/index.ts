import type { GameId } from "@faceup/rules";
import type { PageGame } from "../game.ts";
import { KL } from "./KL.ts";
import { SD } from "./SD.ts";
import { SS } from "./SS.ts";
import { ST } from "./ST.ts";
import { TF } from "./TF.ts";

const GAMES: Readonly<Record<GameId, PageGame>> = { SS, TF, ST, KL, SD };

export function pageGame(game: GameId): PageGame {
  return GAMES[game];
}
