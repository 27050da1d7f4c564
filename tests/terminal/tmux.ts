import { spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";

/** How long a screen may take to show what is expected: no test waits longer than it must. */
const DEADLINE_MS = 20_000;
const POLL_MS = 20;

export interface Terminal {
  /** Types a line, Enter included. */
  type(line: string): void;
  /** Presses keys by their tmux names: `C-c`, `Up`. */
  press(...keys: readonly string[]): void;
  /** What the terminal shows, line by line, without the empty ones at the end. */
  screen(): readonly string[];
  /** The same with colours, as escape sequences. */
  coloured(): string;
  /** The screen as soon as it fits. */
  until(fits: (screen: readonly string[]) => boolean): Promise<readonly string[]>;
  /** The screen as soon as one of its lines matches. */
  untilLine(pattern: RegExp): Promise<readonly string[]>;
  close(): void;
}

let opened = 0;

/** A real terminal of 80 × 24 characters that runs a shell command; it stays when the command has ended. */
export function openTerminal(command: string, env: Readonly<Record<string, string>> = {}): Terminal {
  opened++;
  // A server of our own: no configuration and no session of the user is touched.
  const socket = `faceup-test-${process.pid}-${opened}`;
  const tmux = (...args: readonly string[]): string => {
    const { error, status, stdout, stderr } = spawnSync(
      "tmux",
      ["-L", socket, "-f", "/dev/null", "-u", ...args],
      {
        encoding: "utf8",
      },
    );
    if (error !== undefined) {
      throw new Error(`The terminal tests need tmux (npm test installs it where it can): ${error.message}`);
    }
    if (status !== 0) throw new Error(`tmux ${args[0] ?? ""}: ${stderr}`);
    return stdout;
  };
  const settings = Object.entries({ LC_ALL: "C.UTF-8", ...env }).map(([name, value]) => `${name}='${value}'`);
  const shell = `env -u NO_COLOR -u FORCE_COLOR ${settings.join(" ")} ${command}; echo "exit=$?"; exec cat`;
  tmux("new-session", "-d", "-x", "80", "-y", "24", shell);

  const screen = (): readonly string[] => tmux("capture-pane", "-p").trimEnd().split("\n");
  const until: Terminal["until"] = async (fits) => {
    const deadline = Date.now() + DEADLINE_MS;
    for (;;) {
      const shown = screen();
      if (fits(shown)) return shown;
      if (Date.now() > deadline)
        throw new Error(`The screen did not become what was expected:\n${shown.join("\n")}`);
      await setTimeout(POLL_MS);
    }
  };
  return {
    type(line) {
      tmux("send-keys", "-l", line);
      tmux("send-keys", "Enter");
    },
    press: (...keys) => void tmux("send-keys", ...keys),
    screen,
    coloured: () => tmux("capture-pane", "-p", "-e"),
    until,
    untilLine: (pattern) => until((shown) => shown.some((line) => pattern.test(line))),
    close: () => void tmux("kill-server"),
  };
}
