import { browserWindow } from "../browser";
import type { BridgeOutcome } from "./bridge-outcome";
import { awaitForeign, foreignMethod, foreignPart, foreignText } from "./foreign-object";

/** What the messenger's pay call takes; servers spell the time either way, and the two calls want one each. */
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
 * Opens the messenger's pay sheet and answers what it said. Its script's call is used where the page has it, else
 * the bridge the messenger itself puts into every page.
 */
export async function payInMessenger(payment: MessengerPayment): Promise<BridgeOutcome> {
  const time = payment.timestamp ?? payment.timeStamp ?? "";
  const choosePay = foreignMethod(foreignPart(browserWindow(), "wx"), "chooseWXPay");
  if (choosePay) {
    const { appId: _, timeStamp: __, ...order } = payment;
    return new Promise((resolve) => {
      choosePay({
        ...order,
        timestamp: time,
        success: (answer: unknown) =>
          resolve(foreignText(answer, "errMsg") === paid ? "paid-by-bridge" : "failed"),
        fail: () => resolve("failed"),
        cancel: () => resolve("cancelled"),
      });
    });
  }
  const invoke = foreignMethod(await awaitForeign("WeixinJSBridge", "WeixinJSBridgeReady"), "invoke");
  if (!invoke) return "unavailable";
  const { timestamp: _, ...order } = payment;
  return new Promise((resolve) => {
    invoke("getBrandWCPayRequest", { ...order, timeStamp: time }, (answer: unknown) => {
      const said = foreignText(answer, "err_msg");
      if (said === paidByBridge) resolve("paid-by-bridge");
      else resolve(said === cancelledByBridge ? "cancelled" : "failed");
    });
  });
}

/** Opens a page of a mini-program from a page inside one; false where this page is not inside one. */
export function openMiniProgramPage(address: string): boolean {
  const browser = browserWindow();
  if (foreignPart(browser, "__wxjs_environment") !== "miniprogram") return false;
  const navigate = foreignMethod(foreignPart(foreignPart(browser, "wx"), "miniProgram"), "navigateTo");
  navigate?.({ url: address });
  return navigate !== null;
}

/** Sets what is shown when the page is passed on in the messenger; false where the messenger takes no card. */
export function setMessengerCard({ title, text, link, image }: ShareCard): boolean {
  const messenger = foreignPart(browserWindow(), "wx");
  const card = { title, desc: text, link, imgUrl: image };
  const toChats = foreignMethod(messenger, "updateAppMessageShareData");
  const toMoments = foreignMethod(messenger, "updateTimelineShareData");
  toChats?.(card);
  toMoments?.({ title, link, imgUrl: image });
  return toChats !== null || toMoments !== null;
}
