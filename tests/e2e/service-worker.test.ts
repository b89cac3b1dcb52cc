import type { BrowserContext, Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility";
import { test as base, expect } from "./support/fixtures";
import { openNetwork, type SiteNetwork } from "./support/site-network";
import { storedFiles, untilStored } from "./support/stored-by-worker";
import { patternsOf, translationsOf } from "./support/translations";

const t = translationsOf("zh-CN");
const wholesaler = "persona:wholesaler,clock:2026-11-21T10:32:00+08:00";

/** A browser that comes back: workers run, and what reaches the site is seen. */
const test = base.extend<{ network: SiteNetwork }>({
  network: async ({ browserName: _browser }, use) => {
    const network = await openNetwork(process.env["STOCKBOOK_ADDRESS"] ?? "");
    await use(network);
    network.close();
  },
  baseURL: ({ network }, use) => use(network.address),
});

test.use({
  serviceWorkers: "allow",
  expectErrors:
    /获取\S*出错|Failed to (?:load|fetch)|could not be fetched|ERR_|Could not|could not be set up|settings.json/,
});

/** A document that a service worker answers takes an emulated loss of the network for none, until it is told of one. */
async function tellOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

test("the second visit takes all code from the device; without a network the page opens as it was last seen", async ({
  page,
  context,
  site,
  network,
}) => {
  await site.openIn("zh-CN", 1440, "/");
  await untilStored(page, ["/", "/app.html", "/settings.json"]);

  network.asked.length = 0;
  const fromWorker: boolean[] = [];
  page.on("response", (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) fromWorker.push(response.fromServiceWorker());
  });
  await page.goto("/");
  await site.settle();
  expect(network.asked.filter((path) => path.startsWith("/assets/"))).toEqual([]);
  expect(fromWorker.length).toBeGreaterThan(3);
  expect(fromWorker).not.toContain(false);

  network.cut();
  await context.setOffline(true);
  await page.goto("/");
  await tellOffline(context);
  await site.settle();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const notice = page.getByRole("status").filter({ hasText: patternsOf("zh-CN")("common:offline.copy") });
  await expect(notice).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("without a network every address opens in the reader's language: its page, its shell, or the start page", async ({
  page,
  context,
  site,
  network,
}) => {
  await site.openIn("en-US", 1440, "/faq");
  await untilStored(page, ["/en/faq", "/app.html"]);
  await site.applyMock(wholesaler);
  await page.goto("/user-center/mine");
  await untilStored(page, ["/shells/en/user-center-mine.html"]);
  await site.settle();

  network.cut();
  await context.setOffline(true);
  const faq = await page.goto("/faq");
  await tellOffline(context);
  expect(await faq?.text()).toContain('lang="en-US"');
  await site.settle();
  await expect(
    page.getByRole("status").filter({ hasText: patternsOf("en-US")("common:offline.copy") }),
  ).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Pricing" })).toHaveAttribute(
    "href",
    "/price.html",
  );

  const mine = await page.goto("/user-center/mine");
  await tellOffline(context);
  expect(await mine?.text()).toContain('lang="en-US"');
  await expect(
    page.getByRole("status").filter({ hasText: translationsOf("en-US")("common:offline.text") }),
  ).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();

  await page.goto("/zh-tw/news");
  await expect(page.getByRole("link", { name: "Retry" })).toBeVisible();
});

test("nothing of a signed-in reader is stored: no answer of a back end, no address of their own", async ({
  page,
  site,
  network,
}) => {
  await site.applyMock(wholesaler);
  await site.openIn("zh-CN", 1440, "/user-center/mine");
  await untilStored(page, ["/shells/zh-cn/user-center-mine.html"]);
  const order = "/user-center/orders";
  await page.goto(order);
  await site.settle();
  await site.main
    .getByRole("link", { name: /详情|SO|DD/ })
    .first()
    .click();
  await site.settle();
  await untilStored(page, ["/shells/zh-cn/user-center-orders-_orderNo.html"]);

  expect(network.asked.filter((path) => path.startsWith("/api/")).length).toBeGreaterThan(0);
  const stored = await storedFiles(page);
  const others = Object.keys(stored).filter((path) => !/^\/(?:assets|shells)\//.test(path));
  expect(others.sort()).toEqual(["/app.html", "/reader-locale", "/settings.json"]);
  const nickname = await page.evaluate(() =>
    String(JSON.parse(localStorage.getItem("userInfo") ?? "{}").nickname),
  );
  expect(nickname.length).toBeGreaterThan(1);
  for (const [path, text] of Object.entries(stored)) {
    // The list of all places of China has one of this name.
    if (path.startsWith("/assets/china-area-data-")) continue;
    expect(text.includes(nickname), path).toBe(false);
  }
});

test("a new release waits for its reader, asks before it loses what was typed, and leaves other tabs alone", async ({
  page,
  context,
  site,
  network,
}) => {
  const name = page.getByRole("textbox", { name: t("content-contact:callBack.name") });
  await site.openIn("zh-CN", 1440, "/contact");
  await untilStored(page, ["/app.html"]);
  const other = await context.newPage();
  await other.goto("/faq");
  // A tab behind another one paints once a second.
  await page.bringToFront();
  for (const tab of [page, other]) await tab.evaluate(() => Object.assign(window, { isFirst: true }));
  const isFirst = (tab: Page) => tab.evaluate(() => Object(window).isFirst === true);

  network.change("/service-worker.js", (text) => text.replace(/\/assets\/routes-[^"`]+/g, "/assets/next.js"));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const notice = page.getByRole("status").filter({ hasText: t("common:update.text") });
  await expect(notice).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const reload = notice.getByRole("button", { name: t("common:update.reload") });
  await name.fill("永兴");
  await site.follow("/login?tab=register");
  // No draft stores a phone number.
  await page.getByLabel("手机号", { exact: true }).fill("13800138888");
  await reload.click();
  await expect(page.getByText(t("common:update.unsaved"))).toBeVisible();
  expect(await isFirst(page)).toBe(true);

  await site.follow("/contact");
  await expect(name).toHaveValue("永兴");
  await reload.click();
  await expect.poll(() => isFirst(page).catch(() => true)).toBe(false);
  await site.settle();
  await expect(name).toHaveValue("永兴");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  expect(await isFirst(other), "the other tab was not reloaded").toBe(true);
});

test("turned off by the setting, the worker goes and leaves nothing behind", async ({
  page,
  site,
  network,
}) => {
  await site.openIn("zh-CN", 1440, "/faq");
  await untilStored(page, ["/faq"]);
  network.change("/settings.json", (text) => JSON.stringify({ ...JSON.parse(text), serviceWorker: false }));
  await page.reload();
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
  await expect.poll(registrations).toEqual([]);
  // The page that was open still had its worker; the next one has none and removes what that one stored last.
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  expect(await registrations()).toEqual([]);
});

test("a worker that cannot start leaves the page as it is without one", async ({ page, site, network }) => {
  network.change("/service-worker.js", () => "throw new Error('broken');");
  const reported = page.waitForEvent("console", (message) => message.text().includes("could not be set up"));
  await site.openIn("zh-CN", 1440, "/faq");
  await reported;
  await site.follow("/news");
  await expect(page.getByRole("heading", { level: 1, name: t("content:news.title.news") })).toBeVisible();
});
