/** AP-31: a strict Content-Security-Policy that holds, no other host, nothing inline, and any sub-path. */
import type { Page, Request } from "@playwright/test";
import { eachScene, SCENES, SIMON, SIMON_MOVES, underWay } from "./support/scenes.ts";
import { expect, test } from "./support/test.ts";

declare global {
  interface Window {
    violations: string[];
  }
}

/** Everything may come from the page's own place at most; what is left out is forbidden. */
const OWN = new Set(["'self'", "'none'"]);
const WALK = 240_000;

test("the policy allows the page's own files and nothing else", async ({ page }) => {
  const policy = await policyOf(page);
  expect(policy["default-src"]).toEqual(["'none'"]);
  expect(policy["base-uri"]).toEqual(["'none'"]);
  expect(policy["form-action"]).toEqual(["'none'"]);
  for (const [what, sources] of Object.entries(policy)) {
    expect(
      sources.filter((source) => !OWN.has(source)),
      what,
    ).toEqual([]);
  }
});

test("it stands before anything that it should govern", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  expect(html.indexOf("Content-Security-Policy")).toBeGreaterThan(0);
  expect(html.search(/<(script|link|style|img)/)).toBeGreaterThan(html.indexOf("Content-Security-Policy"));
});

test("a violation would be seen: the browser refuses what is inline", async ({ baseURL, browser }) => {
  // Without this, a listener that never hears anything would prove nothing. A page of its own: it has to complain.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(`${baseURL}broken`, async (route) => {
    const html = await (await route.fetch({ url: baseURL ?? "" })).text();
    const inline = "<style>p { color: red }</style><script>eval('1')</script>";
    await route.fulfill({ contentType: "text/html", body: html.replace("</head>", `${inline}</head>`) });
  });
  await page.addInitScript(listen);
  await page.goto("/broken");
  await expect
    .poll(() => page.evaluate(() => window.violations))
    .toEqual(["style-src-elem inline", "script-src-elem inline"]);
  await context.close();
});

test("everything the app shows keeps to it, asks no other host and evaluates no text", async ({
  app,
  page,
}) => {
  test.setTimeout(WALK);
  await page.addInitScript(listen);
  const foreign: string[] = [];
  const own = new URL((await page.request.get("/")).url()).origin;
  page.on("request", (request) => {
    if (!isOwn(request, own)) foreign.push(request.url());
  });
  await eachScene(app, SCENES, async () => {
    expect(await page.evaluate(() => window.violations), "violations").toEqual([]);
    expect(await inlined(page), "scripts and styles in the markup").toEqual([]);
  });
  expect(foreign).toEqual([]);
});

test("AP-31 nothing is kept outside of the page's own database", async ({ app, context, page }) => {
  await underWay(app, SIMON_MOVES);
  expect(await context.cookies()).toEqual([]);
  // What is noted beside the database goes once the database has it (docs/decisions/journal.md).
  await expect.poll(() => page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([
    "faceup",
  ]);
});

test("a link tells other sites nothing about where it was followed from", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
});

test("the app works from any sub-path", async ({ app, page, baseURL }) => {
  const { origin } = new URL(baseURL ?? "");
  const outside: string[] = [];
  await page.route(`${origin}/**`, async (route, request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith("/a/b/")) {
      outside.push(pathname);
      return route.fulfill({ status: 404 });
    }
    const response = await route.fetch({ url: `${origin}${pathname.slice("/a/b".length)}${search}` });
    return route.fulfill({ response });
  });
  await page.goto(`/a/b/?g=${SIMON}`);
  await expect(page).toHaveURL(`${origin}/a/b/`);
  await expect(app.moves).toHaveText("0");
  // What is loaded when it is first asked for comes from there, too.
  await page.getByTestId("tool-menu").click();
  await page.getByTestId("menu-settings").click();
  await page.getByTestId("set-language").selectOption("cs");
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  await page.reload();
  await expect(app.moves).toHaveText("0");
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  expect(outside).toEqual([]);
});

/** The policy of the page by directive. */
async function policyOf(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  await page.goto("/");
  const content = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  const directives = (content ?? "").split(";").map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = "", ...sources]) => [name, sources]));
}

/** In the page, before anything of it runs: notes what the policy refuses, text made into code among it. */
function listen(): void {
  window.violations = [];
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    window.violations.push(`${effectiveDirective} ${blockedURI}`);
  });
}

/** Scripts and styles that stand in the document itself. Styles set through the object model are no markup. */
function inlined(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll("script:not([src]), style, [onclick], [onload], [onerror]")];
    return found.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

function isOwn(request: Request, own: string): boolean {
  return new URL(request.url()).origin === own;
}
