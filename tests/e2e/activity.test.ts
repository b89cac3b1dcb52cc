import type { Page } from "@playwright/test";
import { retryClosedConnection } from "./support/closed-connection";
import { expect, test } from "./support/fixtures";
import { loseNextResponse } from "./support/lost-response";
import { widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";
import { translationsOf } from "./support/translations";

const address = "/auto-activity/year-end-2026";
const t = translationsOf("zh-CN");

test.use({ actionTimeout: 10_000 });

test.describe("without a connection for a moment", () => {
  test.use({ expectErrors: /ERR_CONNECTION_RESET|lottery\/result/ });

  test("a draw whose answer is lost is the same when it is asked for again, and is told once the wheel stops", async ({
    page,
    site,
  }) => {
    await site.applyMock("persona:wholesaler,scenario:lottery-last-printer");
    await site.openIn("zh-CN", 390, address);
    await site.readThrough();
    const sent = await loseNextResponse(page, "**/activity/lottery/result");
    const main = site.main;
    await main.getByRole("button", { name: t("activity-lottery:draw.act"), exact: true }).dblclick();
    await main.getByRole("button", { name: t("activity-lottery:draw.again") }).dblclick();
    const won = main.getByText(t("activity-lottery:result.won", { prize: "标签打印机" }));
    await expect.poll(() => isWheelTurning(page)).toBe(true);
    expect(await won.count()).toBe(0);
    await expect(won).toBeVisible();
    await expect.poll(() => isWheelTurning(page)).toBe(false);
    expect(sent).toHaveLength(1);
    const record = main.getByRole("list", { name: t("activity-lottery:record.title") });
    await expect(record.getByRole("listitem")).toHaveCount(1);
    await expect(main.getByText(t("activity-lottery:chances.left", { count: 0 }))).toBeVisible();
  });
});

test("a link copied by a double press is shared once, also while the copying takes its time", async ({
  page,
  site,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const shares: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/lottery/share-add-chance")) shares.push(request.url());
  });
  await site.applyMock("persona:wholesaler,scenario:no-chances-left");
  await site.openIn("zh-CN", 390, address);
  await site.readThrough();
  await site.main.getByRole("button", { name: t("activity-lottery:share.act") }).click();
  await page.getByRole("button", { name: t("activity-lottery:share.copy") }).dblclick();
  await expect(site.main.getByText(t("activity-lottery:chances.left", { count: 1 }))).toBeVisible();
  await site.settle();
  expect(shares).toHaveLength(1);
});

test("a coupon of a large sum says it in one line on the smallest phone", async ({ page, site }) => {
  await page.route("**/coupon/couponinfo?*", async (route) => {
    const response = await route.fetch(retryClosedConnection);
    const text = (await response.text()).replace('"amount":"100.00"', '"amount":"999999999.99"');
    await route.fulfill({ response, body: text });
  });
  await site.openIn("en-US", 320, address);
  await site.readThrough();
  const sum = await site.main.getByText("¥999,999,999.99").boundingBox();
  const other = await site.main.getByText("¥50", { exact: true }).boundingBox();
  expect(sum?.height).toBe(other?.height);
  expect((sum?.x ?? 0) + (sum?.width ?? 320)).toBeLessThanOrEqual(320 - 16);
});

test("in large print the time of an activity stays on the phone", async ({ page, site }) => {
  await site.openIn("en-US", 360, address, { isCare: true });
  await site.settle();
  const time = await site.main.getByRole("timer").first().boundingBox();
  expect((time?.x ?? 360) + (time?.width ?? 0)).toBeLessThanOrEqual(360 - 16);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("on paper there is nothing to press", async ({ page, site }) => {
  await site.openIn("en-US", 1440, address);
  await site.readThrough();
  const draw = site.main.getByRole("button", { name: "Draw", exact: true });
  await expect(draw).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(draw).toBeHidden();
  await expect(site.main.getByRole("button", { name: /^Get coupon/ }).filter({ visible: true })).toHaveCount(
    0,
  );
});

test("in text twice as large the name of a coupon has the width of the phone", async ({ page, site }) => {
  await site.openIn("en-US", 390, address);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await site.readThrough();
  const name = await site.main.getByText("¥100 off ¥3,000 or more").last().boundingBox();
  expect(name?.width).toBeGreaterThan(300);
});

function isWheelTurning(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .some(({ effect }) => effect instanceof KeyframeEffect && effect.target instanceof SVGGElement),
  );
}

for (const width of variantsFor(widths, 0, 1)) {
  test(`a coupon window opens while one waits, and the coupon goes along to the checkout, at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.applyMock("persona:wholesaler,scenario:activity-upcoming");
    // It begins at midnight in UTC+8: five seconds from now.
    const untilMidnight = 86_400 - (Math.floor(Date.now() / 1000 + 8 * 3600) % 86_400);
    await page.request.post("/__mock/advance", { data: `+${untilMidnight - 5}s` });
    await site.openIn("zh-CN", width, address);
    await site.readThrough();
    const take = site.main.getByRole("button", {
      name: t("activity:coupon.takeOf", { name: "满3000减100" }),
    });
    await expect(take).toBeVisible({ timeout: 15_000 });
    await take.dblclick();
    await site.main.getByRole("link", { name: /^去下单用掉 满3000减100/ }).click();
    await expect(page).toHaveURL(/\/mall\/checkout\?.*couponId=\d+/);
    await expect(site.main.getByText("满3000减100").first()).toBeVisible();
  });
}
