import { expect, test } from "./support/fixtures";
import { screens } from "./support/screens";
import { newlyLost, watchText } from "./support/text-loss";
import { waysFor } from "./support/thoroughness";

const languages = ["zh-CN", "en-US", "zh-TW"] as const;

for (const [place, screen] of screens.entries()) {
  for (const locale of waysFor(languages, place, 1)) {
    test(`${screen.path} loses nothing in ${locale} where text is twice as large, or the window 320 px wide`, async ({
      page,
      site,
    }) => {
      await site.prepare(screen);
      await site.openIn(locale, 1440, screen.path);
      await site.readThrough();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await site.settle();
        const before = await watchText(page);
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
        await site.settle();
        expect(newlyLost(before, await watchText(page)), `twice as large at ${width} px`).toEqual([]);
        await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
        await site.settle();
      }
      const before = await watchText(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await site.settle();
      expect(newlyLost(before, await watchText(page)), "at 320 px").toEqual([]);
    });
  }
}
