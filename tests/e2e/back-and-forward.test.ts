import type { Locator, Page } from "@playwright/test";
import { locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { booksOf } from "./support/journey/back-end-state";
import { watchTexts } from "./support/journey/forbidden-texts";
import { visibleAmount } from "./support/journey/visible-amount";
import { widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";
import { patternsOf, translationsOf } from "./support/translations";

// Back and forward through a purchase never order or pay twice, and no page shows an outdated state for a moment.

const detail = "/mall/detail?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=2&users=2&stores=1";

test.use({ actionTimeout: 10_000 });
test.describe.configure({ timeout: 120_000 });

/** Narrow and wide in each language; one of them in the everyday run. */
const views = variantsFor(
  [...widths].reverse().flatMap((width) => locales.map((locale) => ({ locale, width }))),
  1,
  1,
);

for (const { locale, width } of views)
  test(`back and forward through checkout and payment keep what is true, in ${locale} at ${width} px`, async ({
    page,
    site,
  }) => {
    const [t, like, books] = [translationsOf(locale), patternsOf(locale), booksOf(page)];
    const { main } = site;
    const head = (key: string) => main.getByRole("heading", { level: 1, name: t(key), exact: true });
    const next = main.getByRole("button", { name: t("mall-checkout:step.next") });
    const note = main.getByRole("textbox", { name: t("mall-checkout:note.label") });
    const toOrder = main.getByRole("button", { name: like("mall-checkout:confirm.order") });
    const other = main.getByRole("radio").nth(1);

    await test.step("each step keeps what was entered, back, forward and reloaded", async () => {
      await site.applyMock("persona:wholesaler");
      await books.stopClock();
      await site.openIn(locale, width, detail);
      await main
        .getByRole("link", { name: t("mall-goods:act.order") })
        .filter({ visible: true })
        .click();
      await other.check();
      await next.click();
      await note.fill("下午三点后来电");
      await next.click();
      await expect(toOrder).toBeEnabled();
      const price = await visibleAmount(main);
      await traverse(page, [
        { go: "back", shows: note },
        { go: "back", shows: other },
        { go: "back", shows: main.getByText(t("mall-goods:quote.due")).first() },
        { go: "forward", shows: other },
      ]);
      await expect(other).toBeChecked();
      await traverse(page, [{ go: "forward", shows: note }]);
      await expect(note).toHaveValue("下午三点后来电");
      await traverse(page, [{ go: "forward", shows: toOrder }]);
      await expect.poll(() => visibleAmount(main)).toBe(price);
    });

    const [ordersBefore, paymentsBefore] = [(await books.orders()).length, await books.payments()];
    const expectOnce = async () => {
      expect((await books.orders()).length, "ordered once").toBe(ordersBefore + 1);
      expect(await books.payments(), "one payment was begun").toBe(paymentsBefore + 1);
    };

    await test.step("back from the QR code shows the order, and forward shows the same code", async () => {
      await main.getByRole("checkbox").check();
      await toOrder.click();
      await expect(head("mall-pay:head.scan")).toBeVisible();
      await traverse(page, [{ go: "back", shows: note }]);
      await next.click();
      await expect(main.getByText(like("mall-checkout:made.unpaid"))).toBeVisible();
      await expect(toOrder).toHaveCount(0);
      await page.reload();
      await expect(main.getByText(like("mall-checkout:made.unpaid"))).toBeVisible();
      await main.getByRole("link", { name: t("mall-checkout:made.pay") }).click();
      await expect(head("mall-pay:head.scan")).toBeVisible();
      await traverse(page, [
        { go: "back", shows: main.getByText(like("mall-checkout:made.unpaid")) },
        { go: "forward", shows: head("mall-pay:head.scan") },
      ]);
      await expectOnce();
    });

    const [order] = await books.orders();
    const orderNo = order?.orderNo ?? "";
    await test.step("the order's own page is left and reached again while it is unpaid", async () => {
      await main.getByRole("link", { name: t("mall-pay:act.later") }).click();
      await main.locator(`a[href="/user-center/orders/${orderNo}"]`).first().click();
      await expect(main.getByText(t("account-orders:detail.unpaid")).first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/user-center\/orders$/);
      await traverse(page, [{ go: "back", shows: head("mall-pay:head.scan") }]);
      await expectOnce();
    });

    await test.step("once paid, no page of the history calls it unpaid, not even for a moment", async () => {
      const watch = await watchTexts(page, [
        t("mall-pay:head.created"),
        t("mall-pay:head.scan"),
        t("order:state.unpaid"),
        t("account-orders:detail.unpaid"),
      ]);
      expect(await watch.shownTexts(), "a shown text is recorded as well").toHaveLength(1);
      await books.settle(orderNo, "paid");
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(head("mall-pay:head.paid")).toBeVisible();
      watch.reset();
      const paidLine = main.getByText(t("order:total.paid"), { exact: true }).first();
      await main.getByRole("link", { name: t("mall-pay:act.view") }).click();
      await expect(page).toHaveURL(new RegExp(`/user-center/orders/${orderNo}$`));
      await traverse(page, [
        { go: "back", shows: head("mall-pay:head.paid") },
        { go: "back", shows: main.getByText(like("mall-checkout:made.done")) },
        { go: "forward", shows: head("mall-pay:head.paid") },
        { go: "forward", shows: paidLine },
      ]);
      await expect(main.getByRole("button", { name: like("mall-pay:act.pay") })).toHaveCount(0);
      expect(await watch.shownTexts()).toEqual([]);
      await expectOnce();
    });
  });

interface Move {
  readonly go: "back" | "forward";
  /** The expected content of a page of the history, after arrival and after a reload. */
  readonly shows: Locator;
}

/** Goes back and forward through the history; every page has its expected content after arrival and after a reload. */
async function traverse(page: Page, moves: readonly Move[]): Promise<void> {
  for (const { go, shows } of moves) {
    await (go === "back" ? page.goBack() : page.goForward());
    await expect(shows).toBeVisible();
    await page.reload();
    await expect(shows).toBeVisible();
  }
}
