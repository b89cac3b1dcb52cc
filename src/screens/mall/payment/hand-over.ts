import {
  type BridgeOutcome,
  hasBridge,
  openMiniProgramPayment,
  payWithMessenger,
  payWithOwnApp,
  payWithPaymentApp,
} from "../../../platform/pay-bridge";
import { payTypes } from "../../../rules/limits";
import { paymentAppOutcome } from "../../../rules/payment-app";
import type { Claim, StartedPayment } from "./machine/payment-state";

/** Hands a payment to the app that takes the money. Null where there is nothing to wait for: a code or an account is shown, or the page was left. */
export async function handOver({ payType, payload }: StartedPayment): Promise<Claim | null> {
  switch (payload.kind) {
    case "messenger": {
      const isNative = payType === payTypes.messengerOrApp && hasBridge("own-app");
      return claimOf(await (isNative ? payWithOwnApp(payload) : payWithMessenger(payload)));
    }
    case "paymentApp": {
      const code = await payWithPaymentApp(payload.tradeNo);
      if (code === "unavailable") return code;
      const outcome = paymentAppOutcome(code);
      return outcome === "confirming" ? "unclear" : claimOf(outcome);
    }
    case "miniProgram":
      return openMiniProgramPayment(payload.url) ? null : "unavailable";
    case "scan":
    case "bankTransfer":
      return null;
  }
}

function claimOf(outcome: BridgeOutcome): Claim {
  return outcome === "paid-by-bridge" ? "paid" : outcome;
}
