import { expect, test } from "vitest";
import { detectClient } from "../../../src/platform/client-type";
import { offeredPaymentMethods, type PaymentMethod } from "../../../src/screens/mall/payment/payment-methods";

const method = (payType: PaymentMethod["payType"]): PaymentMethod => ({
  payType,
  name: String(payType),
  note: "",
  isAvailable: true,
  needsOpenid: false,
});
// In the order of the server.
const methods = ([38, 39, 26, 30, 36, 37] as const).map(method);
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const offered = (userAgent: string) =>
  offeredPaymentMethods(methods, detectClient({ userAgent, width: 390, maxTouchPoints: 5 })).map(
    ({ paymentMethod: method }) => method.payType,
  );

test("inside an app its own way to pay comes before a code on its own screen, and one sheet is offered once", () => {
  expect(offered(`${phone} MicroMessenger/8.0.50`)).toEqual([26, 38, 39, 36, 37]);
  expect(offered(`${phone} MicroMessenger/8.0.50 miniProgram/wx1`)).toEqual([37, 26, 38, 39, 36]);
  expect(offered(`${phone} AlipayClient/10.5`).slice(0, 3)).toEqual([36, 38, 39]);
  expect(offered("Mozilla/5.0 (Linux; Android 14; Pixel) AppleWebKit/537.36 Mobile Stockbook/7.2.1")[0]).toBe(
    30,
  );
});

test("in an ordinary browser the code comes first, and what cannot be used here stands last", () => {
  expect(offered(phone)).toEqual([38, 39, 26, 30, 36, 37]);
});
