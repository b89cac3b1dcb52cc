import { once } from "node:events";
import type { Page } from "@playwright/test";
import { startDevelopment } from "../support/development-server";
import { startRealShop } from "../support/real-shop";
import { expect, test } from "./support/fixtures";
import { visibleAmount } from "./support/journey/visible-amount";
import { createSite } from "./support/site-visitor";
import { isThorough } from "./support/thoroughness";
import { translationsOf } from "./support/translations";

const t = translationsOf("zh-CN");

// Each starts a development server, whose first page has it process every module.
test.describe.configure({ mode: "default", timeout: 240_000 });
// Where the page has the mock back end itself, its worker responds; here the server does, and none may be in between.
// Modules come one by one in development: on a busy machine the preloaded settings are used late.
test.use({ serviceWorkers: "allow", expectErrors: /preloaded using link preload/ });

/** A development server that ends with the test, after the page has left it. */
async function inDevelopment(
  page: Page,
  options: readonly string[],
  use: (address: string) => Promise<void>,
): Promise<void> {
  const { server, address } = await startDevelopment(["--no-types", ...options]);
  try {
    await use(address);
    await page.goto("about:blank");
  } finally {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
  }
}

// By default recorded-visit.test.ts and hybrid.test.ts alone show both, with npm start.
if (isThorough) {
  test("npm run dev with a recording: what was seen is seen again, and an order that was only listed is paid", async ({
    browser,
    baseURL,
    page,
  }, testInfo) => {
    const recording = testInfo.outputPath("visit.har");
    const context = await browser.newContext({
      baseURL: String(baseURL),
      recordHar: { path: recording, content: "embed" },
    });
    const visit = await context.newPage();
    const visited = createSite(visit);
    await visited.applyMock("persona:paying-standard,scenario:order-unpaid");
    await visited.openIn("zh-CN", 1440, "/user-center/orders");
    const row = visited.main.getByText(/^\d{17}$/).first();
    await expect(row).toBeVisible();
    const orderNo = await row.innerText();
    // The recording is written when its context ends.
    await context.close();

    await inDevelopment(page, ["--import", recording], async (address) => {
      await page.goto(`${address}/user-center/orders`);
      const main = page.getByRole("main");
      await expect(main.getByText(orderNo).first()).toBeVisible({ timeout: 90_000 });
      await page.goto(`${address}/mall/pay/${orderNo}`);
      await main.getByRole("button", { name: /^付¥/ }).click({ timeout: 60_000 });
      await expect(
        main.getByRole("heading", { level: 1, name: t("mall-pay:head.scan"), exact: true }),
      ).toBeVisible();
      const settled = await page.request.post(`${address}/__mock/payment`, {
        data: { orderNo, outcome: "paid" },
      });
      expect(settled.ok(), await settled.text()).toBe(true);
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(
        main.getByRole("heading", { level: 1, name: t("mall-pay:head.paid"), exact: true }),
      ).toBeVisible();
      expect(await visibleAmount(main)).toBeGreaterThan(0);
    });
  });

  test("npm run dev with a real back end for the log-in: the mock half knows who it is", async ({ page }) => {
    const shop = await startRealShop();
    const live = ["--api", shop.url, "--live", "loginAccount,logoutAccount,getUserInfo"];
    await inDevelopment(page, live, async (address) => {
      await page.goto(`${address}/login?next=%2Fuser-center%2Forders&panel`);
      await page.getByLabel("手机号", { exact: true }).fill("13711112222", { timeout: 90_000 });
      await page.getByRole("textbox", { name: "密码" }).fill("stockbook8");
      await page.getByRole("checkbox", { name: /我同意/ }).check();
      await page.getByRole("main").getByRole("button", { name: "登录" }).click();
      await expect(page).toHaveURL(/\/user-center\/orders$/, { timeout: 60_000 });
      expect(shop.calls).toContain("POST /ommall/srvmall/webzhj/official/weblogin");
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible({
        timeout: 60_000,
      });
      const panel = page.getByRole("complementary", { name: "Mock back end" });
      await panel.getByRole("tab", { name: /^Live/ }).click();
      await expect(panel.getByRole("combobox", { name: /^getUserInfo/ })).toHaveValue("live");
      await expect(panel.getByRole("combobox", { name: /^listOrders/ })).toHaveValue("mock");
    });
    await shop.close();
  });
}
