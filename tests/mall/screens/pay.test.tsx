// @vitest-environment happy-dom
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { boundOpenid } from "../../../mocks/business/messenger";
import { orderTable } from "../../../mocks/business/orders";
import { paymentTable } from "../../../mocks/business/payments";
import { mallClient } from "../../../src/api/mall/client";
import { unwrap } from "../../../src/client/client-error";
import { updateMessengerVisit } from "../../../src/platform/messenger-visit";
import { randomCode } from "../../../src/platform/random-code";
import { readStored, removeStored } from "../../../src/platform/storage";
import {
  becomeClient,
  fakeBrokenBridge,
  fakeMessengerBridge,
  fakeOwnApp,
  fakePaymentApp,
  removeBridges,
  userAgents,
} from "../../support/fake-bridges";
import { adopt, currentAddress, currentBackend, leave, reload, visit } from "../../support/visit";
import { orderNoIn, returnAfter, visitCashier } from "./pay-visit";

afterEach(() => {
  removeStored("visit");
  removeBridges();
  vi.restoreAllMocks();
  vi.useRealTimers();
  leave();
});

const unpaid = "persona:wholesaler,scenario:order-unpaid";
const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const payButton = () => screen.findByRole("button", { name: /^(付¥[\d,.]+|再付一次)$/ });
const payments = (orderNo: string) => {
  const { world } = currentBackend().kernel;
  const order = world.table(orderTable).by("orderNo", orderNo)[0];
  return order ? world.table(paymentTable).by("order", order.orderId) : [];
};

test("an unpaid order shows its amount, its deadline, and the payment methods of this client", async () => {
  await visitCashier(unpaid);
  await heading("待付款");
  expect(screen.getByRole("timer").textContent).toMatch(/^还剩2[78]:/);
  const methods = within(await screen.findByRole("group", { name: "付款方式" }));
  expect((methods.getByRole("radio", { name: /扫码支付/ }) as HTMLInputElement).checked).toBe(true);
  expect((methods.getByRole("radio", { name: /支付应用/ }) as HTMLInputElement).disabled).toBe(true);
});

test("a scanned code goes from waiting over confirming to paid, and only the order makes it paid", async () => {
  const { user } = await visitCashier(unpaid);
  await user.click(await payButton());
  await heading("扫码付款");
  expect(screen.getByRole("img", { name: "付款二维码" })).toBeDefined();
  await returnAfter(3);
  await heading("正在确认");
  expect(screen.getByText("不要再付一次。").tagName).toBe("B");
  expect(screen.queryByRole("button", { name: /^付¥[\d,.]+$/ })).toBeNull();
  await returnAfter(10);
  await heading("付清了");
  expect(await screen.findByText("已经开通")).toBeDefined();
  expect(readStored("paymentAttempts")).toEqual({});
});

test("an order that is paid on a phone is shown as paid on the computer, which nobody has left meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { orderNo } = await visitCashier(unpaid);
  await heading("待付款");
  await unwrap(
    mallClient.POST("/ommall/srvmall/payment", {
      params: { header: { "Idempotency-Key": randomCode() } },
      body: { orderNo, payType: 38 },
    }),
  );
  await currentBackend().kernel.advance(20_000);
  act(() => void vi.advanceTimersByTime(10_000));
  await heading("付清了");
});

test("on the phone that shows the code there is a way to scan it; a computer's screen needs none", async () => {
  const { user } = await visitCashier(unpaid);
  await user.click(await payButton());
  await heading("扫码付款");
  expect(screen.queryByText(/^码就在这台手机上/)).toBeNull();
  act(() => becomeClient(userAgents.ownApp.replace(" Stockbook/7.2.1", "")));
  expect(screen.getByText(/^码就在这台手机上：截图/)).toBeDefined();
});

test("two taps begin one payment", async () => {
  const { user, orderNo } = await visitCashier(unpaid);
  await user.dblClick(await payButton());
  await heading("扫码付款");
  expect(payments(orderNo)).toHaveLength(1);
});

test.each([
  ["failed", "支付失败", "没有扣到钱，可以再付一次或换个方式。"],
  ["cancelled", "已取消支付", "钱没有付出去，订单还在。"],
])("a payment that ends %s is reported, and can be started again", async (outcome, title, text) => {
  const { user, orderNo } = await visitCashier(`${unpaid},scenario:payment-${outcome}`);
  await user.click(await payButton());
  await heading("扫码付款");
  await returnAfter(10);
  await heading(title);
  expect(screen.getByText(text)).toBeDefined();
  await user.click(await payButton());
  await heading("扫码付款");
  expect(payments(orderNo)).toHaveLength(2);
});

test("an unknown outcome is never shown as paid, cannot be paid again, and is resolved when it is known", async () => {
  const { user } = await visitCashier(`${unpaid},scenario:payment-unknown-then-paid`);
  await user.click(await payButton());
  await heading("扫码付款");
  await returnAfter(10);
  await heading("还没有回话");
  await user.click(screen.getByRole("button", { name: "我没付成，换个方式" }));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("还没有回话"));
  expect(screen.queryByRole("button", { name: /^付¥[\d,.]+$/ })).toBeNull();
  await returnAfter(60);
  await heading("付清了");
});

test("a payment service that refuses to begin leaves the order to be paid", async () => {
  const { user, orderNo } = await visitCashier(`${unpaid},scenario:payment-refused`);
  await user.click(await payButton());
  expect((await screen.findByRole("alert")).textContent).toContain("支付失败");
  expect(payments(orderNo)).toHaveLength(0);
});

test("a payment whose response was lost is started once, however often it is retried", async () => {
  const { user, orderNo } = await visitCashier(`${unpaid},fault:createPayment=offline`);
  await user.click(await payButton());
  expect((await screen.findByRole("alert")).textContent).toContain("网络状况不佳");
  // A new selection replaces these faults; the world stays.
  await adopt("fault:listNews=offline");
  await user.click(await payButton());
  await heading("扫码付款");
  expect(payments(orderNo)).toHaveLength(1);
});

test("in the messenger it is started once as well when the page is reloaded before it is retried", async () => {
  becomeClient(userAgents.messenger);
  fakeMessengerBridge("pays");
  updateMessengerVisit({ openid: boundOpenid });
  const { user } = await visitCashier(`${unpaid},fault:createPayment=offline`);
  const keys = () =>
    currentBackend()
      .kernel.exchanges.filter(({ operationId }) => operationId === "createPayment")
      .map(({ headers }) => headers["idempotency-key"]);
  await user.click(await screen.findByRole("radio", { name: /^信使支付/ }));
  await user.click(await payButton());
  await screen.findByRole("alert");
  await adopt("fault:listNews=offline");
  const again = reload();
  await again.click(await screen.findByRole("radio", { name: /^信使支付/ }));
  await again.click(await payButton());
  await heading("正在确认");
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test("the payment attempt stored on the device does not reveal the payer", async () => {
  becomeClient(userAgents.messenger);
  fakeMessengerBridge("pays");
  updateMessengerVisit({ openid: boundOpenid });
  const { user, orderNo } = await visitCashier(unpaid);
  await user.click(await screen.findByRole("radio", { name: /^信使支付/ }));
  await user.click(await payButton());
  await heading("正在确认");
  const stored = readStored("paymentAttempts")?.[orderNo];
  expect(stored).toMatchObject({ claim: "paid" });
  expect(JSON.stringify(stored)).not.toContain("openid");
});

test.each([
  ["9000", "正在确认"],
  ["8000", "正在确认"],
  ["6004", "正在确认"],
  ["4000", "支付失败"],
  ["6001", "已取消支付"],
])("in the payment app its code %s means %s until the order is read", async (code, title) => {
  becomeClient(userAgents.paymentApp);
  fakePaymentApp(code);
  const { user } = await visitCashier(unpaid);
  await user.click(await screen.findByRole("radio", { name: /支付应用/ }));
  await user.click(await payButton());
  await heading(title);
  await returnAfter(20);
  await heading("付清了");
});

test.each([
  ["pays", "正在确认"],
  ["cancels", "已取消支付"],
  ["fails", "支付失败"],
  ["nothing", "等你付款"],
] as const)("in the product's own app a user who %s sees %s", async (outcome, title) => {
  becomeClient(userAgents.ownApp);
  const asked = fakeOwnApp(outcome);
  const { user } = await visitCashier(`${unpaid},scenario:payment-pending`);
  await user.click(await screen.findByRole("radio", { name: /App支付/ }));
  await user.click(await payButton());
  await heading(title);
  expect(asked).toHaveLength(1);
});

test("in the messenger its pay sheet is opened for an account it knows", async () => {
  becomeClient(userAgents.messenger);
  const asked = fakeMessengerBridge("pays");
  const { user } = await visitCashier(unpaid);
  await user.click(await screen.findByRole("radio", { name: /^信使支付/ }));
  await user.click(await payButton());
  await heading("正在确认");
  expect(asked).toHaveLength(1);
  await returnAfter(20);
  await heading("付清了");
});

test.each([
  ["the messenger", userAgents.messenger, "WeixinJSBridge", /^信使支付/],
  ["the payment app", userAgents.paymentApp, "AlipayJSBridge", /支付应用/],
  ["the product's own app", userAgents.ownApp, "StockbookBridge", /App支付/],
] as const)(
  "where the bridge of %s throws, the page says that nothing could be opened, and another way is open",
  async (_name, userAgent, bridge, method) => {
    becomeClient(userAgent);
    fakeBrokenBridge(bridge);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { user, orderNo } = await visitCashier(`${unpaid},scenario:payment-pending`);
    await user.click(await screen.findByRole("radio", { name: method }));
    await user.click(await payButton());
    await heading("支付失败");
    expect(screen.getByText(/^这里打不开付款/)).toBeDefined();
    await user.click(await screen.findByRole("radio", { name: /扫码支付/ }));
    await user.click(await payButton());
    await heading("扫码付款");
    expect(payments(orderNo)).toHaveLength(2);
  },
);

test("in the messenger another tab, which does not know who pays, opens the sheet at the first tap", async () => {
  becomeClient(userAgents.messenger);
  const asked = fakeMessengerBridge("nothing");
  updateMessengerVisit({ openid: boundOpenid });
  const { user } = await visitCashier(`${unpaid},scenario:payment-pending`);
  await user.click(await screen.findByRole("radio", { name: /^信使支付/ }));
  await user.click(await payButton());
  await heading("等你付款");
  removeStored("visit");
  const inAnotherTab = reload();
  await inAnotherTab.click(await screen.findByRole("radio", { name: /^信使支付/ }));
  await inAnotherTab.click(await payButton());
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("in the messenger a payment chosen at the checkout waits until it is known who pays", async () => {
  becomeClient(userAgents.messenger);
  fakeMessengerBridge("pays");
  const mock = `${unpaid},scenario:openid-unknown`;
  const orderNo = orderNoIn(mock);
  await visit(`/mall/pay/${orderNo}`, { mock, state: { startPayType: 26 } });
  await heading("待付款");
  expect(screen.getAllByText("信使还不认识你，先授权一次")).toHaveLength(2);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a bank transfer shows where to, and sends the whole number to a phone once the picture is read", async () => {
  const { user } = await visitCashier(unpaid);
  await user.click(await screen.findByRole("radio", { name: /公司转账/ }));
  await user.click(await payButton());
  await heading("等你转账");
  await user.click(screen.getByRole("button", { name: "复制转账附言" }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(
      screen.getByText("转账附言").closest("div")?.querySelector("b")?.textContent,
    ),
  );
  await user.click(await screen.findByRole("button", { name: "把完整账号发到手机" }));
  expect(await screen.findByText("手机号不能为空")).toBeDefined();
  expect(screen.getByText("图形验证码或参数为空")).toBeDefined();
  await user.type(screen.getByRole("textbox", { name: "手机号" }), "13500009027");
  await user.type(screen.getByRole("textbox", { name: "图形验证码" }), "XXXX");
  await user.click(screen.getByRole("button", { name: "把完整账号发到手机" }));
  // The picture was used up, so its field is empty again and states the reason.
  expect(await screen.findByText("验证码错误")).toBeDefined();
  const captcha = screen.getByRole("textbox", { name: "图形验证码" });
  expect(captcha.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("textbox", { name: "手机号" })).toHaveProperty("value", "13500009027");
});

test.each([
  ["扫码支付", "扫码付款", "还没收到。刚付的话，过几秒再问。"],
  ["公司转账", "等你转账", "还没到账。转账一般要1个工作日，不要再转一次。"],
])("whoever says to have paid by %s before anything arrived is told so", async (method, title, answer) => {
  const { user } = await visitCashier(unpaid);
  await user.click(await screen.findByRole("radio", { name: new RegExp(method) }));
  await user.click(await payButton());
  await heading(title);
  expect(screen.queryByText(answer)).toBeNull();
  await user.click(await screen.findByRole("button", { name: "我付好了" }));
  expect((await screen.findByText(answer)).closest("[role=status]")).not.toBeNull();
});

test("whoever wants to pay another way is no longer told to wait for the one that was begun", async () => {
  const { user } = await visitCashier(unpaid);
  await user.click(await screen.findByRole("radio", { name: /公司转账/ }));
  await user.click(await payButton());
  await heading("等你转账");
  const title = () => screen.getByRole("heading", { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(title()));
  await user.click(screen.getByRole("button", { name: "换个方式付" }));
  await heading("待付款");
  await waitFor(() => expect(document.activeElement).toBe(title()));
  expect(screen.getByText("换个方式付。已经付过的，不要再付一次。")).toBeDefined();
  expect(screen.queryByText(/^钱到账后订单变成付清/)).toBeNull();
});

test("a code shown for an order that waits for days names the day until which it holds", async () => {
  const { user } = await visitCashier(unpaid);
  await user.click(await screen.findByRole("radio", { name: /公司转账/ }));
  await user.click(await payButton());
  await heading("等你转账");
  await waitFor(() => expect(screen.getByRole("timer").textContent).toMatch(/^还剩7[12]:/));
  expect(screen.getByText(/^11-24 \d\d:\d\d$/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "换个方式付" }));
  await user.click(await screen.findByRole("radio", { name: /扫码支付/ }));
  await user.click(await payButton());
  await heading("扫码付款");
  expect(screen.getByText(/^二维码到11-24 \d\d:\d\d有效$/)).toBeDefined();
});

test("an order is cancelled after a question that names it, and cannot be paid then", async () => {
  const { user, orderNo } = await visitCashier(unpaid);
  await user.click(await screen.findByRole("button", { name: "取消订单" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "取消订单" }));
  await heading("订单已取消");
  expect(screen.queryByRole("button", { name: /^付/ })).toBeNull();
  const order = currentBackend().kernel.world.table(orderTable).by("orderNo", orderNo)[0];
  expect(order?.state).toBe("cancelled");
});

test.each([
  ["zh-CN", "取消订单", "先留着", "网络状况不佳"],
  ["en-US", "Cancel order", "Keep it", "Poor network condition"],
] as const)(
  "in %s an order that could not be cancelled while its code is shown names the reason, and is cancelled at the next try",
  async (locale, cancelName, keepName, reason) => {
    const { user, orderNo } = await visitCashier(`${unpaid},fault:cancelOrder=offline`, locale);
    await user.click(await screen.findByRole("button", { name: /^(付¥|Pay ¥)/ }));
    await heading(/^(扫码付款|Scan to pay)$/);
    const cancel = async () => {
      const question = within(await screen.findByRole("alertdialog"));
      await user.click(question.getByRole("button", { name: cancelName }));
      return question;
    };
    await user.click(screen.getByRole("button", { name: cancelName }));
    const question = await cancel();
    expect(await question.findByText(reason)).toBeDefined();
    await user.click(question.getByRole("button", { name: keepName }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByRole("alert").textContent).toContain(reason);
    await adopt("fault:listNews=offline");
    await user.click(screen.getByRole("button", { name: cancelName }));
    await cancel();
    await heading(/^(订单已取消|Order canceled)$/);
    const order = currentBackend().kernel.world.table(orderTable).by("orderNo", orderNo)[0];
    expect(order?.state).toBe("cancelled");
  },
);

test("a payment method that cannot replace the code shown names the reason, and can be tried again", async () => {
  const { user, orderNo } = await visitCashier(unpaid);
  await user.click(await payButton());
  await heading("扫码付款");
  await adopt("fault:createPayment=offline");
  await user.click(screen.getByRole("button", { name: "换个方式付" }));
  await user.click(await screen.findByRole("radio", { name: /公司转账/ }));
  await user.click(await payButton());
  expect((await screen.findByRole("alert")).textContent).toContain("网络状况不佳");
  expect(screen.queryByRole("img", { name: "付款二维码" })).toBeNull();
  await adopt("fault:listNews=offline");
  await user.click(await payButton());
  await heading("等你转账");
  expect(payments(orderNo)).toHaveLength(2);
});

test("an expired order is shown as such without a reload", async () => {
  await visitCashier("persona:wholesaler,scenario:order-almost-expired");
  await heading("待付款");
  await returnAfter(60);
  await heading("订单超时，已关");
});

test.each([
  ["order-paid", "付清了"],
  ["order-activated", "付清了"],
  ["order-cancelled", "订单已取消"],
  ["order-refunding", "退款中"],
  ["order-refunded", "已退款"],
])("%s is shown as %s", async (scenario, title) => {
  await visitCashier(`persona:wholesaler,scenario:${scenario}`);
  await heading(title);
});

test.each(["order-confirming", "order-in-doubt"])(
  "while a payment is not decided (%s) no deadline hurries into another one",
  async (scenario) => {
    await visitCashier(`persona:wholesaler,scenario:${scenario}`);
    expect(await screen.findByText("不要再付一次。")).toBeDefined();
    expect(screen.queryByText("付款期限")).toBeNull();
  },
);

test("an order whose money is asked back has no next steps, as an invoice is refused then", async () => {
  await visitCashier("persona:wholesaler,scenario:order-refunding");
  await heading("退款中");
  expect(screen.getByRole("link", { name: "看订单" })).toBeDefined();
  expect(screen.queryByRole("heading", { name: "接下来" })).toBeNull();
  expect(screen.queryByRole("link", { name: /^开发票/ })).toBeNull();
  expect(screen.getByRole("button", { name: "找客服" })).toBeDefined();
});

test("the invoice of a paid order is asked for in one step", async () => {
  const { orderNo } = await visitCashier("persona:wholesaler,scenario:order-activated");
  await heading("付清了");
  expect(screen.getByRole("link", { name: /^开发票/ }).getAttribute("href")).toBe(
    `/user-center/invoices?order=${orderNo}`,
  );
});

test("an order that was not paid in time is bought again with everything that was chosen", async () => {
  const { user } = await visitCashier("persona:wholesaler,scenario:order-expired");
  await heading("订单超时，已关");
  await user.click(screen.getByRole("link", { name: "再买一次" }));
  await waitFor(() =>
    expect(currentAddress()).toBe(
      "/mall/detail?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=2&users=2&stores=1",
    ),
  );
});

test("another user's or an unknown number is refused without details", async () => {
  await visit("/mall/pay/20261121104102387", { mock: "persona:newcomer" });
  await heading("没有这张订单");
  expect(document.body.textContent).not.toContain("20261121104102387".slice(0, 12) + "元");
});

test("a signed-out visitor is redirected to the sign-in page and back", async () => {
  await visit("/mall/pay/20261121104102387");
  await waitFor(() =>
    expect(screen.getByTestId("address").textContent).toBe("/login?next=%2Fmall%2Fpay%2F20261121104102387"),
  );
});

test("support gets the order number", async () => {
  const { user, orderNo } = await visitCashier(unpaid, "en-US");
  await user.click(await screen.findByRole("button", { name: "Contact support" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(orderNo)).toBeDefined();
  expect(dialog.getByRole("link", { name: /^Call/ }).getAttribute("href")).toMatch(/^tel:\d+$/);
});
