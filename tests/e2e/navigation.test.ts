import type { Page } from "@playwright/test";
import { everyNth } from "../support/thoroughness";
import { expect, test } from "./support/fixtures";

declare global {
  interface Window {
    /** Set by a test; lost when the page is reloaded. */
    staysOnPage?: boolean;
  }
}

test.describe("an unknown address", () => {
  test.use({ expectErrors: /404/ });

  test("gets status 404, leads home and shows a notice until dismissed", async ({ page, site }) => {
    const document = await site.openIn("zh-CN", 390, "/no/such/page");
    expect(document?.status()).toBe(404);
    expect(document?.headers()["x-robots-tag"]).toBe("noindex");
    await expect(page).toHaveURL(/:\d+\/$/);
    const notice = page.getByRole("status").filter({ hasText: "没有这个地址，已带你到首页。" });
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: "关闭" }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("leads home inside the site too, and the notice ends with the next page", async ({ page, site }) => {
    await site.openIn("en-US", 1440, "/faq");
    await site.settle();
    await site.follow("/product-news/abc");
    const notice = page.getByText("There is no page at that address. This is the home page.");
    await expect(notice).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "News", exact: true }).click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(notice).toHaveCount(0);
  });
});

test.describe("an id that leads to nothing", () => {
  // The failed fetches are reported to the operator of the site.
  test.use({ expectErrors: /获取\S*详情出错/ });

  for (const path of ["/news/999999", "/help/doc/999999"]) {
    test(`${path} stays and reports it inside the layout`, async ({ page, site }) => {
      await site.openIn("zh-CN", 390, path);
      await expect(page.getByRole("heading", { level: 1, name: "没有找到" })).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  }
});

for (const [old, current] of [
  ["/help-zhj/101", "/help/zhj/101"],
  ["/help-zhj", "/help/zhj"],
] as const) {
  test(`the old address ${old} leads to ${current} without a stop in between`, async ({ page, site }) => {
    await site.openIn("zh-CN", 1440, "/faq");
    const document = await page.goto(old);
    expect(document?.status()).toBe(200);
    await expect(page).toHaveURL(new RegExp(`${current}$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
  });
}

const fileNames = [
  ["/en/index.html", "/en"],
  ["/en/news.html", "/en/news"],
  ["/help/doc/2003.html", "/help/doc/2003"],
  ["/index.html", "/"],
] as const;

for (const [file, own] of everyNth<(typeof fileNames)[number]>(fileNames, 2)) {
  test(`the page at its file's name ${file} moves to ${own} as it is`, async ({ page, site }) => {
    await site.openIn(file.startsWith("/en") ? "en-US" : "zh-CN", 1440, `${file}?ref=partner#content`);
    await expect(page).toHaveURL(new RegExp(`:\\d+${own}\\?ref=partner#content$`));
    await site.settle();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("status")).toHaveCount(0);
  });
}

test("an address of the product that ends in .html stays", async ({ page, site }) => {
  await site.openIn("zh-CN", 1440, "/zhj.html?ref=partner");
  await site.settle();
  await expect(page).toHaveURL(/\/zhj\.html\?ref=partner$/);
});

test("a link to a heading of the same page moves there without a reload", async ({ page, site }) => {
  await site.openIn("zh-CN", 1440, "/help/doc/2003");
  await site.settle();
  await markPage(page);
  const contents = page.getByRole("navigation", { name: "本页内容" }).filter({ visible: true });
  const link = contents.getByRole("link").last();
  const heading = site.main.getByRole("heading", { level: 2, name: await link.innerText() });
  await link.click();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/\/help\/doc\/2003#.+/);
  expect(await staysOnPage(page)).toBe(true);
});

test("an address with a heading's name opens at that heading", async ({ page, site }) => {
  await site.openIn("zh-CN", 1440, "/help/doc/2003");
  await site.settle();
  const id = await site.main.getByRole("article").locator("h2[id]").last().getAttribute("id");
  await page.goto("/faq");
  await page.goto(`/help/doc/2003#${id}`);
  await expect(site.main.locator(`[id="${id}"]`)).toBeInViewport();
});

test("a link to a part of the home page arrives at it from elsewhere", async ({ page, site }) => {
  await site.openIn("zh-CN", 1440, "/faq");
  await site.reachSubscription();
  await page.getByRole("contentinfo").getByRole("link", { name: "功能", exact: true }).click();
  await expect(page).toHaveURL(/\/#day$/);
  await expect(page.getByRole("heading", { name: "店里的一天，账是这样记的" })).toBeInViewport();
});

for (const width of [390, 1440]) {
  test(`another page starts at its top with the focus on the content, back and forward lead to the places left, at ${width} px`, async ({
    page,
    site,
  }) => {
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    await site.openIn("zh-CN", width, "/news");
    await site.readThrough();
    await markPage(page);
    const row = site.main.getByRole("heading", { level: 3 }).last().getByRole("link");
    await row.scrollIntoViewIfNeeded();
    const left = await scrolled();
    expect(left).toBeGreaterThan(200);
    await row.click();

    await expect(site.main.getByRole("article")).toBeVisible();
    expect(await scrolled()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    await site.settle();
    await page.evaluate(() => scrollTo({ top: 150, behavior: "instant" }));

    await page.goBack();
    await expect(page).toHaveURL(/\/news$/);
    await expect.poll(scrolled).toBe(left);
    await site.settle();
    expect(await scrolled()).toBe(left);
    await page.goForward();
    await expect.poll(scrolled).toBe(150);
    expect(await staysOnPage(page)).toBe(true);
  });
}

const markedPages = [
  ["/", "首页"],
  ["/news", "新闻"],
  ["/product-news/1", "新闻"],
  ["/about.html", "关于"],
] as const;

for (const [path, name] of everyNth<(typeof markedPages)[number]>(markedPages, 2)) {
  test(`the header marks ${name} on ${path} and nothing else`, async ({ page, site }) => {
    await site.openIn("zh-CN", 1440, path);
    const marked = page.getByRole("navigation", { name: "主导航" }).locator("[aria-current=page]");
    await expect(marked).toHaveText([name]);
  });
}

test("the header marks nothing in the help centre, which is not one of its places", async ({
  page,
  site,
}) => {
  await site.openIn("zh-CN", 1440, "/help");
  await site.settle();
  const header = page.getByRole("navigation", { name: "主导航" });
  await expect(header.getByRole("link")).toHaveCount(7);
  await expect(header.locator("[aria-current]")).toHaveCount(0);
});

test("a link that is pointed at brings its page along, so that it opens without asking for code", async ({
  page,
  site,
}) => {
  await site.openIn("zh-CN", 1440, "/news");
  await site.readThrough();
  const link = page.getByRole("navigation", { name: "主导航" }).getByRole("link", { name: "价格" });
  const brought = page.waitForResponse(/\/assets\/price-[^/]+\.js$/);
  await link.hover();
  await brought;
  await site.settle();
  const late: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) late.push(request.url());
  });
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("价格");
  expect(late).toEqual([]);
});

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.staysOnPage = true;
  });
}

function staysOnPage(page: Page): Promise<boolean> {
  return page.evaluate(() => window.staysOnPage === true);
}
