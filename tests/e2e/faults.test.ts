import type { Page } from "@playwright/test";
import type { Locale } from "../../src/platform/locale";
import { everyNth } from "../support/thoroughness";
import { type Fault, faultErrors, faults } from "./support/faults";
import { expect, test } from "./support/fixtures";
import { dataScreens, hasLayout, type Screen, staticScreens } from "./support/screens";
import type { Site } from "./support/site-visitor";
import { isThorough, variantsFor } from "./support/thoroughness";
import { translationsOf } from "./support/translations";

test.use({ expectErrors: faultErrors });

for (const [index, screen] of dataScreens.entries()) {
  // In the everyday run every ninth screen.
  if (!isThorough && index % 9 !== 0) continue;
  for (const fault of variantsFor(faults, Math.floor(index / 9), 1)) {
    test(`when ${fault.name}, ${screen.path} reports it and recovers with a retry`, ({ page, site }) =>
      expectTextAndRetry(page, site, screen, fault, "zh-CN"));
  }
}

for (const [index, [locale, path]] of (
  [
    ["zh-TW", "/help/doc/2003"],
    ["en-US", "/news"],
  ] as const
).entries()) {
  for (const fault of variantsFor(faults, index, 3)) {
    const screen = dataScreens.find((candidate) => candidate.path === path);
    if (!screen) throw new Error(`${path} is not in the list of screens.`);
    test(`when ${fault.name}, ${path} reports it in ${locale}`, ({ page, site }) =>
      expectTextAndRetry(page, site, screen, fault, locale));
  }
}

for (const screen of everyNth<Screen>(staticScreens, 2)) {
  test(`${screen.path} fetches nothing and stands though every call fails`, async ({ page, site }) => {
    await site.applyMock("fault:*=http500");
    await site.openIn("zh-CN", 390, screen.path);
    await site.readThrough();
    await expect(site.main).toHaveText(/\S/);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

async function expectTextAndRetry(page: Page, site: Site, screen: Screen, fault: Fault, locale: Locale) {
  const t = translationsOf(locale);
  const width = screen.isWideOnly ? 1440 : 390;
  await page.clock.install();
  // Prerendered content needs no call; the page of a visitor's own world is rendered by the browser.
  await site.prepare({ path: screen.path, mock: screen.mock ?? "seed:1" });
  await fault.begin(page, site);
  await site.openIn(locale, width, screen.path);

  const text = site.main.getByText(fault.text(t)).filter({ visible: true });
  await expect(async () => {
    // Content further down is fetched in viewport alone.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await page.clock.runFor(fault.timeout);
    await expect(text.first()).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50] });
  await expect(page.getByRole("banner")).toHaveCount(hasLayout(screen) ? 1 : 0);
  await expect(site.main).toHaveText(/\S/);

  await fault.end(page, site);
  const retry = site.main.getByRole("button", { name: t("common:action.retry") }).filter({ visible: true });
  await expect(async () => {
    const button = retry.first();
    if (await button.isVisible()) await button.click({ timeout: 1000 });
    await expect(text).toHaveCount(0, { timeout: 500 });
  }).toPass({ intervals: [50] });
  if (screen.proof) await expect(screen.proof(site.main)).toBeVisible();
}
