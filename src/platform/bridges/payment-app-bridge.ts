import { awaitForeign, foreignMethod, foreignText } from "./foreign-object";

/**
 * Opens the payment app's sheet for a trade and returns its result code (9000 and so on); "unavailable" where the app
 * is not around this page. A code that is no number is 0, which no app sends.
 */
export async function payInPaymentApp(tradeNo: string): Promise<number | "unavailable"> {
  const call = foreignMethod(await awaitForeign("AlipayJSBridge", "AlipayJSBridgeReady"), "call");
  if (!call) return "unavailable";
  return new Promise((resolve) => {
    call("tradePay", { tradeNO: tradeNo }, (response: unknown) => {
      const code = foreignText(response, "resultCode");
      resolve(/^\d+$/.test(code) ? Number(code) : 0);
    });
  });
}
