import type { TestBackend } from "../../../mocks/node";
import { dataOf } from "../../support/begin";
import { beginMall, buy } from "./mall";

/** A world with an unpaid order, in a scenario where one is named. */
export async function startOrder(mock?: string) {
  const backend = beginMall(mock === undefined ? {} : { mock: `scenario:${mock}` });
  const { orderNo, orderId } = await dataOf(buy());
  return { backend, orderNo, orderId };
}

/** Lets the newest payment of an order end now. */
export const settle = ({ kernel }: TestBackend, orderNo: string, outcome: string) =>
  kernel.control("POST payment", { orderNo, outcome });
