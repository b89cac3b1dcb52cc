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

// A phone of 320 px at twice the text: ten letters' widths, where fixed widths and columns do not fit any more.
for (const [mock, path] of [
  ["persona:wholesaler", "/user-center/mine"],
  ["persona:inviter", "/invite/detail"],
] as const)
  test(`${path} fits into 320 px where text is twice as large`, async ({ page, site }) => {
    await site.applyMock(mock);
    await site.openIn("en-US", 320, path);
    await site.settle();
    const menu = page.getByRole("main").locator("summary").first();
    if (path.startsWith("/user-center")) await menu.click();
    for (const item of await page.getByRole("menuitem").or(page.getByRole("menuitemradio")).all()) {
      const box = await item.boundingBox();
      if (box !== null) expect(box.x + box.width, "a menu ends on the screen").toBeLessThanOrEqual(320);
    }
    for (const row of await page.getByRole("main").getByRole("listitem").locator("p.font-semibold").all()) {
      const box = await row.boundingBox();
      if (box !== null) expect(box.width, "a title has room for a word").toBeGreaterThan(100);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
