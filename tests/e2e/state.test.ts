import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./support/fixtures";

test("a vote on an article survives a reload, and another visitor has a world of his own", async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  await site.openIn("zh-CN", 390, "/help/doc/2003");
  await site.settle();
  const rating = page.getByRole("region", { name: "这篇帮上忙了吗？" });
  await rating.getByRole("button", { name: "帮上了", exact: true }).click();
  await expect(rating.getByText("记下了，多谢。")).toBeVisible();
  await page.reload();
  await site.settle();
  expect(await votes(page.request)).toBe(1);

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  expect(await votes(other.request)).toBe(0);
  await other.close();
});

test.describe("inside a messenger", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50",
  });

  test("the invitation stands without header and footer, other pages keep theirs", async ({ page, site }) => {
    await site.openIn("zh-CN", 390, "/invite");
    await site.settle();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await page.goto("/faq");
    await expect(page.getByRole("banner")).toHaveCount(1);
  });
});

test("in an ordinary browser the invitation has header and footer", async ({ page, site }) => {
  await site.openIn("zh-CN", 390, "/invite");
  await site.readThrough();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("a window made narrow changes to the phone's bar without a reload, and back", async ({ page, site }) => {
  await site.openIn("zh-CN", 1440, "/news");
  await site.settle();
  const links = page.getByRole("navigation", { name: "主导航" });
  const menu = page.getByRole("button", { name: "菜单" });
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await expect(links).toBeVisible();
  await expect(menu).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeVisible();
  await expect(links).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(links).toBeVisible();
  await expect(menu).toBeHidden();
  expect(loads).toEqual([]);
});

/** The number of votes on article 2003 in the world of these requests. */
async function votes(request: APIRequestContext): Promise<number> {
  const answer = await request.get("/__mock/state");
  const state: unknown = await answer.json();
  const changes: unknown =
    typeof state === "object" && state !== null && "changes" in state ? state.changes : [];
  if (!Array.isArray(changes)) throw new Error("The mock back end does not tell its changes.");
  return changes.filter((change: unknown) => /"id":"2003 /.test(JSON.stringify(change))).length;
}
