import { browserWindow } from "../browser";
import { clientStore } from "../client-watch";
import type { BridgeOutcome } from "./bridge-outcome";
import { awaitForeign, foreignMethod, foreignProperty, foreignText } from "./foreign-object";

/**
 * What the messenger's pay call takes; servers write the time either way, and each of the two calls needs one of
 * them.
 */
export interface MessengerPayment {
  readonly appId: string;
  readonly timestamp?: string;
  readonly timeStamp?: string;
  readonly nonceStr: string;
  readonly package: string;
  readonly signType: string;
  readonly paySign: string;
}

/** What a card in a chat shows. */
export interface ShareCard {
  readonly title: string;
  readonly text: string;
  /** A whole address of this site. */
  readonly link: string;
  readonly image: string;
}

const paid = "chooseWXPay:ok";
const paidByBridge = "get_brand_wcpay_request:ok";
const cancelledByBridge = "get_brand_wcpay_request:cancel";

/**
 * Opens the messenger's pay sheet and returns its result, by the script's API where the page has it, else by the
 * bridge that the messenger injects.
 */
export async function payInMessenger(payment: MessengerPayment): Promise<BridgeOutcome> {
  const time = payment.timestamp ?? payment.timeStamp ?? "";
  const choosePay = foreignMethod(foreignProperty(browserWindow(), "wx"), "chooseWXPay");
  if (choosePay) {
    const { appId: _, timeStamp: __, ...order } = payment;
    return new Promise((resolve) => {
      choosePay({
        ...order,
        timestamp: time,
        success: (response: unknown) =>
          resolve(foreignText(response, "errMsg") === paid ? "paid-by-bridge" : "failed"),
        fail: () => resolve("failed"),
        cancel: () => resolve("cancelled"),
      });
    });
  }
  const invoke = foreignMethod(await awaitForeign("WeixinJSBridge", "WeixinJSBridgeReady"), "invoke");
  if (!invoke) return "unavailable";
  const { timestamp: _, ...order } = payment;
  return new Promise((resolve) => {
    invoke("getBrandWCPayRequest", { ...order, timeStamp: time }, (response: unknown) => {
      const message = foreignText(response, "err_msg");
      if (message === paidByBridge) resolve("paid-by-bridge");
      else resolve(message === cancelledByBridge ? "cancelled" : "failed");
    });
  });
}

/** Opens a page of a mini-program from a page inside one; false where this page is not inside one. */
export function openMiniProgramPage(address: string): boolean {
  const browser = browserWindow();
  // The messenger's script sets it late, and older messengers do not name it in the user agent.
  const isInside =
    clientStore.getSnapshot().isMiniProgram ||
    foreignProperty(browser, "__wxjs_environment") === "miniprogram";
  if (!isInside) return false;
  const navigate = foreignMethod(
    foreignProperty(foreignProperty(browser, "wx"), "miniProgram"),
    "navigateTo",
  );
  navigate?.({ url: address });
  return navigate !== null;
}

/** Sets what is shown when the page is passed on in the messenger; false where the messenger takes no card. */
export function setMessengerCard({ title, text, link, image }: ShareCard): boolean {
  const messenger = foreignProperty(browserWindow(), "wx");
  const card = { title, desc: text, link, imgUrl: image };
  const toChats = foreignMethod(messenger, "updateAppMessageShareData");
  const shareToTimeline = foreignMethod(messenger, "updateTimelineShareData");
  toChats?.(card);
  shareToTimeline?.({ title, link, imgUrl: image });
  return toChats !== null || shareToTimeline !== null;
}
