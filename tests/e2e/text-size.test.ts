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
test("the menu of shops ends on a screen of 320 px where text is twice as large", async ({ page, site }) => {
  await site.applyMock("persona:wholesaler");
  await site.openIn("en-US", 320, "/user-center/mine");
  await site.settle();
  await page.getByRole("main").locator("summary").first().click();
  const items = await page.getByRole("menuitem").or(page.getByRole("menuitemradio")).all();
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    const box = await item.boundingBox();
    expect((box?.x ?? 320) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

for (const locale of ["zh-CN", "en-US"] as const)
  test(`the list of customers fits 320 px in ${locale} where text is twice as large, its actions below each other`, async ({
    page,
    site,
  }) => {
    await site.applyMock("persona:promoter");
    await site.openIn(locale, 320, "/agent/merchant");
    await site.settle();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const actions = page.locator("[data-fixed-bar]").locator("button, a");
    const [first, second] = await Promise.all([actions.first().boundingBox(), actions.last().boundingBox()]);
    expect(second?.y ?? 0).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
    expect(first?.width ?? 0).toBeGreaterThan(200);
  });

test("titles of awards have room for a word at 320 px where text is twice as large", async ({
  page,
  site,
}) => {
  await site.applyMock("persona:inviter");
  await site.openIn("en-US", 320, "/invite/detail");
  await site.settle();
  const titles = await page.getByRole("main").getByRole("listitem").locator("p.font-semibold").all();
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect((await title.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
