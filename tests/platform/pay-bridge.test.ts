// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setMessengerCard } from "../../src/platform/bridges/messenger-bridge";
import { ownAppVersion } from "../../src/platform/bridges/own-app-bridge";
import {
  hasBridge,
  openMiniProgramPayment,
  payWithMessenger,
  payWithOwnApp,
  payWithPaymentApp,
} from "../../src/platform/pay-bridge";
import { messengerPaid } from "../../src/rules/limits";
import { paymentAppOutcome } from "../../src/rules/payment-app";
import {
  becomeClient,
  fakeMessengerBridge,
  fakeMessengerScript,
  fakeOwnApp,
  fakePaymentApp,
  type PaySheetAction,
  removeBridges,
  userAgents,
} from "../support/fake-bridges";

const payment = {
  appId: "wx1",
  timestamp: "1763692320",
  timeStamp: "1763692320",
  nonceStr: "n",
  package: "prepay_id=1",
  signType: "RSA",
  paySign: "s",
};

const outcomes: readonly [PaySheetAction, string][] = [
  ["pays", "paid-by-bridge"],
  ["cancels", "cancelled"],
  ["fails", "failed"],
];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  removeBridges();
});

describe("in the messenger", () => {
  beforeEach(() => becomeClient(userAgents.messenger));

  test.each(outcomes)("a user who %s at the script's sheet: %s", async (outcomeName, outcome) => {
    const calls = fakeMessengerScript(outcomeName);
    expect(await payWithMessenger(payment)).toBe(outcome);
    expect(calls[0]).toMatchObject({ timestamp: "1763692320", package: "prepay_id=1" });
    expect(calls[0]).not.toHaveProperty("timeStamp");
  });

  test.each(outcomes)(
    "a user who %s at the bridge's sheet, which opens late: %s",
    async (outcomeName, outcome) => {
      const calls = fakeMessengerBridge(outcomeName, 800);
      const answer = payWithMessenger(payment);
      await vi.advanceTimersByTimeAsync(800);
      expect(await answer).toBe(outcome);
      expect(calls[0]).toMatchObject({ name: "getBrandWCPayRequest", order: { timeStamp: "1763692320" } });
    },
  );

  test("a bridge that does not come within three seconds is not there", async () => {
    const answer = payWithMessenger(payment);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toBe("unavailable");
  });

  test("the business rules decide what counts as paid", () => {
    expect(messengerPaid).toBe("chooseWXPay:ok");
  });

  test("a mini-program's page is opened by its bridge from inside one", () => {
    const pages: unknown[] = [];
    Object.assign(window, { __wxjs_environment: "miniprogram" });
    Object.defineProperty(window, "wx", {
      value: { miniProgram: { navigateTo: (page: unknown) => pages.push(page) } },
      configurable: true,
    });
    expect(openMiniProgramPayment("/pages/pay?no=1")).toBe(true);
    expect(pages).toEqual([{ url: "/pages/pay?no=1" }]);
    Reflect.deleteProperty(window, "__wxjs_environment");
    becomeClient(userAgents.miniProgram);
    expect(openMiniProgramPayment("/pages/pay?no=2")).toBe(true);
    expect(pages).toHaveLength(2);
  });

  test("outside of a mini-program a page of it is not taken for one of this site, and an app's address is gone to", () => {
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    expect(openMiniProgramPayment("/pages/pay?no=1")).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    expect(openMiniProgramPayment("weixin://dl/business/?t=1")).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith("weixin://dl/business/?t=1");
    assign.mockRestore();
  });

  test("an address that would run is no pay page", () => {
    expect(openMiniProgramPayment("javascript:alert(1)")).toBe(false);
  });

  test("a card for chats is set where the messenger takes one", () => {
    const card = {
      title: "t",
      text: "d",
      link: "https://shop.example/",
      image: "https://shop.example/i.png",
    };
    expect(setMessengerCard(card)).toBe(false);
    const cards: unknown[] = [];
    Object.defineProperty(window, "wx", {
      value: { updateAppMessageShareData: (data: unknown) => cards.push(data) },
      configurable: true,
    });
    expect(setMessengerCard(card)).toBe(true);
    expect(cards).toEqual([{ title: "t", desc: "d", link: card.link, imgUrl: card.image }]);
  });
});

describe("in the payment app", () => {
  beforeEach(() => becomeClient(userAgents.paymentApp));

  test.each([
    ["9000", "paid-by-bridge"],
    ["8000", "confirming"],
    ["6004", "confirming"],
    ["6002", "confirming"],
    ["99", "confirming"],
    ["4000", "failed"],
    ["6001", "cancelled"],
    ["something", "confirming"],
  ])("result %s means %s", async (resultCode, outcome) => {
    const calls = fakePaymentApp(resultCode);
    const code = await payWithPaymentApp("2026112122001");
    expect(code).not.toBe("unavailable");
    expect(paymentAppOutcome(Number(code))).toBe(outcome);
    expect(calls).toEqual([{ name: "tradePay", order: { tradeNO: "2026112122001" } }]);
  });
});

describe("in the product's own app", () => {
  beforeEach(() => becomeClient(userAgents.ownApp));

  test.each(outcomes)("a user who %s: %s", async (outcomeName, outcome) => {
    fakeOwnApp(outcomeName);
    expect(await payWithOwnApp(payment)).toBe(outcome);
  });

  test("the app reports its version", () => {
    expect(ownAppVersion()).toBe("7.2.1");
  });

  test("an app of that name without its bridge cannot pay", async () => {
    expect(await payWithOwnApp(payment)).toBe("unavailable");
  });
});

test("an ordinary browser has no bridge, whatever stands in the page", async () => {
  becomeClient(userAgents.browser);
  fakeMessengerScript("pays");
  fakePaymentApp("9000");
  fakeOwnApp("pays");
  expect([hasBridge("messenger"), hasBridge("payment-app"), hasBridge("own-app")]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await payWithMessenger(payment)).toBe("unavailable");
  expect(await payWithOwnApp(payment)).toBe("unavailable");
  expect(await payWithPaymentApp("1")).toBe("unavailable");
});
