/**
 * Where the JSON object that begins at `start` ends: behind its matching brace. Undefined while it is open, so
 * that objects written over several lines are known to go on.
 */
export function objectEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let i = start; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === "\\") i++;
      // JSON allows no line break in a string: one that is cut off must not swallow the lines after it.
      else if (char === '"' || char === "\n") inString = false;
    } else if (char === '"') inString = true;
    else if (char === "{") depth++;
    else if (char === "}" && --depth === 0) return i + 1;
  }
  return undefined;
}
