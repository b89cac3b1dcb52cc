import { ownAppResponseEvent } from "../../src/platform/bridges/own-app-bridge";
import { clientStore } from "../../src/platform/client-watch";

/** The user's action at a pay sheet; "nothing": the phone drops the page and the app never responds. */
export type PaySheetAction = "pays" | "cancels" | "fails" | "nothing";

/** The calls of a bridge, newest last. */
export type BridgeCalls = unknown[];

/** User agents of the clients. */
export const userAgents = {
  miniProgram:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.44 miniProgram/wx1",
  messenger: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.44",
  paymentApp: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 AlipayClient/10.5",
  ownApp: "Mozilla/5.0 (Linux; Android 14; Pixel) Mobile Stockbook/7.2.1",
  messengerOnComputer: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) MicroMessenger/7.0.20 WindowsWechat",
  browser: "Mozilla/5.0 (Windows NT 10.0; Win64; x64)",
} as const;

/** Makes this window that of a client and lets the page detect it. */
export function becomeClient(userAgent: string): void {
  Object.defineProperty(window.navigator, "userAgent", { value: userAgent, configurable: true });
  window.dispatchEvent(new Event("resize"));
  // Without a listener the resize has no effect; a subscription for a moment detects the client again.
  clientStore.subscribe(() => undefined)();
}

/** The messenger with its script in the page. */
export function fakeMessengerScript(payerAction: PaySheetAction): BridgeCalls {
  const calls: BridgeCalls = [];
  put("wx", {
    chooseWXPay(order: {
      success(answer: object): void;
      fail(answer: object): void;
      cancel(answer: object): void;
    }) {
      calls.push(order);
      if (payerAction === "pays") order.success({ errMsg: "chooseWXPay:ok" });
      if (payerAction === "cancels") order.cancel({ errMsg: "chooseWXPay:cancel" });
      if (payerAction === "fails") order.fail({ errMsg: "chooseWXPay:fail" });
    },
  });
  return calls;
}

/** The messenger's own bridge, which is announced shortly after the page's start. */
export function fakeMessengerBridge(payerAction: PaySheetAction, delay = 0): BridgeCalls {
  const calls: BridgeCalls = [];
  const results = { pays: "ok", cancels: "cancel", fails: "fail", nothing: "" }[payerAction];
  const bridge = {
    invoke(name: string, order: unknown, answer: (results: object) => void) {
      calls.push({ name, order });
      if (payerAction !== "nothing") answer({ err_msg: `get_brand_wcpay_request:${results}` });
    },
  };
  announce("WeixinJSBridge", bridge, delay);
  return calls;
}

/** The payment app, which responds with a result code; null: it never responds. */
export function fakePaymentApp(resultCode: string | null, delay = 0): BridgeCalls {
  const calls: BridgeCalls = [];
  const bridge = {
    call(name: string, order: unknown, answer: (results: object) => void) {
      calls.push({ name, order });
      if (resultCode !== null) answer({ resultCode });
    },
  };
  announce("AlipayJSBridge", bridge, delay);
  return calls;
}

/** The product's own app on Android, which responds with an event; `sid` is its user's session in the product. */
export function fakeOwnApp(payerAction: PaySheetAction, sid = ""): BridgeCalls {
  const calls: BridgeCalls = [];
  const outcome = { pays: "ok", cancels: "cancel", fails: "fail", nothing: "" }[payerAction];
  put("StockbookBridge", {
    postMessage(text: string) {
      const question = JSON.parse(text);
      calls.push(question);
      if (payerAction === "nothing" && sid === "") return;
      const answer = (id: string) =>
        window.dispatchEvent(new CustomEvent(ownAppResponseEvent, { detail: { id, outcome, sid } }));
      queueMicrotask(() => {
        answer("somebody else's question");
        answer(question.id);
      });
    },
  });
  return calls;
}

const brokenMethods = {
  WeixinJSBridge: "invoke",
  AlipayJSBridge: "call",
  StockbookBridge: "postMessage",
} as const;

/** The bridge of an app whose calls throw, as after an update of the app. */
export function fakeBrokenBridge(name: keyof typeof brokenMethods): void {
  put(name, {
    [brokenMethods[name]]() {
      throw new TypeError("The app has no such call.");
    },
  });
}

/** Removes all fakes from the page. */
export function removeBridges(): void {
  for (const name of ["wx", "WeixinJSBridge", "AlipayJSBridge", "StockbookBridge"])
    Reflect.deleteProperty(window, name);
  becomeClient(userAgents.browser);
}

function announce(name: string, bridge: object, delay: number): void {
  const appear = () => {
    put(name, bridge);
    document.dispatchEvent(new Event(`${name}Ready`));
  };
  if (delay === 0) appear();
  else setTimeout(appear, delay);
}

function put(name: string, value: object): void {
  Object.defineProperty(window, name, { value, configurable: true });
}
