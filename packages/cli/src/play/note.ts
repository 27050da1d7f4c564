/** What the game says under the table about the line typed last. */
export interface Note {
  readonly tone: "plain" | "warning" | "good";
  readonly lines: readonly string[];
}

export function note(...lines: readonly string[]): Note {
  return { tone: "plain", lines };
}

export function warning(...lines: readonly string[]): Note {
  return { tone: "warning", lines };
}

export function good(...lines: readonly string[]): Note {
  return { tone: "good", lines };
}
