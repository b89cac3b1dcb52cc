import type { Page } from "@playwright/test";

/** The user's action at the sheet of an app. */
export type PaymentSheetAction = "pays" | "cancels";

/** A payment method, and the client in which it is available. */
export interface PayClient {
  readonly payType: 26 | 30 | 36 | 37 | 38 | 39;
  readonly name: string;
  /** Undefined for an ordinary browser. */
  readonly userAgent?: string;
  /** Defines in the page what the app defines there; undefined where nothing is. */
  readonly open?: (page: Page, outcome: PaymentSheetAction) => Promise<void>;
  /** The heading over the amount while the payment is with the payer. */
  readonly handedOver: "scan" | "transfer" | "handedOver";
}

const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const messenger = `${phone} MicroMessenger/8.0.50`;

export const payClients: readonly PayClient[] = [
  { payType: 38, name: "by a code on screen", handedOver: "scan" },
  { payType: 39, name: "by bank transfer", handedOver: "transfer" },
  {
    payType: 26,
    name: "in the messenger",
    userAgent: messenger,
    open: messengerSheet,
    handedOver: "handedOver",
  },
  {
    payType: 30,
    name: "in the product's own app",
    userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel) AppleWebKit/537.36 Mobile Stockbook/7.2.1",
    open: ownAppSheet,
    handedOver: "handedOver",
  },
  {
    payType: 36,
    name: "in the payment app",
    userAgent: `${phone} AlipayClient/10.5`,
    open: paymentAppSheet,
    handedOver: "handedOver",
  },
  {
    payType: 37,
    name: "in a mini-program",
    userAgent: `${messenger} miniProgram/wx1`,
    open: miniProgram,
    handedOver: "handedOver",
  },
];

async function messengerSheet(page: Page, outcome: PaymentSheetAction): Promise<void> {
  await page.addInitScript((message) => {
    const invoke = (_name: string, _order: unknown, answer: (message: object) => void) =>
      answer({ err_msg: `get_brand_wcpay_request:${message}` });
    Object.defineProperty(window, "WeixinJSBridge", { value: { invoke } });
  }, message[outcome]);
}

async function ownAppSheet(page: Page, outcome: PaymentSheetAction): Promise<void> {
  await page.addInitScript((outcome) => {
    const postMessage = (text: string) => {
      const { id, name } = JSON.parse(text);
      if (name !== "pay") return;
      dispatchEvent(new CustomEvent("stockbook:answer", { detail: { id, outcome } }));
    };
    Object.defineProperty(window, "StockbookBridge", { value: { postMessage } });
  }, message[outcome]);
}

async function paymentAppSheet(page: Page, outcome: PaymentSheetAction): Promise<void> {
  await page.addInitScript(
    (resultCode) => {
      const call = (_name: string, _order: unknown, answer: (message: object) => void) =>
        answer({ resultCode });
      Object.defineProperty(window, "AlipayJSBridge", { value: { call } });
    },
    outcome === "pays" ? "9000" : "6001",
  );
}

/** The mini-program opens its own pay page over this one, which stays. */
async function miniProgram(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "__wxjs_environment", { value: "miniprogram" });
    Object.defineProperty(window, "wx", { value: { miniProgram: { navigateTo: () => undefined } } });
  });
}

const message: Readonly<Record<PaymentSheetAction, string>> = { pays: "ok", cancels: "cancel" };
