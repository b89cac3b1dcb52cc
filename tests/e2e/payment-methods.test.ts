import type { Locator } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { booksOf } from "./support/journey/back-end-state";
import { expectOrderState, settleAs } from "./support/journey/cashier";
import { payClients } from "./support/journey/pay-clients";
import { watchSecrets } from "./support/journey/secrets";
import { variantsFor } from "./support/thoroughness";
import { patternsOf, translationsOf } from "./support/translations";

const [t, like] = [translationsOf("zh-CN"), patternsOf("zh-CN")];
const outcomes = ["paid", "failed", "cancelled", "unknown"] as const;

test.use({ actionTimeout: 10_000 });

for (const [index, client] of payClients.entries()) {
  const { payType, name, userAgent, open, handedOver } = client;
  test.describe(name, () => {
    test.use(userAgent === undefined ? {} : { userAgent });

    for (const outcome of variantsFor(outcomes, index, 1)) {
      test(`an order paid ${name} ends ${outcome} as its payment does, and is charged ${outcome === "paid" ? "once" : "nothing"}`, async ({
        page,
        context,
        site,
      }) => {
        const books = booksOf(page);
        await site.applyMock("persona:wholesaler,scenario:order-unpaid");
        await books.stopClock();
        await open?.(page, outcome === "cancelled" ? "cancels" : "pays");
        const orderNo = (await books.orders())[0]?.orderNo ?? "";
        const payments = await books.payments();
        await site.openIn("zh-CN", 390, `/mall/pay/${orderNo}`);
        const journey = { page, context, site, books, secrets: watchSecrets(page), t, like };
        const head = (key: string) => site.main.getByRole("heading", { level: 1, name: t(key), exact: true });

        await site.main.locator(`input[name="pay-type"][value="${payType}"]`).check();
        await site.main.getByRole("button", { name: like("mall-pay:act.pay") }).dblclick();
        // The claim of an app is no proof: nothing is paid until the order is.
        const isClaimed = open !== undefined && payType !== 37;
        const heading = !isClaimed
          ? head(`mall-pay:head.${handedOver}`)
          : head(outcome === "cancelled" ? "rules:pay.cancelled" : "mall-pay:head.confirming");
        await expect(heading).toBeVisible();
        await expectOrderState(journey, orderNo);
        expect(await books.payments()).toBe(payments + 1);

        await settleAs(journey, orderNo, outcome);
        await page.reload();
        await expectOrderState(journey, orderNo);
        await expectNextAction(site.main, outcome);
        expect(await books.payments(), "nothing was begun again").toBe(payments + 1);
      });
    }
  });
}

test("where the browser has no clipboard, as in messengers, the number is copied from its dialog all the same", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("There is none.")) });
  });
  await site.applyMock("persona:wholesaler,scenario:order-unpaid");
  const orderNo = (await booksOf(page).orders())[0]?.orderNo ?? "";
  await site.openIn("zh-CN", 390, `/mall/pay/${orderNo}`);
  await site.main.getByRole("button", { name: t("mall-pay:act.support") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("mall-pay:support.copy") })
    .click();
  await expect(page.getByText(t("common:copy.done"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(orderNo);
});

/** Only a payment that ended without money may be started again. */
async function expectNextAction(main: Locator, outcome: (typeof outcomes)[number]): Promise<void> {
  const isOpen = outcome === "failed" || outcome === "cancelled";
  await expect(main.getByRole("button", { name: t("mall-pay:act.retry") })).toHaveCount(isOpen ? 1 : 0);
  await expect(main.getByRole("button", { name: like("mall-pay:act.pay") })).toHaveCount(0);
}
