import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility";
import { expect, test } from "./support/fixtures";
import { layoutShift } from "./support/layout-shift";
import { widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";

const choice = "serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=2&users=2&stores=1";

/** The payment requests of an order that the mock back end's payment service has received. */
async function unpaidOrders(page: Page): Promise<number> {
  const answer = await page.request.get("/ommall/srvmall/order/number");
  const { data } = await answer.json();
  return data.unpaid;
}

for (const width of variantsFor(widths, 0, 1)) {
  test(`from the goods to a paid order with reloads, double taps and a second tab at ${width} px`, async ({
    page,
    site,
    context,
  }) => {
    await site.applyMock("persona:wholesaler");
    await site.openIn("zh-CN", width, `/mall/detail?${choice}`);
    await expect(site.main.getByText("满3,000减100")).toBeVisible();
    await site.main.getByRole("link", { name: "按这个下单" }).filter({ visible: true }).click();

    await site.main.getByRole("button", { name: "下一步" }).click();
    await page.reload();
    await expect(site.main.getByRole("textbox", { name: "备注" })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await site.main.getByRole("textbox", { name: "备注" }).fill("下午三点后来电");
    await page.goBack();
    await expect(site.main.getByRole("group", { name: "联系人" })).toBeVisible();
    await page.goForward();
    await expect(site.main.getByRole("textbox", { name: "备注" })).toHaveValue("下午三点后来电");
    await site.main.getByRole("button", { name: "下一步" }).click();

    const before = await unpaidOrders(page);
    const order = site.main.getByRole("button", { name: "下单，付¥3,460.40" });
    await expect(order).toBeEnabled();
    await site.main.getByRole("checkbox").check();
    expect(await accessibilityProblems(page)).toEqual([]);
    await order.dblclick();
    await expect(page).toHaveURL(/\/mall\/pay\/\d+$/);
    await expect(page.getByRole("heading", { level: 1, name: "扫码付款" })).toBeVisible();
    expect(await unpaidOrders(page)).toBe(before + 1);

    // A second tab shows the same order and starts no other payment.
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByRole("heading", { level: 1, name: /扫码付款|正在确认|付清了/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: /扫码付款|正在确认|付清了/ })).toBeVisible();

    await expect(page.getByRole("heading", { level: 1, name: "付清了" })).toBeVisible({ timeout: 20_000 });
    await expect(second.getByRole("heading", { level: 1, name: "付清了" })).toBeVisible({ timeout: 20_000 });
    await expect(site.main.getByText("已经开通")).toBeVisible({ timeout: 20_000 });
    expect(await accessibilityProblems(page)).toEqual([]);
    await second.close();

    // Going back shows that the order was placed, and places no second one.
    await page.goBack();
    await site.main.getByRole("button", { name: "下一步" }).click();
    await expect(site.main.getByText(/^这一单已经下过/)).toBeVisible();
  });
}

for (const [persona, begins] of [
  ["wholesaler", "at its second step"],
  ["newcomer", "with the first contact"],
] as const)
  test(`a checkout that begins ${begins} stays in place while its code comes`, async ({ page, site }) => {
    await page.route("**/assets/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await site.applyMock(`persona:${persona}`);
    await site.openIn("zh-CN", 1440, `/mall/checkout?${choice}&step=extras`);
    await expect(
      site.main.getByRole("textbox", { name: persona === "newcomer" ? "姓名" : "备注" }),
    ).toBeVisible();
    await site.settle();
    const shift = await layoutShift(page);
    expect(shift.sum, shift.what).toBeLessThan(0.005);
  });

test("a quote on paper has its sum, and nothing that could only be pressed", async ({ page, site }) => {
  await site.openIn("zh-CN", 390, "/mall/detail?serviceNumber=KDZHJ01");
  const trial = site.main.getByRole("link", { name: "先试用15天" });
  await expect(trial).toBeVisible();
  await expect(page.locator("[data-phone-bar]")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(site.main.getByRole("button", { name: /^应付 ¥598.00/ })).toBeVisible();
  await expect(trial).toBeHidden();
  await expect(page.locator("[data-phone-bar]")).toBeHidden();
  await expect(site.main.getByRole("list", { name: "更多图片" })).toBeHidden();
});

test.describe("with the connection gone in the middle", () => {
  test.use({ expectErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/ });

  test("a payment is confirmed once the connection is back, and never called paid before", async ({
    page,
    site,
    context,
  }) => {
    await site.applyMock("persona:wholesaler,scenario:order-unpaid");
    const answer = await page.request.get("/ommall/srvmall/order/pagelist?page=1&rows=1&state=unpaid");
    const orderNo = (await answer.json()).data.list[0].orderNo;
    await site.openIn("zh-CN", 390, `/mall/pay/${orderNo}`);
    await site.main.getByRole("button", { name: /^付/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "扫码付款" })).toBeVisible();
    await context.setOffline(true);
    await expect(site.main.getByText(/^刚才没问到/)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole("heading", { level: 1, name: "付清了" })).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "付清了" })).toBeVisible({ timeout: 20_000 });
  });
});
