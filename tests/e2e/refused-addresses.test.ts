import { locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { watchSecrets } from "./support/journey/secrets";
import { variantsFor } from "./support/thoroughness";
import { translationsOf } from "./support/translations";

/** Values of `next=` that would lead a user to another site after sign-in. */
const elsewhere = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/%2F%2Fevil.example",
  "/%255C%255Cevil.example",
  "/./%2Fevil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "https:evil.example",
  "@evil.example",
] as const;

for (const locale of variantsFor(locales, 0, 1))
  test(`after sign-in nobody is redirected to another site, in ${locale}`, async ({ page, site }) => {
    await site.applyMock("persona:wholesaler");
    // A signed-in visitor is redirected at once.
    await site.openIn(locale, 390, "/user-center/security");
    await expect(site.main.getByRole("heading", { level: 2 }).first()).toBeVisible();
    for (const address of elsewhere) {
      await page.goto(`/login?next=${encodeURIComponent(address)}`);
      await expect(page, address).toHaveURL(/^[^/]+\/\/[^/]+\/user-center\/mine$/);
    }
  });

/** The order of another account of the sample data, an unknown number, and malformed numbers. */
const unavailableOrders = [
  "20261118111032180",
  "20991231000000001",
  "1",
  "%27%20OR%201%3D1--",
  "%3Cscript%3E",
] as const;

for (const [index, number] of unavailableOrders.entries())
  for (const locale of variantsFor(locales, index, 1))
    test.describe("another user's order", () => {
      test.use({ expectErrors: /\b40[04]\b/ });

      test(`${number} in the address is refused with a text that reveals nothing, in ${locale}`, async ({
        page,
        site,
      }) => {
        const t = translationsOf(locale);
        await site.applyMock("persona:wholesaler,clock:2026-11-21T10:32:00+08:00");
        await site.openIn(locale, 390, `/mall/pay/${number}`);
        await expect(site.main.getByRole("heading", { name: t("mall-pay:page.missing") })).toBeVisible();
        await site.follow(`/user-center/orders/${number}`);
        await expect(
          site.main.getByRole("heading", { name: t("account-orders:detail.notFound") }),
        ).toBeVisible();
        await site.follow(`/user-center/invoices?order=${number}`);
        // A malformed number opens no order: the list is shown alone.
        if (/^\d{17,20}$/.test(number))
          await expect(page.getByRole("dialog")).toContainText(t("account-invoices:dialog.notFound"));
        else await expect(site.main.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      });
    });

for (const locale of variantsFor(locales, 1, 1))
  test.describe("used one-time tokens", () => {
    test.use({ expectErrors: /\b422\b/ });

    test(`a link is refused with a text and its token is stored nowhere, in ${locale}`, async ({
      page,
      site,
    }) => {
      const t = translationsOf(locale);
      const token = "lt-used-before-000";
      await site.applyMock("seed:7");
      await site.openIn(locale, 390, `/login?token=${token}`);
      await expect(site.main.getByRole("alert")).toContainText(t("rules:session.expired"));
      await expect(page).toHaveURL(/\/login$/);
      const secrets = watchSecrets(page);
      secrets.add(token);
      await page.reload();
      await secrets.expectNoLeak();
    });
  });
