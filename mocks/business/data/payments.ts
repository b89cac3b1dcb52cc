import { durations } from "../../../src/rules/limits";
import type { SeedContext } from "../../world/types";
import { dateTimeDigits } from "../numbers";
import type { PaymentRow } from "../rows/payments";
import { sampleOrders } from "./orders";

/** The payment of every paid sample order: started, handed over, confirmed. */
export function samplePayments(context: SeedContext): PaymentRow[] {
  return sampleOrders(context).flatMap(({ orderId, payType, finalFen, paidAt }): PaymentRow[] => {
    if (paidAt === null || (payType !== 38 && payType !== 39)) return [];
    const times = payType === 38 ? [12, 10, 3] : [3 * 3600, 2 * 3600, 60];
    const [created = 0, handedOver = 0, confirming = 0] = times.map(
      (seconds) => paidAt - seconds * durations.second,
    );
    return [
      {
        paymentNo: `P${dateTimeDigits(created)}${String(orderId % 1000).padStart(3, "0")}`,
        orderId,
        payType,
        state: "paid",
        amountFen: finalFen,
        openid: null,
        createdAt: created,
        handedOverAt: handedOver,
        confirmingAt: confirming,
        settledAt: paidAt,
        failReason: null,
      },
    ];
  });
}
