import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility";
import { retryClosedConnection } from "./support/closed-connection";
import { expect, test } from "./support/fixtures";
import { variantsFor } from "./support/thoroughness";

const phone = "13800138888";

test.beforeEach(async ({ site }) => {
  await site.applyMock("seed:7");
});

test("registration with the mouse: slider dragged, code from the phone, trial started, signed out again", async ({
  page,
  site,
}) => {
  await site.openIn("zh-CN", 1440, "/login?tab=register");
  await site.settle();
  await page.getByLabel("手机号", { exact: true }).fill(phone);
  await dragSlider(page);
  await expect(page.getByText("验证通过")).toBeVisible();
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByRole("button", { name: /秒后重发/ })).toBeVisible();
  // The button is off now; what comes next has the focus.
  await expect(page.getByLabel("短信验证码", { exact: true })).toBeFocused();

  await page.reload();
  await site.settle();
  await page.getByLabel("手机号", { exact: true }).fill(phone);
  // The countdown continues; the device stores no complete phone number.
  await expect(page.getByRole("button", { name: /秒后重发/ })).toBeVisible();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain(phone);

  await page.getByLabel("短信验证码", { exact: true }).fill(await codeOf(page));
  await page.getByLabel("设一个密码", { exact: true }).fill("market2026");
  await page.getByRole("checkbox", { name: /我同意/ }).check();
  await page.getByRole("button", { name: "开始试用" }).click();
  await expect(page).toHaveURL(/\/user-center\/mine$/);

  const account = page.getByRole("banner").locator("summary", { hasText: "138****8888" });
  await account.click();
  await page.getByRole("menuitem", { name: "退出" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("link", { name: /^登录/ })).toBeVisible();
});

test("two tabs: logged in on the phone's page, logged out in the other tab", async ({
  page,
  site,
  context,
}) => {
  await site.openIn("zh-CN", 390, "/login?next=%2Fnews");
  await site.settle();
  await page.getByLabel("手机号", { exact: true }).fill("13500009027");
  await page.getByRole("textbox", { name: "密码" }).fill("stockbook8");
  await page.getByRole("checkbox", { name: /我同意/ }).check();
  await page.getByRole("main").getByRole("button", { name: "登录" }).click();
  await expect(page).toHaveURL(/\/news$/);
  await page.getByRole("button", { name: "菜单" }).click();
  const menu = page.locator("#site-menu");
  await expect(menu.getByText("永兴")).toBeVisible();

  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto("/help");
  // What is pressed before is the subject of early-input.test.ts.
  await expect(other.locator("html")).toHaveAttribute("data-hydrated");
  await other.getByRole("button", { name: "菜单" }).click();
  await other.getByRole("button", { name: "退出" }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect(menu.getByRole("link", { name: /^登录/ })).toBeVisible();
});

const tabViews = [
  ["zh-CN", 1440],
  ["en-US", 390],
] as const;
for (const [locale, width] of variantsFor(tabViews, 1, 1)) {
  test(`every tab of the sign-in form is accessible with its errors at ${width} px in ${locale}`, async ({
    page,
    site,
  }) => {
    for (const tab of ["password", "code", "register", "reset"]) {
      await site.openIn(locale, width, `/login?tab=${tab}`);
      await site.settle();
      await page.getByRole("main").locator("button[type=submit]").click();
      await expect(page.getByRole("main").locator("[aria-invalid]").first()).toBeVisible();
      expect(await accessibilityProblems(page), tab).toEqual([]);
    }
  });
}

async function dragSlider(page: Page): Promise<void> {
  const handle = await page.getByRole("slider").boundingBox();
  if (!handle) throw new Error("There is no slider.");
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 30; step += 1) {
    await page.mouse.move(x + step * 14, y + Math.round(3 * Math.sin(step)));
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
}

async function codeOf(page: Page): Promise<string> {
  const inbox = await (await page.request.get("/__mock/inbox", retryClosedConnection)).json();
  return inbox.messages[0].code;
}
