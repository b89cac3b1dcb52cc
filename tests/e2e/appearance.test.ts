import type { Locator, Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility";
import { expect, test } from "./support/fixtures";
import { screens } from "./support/screens";
import { lostText } from "./support/text-loss";
import { isThorough } from "./support/thoroughness";

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const [index, screen] of screens.entries()) {
  // In the everyday run a twelfth of the screens: every twenty-fourth in each mode.
  const hasMode = (place: number) => isThorough || index % 24 === place;
  if (hasMode(0))
    test(`${screen.path} is accessible in the dark`, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme: "dark" });
      await site.prepare(screen);
      await site.openIn("zh-CN", 1440, screen.path);
      await site.readThrough();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      expect(await accessibilityProblems(page)).toEqual([]);
    });

  if (hasMode(8))
    test(`${screen.path} is accessible in care mode and fits a phone`, async ({ page, site }) => {
      await site.prepare(screen);
      await site.openIn("zh-CN", 390, screen.path, { isCare: true });
      await site.readThrough();
      await expect(page.locator("html")).toHaveAttribute("data-care", "");
      expect(await pageWidth(page)).toBeLessThanOrEqual(390);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 900 });
      await site.settle();
      expect(await pageWidth(page)).toBeLessThanOrEqual(320);
      expect(await lostText(page), "at 320 px").toEqual([]);
    });
}

test("in the colors of a system what is said of the chosen way to pay has the color of its ground's text", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await site.applyMock("persona:wholesaler");
  await site.openIn(
    "zh-CN",
    390,
    "/mall/checkout?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=2&step=confirm",
  );
  await site.settle();
  const way = page.getByRole("radio", { checked: true }).locator("xpath=ancestor::label");
  const colors = await way.evaluate((label) =>
    [label, ...label.querySelectorAll("span")].map((element) => getComputedStyle(element).color),
  );
  expect(colors.length).toBeGreaterThan(2);
  expect(new Set(colors).size).toBe(1);
});

test("where the system has few colors, sheets that lie on the page by their shadow have an edge", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const edge = (sheet: Locator) => sheet.evaluate((element) => getComputedStyle(element).outlineStyle);
  await site.openIn("en-US", 1440, "/login");
  expect(await edge(site.main.locator("div:has(> div > aside)"))).toBe("solid");
  await site.openIn("en-US", 1440, "/price.html");
  await site.settle();
  await site.main.getByRole("button", { name: /¥598/ }).click();
  expect(await edge(page.getByRole("dialog"))).toBe("solid");
});

test("where the system has few colors, the key of the sample report has those of its bars", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await site.openIn("en-US", 1440, "/");
  await site.readThrough();
  const report = page.getByRole("img", { name: /What the weekly report looks like/ });
  const fills = (selector: string) =>
    report
      .locator(selector)
      .evaluateAll((shapes) => [...new Set(shapes.map((shape) => getComputedStyle(shape).fill))].sort());
  expect(await fills("rect")).toHaveLength(2);
  expect(await fills("span > svg > path")).toEqual(await fills("rect"));
});
