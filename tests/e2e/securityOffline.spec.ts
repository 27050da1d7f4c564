/** AP-29 AP-31: the policy holds, and no other place is asked, while the app is kept on the device and used there. */
import { LOCALES } from "@faceup/text";
import { closeDialog, openDialog } from "./support/dialogs.ts";
import { expect, test, visit } from "./support/hosted.ts";
import { SIMON } from "./support/scenes.ts";

test("AP-31 a whole visit below a sub-path asks for nothing outside of it and breaks no rule of the policy", async ({
  page,
  host,
  context,
}) => {
  const outside: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(host.address) && !request.url().startsWith("blob:")) {
      outside.push(request.url());
    }
  });
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { violations: string[] }).violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  const app = await visit(page, host, SIMON);
  await page.getByTestId("tool-hint").click();
  await expect(page.locator('[data-advice="hint"]')).toBeVisible();
  for (const locale of LOCALES) await app.setLanguage(locale);
  for (const name of ["new", "games", "rules", "keys", "share"] as const) {
    await closeDialog(await openDialog(page, name));
  }
  host.deploy("two");
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect(page.getByTestId("tool-menu")).toHaveAttribute("data-news");
  const violations = () =>
    page.evaluate(() => (window as unknown as { violations: readonly string[] }).violations);
  expect(await violations()).toEqual([]);
  const menu = await openDialog(page, "menu");
  await menu.getByTestId("menu-update").click();
  await expect(page.locator('meta[name="version"]')).toHaveAttribute("content", "two");
  await app.ready();
  expect(await violations()).toEqual([]);
  expect(outside).toEqual([]);
});
