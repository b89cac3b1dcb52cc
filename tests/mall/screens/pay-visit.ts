import { orderTable } from "../../../mocks/business/orders";
import { createTestBackend } from "../../../mocks/node";
import type { Locale } from "../../../src/platform/locale";
import { removeStored } from "../../../src/platform/storage";
import { currentBackend, visit } from "../../support/visit";

/** The number of the order that a scenario placed last: equal in every world prepared with it. */
export function orderNoIn(mock: string): string {
  const backend = createTestBackend({ mock });
  const orders = backend.kernel.world.table(orderTable).all();
  const newest = orders.toSorted((left, right) => right.orderId - left.orderId)[0];
  backend.close();
  if (newest === undefined) throw new Error(`No order in ${mock}.`);
  return newest.orderNo;
}

/** Opens the cashier on the newest order of a prepared world; without stored payment attempts. */
export async function visitCashier(mock: string, locale: Locale = "zh-CN") {
  removeStored("paymentAttempts");
  const orderNo = orderNoIn(mock);
  const user = await visit(`/mall/pay/${orderNo}`, { mock, locale });
  return { user, orderNo };
}

/** Advances the server's clock and makes the page visible again, which then reads the order. */
export async function returnAfter(seconds: number): Promise<void> {
  await currentBackend().kernel.advance(seconds * 1000);
  window.dispatchEvent(new Event("online"));
}
