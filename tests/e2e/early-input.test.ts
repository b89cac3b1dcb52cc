import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { holdCode } from "./support/hold-code";

/** Opens a page as far as it comes without its code. */
async function openWithoutCode(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    localStorage.setItem("locale", '"zh-CN"');
    localStorage.setItem("consent", '{"analytics":false,"at":"2026-01-01T00:00:00.000Z"}');
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("what is typed and pressed on the log-in page before its code is there logs in once it is", async ({
  page,
}) => {
  const release = await holdCode(page);
  await openWithoutCode(page, "/login?next=%2Fnews");
  await page.getByLabel("手机号", { exact: true }).fill("13500009027");
  await page.getByRole("textbox", { name: "密码" }).fill("stockbook8");
  await page.getByRole("checkbox", { name: /我同意/ }).check();
  await page.getByRole("main").getByRole("button", { name: "登录" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await expect(page.getByLabel("手机号", { exact: true })).toHaveValue("13500009027");
  release();
  await expect(page).toHaveURL(/\/news$/);
});

test("what is typed early stays, also what is typed while the code runs", async ({ page }) => {
  const release = await holdCode(page);
  await openWithoutCode(page, "/login");
  const phone = page.getByLabel("手机号", { exact: true });
  await phone.pressSequentially("1350000");
  release();
  await phone.pressSequentially("9027");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await expect(phone).toHaveValue("13500009027");
  await page.getByRole("tab", { name: "验证码" }).click();
  // The other way to log in begins with the number the form has heard of.
  await expect(page.getByLabel("手机号", { exact: true })).toHaveValue("13500009027");
});

test("an invitee's form stays the one they type in when its code comes after the page's", async ({
  page,
}) => {
  const release = await holdCode(page);
  await openWithoutCode(page, "/invite/register?recode=YX9027&channel=poster");
  const phone = page.getByLabel("手机号", { exact: true });
  await phone.pressSequentially("1350000");
  const form = page.getByRole("main").locator("form");
  await form.evaluate((element) => element.setAttribute("data-first", ""));
  release();
  await expect(page.getByRole("main").getByText(/永兴/).first()).toBeVisible();
  await phone.pressSequentially("9027");
  // Only a hydrated form looks the number up.
  await expect(form.getByRole("link", { name: /登录/ })).toBeVisible();
  await expect(form).toHaveAttribute("data-first");
  await expect(phone).toHaveValue("13500009027");
  await expect(phone).toBeFocused();
});

test("an invitee's whole number, typed before any code, is looked up once the form's code is there", async ({
  page,
}) => {
  const release = await holdCode(page);
  await openWithoutCode(page, "/invite/register?recode=YX9027&channel=poster");
  await page.getByLabel("手机号", { exact: true }).pressSequentially("13500009027");
  release();
  const form = page.getByRole("main").locator("form");
  await expect(form.getByRole("link", { name: /登录/ })).toBeVisible();
  await expect(form.getByLabel("手机号", { exact: true })).toHaveValue("13500009027");
});

test("an invitation that is followed before its code is there keeps who invited", async ({ page }) => {
  const release = await holdCode(page);
  await openWithoutCode(page, "/invite/share-register?recode=YX9027&channel=poster");
  await page
    .getByRole("main")
    .getByRole("link", { name: /免费试用/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/invite\/register\?recode=YX9027&channel=poster$/);
  release();
  await expect(page.getByRole("main").getByText(/永兴/).first()).toBeVisible();
});

test("the menu pressed before its code is there opens once it is", async ({ page }) => {
  const release = await holdCode(page);
  await openWithoutCode(page, "/faq");
  await page.getByRole("button", { name: "菜单" }).click();
  await expect(page.locator("#site-menu")).toHaveCount(0);
  release();
  await expect(page.locator("#site-menu")).toBeVisible();
});

test("the menu pressed in the shell of a private page opens once the page is there", async ({
  page,
  site,
}) => {
  await site.applyMock("persona:wholesaler");
  const release = await holdCode(page);
  await openWithoutCode(page, "/user-center/orders");
  await expect(page.locator("#root[data-shell]")).toBeAttached();
  await page.getByRole("button", { name: "菜单" }).click();
  release();
  await expect(page.locator("#site-menu")).toBeVisible();
});

test("a help search that is sent before its code is there leads to the results once it is", async ({
  page,
}) => {
  const release = await holdCode(page);
  await openWithoutCode(page, "/help");
  const box = page.getByRole("searchbox").first();
  await box.fill("打印");
  await box.press("Enter");
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  release();
  await expect(page).toHaveURL(/\/help\/search\?/);
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("打印");
});

test("a press in the footer that is the first of all interactions is heard once its code is there", async ({
  page,
}) => {
  await openWithoutCode(page, "/help");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  const footer = page.getByRole("contentinfo");
  const subscribe = footer.getByRole("button", { name: "订阅" });
  // Straight to it: a visitor's scrolling would be an interaction of its own.
  await subscribe.dispatchEvent("pointerdown");
  await subscribe.dispatchEvent("click");
  await expect(footer.getByText("邮箱不能为空")).toBeAttached();
});

test("the form in a footer that is near is fetched at the first interaction, and not before", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const hasAsked = (name: string) => asked.some((address) => address.includes(`/assets/${name}-`));
  await openWithoutCode(page, "/invite/share-register?recode=YX9027&channel=poster");
  await expect.poll(() => hasAsked("site-footer")).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(hasAsked("react-hook-form")).toBe(false);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => hasAsked("react-hook-form")).toBe(true);
});
