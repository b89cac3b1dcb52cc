import { everyNth } from "../support/thoroughness";
import { expect, test } from "./support/fixtures";
import { widths } from "./support/site-visitor";
import { lostText } from "./support/text-loss";
import { variantsFor } from "./support/thoroughness";

const lists = [
  { path: "/product-news", mock: "scenario:many-news" },
  { path: "/help/zhj/108", mock: "scenario:many-help" },
  { path: "/help/search?q=打印机", mock: "scenario:many-help" },
  { path: "/case", mock: "scenario:many-cases" },
];

for (const [index, { path, mock }] of lists.entries()) {
  for (const width of variantsFor(widths, index, 1)) {
    test(`the third page of ${path} stands in the address, and back leads to where it was left at ${width} px`, async ({
      page,
      site,
    }) => {
      await site.applyMock(mock);
      await site.openIn("zh-CN", width, path);
      await site.settle();
      const third = page.getByRole("navigation", { name: "翻页" }).getByRole("link", { name: "第3页" });
      await third.click();
      await expect(page).toHaveURL(/[?&]page=3$/);
      await expect(third).toHaveAttribute("aria-current", "page");
      await site.settle();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200);

      const rows = site.main.locator('a[href*="/product-news/"], a[href^="/help/doc/"], a[href^="/case/"]');
      const row = rows.filter({ visible: true }).nth(7);
      await row.scrollIntoViewIfNeeded();
      const left = await page.evaluate(() => scrollY);
      await row.click();
      await expect(site.main.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(third).toHaveCount(0);
      await page.goBack();
      await expect(third).toHaveAttribute("aria-current", "page");
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 100);
    });
  }
}

const titled = [
  "/",
  "/news",
  "/product-news/1",
  "/case",
  "/case/1",
  "/help",
  "/help/doc/2176",
  "/help/zhj/video",
];

for (const [index, path] of everyNth(titled, 3).entries()) {
  for (const width of variantsFor([390, 768, 1440], index, 1)) {
    test(`titles of 120 letters without a space stay within ${path} at ${width} px`, async ({
      page,
      site,
    }) => {
      await site.applyMock("scenario:long-titles");
      await site.openIn("en-US", width, path);
      await site.readThrough();
      expect(await lostText(page)).toEqual([]);
    });
  }
}
