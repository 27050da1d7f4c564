/** UN-3, AP-25: the browser or its page is killed without a warning; at most the action under way is lost. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { App } from "./support/app.ts";
import { THOUGHTFUL } from "./support/scenes.ts";
import { currentGame } from "./support/stored.ts";
import { expect, test } from "./support/test.ts";

/** Draws before each death. */
const DRAWS = [1, 4, 2] as const;

test("UN-3 AP-25 the page dies: all but the action under way is there again", async ({ context, page }) => {
  await page.goto(`/?g=${THOUGHTFUL}`);
  await new App(page).ready();
  let here = page;
  let made = 0;
  for (const draws of DRAWS) {
    made = await drawInHaste(here, made, draws);
    const cdp = await context.newCDPSession(here);
    const gone = here.waitForEvent("crash");
    // It has no answer to give any more.
    cdp.send("Page.crash").catch(() => undefined);
    await gone;
    await here.close();
    here = await context.newPage();
    made = await expectBack(here, made);
  }
});

test("UN-3 AP-25 the browser is killed: all but the action under way is there again", async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), "faceup-killed-"));
  let made = 0;
  for (const [round, draws] of DRAWS.entries()) {
    const browser = await launch(profile);
    const page = await browser.page();
    if (round === 0) {
      await page.goto(`${baseURL}?g=${THOUGHTFUL}`);
      await new App(page).ready();
    } else made = await expectBack(page, made, baseURL);
    made = await drawInHaste(page, made, draws);
    await browser.kill();
  }
  const browser = await launch(profile);
  await expectBack(await browser.page(), made, baseURL);
  await browser.kill();
  // Its helpers may still be at their last words.
  rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Draws, the last time without waiting for anything; returns how many draws there are then. */
async function drawInHaste(page: Page, before: number, draws: number): Promise<number> {
  for (let i = 1; i <= draws; i++) {
    await page.keyboard.press("d");
    if (i < draws) await expect.poll(() => movesStored(page)).toBe(before + i);
  }
  return before + draws;
}

async function movesStored(page: Page): Promise<unknown> {
  return (await currentGame(page)).made;
}

/** The game is back, complete but for the last action, and nothing is said to be damaged. Returns its moves. */
async function expectBack(page: Page, made: number, address = "/"): Promise<number> {
  const app = new App(page);
  await page.goto(address);
  await app.ready();
  await expect(app.moves).toHaveText(new RegExp(`^(${made}|${made - 1})$`));
  await expect(app.words).toHaveCount(0);
  return Number(await app.moves.textContent());
}

/** A browser of its own, with a profile that outlives it. */
async function launch(profile: string) {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  if (executablePath === undefined) throw new Error("which browser?");
  const child = spawn(
    executablePath,
    [...args, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.once("exit", () => reject(new Error(`the browser did not start: ${said}`)));
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  return {
    async page(): Promise<Page> {
      const [context] = browser.contexts();
      if (context === undefined) throw new Error("a browser has a context");
      return context.newPage();
    },
    async kill(): Promise<void> {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    },
  };
}
