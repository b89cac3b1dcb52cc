import { accessibilityProblems } from "./support/accessibility";
import { expect, test } from "./support/fixtures";
import { takeLayoutShift } from "./support/layout-shift";
import { sitePlaces } from "./support/site-places";
import { isThorough } from "./support/thoroughness";
import { walkByClicks } from "./support/walk-by-clicks";

/** The way of an ordinary day. */
const everyday = [{ width: 1440, locale: "en-US", look: "light" }] as const;

const others = [
  { width: 390, locale: "zh-TW", look: "dark" },
  { width: 390, locale: "zh-CN", look: "light" },
  { width: 390, locale: "zh-CN", look: "dark" },
  { width: 390, locale: "zh-TW", look: "light" },
  { width: 390, locale: "en-US", look: "light" },
  { width: 390, locale: "en-US", look: "dark" },
  { width: 1440, locale: "zh-CN", look: "light" },
  { width: 1440, locale: "zh-CN", look: "dark" },
  { width: 1440, locale: "zh-TW", look: "light" },
  { width: 1440, locale: "zh-TW", look: "dark" },
  { width: 1440, locale: "en-US", look: "dark" },
] as const;

for (const { width, locale, look } of isThorough ? [...everyday, ...others] : everyday) {
  test(`every address of the public site is a few clicks from home at ${width} px in ${locale}, ${look}`, async ({
    page,
    site,
  }) => {
    // Some thirty screens, each read from top to bottom.
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: look });
    await site.openIn(locale, width, "/");

    const reached = await walkByClicks({
      page,
      site,
      onArrival: async (path) => {
        const shift = await takeLayoutShift(page);
        expect.soft(shift.sum, `what jumped at ${path}:\n${shift.what}`).toBeLessThan(0.05);
        await expect.soft(page.locator("html"), path).toHaveAttribute("lang", locale);
        await expect.soft(page.locator("html"), path).toHaveAttribute("data-theme", look);
        await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        // On an ordinary day the tests of the single screens look at this.
        if (isThorough) expect.soft(await accessibilityProblems(page), path).toEqual([]);
      },
    });
    expect([...reached].sort()).toEqual([...sitePlaces].sort());
  });
}
