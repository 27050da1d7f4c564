import { type Move, type MoveTextError, parseMove } from "@faceup/rules";

/** What can be typed besides moves; the letter is the short form. */
const VERBS = {
  undo: "u",
  redo: "y",
  restart: undefined,
  hint: "h",
  finish: undefined,
  score: undefined,
  code: undefined,
  record: undefined,
  help: "?",
  quit: "q",
} as const;
export type Verb = keyof typeof VERBS;

const WORDS: ReadonlyMap<string, Verb> = new Map(
  (Object.keys(VERBS) as Verb[]).flatMap((verb): [string, Verb][] => {
    const short = VERBS[verb];
    return short === undefined
      ? [[verb, verb]]
      : [
          [verb, verb],
          [short, verb],
        ];
  }),
);

/** One word of a line. */
export type Step =
  | { readonly type: "move"; readonly word: string; readonly move: Move }
  | { readonly type: "verb"; readonly word: string; readonly verb: Verb }
  | { readonly type: "unknown"; readonly word: string; readonly error: MoveTextError };

/** A line as it was meant: moves and verbs in order, or a file to save to, whose name may hold spaces. */
export type Entry =
  | { readonly type: "steps"; readonly steps: readonly Step[] }
  | { readonly type: "save"; readonly path: string | undefined; readonly overwrite: boolean };

export function parseEntry(line: string): Entry {
  const trimmed = line.trim();
  const save = /^save(!?)(?:\s+(.+))?$/i.exec(trimmed);
  if (save !== null) return { type: "save", path: save[2], overwrite: save[1] === "!" };
  const words = trimmed.split(/\s+/).filter((word) => word !== "");
  return { type: "steps", steps: words.map(parseStep) };
}

function parseStep(word: string): Step {
  const verb = WORDS.get(word.toLowerCase());
  if (verb !== undefined) return { type: "verb", word, verb };
  const move = parseMove(word);
  return move.ok ? { type: "move", word, move: move.value } : { type: "unknown", word, error: move.error };
}
