import type { Page } from "@playwright/test";
import { locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";
import { translationsOf } from "./support/translations";
import { inOneLine, unusualTexts } from "./support/unusual-texts";

// Boxes outside a form: the typed text is searched for, counted or checked in place.

const views = locales.flatMap((locale) => widths.map((width) => ({ locale, width })));
const asWholesaler = "persona:wholesaler,clock:2026-11-21T10:32:00+08:00";
const checkout = "/mall/detail?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO";

test.describe.configure({ timeout: 120_000 });

for (const { locale, width } of variantsFor(views, 0, 1))
  test(`whatever is pasted into the search of orders is looked for and found or not, in ${locale} at ${width} px`, async ({
    page,
    site,
  }) => {
    const t = translationsOf(locale);
    await site.applyMock(asWholesaler);
    await site.openIn(locale, width, "/user-center/orders");
    const box = page.getByRole("searchbox", { name: t("account-orders:search.label") });
    const rows = page.getByRole("list", { name: t("account-orders:list.label") });
    const none = page.getByText(t("account-orders:empty.narrowed"), { exact: true });
    await rows.waitFor();
    for (const [kind, text] of Object.entries(unusualTexts)) {
      await box.fill(text);
      // The box limits the length to that of an address; the accepted part is unchanged.
      await expect(rows.or(none), kind).toBeVisible();
      await expect(box).toHaveValue(inOneLine(text).slice(0, 60));
      await expectWhole(page, width, kind);
      expect([...(new URL(page.url()).searchParams.get("q") ?? "")].length, kind).toBeLessThanOrEqual(60);
    }
    await box.fill("");
    await expect(rows).toBeVisible();
    await expect(page).toHaveURL(/orders$/);
    await box.fill("20261109103200480");
    await expect(page).toHaveURL(/q=20261109103200480$/);
    await expect(rows.getByRole("listitem")).toHaveCount(1);
    await page.reload();
    await expect(box).toHaveValue("20261109103200480");
    await expect(rows.getByRole("listitem")).toHaveCount(1);
  });

for (const { locale, width } of variantsFor(views, 1, 1))
  test(`whatever is pasted into a count leaves a count that can be bought, in ${locale} at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.applyMock(asWholesaler);
    for (const address of [checkout, "/user-center/licences?licence=8802&act=users"]) {
      await site.openIn(locale, width, address);
      const boxes = page.getByRole("main").getByRole("spinbutton");
      await boxes.first().waitFor();
      for (const box of await boxes.all())
        for (const [kind, text] of [
          ...Object.entries(unusualTexts),
          ["many nines", "9".repeat(400)] as const,
        ]) {
          await box.fill(text);
          await box.press("Tab");
          const [value, least, most] = await Promise.all(
            ["aria-valuenow", "aria-valuemin", "aria-valuemax"].map(async (name) =>
              Number(await box.getAttribute(name)),
            ),
          );
          expect(await box.inputValue(), kind).toBe(String(value));
          expect(value, kind).toBeGreaterThanOrEqual(least ?? 0);
          expect(value, kind).toBeLessThanOrEqual(most ?? 0);
          await expectWhole(page, width, kind);
        }
    }
  });

for (const { locale, width } of variantsFor(views, 2, 1))
  test(`whatever is pasted as the answer of a sum is no answer unless it is a number, in ${locale} at ${width} px`, async ({
    page,
    site,
  }) => {
    const t = translationsOf(locale);
    const judged: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") judged.push(request.postData() ?? "");
    });
    await site.applyMock("seed:7");
    await site.openIn(locale, width, "/login?tab=code");
    await site.settle();
    const form = page.getByRole("main").locator("form");
    await form.getByLabel(t("account-log-in:phone.label"), { exact: true }).fill("13912345678");
    await form.getByRole("button", { name: t("verification:useSum") }).click();
    const answer = form.getByRole("button", { name: t("verification:sum.answer") });
    const box = form.locator("input[inputmode=numeric][autocomplete=off]");
    await box.waitFor();
    for (const [kind, text] of Object.entries(unusualTexts)) {
      await box.fill(text);
      await box.press("Enter");
      await expect(answer, kind).toBeDisabled();
      await expect(box).toHaveValue(inOneLine(text));
      await expectWhole(page, width, kind);
    }
    expect(judged.join("\n")).not.toContain("arithmetic");
  });

async function expectWhole(page: Page, width: number, kind: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), kind).toBeLessThanOrEqual(width);
  await expect(page, "nothing typed runs").not.toHaveTitle("ran");
}
