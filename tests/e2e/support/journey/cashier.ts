import { expect } from "../fixtures";
import { expectAfterInterruptions, type Journey } from "./interruptions";
import { loseResponse } from "./lost-responses";
import { visibleAmount } from "./visible-amount";

type Outcome = "paid" | "failed" | "cancelled" | "unknown";

/** What of a journey paying needs. */
type Payer = Pick<Journey, "page" | "site" | "books" | "t">;

/** The heading over the amount for an outcome. */
const labels: Readonly<Record<Outcome, string>> = {
  paid: "mall-pay:head.paid",
  failed: "rules:pay.failed",
  cancelled: "rules:pay.cancelled",
  unknown: "mall-pay:head.unknown",
};

/** Pays an order by the QR code on screen: declined, cancelled, unknown, and paid at last. */
export async function payWithInterruptions(journey: Journey, orderNo: string): Promise<void> {
  const { site, t, like, books } = journey;
  const { main } = site;
  const head = (key: string) => main.getByRole("heading", { level: 1, name: t(key), exact: true });
  await books.stopClock();
  await expectOrderState(journey, orderNo);
  await main.getByRole("button", { name: like("mall-pay:act.pay") }).dblclick();
  await expect(head("mall-pay:head.scan")).toBeVisible();
  const before = await books.payments();
  await expectAfterInterruptions(journey, (on) =>
    on.getByRole("heading", { level: 1, name: t("mall-pay:head.scan") }),
  );
  expect(await books.payments(), "the try that was begun goes on").toBe(before);
  await expectOrderState(journey, orderNo);

  let tries = before;
  for (const outcome of ["failed", "cancelled", "unknown"] as const) {
    await books.settle(orderNo, outcome);
    await returnToPage(journey);
    await expect(head(labels[outcome])).toBeVisible();
    await expect(head("mall-pay:head.paid")).toBeHidden();
    await expectAfterInterruptions(journey, (on) =>
      on.getByRole("heading", { level: 1, name: t(labels[outcome]) }),
    );
    await expectOrderState(journey, orderNo);
    if (outcome === "unknown") break;
    const again = main.getByRole("button", { name: t("mall-pay:act.retry") });
    await loseResponse(journey, {
      operation: "createPayment",
      loss: outcome === "failed" ? "breaks off" : "stays away",
      perform: () => again.click(),
      expectOutcome: () => expect(main.getByRole("alert").first()).toBeVisible(),
    });
    tries += 1;
    // Whether the page received the response or not, the same attempt continues, and no other starts.
    const act = main.getByRole("button", { name: like("mall-pay:act.pay") }).or(again);
    await act.first().click();
    await expect(head("mall-pay:head.scan")).toBeVisible();
    expect(await books.payments(), `after ${outcome}, tried once more`).toBe(tries);
  }
  // While the state is unknown nothing on the page starts another payment.
  await expect(main.getByRole("button", { name: like("mall-pay:act.pay") })).toHaveCount(0);
  await settleAs(journey, orderNo, "paid");
}

/** Pays an unpaid order at the cashier; the page shows it as paid only once the order is. */
export async function pay(journey: Journey, orderNo: string): Promise<void> {
  const { site, t, like } = journey;
  const { main } = site;
  await expectOrderState(journey, orderNo);
  await main.getByRole("button", { name: like("mall-pay:act.pay") }).click();
  await expect(
    main.getByRole("heading", { level: 1, name: t("mall-pay:head.scan"), exact: true }),
  ).toBeVisible();
  await expect(main.getByText(t("mall-pay:head.paid"), { exact: true })).toBeHidden();
  await settleAs(journey, orderNo, "paid");
}

/** Settles the payment in the payment service; the screen shows it when the reader returns. */
export async function settleAs(journey: Payer, orderNo: string, outcome: Outcome): Promise<void> {
  const { site, t, books } = journey;
  await books.settle(orderNo, outcome);
  await returnToPage(journey);
  await expect(
    site.main.getByRole("heading", { level: 1, name: t(labels[outcome]), exact: true }),
  ).toBeVisible();
  await expectOrderState(journey, orderNo);
}

/** The reader returns to the page, which then reads the order. */
async function returnToPage({ page }: Payer): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

/** The amount on screen is the order's, and "paid" is shown only where the order is paid. */
export async function expectOrderState({ site, t, books }: Payer, orderNo: string): Promise<void> {
  const order = (await books.orders()).find((row) => row.orderNo === orderNo);
  // The first amount on the page must be right: a wrong amount for a moment is a defect.
  await expect.poll(() => visibleAmount(site.main)).not.toBeNaN();
  expect(await visibleAmount(site.main)).toBe(Number(order?.finalAmount));
  const isPaid = order?.state === "paid" || order?.state === "activated";
  const heading = site.main.getByRole("heading", { level: 1, name: t("mall-pay:head.paid"), exact: true });
  await expect(heading).toHaveCount(isPaid ? 1 : 0);
}
