import type { Page } from "@playwright/test";
import { locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";
import { translationsOf } from "./support/translations";

// The scroll position of a list is restored after a visit to one of its items.

const views = locales.flatMap((locale) => widths.map((width) => ({ locale, width })));

for (const { locale, width } of variantsFor(views, 0, 1)) {
  test(`back from goods the mall is where it was read, and forward the goods, in ${locale} at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.openIn(locale, width, "/mall");
    await site.settle();
    await site.readThrough();
    const index = await readTo(page, 240);
    await page.getByRole("main").locator('a[href^="/mall/detail"]').nth(2).click();
    await expect(page).toHaveURL(/\/mall\/detail/);
    await site.settle();
    expect(await placeOf(page)).toBe(0);
    const read = await readTo(page, 180);
    await page.goBack();
    await expect(page).toHaveURL(/\/mall$/);
    await expect.poll(() => placeOf(page)).toBe(index);
    await page.goForward();
    await expect(page).toHaveURL(/\/mall\/detail/);
    await expect.poll(() => placeOf(page)).toBe(read);
  });

  test(`back from an order its list has its tab, its time and its place, in ${locale} at ${width} px`, async ({
    page,
    site,
  }) => {
    const t = translationsOf(locale);
    await site.applyMock("persona:wholesaler,clock:2026-11-21T10:32:00+08:00");
    await site.openIn(locale, width, "/user-center/mine");
    await page.getByRole("link", { name: t("account-user:mine.allOrders") }).click();
    await page
      .getByRole("combobox", { name: t("account-orders:search.period") })
      .selectOption(t("account-orders:period.year"));
    const tabs = page.getByRole("navigation", { name: t("account-orders:tab.label") });
    await tabs.getByRole("link").nth(2).click();
    await expect(page).toHaveURL(/tab=paid&period=year$/);
    await site.settle();
    await site.readThrough();
    const index = await readTo(page, 160);
    const rows = page.getByRole("list", { name: t("account-orders:list.label") });
    await rows.locator('a[href^="/user-center/orders/"]').last().click();
    await expect(page).toHaveURL(/\/user-center\/orders\/\d+$/);
    await site.settle();
    await page.goBack();
    await expect(page).toHaveURL(/tab=paid&period=year$/);
    await expect(tabs.locator('[aria-current="page"]')).toHaveAttribute("href", /tab=paid/);
    await expect(rows).toBeVisible();
    await expect.poll(() => placeOf(page)).toBe(index);
  });
}

/** Scrolls as far as the page allows, at most to `top`; returns the position. */
async function readTo(page: Page, top: number): Promise<number> {
  await page.evaluate((to) => scrollTo(0, to), top);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const index = await placeOf(page);
  expect(index, "the page is long enough to be read on").toBeGreaterThan(0);
  return index;
}

function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
