import { locales } from "../../src/platform/locale";
import { retryClosedConnection } from "./support/closed-connection";
import { expect, test } from "./support/fixtures";
import { readPosterCode } from "./support/poster-code";
import { lostText } from "./support/text-loss";
import { variantsFor } from "./support/thoroughness";
import { translationsOf } from "./support/translations";

const messenger =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50";
const t = translationsOf("zh-CN");

test.use({ actionTimeout: 10_000 });

test("a large sum of red packets does not run over the page of a phone", async ({ page, site }) => {
  await page.route("**/recommend/inviter/total?*", async (route) => {
    const response = await route.fetch(retryClosedConnection);
    const text = (await response.text()).replace(/"net":"[\d.]+"/g, '"net":"99999999.99"');
    await route.fulfill({ response, body: text });
  });
  await site.applyMock("persona:inviter");
  await site.openIn("zh-CN", 320, "/invite");
  await site.settle();
  const sum = page.getByRole("button", { name: /99,999,999\.99/ });
  await sum.scrollIntoViewIfNeeded();
  const box = await sum.boundingBox();
  expect(box === null ? 0 : box.x + box.width).toBeLessThanOrEqual(320 - 16);
});

test("after the last red packet was received the page closes up where they stood", async ({ page, site }) => {
  await site.applyMock("persona:inviter,scenario:award-claimable");
  await site.openIn("zh-CN", 390, "/invite");
  await site.settle();
  await site.main.getByRole("button", { name: /^领取/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("invite-inviter:receive.close") })
    .click();
  await expect(site.main.getByRole("button", { name: /^领取/ })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("div");
  const panel = await site.main
    .getByText(t("invite-inviter:share.code"))
    .locator("xpath=../../..")
    .boundingBox();
  const next = await site.main.getByRole("region", { name: t("invite-inviter:brought.title") }).boundingBox();
  expect((next?.y ?? 0) - (panel?.y ?? 0) - (panel?.height ?? 0)).toBeCloseTo(40, 0);
});

test.describe("the poster", () => {
  const posters = locales.flatMap((locale) =>
    (["zhj", "xh"] as const).map((programme) => ({ locale, programme })),
  );
  for (const { locale, programme } of variantsFor(posters, 0, 2)) {
    test(`of ${programme} in ${locale} is read at half its size after recompression`, async ({
      page,
      site,
    }) => {
      const texts = translationsOf(locale);
      const isMain = programme === "zhj";
      await site.applyMock(isMain ? "persona:inviter" : "persona:retailer");
      await site.openIn(locale, 390, isMain ? "/invite" : "/invite/xh-share");
      await site.settle();
      await page.getByRole("button", { name: texts("invite-inviter:share.poster") }).click();
      const poster = page.getByRole("dialog").getByRole("img");
      await expect(poster).toBeVisible();
      const link = await readPosterCode(page, poster, { scale: 0.5, quality: 0.6 });
      const address = new URL(link ?? "");
      expect(address.pathname).toBe("/invite/register");
      expect(address.searchParams.get("channel")).toBe("poster");
      expect(address.searchParams.get("programme")).toBe(isMain ? null : "xh");
      expect(address.searchParams.get("recode")).toBe(
        await page.locator("p.select-all").first().textContent(),
      );
    });
  }

  test("leads where the inviter chose, also after another choice", async ({ page, site }) => {
    await site.applyMock("persona:inviter");
    await site.openIn("zh-CN", 390, "/invite");
    await site.settle();
    const poster = page.getByRole("dialog").getByRole("img");
    await page.getByRole("button", { name: t("invite-inviter:share.poster") }).click();
    await expect(poster).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("radio", { name: t("invite-inviter:share.product") }).press("Space");
    // The server makes the links of each choice: until they are there, the ones before are passed on.
    await expect(site.main.getByText("/invite/share-product")).toBeVisible();
    await page.getByRole("button", { name: t("invite-inviter:share.poster") }).click();
    await expect(poster).toBeVisible();
    const link = await readPosterCode(page, poster, { scale: 1, quality: 0.9 });
    expect(new URL(link ?? "").pathname).toBe("/invite/share-product");
  });

  test("is saved as a file, and inside a messenger to be pressed and held", async ({
    page,
    site,
    browser,
  }) => {
    await site.applyMock("persona:inviter");
    await site.openIn("zh-CN", 1440, "/invite");
    await site.settle();
    await page.getByRole("button", { name: t("invite-inviter:share.poster") }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: t("invite-inviter:poster.save") }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.png$/);
    expect(browser.isConnected()).toBe(true);
  });
});

test.describe("inside a messenger", () => {
  test.use({ userAgent: messenger });
  test.describe.configure({ timeout: 150_000 });

  test("passing on shows the corner to tap", async ({ page, site }) => {
    await site.applyMock("persona:inviter");
    await site.openIn("zh-CN", 390, "/invite");
    await site.settle();
    await page.getByRole("button", { name: t("invite-inviter:share.send") }).click();
    await expect(page.getByRole("img", { name: t("invite-inviter:guide.picture") })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

const apps = [
  {
    app: "the payment app",
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 AlipayClient/10.5",
  },
  { app: "our own app", userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel) Mobile Stockbook/7.2.1" },
] as const;

for (const { app, userAgent } of variantsFor(apps, 0, 1))
  test.describe(`inside ${app}`, () => {
    test.use({ userAgent });

    test("the poster is pressed and held, the invitation stands bare and the registration is there", async ({
      page,
      site,
    }) => {
      await site.applyMock("persona:inviter");
      await site.openIn("zh-CN", 390, "/invite");
      await site.settle();
      await page.getByRole("button", { name: t("invite-inviter:share.poster") }).click();
      const poster = page.getByRole("dialog");
      await expect(poster.getByText(t("invite-inviter:poster.hold"))).toBeVisible();
      await expect(poster.getByRole("img")).toBeVisible();
      await expect(poster.getByRole("button", { name: t("invite-inviter:poster.save") })).toHaveCount(0);

      await site.applyMock("persona:visitor");
      await page.evaluate(() => localStorage.removeItem("userInfo"));
      await page.goto("/invite/share-register?recode=YX9027&channel=poster");
      await expect(page.getByRole("banner")).toHaveCount(0);
      await site.main.getByRole("link", { name: t("invite:act.try", { days: 15 }) }).click();
      await expect(page).toHaveURL(/\/invite\/register\?recode=YX9027&channel=poster$/);
      await expect(site.main.getByLabel(t("account-log-in:phone.label"), { exact: true })).toBeVisible();
    });
  });

test("on a computer another inviter's link asks first, and the choice outlives a reload", async ({
  page,
  site,
}) => {
  await site.applyMock("seed:7");
  await site.openIn("zh-CN", 1440, "/invite/share-register?recode=YX9027");
  await expect(site.main.getByRole("heading", { level: 1 })).toHaveText("永兴请你用货簿云");
  await page.goto("/invite/share-register?recode=ZF8820");
  const question = site.main.getByRole("alert", { name: t("invite:conflict.title") });
  await question.getByRole("button", { name: "还是永兴" }).click();
  await expect(page).toHaveURL(/recode=YX9027$/);
  await page.goto("/invite/register");
  await expect(site.main.getByText(t("invite:register.by", { name: "永兴" }))).toBeVisible();
});

for (const locale of variantsFor(["zh-CN", "en-US", "zh-TW"] as const, 0, 2))
  test(`after New Year the dates of last year stand clear of what they belong to, in ${locale}`, async ({
    page,
    site,
  }) => {
    const newYear = "2027-01-01T00:10:00+08:00";
    await page.clock.install({ time: new Date(newYear) });
    await site.applyMock(`persona:inviter,clock:${newYear}`);
    for (const path of ["/invite/detail", "/invite/detail?view=invitees", "/invite/detail?view=opens"]) {
      await site.openIn(locale, 390, path);
      await expect(site.main.getByText(/2026/).first()).toBeVisible();
      expect(await lostText(page), path).toEqual([]);
    }
    await site.applyMock(`persona:inviter,scenario:many-draws,clock:${newYear}`);
    await site.openIn(locale, 390, "/auto-activity/year-end-2026");
    await expect(site.main.getByText(/2026.+09:00/).first()).toBeVisible();
    expect(await lostText(page)).toEqual([]);
  });

test("in large print the reason of a red packet stands under its title", async ({ page, site }) => {
  await site.applyMock("persona:inviter");
  await site.openIn("zh-CN", 390, "/invite/detail", { isCare: true });
  const award = site.main.getByRole("listitem").filter({ hasText: "24小时没有拆开" });
  const title = await award.locator("p").first().boundingBox();
  const reason = await award.getByText("24小时没有拆开").boundingBox();
  expect(reason?.x).toBe(title?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("an inviter's name without a place to break leaves the page as wide as the smallest phone", async ({
  page,
  site,
}) => {
  await page.route("**/recommend/info?*", async (route) => {
    const response = await route.fetch(retryClosedConnection);
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, displayName: "W".repeat(20) } } });
  });
  for (const path of ["/invite/register", "/invite/share-register"]) {
    await site.openIn("zh-CN", 320, `${path}?recode=YX9027`);
    await expect(site.main.getByRole("region", { name: /^W{20}/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test.describe("the messenger's authorisation", () => {
  test.use({ userAgent: messenger, expectErrors: /\b4(?:00|01|22)\b/ });
  const question = "https://open.messenger.example/connect/authorize";

  for (const answer of ["refused", "used", "foreign state"] as const) {
    test(`that was ${answer} ends on a page with a button, asked once`, async ({ page, site }) => {
      await site.applyMock("persona:inviter,scenario:no-messenger-account");
      let requestCount = 0;
      await page.route("**/settings.json", (route) =>
        route.fulfill({ json: { links: { messengerAuthorisation: `${question}?appid=wx1` } } }),
      );
      await page.route(`${question}**`, (route) => {
        requestCount += 1;
        const query = new URL(route.request().url()).searchParams;
        const back = new URL(query.get("redirect_uri") ?? "");
        if (answer !== "refused") back.searchParams.set("code", "code-of-nobody");
        back.searchParams.set("state", answer === "foreign state" ? "theirs" : (query.get("state") ?? ""));
        return route.fulfill({ status: 302, headers: { location: back.href } });
      });
      await site.openIn("zh-CN", 390, "/invite/middle?next=%2Finvite%2Fdetail");
      await expect(site.main.getByRole("heading", { name: t("invite:middle.failed") })).toBeVisible();
      expect(requestCount).toBe(1);
      await expect(page).not.toHaveURL(/code=/);
      await site.main.getByRole("link", { name: t("invite:middle.skip") }).click();
      await expect(page).toHaveURL(/\/invite\/detail$/);
    });
  }
});

for (const locale of variantsFor(["en-US", "zh-CN", "zh-TW"] as const, 0, 1))
  test(`every price of an invitation stands beside what it buys on a phone, in ${locale}`, async ({
    page,
    site,
  }) => {
    await site.openIn(locale, 390, "/invite/share-product?recode=YX9027");
    await site.settle();
    const offers = await page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: translationsOf(locale)("invite:offers.buy") }) })
      .all();
    expect(offers.length).toBeGreaterThan(1);
    for (const offer of offers) {
      const [name, price] = await Promise.all([
        offer.locator("p").first().boundingBox(),
        offer.locator(".figures").first().boundingBox(),
      ]);
      expect(price?.x ?? 0).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
    }
  });
