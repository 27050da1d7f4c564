import { lstatSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** `~/games.txt` as a shell would understand it. */
export function expandHome(path: string): string {
  return path === "~" || path.startsWith("~/") ? join(homedir(), path.slice(1)) : path;
}

/**
 * Writes a text file. An existing one is replaced only if asked for, and then in one step: whatever goes wrong,
 * either the old text is there or the new one.
 *
 * @throws the system's error; EEXIST where there is such a file and `overwrite` is false
 */
export function saveFile(path: string, text: string, overwrite: boolean): void {
  if (!overwrite || !isOrdinaryFile(path)) {
    // Devices and pipes have nothing to lose, and renaming over them would replace them.
    writeFileSync(path, text, { flag: overwrite ? "w" : "wx" });
    return;
  }
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text, { flag: "wx" });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function isOrdinaryFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
