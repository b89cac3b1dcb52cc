import type { Locator } from "@playwright/test";
import { locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { variantsFor } from "./support/thoroughness";
import { translationsOf } from "./support/translations";

// The support button floats over lists whose amounts are at the right edge of a phone.

const places = [
  "/user-center/orders",
  "/user-center/contacts",
  "/user-center/coupons",
  "/user-center/licences?licence=8801&act=renew",
] as const;

for (const [index, path] of places.entries())
  for (const locale of variantsFor(locales, index, 1))
    test(`the support button is not in the way of who reads on in ${path}, and is back at once, in ${locale}`, async ({
      page,
      site,
    }) => {
      await site.applyMock(
        "persona:wholesaler,scenario:many-orders,scenario:contacts-full,scenario:many-coupons",
      );
      await site.openIn(locale, 390, path);
      await site.settle();
      const button = page
        .getByRole("complementary", { name: translationsOf(locale)("common:support.label") })
        .getByRole("button");
      const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
      await expect(button).toBeInViewport({ ratio: 1 });
      await scrollTo(300);
      await expect(button).not.toBeInViewport();
      await scrollTo(200);
      await expect(button).toBeInViewport({ ratio: 1 });
      await scrollTo(400);
      await expect(button).not.toBeInViewport();
      await scrollTo(0);
      await expect(button).toBeInViewport({ ratio: 1 });

      await scrollTo(400);
      await expect(button).not.toBeInViewport();
      // Hidden or not, it is shown completely when it has the focus.
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(button).toBeInViewport({ ratio: 1 });
    });

for (const width of [390, 360])
  test(`the last row of a page ends above the support button, which a bar raises, at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.applyMock("persona:promoter");
    await site.openIn("en-US", width, "/agent/divide");
    await site.settle();
    const button = page
      .getByRole("complementary", { name: translationsOf("en-US")("common:support.label") })
      .getByRole("button");
    const toEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole("contentinfo").getByRole("switch");
    // The footer is fetched as its place comes near.
    await expect(async () => {
      await toEnd();
      await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
    await button.focus();
    await toEnd();
    const edge = (place: Locator, side: "top" | "bottom") =>
      place.evaluate((element, name) => element.getBoundingClientRect()[name], side);
    await expect(async () => {
      expect(await edge(last, "bottom")).toBeLessThanOrEqual(await edge(button, "top"));
    }).toPass();
  });

for (const locale of variantsFor(locales, 0, 1))
  test(`another card can be chosen beside the support button, in ${locale}`, async ({ page, site }) => {
    await site.applyMock("persona:promoter");
    await site.openIn(locale, 390, "/agent/divide");
    await site.settle();
    const t = translationsOf(locale);
    const button = page.getByRole("complementary", { name: t("common:support.label") }).getByRole("button");
    const change = page.getByRole("button", { name: t("promoter-withdrawal:card.change"), exact: true });
    const [floating, inRow] = await Promise.all([button.boundingBox(), change.boundingBox()]);
    expect((inRow?.x ?? 390) + (inRow?.width ?? 0)).toBeLessThanOrEqual(floating?.x ?? 0);
  });

test("the support button does not move when the bar of a withdrawal comes", async ({ page, site }) => {
  await site.applyMock("persona:promoter,fault:getWithdrawalInfo=latency(1500)");
  await site.openIn("zh-CN", 390, "/agent/divide");
  const t = translationsOf("zh-CN");
  const button = page.getByRole("complementary", { name: t("common:support.label") }).getByRole("button");
  const before = await button.boundingBox();
  await expect(page.getByRole("form", { name: t("promoter-withdrawal:title") })).toHaveCount(0);
  await expect(page.getByRole("form", { name: t("promoter-withdrawal:title") })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

for (const path of ["/price.html", "/help"])
  test(`the support button stands above the bar of ${path}, however high letters of twice the size make it`, async ({
    page,
    site,
  }) => {
    await site.openIn("en-US", 320, path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await site.settle();
    const button = page
      .getByRole("complementary", { name: translationsOf("en-US")("common:support.label") })
      .getByRole("button");
    const bottom = async () => {
      const box = await button.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const bar = page.locator("[data-fixed-bar]").first();
    await expect.poll(async () => ((await bar.boundingBox())?.y ?? 0) - (await bottom())).toBeGreaterThan(0);
  });
