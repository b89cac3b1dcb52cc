import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility";
import { clickThrough } from "./support/click-through";
import { expect, test } from "./support/fixtures";
import { takeLayoutShift } from "./support/layout-shift";
import { sitePlaces } from "./support/site-places";
import { isThorough } from "./support/thoroughness";

/** The variant of the everyday run. */
const everyday = [{ width: 1440, locale: "en-US", mode: "light" }] as const;

const others = [
  { width: 390, locale: "zh-TW", mode: "dark" },
  { width: 390, locale: "zh-CN", mode: "light" },
  { width: 390, locale: "zh-CN", mode: "dark" },
  { width: 390, locale: "zh-TW", mode: "light" },
  { width: 390, locale: "en-US", mode: "light" },
  { width: 390, locale: "en-US", mode: "dark" },
  { width: 1440, locale: "zh-CN", mode: "light" },
  { width: 1440, locale: "zh-CN", mode: "dark" },
  { width: 1440, locale: "zh-TW", mode: "light" },
  { width: 1440, locale: "zh-TW", mode: "dark" },
  { width: 1440, locale: "en-US", mode: "dark" },
] as const;

for (const { width, locale, mode } of isThorough ? [...everyday, ...others] : everyday) {
  test(`every address of the public site is a few clicks from home at ${width} px in ${locale}, ${mode}`, async ({
    page,
    site,
  }) => {
    // Some thirty screens, each read from top to bottom.
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: mode });
    await site.openIn(locale, width, "/");

    const reached = await clickThrough({
      page,
      site,
      onReturn: (path) => expectStill(page, `coming back to ${path}`),
      onArrival: async (path) => {
        await expectStill(page, path);
        await expect.soft(page.locator("html"), path).toHaveAttribute("lang", locale);
        await expect.soft(page.locator("html"), path).toHaveAttribute("data-theme", mode);
        await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        // In the everyday run the tests of the single screens check this.
        if (isThorough) expect.soft(await accessibilityProblems(page), path).toEqual([]);
      },
    });
    expect([...reached].sort()).toEqual([...sitePlaces].sort());
  });
}

/** Nothing has jumped since this was asked last. */
async function expectStill(page: Page, place: string): Promise<void> {
  const shift = await takeLayoutShift(page);
  expect.soft(shift.sum, `what jumped at ${place}:\n${shift.what}`).toBeLessThan(0.05);
}
