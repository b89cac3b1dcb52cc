import { expect, test } from "./support/fixtures";
import { screens } from "./support/screens";
import { lostText } from "./support/text-loss";
import { waysFor } from "./support/thoroughness";

const languages = ["en-US", "zh-TW", "zh-CN"] as const;

for (const [place, screen] of screens.entries()) {
  if (!waysFor(["twice", "narrow"], place, 1).includes("narrow")) continue;
  for (const locale of waysFor(languages, place, 1)) {
    test(`${screen.path} loses nothing in ${locale} at 320 px, nor at ordinary widths`, async ({
      page,
      site,
    }) => {
      await site.prepare(screen);
      await site.openIn(locale, 320, screen.path);
      await site.settle();
      for (const width of [320, 390, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await site.settle();
        expect(await lostText(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}
