import { currentPosition, type Game, STRICT } from "@faceup/rules";
import { useLayoutEffect, useRef } from "react";
import { useLetters } from "../app/letters.ts";
import { useSettings, useText } from "../app/parts.ts";
import { suitColours } from "../app/rootLook.ts";
import { spotLabel } from "../app/spotLabel.ts";
import type { Refused } from "../game/play.ts";
import { tableModel } from "../game/view.ts";
import { createTable, type Table } from "../table/table.ts";

interface PictureProps {
  /** Begins the ids of all its cards: unique on the page. */
  readonly id: string;
  readonly name: string;
  readonly game: Game;
  readonly refused: Refused | undefined;
}

/** Narrower than this the table is laid out as on a phone. CSS px. */
const NARROW = 480;

/** A position drawn by the table of the running game, to be looked at only. Its text stands beside it (AP-28). */
export function Picture({ id, name, game, refused }: PictureProps) {
  const text = useText();
  const letters = useLetters();
  const settings = useSettings();
  const { hand, largePrint, animation } = settings;
  const host = useRef<HTMLDivElement>(null);
  const table = useRef<Table>(undefined);
  const shown = useRef(game);
  shown.current = game;

  useLayoutEffect(() => {
    const root = host.current;
    if (root === null) return;
    const made = createTable(root, {
      id,
      label: (spot) => spotLabel(text, currentPosition(shown.current), spot, STRICT),
      texts: { stock: (count) => (count > 0 ? text.t("app.stockLeft", { count }) : "") },
    });
    // Nothing to be done there.
    root.removeAttribute("tabindex");
    table.current = made;
    const sized = new ResizeObserver(() => made.resize());
    sized.observe(root);
    return () => {
      sized.disconnect();
      made.destroy();
    };
  }, [id, text]);

  useLayoutEffect(() => {
    const form = (host.current?.clientWidth ?? 0) < NARROW ? "portrait" : "wide";
    table.current?.update(tableModel({ game, refused, carried: undefined }, [], STRICT), {
      form,
      hand,
      letters,
      large: largePrint,
      animate: animation,
    });
  });

  const suits = suitColours(settings, game.startPosition.variant.game);
  return <div ref={host} className="picture" role="img" aria-label={name} data-suits={suits} />;
}
