import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility";
import { expect, test } from "./support/fixtures";

const phone = 390;
/** The day of the dates and order numbers below. */
const day = "clock:2026-11-21T10:32:00+08:00";

test("a deep link survives sign-in: the invoice page opens afterwards", async ({ page, site }) => {
  await site.applyMock(`persona:visitor,${day}`);
  await site.openIn("zh-CN", phone, "/user-center/invoices?order=20261109103200480");
  await expect(page).toHaveURL(/\/login\?next=/);
  await site.settle();
  await page.getByRole("textbox", { name: "手机号" }).fill("13500009027");
  await page.getByRole("textbox", { name: "密码" }).fill("stockbook8");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("main").getByRole("button", { name: "登录", exact: true }).click();
  await expect(page).toHaveURL(/\/user-center\/invoices\?order=20261109103200480$/);
  await expect(page.getByRole("dialog", { name: "开发票" })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("a renewal is ordered by keyboard, outlives a reload, and leads to the payment", async ({
  page,
  site,
}) => {
  await site.applyMock(`persona:wholesaler,${day}`);
  await site.openIn("zh-CN", 1440, "/user-center/mine");
  await site.settle();
  await page.getByRole("link", { name: "续费", exact: true }).first().press("Enter");
  await expect(page).toHaveURL(/licences\?licence=8801&act=renew$/);
  await page.reload();
  await page.getByRole("radio", { name: "1年" }).press("ArrowRight");
  await expect(page.getByText("2029-06-30")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "联系人" })).toHaveValue(/^\d+$/);
  await page.getByRole("checkbox", { name: /我已阅读并同意/ }).press("Space");
  await page.getByRole("button", { name: "下单续费，¥3,190.40" }).press("Enter");
  await expect(page).toHaveURL(/\/mall\/pay\/\d{17,20}$/);
  // Back shows the unpaid order instead of placing a second one.
  await page.goBack();
  await expect(page.getByRole("main").getByRole("link", { name: "去付那一笔" })).toBeVisible();
});

test("the day of the upgrade slides by keyboard and its price falls", async ({ page, site }) => {
  await site.applyMock("persona:paying-standard");
  await site.openIn("en-US", phone, "/user-center/licences?act=upgrade");
  const slider = page.getByRole("slider", { name: "Day of the upgrade" });
  await slider.focus();
  const before = await priceOf(page);
  await slider.press("End");
  expect(await priceOf(page)).toBe(0);
  await slider.press("Home");
  expect(await priceOf(page)).toBe(before);
});

test("an unpaid order is cancelled by keyboard, and Escape keeps it", async ({ page, site }) => {
  await site.applyMock("persona:wholesaler,scenario:order-unpaid");
  await site.openIn("zh-TW", phone, "/user-center/orders");
  await site.settle();
  const cancel = page.getByRole("list", { name: "訂單" }).getByRole("button", { name: "取消", exact: true });
  await cancel.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(cancel).toBeFocused();
  await cancel.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "取消訂單" }).press("Enter");
  await expect(page.getByRole("list", { name: "訂單" }).getByRole("listitem").first()).toContainText(
    "已取消",
  );
});

/** The price in the label of the slider, in yuan. */
async function priceOf(page: Page): Promise<number> {
  const value = await page.getByRole("slider").getAttribute("aria-valuetext");
  return Number(/¥([\d,.]+)/.exec(value ?? "")?.[1]?.replaceAll(",", ""));
}

test("on paper an order and its payment are the facts alone, without what can be pressed", async ({
  page,
  site,
}) => {
  await site.applyMock("persona:wholesaler,scenario:order-activated");
  await site.openIn("zh-CN", 1440, "/user-center/orders");
  await site.main
    .getByRole("list", { name: "订单" })
    .getByRole("link", { name: /专业版/ })
    .first()
    .click();
  const again = site.main.getByRole("link", { name: "再买一次" });
  await expect(again).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(site.main.getByRole("heading", { name: "怎么算的" })).toBeVisible();
  await expect(again).toBeHidden();
  await expect(site.main.getByRole("link", { name: /全部订单/ })).toBeHidden();
  await expect(site.main.getByRole("link", { name: "账号安全" })).toBeHidden();
  // The facts have the place of the navigation.
  expect((await site.main.getByRole("heading", { level: 1 }).boundingBox())?.x).toBeLessThan(200);

  await page.goBack();
  await expect(site.main.getByRole("list", { name: "订单" })).toBeVisible();
  await expect(site.main.getByRole("searchbox")).toBeHidden();

  const href = await site.main
    .getByRole("link", { name: /专业版/ })
    .first()
    .getAttribute("href");
  await page.goto(`/mall/pay/${href?.split("/").at(-1)}`);
  await expect(site.main.getByRole("heading", { name: "付清了" })).toBeVisible();
  await expect(site.main.getByRole("heading", { name: "接下来" })).toBeHidden();
  await expect(site.main.getByRole("link", { name: "开始用" })).toBeHidden();
});

test("what stands below the name of a chosen title is readable in the system's few colors", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await site.applyMock(`persona:wholesaler,${day}`);
  await site.openIn("zh-CN", phone, "/user-center/invoices?order=20261109103200480");
  const chosen = page
    .getByRole("dialog")
    .locator("label")
    .filter({ has: page.locator(":checked") });
  const title = chosen.filter({ hasText: "92330702MA2A1B2C3D" });
  const colorOf = (element: Element) => getComputedStyle(element).color;
  expect(await title.getByText("92330702MA2A1B2C3D").evaluate(colorOf)).toBe(await title.evaluate(colorOf));
});
