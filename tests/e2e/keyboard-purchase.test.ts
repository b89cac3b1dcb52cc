import type { Page } from "@playwright/test";
import { locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { type Site, widths } from "./support/site-visitor";
import { seenTabTo } from "./support/tab-key";
import { variantsFor } from "./support/thoroughness";
import { type Like, patternsOf, type Translate, translationsOf } from "./support/translations";

/** Narrow and wide in each language; one of them in the everyday run. */
const variants = variantsFor(
  widths.flatMap((width) => locales.map((locale) => ({ locale, width }))),
  0,
  1,
);

test.use({ actionTimeout: 10_000 });

for (const { locale, width } of variants)
  test(`a service is chosen, ordered and paid without a mouse, and the focus is visible at every step, in ${locale} at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.applyMock("persona:wholesaler");
    await site.openIn(locale, width, "/mall");
    const purchase = { page, site, t: translationsOf(locale), like: patternsOf(locale) };
    await openProduct(purchase);
    await chooseTerms(purchase);
    await chooseContact(purchase);
    await chooseExtras(purchase);
    await placeOrder(purchase);
    await payOrder(purchase);
  });

interface Purchase {
  readonly page: Page;
  readonly site: Site;
  readonly t: Translate;
  readonly like: Like;
}

async function openProduct({ page, site }: Purchase): Promise<void> {
  await site.settle();
  await seenTabTo(page, site.main.getByRole("heading", { level: 2 }).getByRole("link").first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/mall\/detail\?/);
  await site.settle();
}

async function chooseTerms({ page, site: { main }, t }: Purchase): Promise<void> {
  const count = (key: string) => main.getByRole("spinbutton", { name: t(key) });
  const users = count("mall-goods:choose.users");
  await seenTabTo(page, users);
  const before = Number(await users.inputValue());
  await page.keyboard.press("ArrowUp");
  await expect(users).toHaveValue(String(before + 1));
  const years = main
    .getByRole("radiogroup", { name: t("mall-goods:choose.years") })
    .getByRole("radio", { checked: true });
  await seenTabTo(page, years);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/years=2/);
  const quantity = count("mall-goods:choose.quantity");
  await seenTabTo(page, quantity);
  await page.keyboard.press("ArrowUp");
  await expect(quantity).toHaveValue("2");
  const order = main.getByRole("link", { name: t("mall-goods:act.order") }).filter({ visible: true });
  await seenTabTo(page, order);
  await page.keyboard.press("Enter");
}

async function chooseContact({ page, site, t }: Purchase): Promise<void> {
  const next = site.main.getByRole("button", { name: t("mall-checkout:step.next") });
  await expect(next).toBeVisible();
  await site.settle();
  await seenTabTo(page, site.main.getByRole("radio", { checked: true }).first());
  await page.keyboard.press("ArrowDown");
  await seenTabTo(page, next);
  await page.keyboard.press("Enter");
}

async function chooseExtras({ page, site, t }: Purchase): Promise<void> {
  const { main } = site;
  await expect(main.getByRole("heading", { name: t("mall-checkout:extras.title") })).toBeFocused();
  await site.settle();
  const coupon = main
    .getByRole("group", { name: t("mall-checkout:coupon.title") })
    .getByRole("radio", { checked: true });
  await seenTabTo(page, coupon);
  await page.keyboard.press("ArrowUp");
  await expect(coupon).toBeFocused();
  await seenTabTo(page, main.getByRole("radio", { name: t("mall-checkout:invoice.later") }));
  await page.keyboard.press("ArrowRight");
  // The titles to choose from are read first.
  await site.settle();
  await seenTabTo(page, main.getByRole("radio", { name: t("invoice:medium.1") }));
  await seenTabTo(page, main.getByRole("button", { name: t("mall-checkout:step.next") }));
  await page.keyboard.press("Enter");
}

async function placeOrder({ page, site, t, like }: Purchase): Promise<void> {
  const { main } = site;
  await expect(main.getByRole("heading", { name: t("mall-checkout:confirm.title") })).toBeFocused();
  await site.settle();
  await seenTabTo(page, main.getByRole("checkbox"));
  await page.keyboard.press("Space");
  const order = main.getByRole("button", { name: like("mall-checkout:confirm.order") });
  await expect(order).toBeEnabled();
  await seenTabTo(page, order);
  await page.keyboard.press("Enter");
}

async function payOrder({ page, site: { main }, t }: Purchase): Promise<void> {
  await expect(page).toHaveURL(/\/mall\/pay\/\d+$/);
  const paid = main.getByRole("heading", { level: 1, name: t("mall-pay:head.paid"), exact: true });
  await expect(paid).toBeVisible({ timeout: 20_000 });
  await seenTabTo(page, main.getByRole("link", { name: t("mall-pay:act.view") }).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/user-center\/orders\/\d+$/);
}
