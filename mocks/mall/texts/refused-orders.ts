import type { LocalizedText } from "../../business/refusals";

/** Why an order cannot be cancelled any more, by the contract's errcode. */
export const notCancelled = {
  60010: {
    "zh-CN": "订单已付款，不能取消",
    "zh-TW": "訂單已付款，不能取消",
    "en-US": "The order is paid and cannot be canceled. Ask for a refund",
  },
  60011: { "zh-CN": "订单已经取消了", "zh-TW": "訂單已經取消了", "en-US": "The order was canceled already" },
  60012: {
    "zh-CN": "订单已超时，不用取消",
    "zh-TW": "訂單已逾時，不用取消",
    "en-US": "The order has expired; there is nothing to cancel",
  },
  60013: {
    "zh-CN": "订单退款中或已退款，不能取消",
    "zh-TW": "訂單退款中或已退款，不能取消",
    "en-US": "The order is being or was refunded and cannot be canceled",
  },
} as const satisfies Record<number, LocalizedText>;
