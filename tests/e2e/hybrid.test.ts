import type { Locator, Page } from "@playwright/test";
import { expect } from "./support/fixtures";
import { test } from "./support/hybrid-site";
import { visibleAmount } from "./support/journey/visible-amount";
import { translationsOf } from "./support/translations";

const t = translationsOf("zh-CN");
const panelOf = (page: Page) => page.getByRole("complementary", { name: "Mock back end" });

// One after the other, with one server: the last one stops the real shop.
test.describe.configure({ mode: "default", timeout: 120_000 });
// The panel stands before the page's own script, so that on a busy machine the page takes its words late.
test.use({ actionTimeout: 20_000, expectErrors: /preloaded using link preload/ });

/** Wide enough for the page and the panel beside it. */
const width = 2240;

test.describe("half real, half mock", () => {
  test("logged in live, browsed mock, ordered live, paid mock; a wrong answer is named within a second", async ({
    page,
    site,
    shop,
  }) => {
    shop.changeResponse("/ommall/srvmall/order", (order) => {
      order["origin"] = 9;
    });
    await site.openIn("zh-CN", width, "/login?next=%2Fmall&panel");
    await site.settle();
    await page.getByLabel("手机号", { exact: true }).fill("13711112222");
    await page.getByRole("textbox", { name: "密码" }).fill("stockbook8");
    await page.getByRole("checkbox", { name: /我同意/ }).check();
    await site.main.getByRole("button", { name: "登录" }).click();
    await expect(page).toHaveURL(/\/mall$/);
    expect(shop.calls).toContain("POST /ommall/srvmall/webzhj/official/weblogin");
    const panel = panelOf(page);
    await panel.getByRole("tab", { name: /^Live/ }).click();
    await expect(panel.getByRole("combobox", { name: /^createOrder/ })).toHaveValue("live");
    await expect(panel.getByRole("combobox", { name: /^createPayment/ })).toHaveValue("mock");
    await expect(panel.locator(".switches select")).toHaveCount(175);

    await panel.getByRole("tab", { name: /^Requests/ }).click();
    await expect(panel.getByRole("button", { name: /200 loginAccount POST .* live/ })).toBeVisible();
    await panel.getByRole("tab", { name: /^Live/ }).click();

    await site.main.locator('a[href*="serviceNumber=KDZHJ01"]').first().click();
    await site.main.getByRole("radio", { name: t("mall-goods:level.standard") }).check();
    const orderLink = site.main
      .getByRole("link", { name: t("mall-goods:act.order") })
      .filter({ visible: true });
    await expect(orderLink).toHaveAttribute("href", /productNo=KDZHJ01-STD/);
    await orderLink.click();
    await expect(site.main.getByText("林悦")).toBeVisible();
    for (let step = 0; step < 2; step++)
      await site.main.getByRole("button", { name: t("mall-checkout:step.next") }).click();
    await site.main.getByRole("checkbox").check();
    await Promise.all([
      page.waitForResponse((answer) => new URL(answer.url()).pathname === "/ommall/srvmall/order"),
      site.main.getByRole("button", { name: /提交订单|下单/ }).click(),
    ]);
    const findings = panel.getByRole("region", { name: "Mismatches" });
    await expect(findings).toContainText("createOrder", { timeout: 1000 });
    await expect(findings).toContainText("/data/origin");
    await expect(findings).toContainText("to be one of [1,2,6]");
    await expect(findings).toContainText(/contracts\/mall\.yaml:\d+/);

    await expect(page).toHaveURL(/\/mall\/pay\/77\d+$/);
    const orderNo = /\d+$/.exec(page.url())?.[0];
    await payChangedPrice(site.main);
    await expect(
      site.main.getByRole("heading", { level: 1, name: t("mall-pay:head.scan"), exact: true }),
    ).toBeVisible();
    const settled = await page.request.post("/__mock/payment", { data: { orderNo, outcome: "paid" } });
    expect(settled.ok(), await settled.text()).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(
      site.main.getByRole("heading", { level: 1, name: t("mall-pay:head.paid"), exact: true }),
    ).toBeVisible();
  });
});

test.describe("what goes wrong", () => {
  test.use({ expectErrors: /status of 50[23]|50[23]$|preloaded using link preload/ });

  test("switched off, down, or a session that ended: one sentence each, and the switch outlives a reload", async ({
    page,
    site,
    shop,
  }) => {
    await site.openIn("zh-CN", width, "/login?next=%2Fuser-center%2Fmine&panel");
    await site.settle();
    await page.getByLabel("手机号", { exact: true }).fill("13711112222");
    await page.getByRole("textbox", { name: "密码" }).fill("stockbook8");
    await page.getByRole("checkbox", { name: /我同意/ }).check();
    await site.main.getByRole("button", { name: "登录" }).click();
    await expect(page).toHaveURL(/\/user-center\/mine$/);
    const panel = panelOf(page);
    await panel.getByRole("tab", { name: /^Live/ }).click();
    const search = panel.getByRole("searchbox", { name: "Find an operation" });
    await search.fill("createOrder");
    const mode = panel.getByRole("combobox", { name: /^createOrder/ });
    await mode.selectOption("off");
    await expect(mode).toHaveValue("off");
    await page.goto("/user-center/mine?panel");
    await search.fill("off");
    await expect(mode).toHaveValue("off");

    shop.endSessions();
    await page.goto("/mall?panel");
    const findings = panel.getByRole("region", { name: "Mismatches" });
    await expect(findings).toContainText("getUserInfo (live) says that nobody is signed in, or no longer");
    await expect(page.getByRole("banner").getByRole("link", { name: /^登录/ })).toBeVisible();

    await shop.close();
    await page.goto("/user-center/mine?panel");
    await expect(findings).toContainText(/getUserInfo \(live\): http:\S+ did not answer \(\w+\)/);
    // Reads are tried again for some seconds; then the page shows the failure.
    await expect(site.main.getByText("正在取")).toBeHidden({ timeout: 60_000 });
    await expect(site.main.getByRole("alert").or(site.main.getByRole("button")).first()).toBeVisible();
  });
});

/** The real back end has a price of its own: another one than the mock's is not paid by itself. */
async function payChangedPrice(main: Locator): Promise<void> {
  await expect.poll(() => visibleAmount(main)).toBe(777.7);
  await expect(main.getByRole("alert")).toContainText("777.70");
  await main.getByRole("button", { name: /^付¥777\.70/ }).click();
}
