import { locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { widths } from "./support/site-visitor";
import { seenTabTo } from "./support/tab-key";
import { variantsFor } from "./support/thoroughness";
import { patternsOf, translationsOf } from "./support/translations";

const variants = widths.flatMap((width, place) =>
  variantsFor(locales, place, 1).map((locale) => ({ locale, width })),
);

test.use({ actionTimeout: 10_000 });

for (const { locale, width } of variants)
  test(`a service is chosen, ordered and paid without a mouse, and the focus is seen all the way, in ${locale} at ${width} px`, async ({
    page,
    site,
  }) => {
    const [t, like] = [translationsOf(locale), patternsOf(locale)];
    const { main } = site;
    const next = main.getByRole("button", { name: t("mall-checkout:step.next") });
    const press = (key: string) => page.keyboard.press(key);
    await site.applyMock("persona:wholesaler");

    await site.openIn(locale, width, "/mall");
    await site.settle();
    await seenTabTo(page, main.getByRole("heading", { level: 2 }).getByRole("link").first());
    await press("Enter");
    await expect(page).toHaveURL(/\/mall\/detail\?/);
    await site.settle();

    const count = (key: string) => main.getByRole("spinbutton", { name: t(key) });
    const users = count("mall-goods:choose.users");
    await seenTabTo(page, users);
    const before = Number(await users.inputValue());
    await press("ArrowUp");
    await expect(users).toHaveValue(String(before + 1));
    const years = main
      .getByRole("radiogroup", { name: t("mall-goods:choose.years") })
      .getByRole("radio", { checked: true });
    await seenTabTo(page, years);
    await press("ArrowRight");
    await expect(page).toHaveURL(/years=2/);
    const quantity = count("mall-goods:choose.quantity");
    await seenTabTo(page, quantity);
    await press("ArrowUp");
    await expect(quantity).toHaveValue("2");
    await seenTabTo(
      page,
      main.getByRole("link", { name: t("mall-goods:act.order") }).filter({ visible: true }),
    );
    await press("Enter");

    await expect(next).toBeVisible();
    await site.settle();
    await seenTabTo(page, main.getByRole("radio", { checked: true }).first());
    await press("ArrowDown");
    await seenTabTo(page, next);
    await press("Enter");

    await expect(main.getByRole("heading", { name: t("mall-checkout:extras.title") })).toBeFocused();
    await site.settle();
    const coupons = main.getByRole("group", { name: t("mall-checkout:coupon.title") });
    await seenTabTo(page, coupons.getByRole("radio", { checked: true }));
    await press("ArrowUp");
    await expect(coupons.getByRole("radio", { checked: true })).toBeFocused();
    await seenTabTo(page, main.getByRole("radio", { name: t("mall-checkout:invoice.later") }));
    await press("ArrowRight");
    await seenTabTo(page, main.getByRole("radio", { name: t("invoice:medium.1") }));
    await seenTabTo(page, next);
    await press("Enter");

    await expect(main.getByRole("heading", { name: t("mall-checkout:confirm.title") })).toBeFocused();
    await site.settle();
    await seenTabTo(page, main.getByRole("checkbox"));
    await press("Space");
    const order = main.getByRole("button", { name: like("mall-checkout:confirm.order") });
    await expect(order).toBeEnabled();
    await seenTabTo(page, order);
    await press("Enter");

    await expect(page).toHaveURL(/\/mall\/pay\/\d+$/);
    const head = (key: string) => main.getByRole("heading", { level: 1, name: t(key), exact: true });
    await expect(head("mall-pay:head.paid")).toBeVisible({ timeout: 20_000 });
    await seenTabTo(page, main.getByRole("link", { name: t("mall-pay:act.view") }).first());
    await press("Enter");
    await expect(page).toHaveURL(/\/user-center\/orders\/\d+$/);
  });
