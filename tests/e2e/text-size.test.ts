import { expect, test } from "./support/fixtures";
import { screens } from "./support/screens";
import { lostText } from "./support/text-loss";
import { isThorough, variantsFor } from "./support/thoroughness";

// As in the browser's own settings; the breakpoints of the design scale with it.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"],
      }),
    { scope: "worker" },
  ],
});

const languages = ["zh-CN", "en-US", "zh-TW"] as const;

for (const [index, screen] of screens.entries()) {
  // In the everyday run every tenth screen.
  if (!isThorough && index % 10 !== 0) continue;
  for (const locale of variantsFor(languages, index, 1)) {
    test(`${screen.path} loses nothing in ${locale} where text is twice as large`, async ({ page, site }) => {
      await site.prepare(screen);
      await site.openIn(locale, 1440, screen.path);
      await site.settle();
      // 780 px are then as narrow as a phone's 390, and on the phone itself a line holds a dozen letters.
      for (const width of [1440, 780, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await site.settle();
        expect(await lostText(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}
