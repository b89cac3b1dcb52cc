import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { translationsOf } from "./support/translations";

const indexFiles = "**/assets/help-index-*.json";
const isSearch = (url: URL) => url.pathname === "/api/help" && url.searchParams.has("keyword");

/** Counts the searches on the server. */
function watchSearches(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (isSearch(new URL(request.url()))) count += 1;
  });
  return () => count;
}

test.describe("without a network", () => {
  test.use({ expectErrors: /INTERNET_DISCONNECTED|could not be fetched/ });

  for (const [locale, keyword, title] of [
    ["zh-CN", "期初庫存", "用Excel导入期初库存"],
    ["zh-TW", "期初库存", "用Excel匯入期初庫存"],
    ["en-US", "OPENING  stock", "Import opening stock from Excel"],
  ] as const) {
    test(`the search finds "${title}" once its box had the focus`, async ({ page, context, site }) => {
      const searches = watchSearches(page);
      await site.openIn(locale, 390, "/help/search");
      await site.settle();
      const index = page.waitForResponse(indexFiles);
      const box = site.main.getByRole("searchbox");
      await box.focus();
      expect((await index).headers()["cache-control"]).toContain("immutable");
      await (await index).finished();
      await context.setOffline(true);

      await box.fill(keyword);
      const results = site.main.getByRole("list", {
        name: translationsOf(locale)("content:help.search.results"),
      });
      await expect(results.getByRole("link").first()).toContainText(title);
      await expect(results.locator("mark").first()).toBeVisible();
      await box.press("ArrowDown");
      await expect(results.getByRole("link").first()).toBeFocused();

      await box.fill("xyzzy");
      await expect(site.main.getByText(translationsOf(locale)("content:help.search.tipWord"))).toBeVisible();
      expect(searches()).toBe(0);
    });
  }
});

test("a page of the help fetches no index before a search box has the focus", async ({ page, site }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await site.openIn("zh-CN", 1440, "/help");
  await site.readThrough();
  expect(requested.filter((url) => url.includes("help-index"))).toEqual([]);
});

test.describe("without the index", () => {
  test.use({ expectErrors: /Failed to load resource|获取帮助列表出错|^response: |^request: / });
  const t = translationsOf("zh-CN");

  test("the server searches", async ({ page, site }) => {
    const searches = watchSearches(page);
    await page.route(indexFiles, (route) => route.fulfill({ status: 404, body: "There is no such file." }));
    await site.openIn("zh-CN", 390, "/help/search?q=打印机");
    await expect(site.main.locator('a[href*="/help/doc/"]').first()).toBeVisible();
    expect(searches()).toBe(1);
  });

  test("and without the server the page reports it and recovers with a retry", async ({ page, site }) => {
    await page.route(indexFiles, (route) => route.abort());
    await page.route(isSearch, (route) => route.fulfill({ status: 500, body: "" }));
    await page.clock.install();
    await site.openIn("zh-CN", 390, "/help/search?q=打印机");
    const message = site.main.getByText(t("rules:http.status", { status: 500 }));
    await expect(async () => {
      await page.clock.runFor(3000);
      await expect(message).toBeVisible({ timeout: 300 });
    }).toPass({ intervals: [50] });

    await page.unroute(isSearch);
    await site.main.getByRole("button", { name: t("common:action.retry") }).click();
    await expect(site.main.locator('a[href*="/help/doc/"]').first()).toBeVisible();
    await expect(message).toHaveCount(0);
  });
});
