import { describe, expect, test } from "vitest";
import type { PaymentOutcome } from "../../../mocks/business/payments";
import type { TestBackend } from "../../../mocks/node";
import { canPay, type Phase, phaseOf } from "../../../src/screens/mall/payment/machine/payment-state";
import { begin } from "../../support/begin";
import { orderNow } from "./order-now";
import { openPayer } from "./simulated-payer";

const payTypes = [26, 30, 36, 37, 38, 39] as const;

/** The outcome of a payment, the final text on the screen, and whether another payment is possible then. */
const ends: Readonly<Record<PaymentOutcome, readonly [Phase, boolean]>> = {
  paid: ["paid", false],
  pending: ["confirming", false],
  failed: ["failed", true],
  cancelled: ["cancelled", true],
  unknown: ["unknown", false],
  unknownThenPaid: ["paid", false],
  refusedAtStart: ["created", true],
};
const outcomes = [
  "paid",
  "pending",
  "failed",
  "cancelled",
  "unknown",
  "unknownThenPaid",
  "refusedAtStart",
] as const satisfies readonly PaymentOutcome[];

async function pay(backend: TestBackend, payType: (typeof payTypes)[number], outcome: PaymentOutcome) {
  const orderNo = await orderNow(backend);
  const payer = await openPayer(backend, orderNo);
  payer.setOutcome(outcome);
  const [tab] = payer.tabs;
  if (!tab) throw new Error("The tab did not open.");
  tab.send({ is: "pay", key: `key-of-${orderNo}`, body: { orderNo, payType, openid: "oX7yQ5-openid-0001" } });
  await payer.rest();
  return { payer, tab };
}

describe.each(payTypes)("pay type %i", (payType) => {
  test.each(outcomes)("ends in its phase when its outcome is %s", async (outcome) => {
    const { payer, tab } = await pay(begin(), payType, outcome);
    // A bank takes hours where the others take seconds; a payment that was never started does not keep the order open
    // so long.
    await payer.wait(payType === 39 && outcome !== "refusedAtStart" ? 70 * 3_600_000 : 120_000);
    tab.send({ is: "poll", by: "reader" });
    await payer.rest();
    const [phase, isPayable] = ends[outcome];
    expect(phaseOf(tab.view().state)).toBe(phase);
    expect(canPay(tab.view().state)).toBe(isPayable);
    expect(payer.books().charged).toBe(phase === "paid" ? 1 : 0);
    tab.stop();
  });
});

test("the order is asked for after 2, 2, 3, 5 and 8 seconds, and then by a button alone", async () => {
  const backend = begin();
  const { payer, tab } = await pay(backend, 38, "pending");
  await payer.wait(10_000);
  tab.send({ is: "poll", by: "reader" });
  await payer.rest();
  const times: number[] = [];
  // Counted from the last event: the start of the confirmation by the payment service.
  const first = backend.kernel.world.clock.now();
  for (let guard = 0; guard < 10; guard++) {
    const { nextPollAt: pollAt } = tab.view();
    if (pollAt === null) break;
    times.push(pollAt - backend.kernel.world.clock.now());
    await payer.wait(pollAt - backend.kernel.world.clock.now());
    await payer.rest();
  }
  expect([2000, ...times].slice(0, 5)).toEqual([2000, 2000, 3000, 5000, 8000]);
  expect(tab.view().nextPollAt).toBeNull();
  expect(backend.kernel.world.clock.now() - first).toBeLessThanOrEqual(20_000);
  tab.stop();
});
