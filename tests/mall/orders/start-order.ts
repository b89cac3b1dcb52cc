import type { TestBackend } from "../../../mocks/node";
import { dataOf } from "../../support/begin";
import { beginMall, buy } from "./mall";

/** A world with an unpaid order, in the given scenario if any. */
export async function startOrder(mock?: string) {
  const backend = beginMall(mock === undefined ? {} : { mock: `scenario:${mock}` });
  const { orderNo, orderId } = await dataOf(buy());
  return { backend, orderNo, orderId };
}

/** Settles the newest payment of an order now. */
export const settle = ({ kernel }: TestBackend, orderNo: string, outcome: string) =>
  kernel.control("POST payment", { orderNo, outcome });
