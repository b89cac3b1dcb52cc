import { assignAddress } from "./address";
import type { BridgeOutcome } from "./bridges/bridge-outcome";
import { type MessengerPayment, openMiniProgramPage, payInMessenger } from "./bridges/messenger-bridge";
import { ownAppVersion, payInOwnApp } from "./bridges/own-app-bridge";
import { payInPaymentApp } from "./bridges/payment-app-bridge";
import { clientStore } from "./client-watch";
import { hasScheme } from "./web-address";

export type { BridgeOutcome } from "./bridges/bridge-outcome";
export type { MessengerPayment } from "./bridges/messenger-bridge";

/** Apps whose pay sheet a page inside them can open. */
export type PayBridge = "messenger" | "own-app" | "payment-app";

/** Whether this page is inside such an app. */
export function hasBridge(bridge: PayBridge): boolean {
  const { messenger, isPaymentApp } = clientStore.getSnapshot();
  if (bridge === "own-app") return ownAppVersion() !== null;
  return bridge === "messenger" ? messenger !== null : isPaymentApp;
}

/**
 * 26 and 30: the messenger's pay sheet. The promise may never settle, as when the phone discards the page: callers
 * also check the order when the page is visible again.
 */
export function payWithMessenger(payment: MessengerPayment): Promise<BridgeOutcome> {
  return hasBridge("messenger") ? payInMessenger(payment) : Promise.resolve("unavailable");
}

/** 30 inside the product's own app: its native pay sheet. May never settle, like every bridge. */
export function payWithOwnApp(payment: MessengerPayment): Promise<BridgeOutcome> {
  return hasBridge("own-app") ? payInOwnApp(payment) : Promise.resolve("unavailable");
}

/** 36: the payment app's sheet; returns its result code, which `paymentAppOutcome` reads. May never settle. */
export function payWithPaymentApp(tradeNo: string): Promise<number | "unavailable"> {
  return hasBridge("payment-app") ? payInPaymentApp(tradeNo) : Promise.resolve("unavailable");
}

/**
 * 37: leaves for the mini-program's pay page; from inside a mini-program through its own bridge, else as a whole address,
 * which may be an app's. False where there is no way to it: a path is a page of the mini-program, not of this site.
 */
export function openMiniProgramPayment(address: string): boolean {
  return openMiniProgramPage(address) || (hasScheme(address) && assignAddress(address));
}
