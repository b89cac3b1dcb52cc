import type { Locator } from "@playwright/test";
import { expect, test } from "./support/fixtures";

test("the price is worked out by keyboard alone, and its receipt gives the focus back", async ({
  page,
  site,
}) => {
  await site.openIn("zh-CN", 1440, "/price.html");
  await site.settle();
  const due = site.main.getByRole("button", { name: /^应付 ¥/ }).first();
  await expect(due).toContainText("1,198");
  await site.main.getByRole("spinbutton", { name: "用户" }).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(due).toContainText("1,498");
  await expect(page).toHaveURL(/users=5/);
  await due.focus();
  await page.keyboard.press("Enter");
  const receipt = page.getByRole("dialog", { name: "应付" });
  await expect(receipt).toContainText("加2个用户");
  await page.keyboard.press("Escape");
  await expect(receipt).toBeHidden();
  await expect(due).toBeFocused();
});

test("the day of an upgrade slides by key, and its price with it", async ({ page, site }) => {
  await site.openIn("en-US", 390, "/price.html");
  await site.readThrough();
  const day = page.getByRole("slider", { name: "Day of the upgrade" });
  await day.focus();
  await page.keyboard.press("End");
  await expect(day).toHaveAttribute("aria-valuetext", /¥0\.00$/);
  await page.keyboard.press("ArrowLeft");
  await expect(day).not.toHaveAttribute("aria-valuetext", /¥0\.00$/);
});

test("beside the calculator both prices stand on one line with their year", async ({ site }) => {
  await site.openIn("en-US", 1024, "/price.html");
  await site.settle();
  const years = site.main.getByRole("columnheader").getByText("/year", { exact: true });
  const [standard, professional] = await Promise.all([
    years.first().boundingBox(),
    years.last().boundingBox(),
  ]);
  expect(standard?.x).not.toBe(professional?.x);
  expect(standard?.y).toBe(professional?.y);
});

test("the footer leads to what changed, and the price to its answer about invoices", async ({
  page,
  site,
}) => {
  await site.openIn("zh-CN", 1440, "/price.html");
  await site.reachSubscription();
  await page.getByRole("contentinfo").getByRole("link", { name: "更新记录" }).click();
  await expect(page).toHaveURL(/\/download\.html#versions$/);
  await expect(page.getByRole("heading", { name: "更新记录" })).toBeInViewport();

  await page.goto("/price.html");
  await page.getByRole("link", { name: "电子发票、公司转账怎么办" }).click();
  await expect(page).toHaveURL(/\/faq#invoice$/);
  await expect(page.getByText("电子发票发到你的邮箱")).toBeVisible();
});

test("the home page printed before it was scrolled has no placeholders, and its sections once it was read", async ({
  page,
  site,
}) => {
  // Not in the language of the prerendered page, which brings its data along.
  await site.openIn("en-US", 1440, "/");
  const news = site.main.getByRole("heading", { name: "News", exact: true });
  const stories = site.main.getByRole("heading", { name: "Others in your trade use it too" });
  await expect(news).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(news).toBeHidden();
  await expect(stories).toBeVisible();
  await expect(site.main.locator("[aria-busy]").filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await site.readThrough();
  await page.emulateMedia({ media: "print" });
  await expect(news).toBeVisible();
});

test("on a low laptop the question about cookies covers neither the first buttons nor support", async ({
  page,
  site,
}) => {
  await site.openIn("zh-CN", 1440, "/", { isFirstVisit: true });
  await page.setViewportSize({ width: 1366, height: 640 });
  // It comes with the first interaction.
  await page.mouse.wheel(0, 1);
  const question = page.getByRole("region", { name: "Cookie设置" });
  const reject = question.getByRole("button", { name: "只要必需的" });
  await expect(reject).toBeVisible();
  const isCovered = (place: Locator) =>
    place.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  const trial = site.main.getByRole("link", { name: "免费试用15天" }).first();
  const support = page.getByRole("complementary", { name: "客服" }).getByRole("button");
  for (const place of [trial, site.main.getByRole("link", { name: "看价格" }), support, reject])
    expect(await isCovered(place)).toBe(false);
  await reject.click();
  await expect(question).toBeHidden();
});
