import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility";
import { expect, test } from "./support/fixtures";
import { layoutShift } from "./support/layout-shift";
import { hasLayout, screens } from "./support/screens";
import { widths } from "./support/site-visitor";
import { isThorough, variantsFor } from "./support/thoroughness";

/** Both widths in every language; screens that are neighbours differ in both. */
const views = [
  { width: 390, locale: "zh-CN" },
  { width: 1440, locale: "en-US" },
  { width: 390, locale: "en-US" },
  { width: 1440, locale: "zh-TW" },
  { width: 390, locale: "zh-TW" },
  { width: 1440, locale: "zh-CN" },
] as const;

for (const [index, screen] of screens.entries()) {
  // In the everyday run every ninth screen.
  if (!isThorough && index % 9 !== 1) continue;
  for (const { width, locale } of variantsFor(views, Math.floor(index / 9), 1)) {
    test(`${screen.path} is whole, still and accessible at ${width} px in ${locale}`, async ({
      page,
      site,
    }) => {
      await site.prepare(screen);
      const document = await site.openIn(locale, width, screen.path);
      expect(document?.status()).toBe(200);
      if (screen.proof && (width === 1440 || !screen.isWideOnly)) {
        await site.readUntil(screen.proof(site.main));
      } else await site.readThrough();
      const shift = await layoutShift(page);
      expect(shift.sum, `what jumped:\n${shift.what}`).toBeLessThanOrEqual(0.05);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await widthOfPage(page)).toBeLessThanOrEqual(width);
      await expect(page.getByRole("banner")).toHaveCount(hasLayout(screen) ? 1 : 0);
      await expect(page.getByRole("contentinfo")).toHaveCount(hasLayout(screen) ? 1 : 0);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  }
}

for (const width of widths) {
  test(`the first visit's question about cookies is accessible and goes away at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.openIn("zh-CN", width, "/", { isFirstVisit: true });
    const question = page.getByRole("region", { name: "Cookie设置" });
    await site.settle();
    await expect(question).toBeHidden();
    // Loaded on the visitor's first interaction, after the first picture of the page.
    await page.mouse.wheel(0, 300);
    await expect(question).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);

    await question.getByRole("button", { name: "只要必需的" }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await site.settle();
    await expect(question).toBeHidden();
  });
}

function widthOfPage(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
