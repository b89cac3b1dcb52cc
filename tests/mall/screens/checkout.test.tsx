// @vitest-environment happy-dom
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { couponTable } from "../../../mocks/business/coupons";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { orderTable } from "../../../mocks/business/orders";
import { setZoneOffset } from "../../../src/platform/device-zone";
import { readStored, removeStored, writeStored } from "../../../src/platform/storage";
import { durations } from "../../../src/rules/limits";
import {
  adopt,
  currentAddress,
  currentBackend,
  go,
  leave,
  preload,
  reload,
  visit,
} from "../../support/visit";
import { acceptTerms, address, open, openAccepted } from "./checkout-visit";

beforeEach(() => {
  removeStored("drafts");
  removeStored("visitDrafts");
  removeStored("paymentAttempts");
  removeStored("variantFlag");
});
afterEach(() => {
  setZoneOffset(8 * 60);
  leave();
});

const otherGoods = "/mall/checkout?serviceNumber=KDZHJ01&productNo=KDZHJ01-STD&years=1&step=extras";
/** What is stored of the selection at `address`. */
const storedDraft = () =>
  Object.entries(readStored("drafts") ?? {}).find(([name]) => name.includes("KDZHJ01-PRO"))?.[1];
const next = () => screen.findByRole("button", { name: "下一步" });
const orderButton = () => screen.findByRole("button", { name: /^下单/ });
const orders = () =>
  currentBackend()
    .kernel.world.table(orderTable)
    .by("user", sampleUserIds.wholesaler)
    .filter(({ state }) => state === "unpaid");
const sentKeys = (operationId: string) =>
  currentBackend()
    .kernel.exchanges.filter((exchange) => exchange.operationId === operationId)
    .map(({ headers }) => headers["idempotency-key"]);

/** The step with the field for a coupon's code, and what is done there. */
async function openCouponCode(mock: string) {
  const user = await open("extras", mock);
  const code = await screen.findByRole("textbox", { name: "优惠码" });
  return {
    code,
    add: () => user.click(screen.getByRole("button", { name: "加进来" })),
    async type(text: string) {
      await user.clear(code);
      await user.type(code, text);
    },
    coupons: () => currentBackend().kernel.world.table(couponTable).by("user", sampleUserIds.wholesaler),
  };
}

test("readers elsewhere are told by which clock the last day of the service is one", async () => {
  setZoneOffset(-5 * 60);
  const user = await open();
  expect(await screen.findByText(/用到\d{4}-\d\d-\d\d（UTC\+8）/)).toBeDefined();
  await user.click(await next());
  expect((await screen.findAllByText(/^\d{4}-\d\d-\d\d（UTC\+8）到期$/)).length).toBeGreaterThan(0);
});

test("three steps lead to an order, each in the address, and the way to pay begins by itself", async () => {
  const user = await open();
  expect(await screen.findByText("满3,000减100")).toBeDefined();
  await user.click(await next());
  expect(currentAddress()).toContain("step=extras");
  await user.click(await next());
  expect(currentAddress()).toContain("step=confirm");
  await user.click(screen.getByRole("checkbox"));
  const before = orders().length;
  await user.click(await screen.findByRole("button", { name: "下单，付¥3,460.40" }));
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\/\d+$/));
  expect(await screen.findByRole("heading", { level: 1, name: "扫码付款" })).toBeDefined();
  expect(orders()).toHaveLength(before + 1);
});

test("each step is called by its number and its name", async () => {
  await open();
  expect(await screen.findByRole("region", { name: "1 联系人" })).toBeDefined();
  expect(screen.getByRole("region", { name: "2 优惠与发票" })).toBeDefined();
});

test("without the accepted terms nothing is ordered, and the reason is shown", async () => {
  const user = await open("confirm");
  const before = orders().length;
  await user.click(await screen.findByRole("button", { name: "下单，付¥3,460.40" }));
  expect(await screen.findByText("请先阅读并同意服务条款")).toBeDefined();
  expect(orders()).toHaveLength(before);
});

test("two taps make one order", async () => {
  const user = await openAccepted();
  const before = orders().length;
  await user.dblClick(await orderButton());
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
  expect(orders()).toHaveLength(before + 1);
});

test("an order without an answer is tried again under the same key", async () => {
  const user = await openAccepted("persona:wholesaler,fault:createOrder=offline");
  await user.click(await orderButton());
  expect((await screen.findByRole("alert")).textContent).toContain("可以再点一次，不会多下一单。");
  const sent = storedDraft()?.["sent"];
  await adopt("fault:listNews=offline");
  await user.click(await orderButton());
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
  expect(storedDraft()?.["sent"]).toMatchObject({
    key: Reflect.get(Object(sent), "key"),
  });
});

test("an order that was changed after its answer was lost is placed as it is now", async () => {
  const user = await openAccepted("persona:wholesaler,fault:createOrder=truncated");
  const before = orders().length;
  await user.click(await orderButton());
  await screen.findByText(/^这一单已经下好/);
  await adopt("fault:listNews=offline");
  await user.click(screen.getByRole("button", { name: "改优惠与发票" }));
  await user.type(await screen.findByRole("textbox", { name: "备注" }), "送到后门");
  await user.click(await next());
  await user.click(await screen.findByRole("checkbox"));
  await user.click(await orderButton());
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
  expect(orders()).toHaveLength(before + 2);
  expect(
    orders()
      .map(({ note }) => note)
      .filter((note) => note === "送到后门"),
  ).toHaveLength(1);
});

test("the same goods can be ordered once more after the first order, as a second one", async () => {
  const user = await openAccepted();
  const before = orders().length;
  await user.click(await orderButton());
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
  const again = reload(`${address}&step=confirm`);
  await again.click(await screen.findByRole("button", { name: "再下同样的一单" }));
  await again.click(await screen.findByRole("checkbox"));
  await again.click(await orderButton());
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
  expect(orders()).toHaveLength(before + 2);
});

test("an order that was refused is another request the next time", async () => {
  const user = await openAccepted("persona:wholesaler,fault:createOrder=refuse(409)");
  await user.click(await orderButton());
  await screen.findByRole("alert");
  await adopt("fault:listNews=offline");
  await user.click(await orderButton());
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
  const keys = sentKeys("createOrder");
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});

test("an order whose coupon was used elsewhere meanwhile is priced again, and can be placed at the new price", async () => {
  const user = await open("extras");
  await user.click(await screen.findByRole("radio", { name: /满3,000减100/ }));
  await user.click(await next());
  await acceptTerms(user);
  const coupons = currentBackend().kernel.world.table(couponTable);
  for (const { couponId, name } of coupons.by("user", sampleUserIds.wholesaler))
    if (name["zh-CN"] === "满3,000减100") coupons.update(couponId, { usage: "used" });
  await user.click(await orderButton());
  await screen.findByRole("alert");
  await user.click(await screen.findByRole("button", { name: "下单，付¥3,560.40" }));
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
});

test("while nothing answers an order without an answer can be sent again, and the price asked for again", async () => {
  const user = await openAccepted();
  await adopt("fault:*=http500");
  await user.click(await orderButton());
  expect((await screen.findByRole("alert")).textContent).toContain("可以再点一次，不会多下一单。");
  expect(await screen.findByRole("button", { name: "再试" }, { timeout: 10_000 })).toBeDefined();
  expect((await orderButton()).getAttribute("aria-disabled")).toBeNull();
  await adopt("fault:listNews=offline");
  await user.click(await orderButton());
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
}, 15_000);

test("an order that came to another price than was on screen is not paid by itself, and says so", async () => {
  const user = await visit("/mall/checkout?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&step=confirm", {
    mock: "persona:wholesaler,scenario:promotion-running",
  });
  await screen.findByRole("button", { name: "下单，付¥998.00" });
  await user.click(screen.getByRole("checkbox"));
  await currentBackend().kernel.advance(17 * durations.day);
  await user.click(await orderButton());
  const change = "价格变了：下单前看到的是¥998.00，这张订单是¥1,198.00。还没扣钱，不要就取消。";
  expect(await screen.findByText(change)).toBeDefined();
  expect(screen.getByRole("heading", { level: 1, name: "待付款" })).toBeDefined();
  expect(screen.getByRole("button", { name: "付¥1,198.00" })).toBeDefined();
});

test("an order that was placed already is shown instead of placing it again", async () => {
  const user = await openAccepted();
  await user.click(await orderButton());
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
  const draft = readStored("drafts");
  leave();
  document.body.replaceChildren();
  writeStored("drafts", draft ?? {});
  // Back or reload: the same selection in the same world would be priced without its coupon by now.
  await open("confirm");
  expect(await screen.findByText(/^这一单/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^下单/ })).toBeNull();
  expect(await screen.findByRole("button", { name: "再下同样的一单" })).toBeDefined();
});

test("an order placed in another tab is shown instead of placing it a second time", async () => {
  const user = await openAccepted();
  await user.click(await orderButton());
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
  const placedElsewhere = readStored("drafts");
  removeStored("drafts");
  await adopt("persona:wholesaler");
  reload(`${address}&step=confirm`);
  await screen.findByRole("button", { name: "下单，付¥3,460.40" });
  act(() => {
    writeStored("drafts", placedElsewhere ?? {});
    window.dispatchEvent(new StorageEvent("storage", { key: "drafts" }));
  });
  expect(await screen.findByText(/^这一单/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^下单/ })).toBeNull();
});

test("a note with a complete phone number stays in the tab, and so does the request it was sent with", async () => {
  const user = await open("extras");
  const note = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "备注" });
  await user.type(await note(), "请打 138-0013 8000");
  expect(JSON.stringify(readStored("drafts"))).not.toContain("138");
  reload();
  expect((await note()).value).toBe("请打 138-0013 8000");
  await user.click(await next());
  await acceptTerms(user);
  await user.click(await orderButton());
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
  expect(JSON.stringify(readStored("drafts"))).not.toContain("138");
  reload(`${address}&step=extras`);
  await user.clear(await note());
  expect(JSON.stringify(readStored("drafts"))).not.toContain("138");
});

test("an order whose response was lost is recognised, after a reload too, by the coupon it holds, at its own price", async () => {
  const user = await open("extras", "persona:wholesaler,fault:createOrder=truncated");
  await user.click(await screen.findByRole("radio", { name: /满3,000减100/ }));
  await user.click(await next());
  await acceptTerms(user);
  const before = orders().length;
  await user.click(await orderButton());
  expect(await screen.findByText(/^这一单已经下好/)).toBeDefined();
  await adopt("fault:listNews=offline");
  reload();
  expect(await screen.findByText(/^这一单已经下好/)).toBeDefined();
  expect(screen.getByRole("button", { name: /^订单金额 ¥3,460.40/ })).toBeDefined();
  expect(screen.queryByText("这张优惠券不能用在这单上。")).toBeNull();
  expect(screen.queryByRole("button", { name: /^下单/ })).toBeNull();
  expect(orders()).toHaveLength(before + 1);
});

test("coupons are validated: the best is selected, an unusable one shows its reason, and none may be used", async () => {
  const user = await open("extras");
  const coupons = within(await screen.findByRole("group", { name: "优惠券" }));
  expect(((await coupons.findByRole("radio", { name: /满3,000减100/ })) as HTMLInputElement).checked).toBe(
    true,
  );
  expect(coupons.getByText("最省")).toBeDefined();
  expect(coupons.getByText(/^还差/)).toBeDefined();
  expect(coupons.getByText("不适用这个服务")).toBeDefined();
  await user.click(coupons.getByRole("radio", { name: "不用优惠券" }));
  expect(await screen.findByRole("button", { name: /^应付 ¥3,560.40/ })).toBeDefined();
});

test.each([
  ["extras", "listUserCoupons", "优惠券"],
  ["contact", "listOrderContacts", "联系人"],
] as const)(
  "where what step %s shows cannot be read (%s), it says so once and reads it again at a press",
  async (step, operationId, group) => {
    const user = await open(step, `persona:wholesaler,fault:${operationId}=http500`);
    const retry = await screen.findByRole("button", { name: "再试" });
    const reads = () => currentBackend().kernel.exchanges.filter((one) => one.operationId === operationId);
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 200)));
    expect(reads()).toHaveLength(1);
    expect(retry.isConnected).toBe(true);
    await adopt("fault:listNews=offline");
    await user.click(retry);
    expect(await screen.findByRole("group", { name: group })).toBeDefined();
  },
);

test("a coupon of the address that is not the reader's leaves the goods their price, and says so", async () => {
  const user = await visit(`${address}&step=extras&couponId=999999999`, { mock: "persona:wholesaler" });
  expect(await screen.findByText("链接里的优惠券不在你的账号里，没用上。")).toBeDefined();
  expect(await screen.findByRole("button", { name: /^应付 ¥3,460.40/ })).toBeDefined();
  await user.click(await screen.findByRole("radio", { name: "不用优惠券" }));
  expect(screen.queryByText("链接里的优惠券不在你的账号里，没用上。")).toBeNull();
});

test("the button that edits a contact is called by whom it edits", async () => {
  const user = await open("contact");
  await user.click(await screen.findByRole("button", { name: "改联系人吴永兴" }));
  expect(await screen.findByRole("dialog", { name: "改联系人" })).toBeDefined();
});

test("where there are as many contacts and titles as can be, that is said before a form is filled in", async () => {
  const user = await open(
    "contact",
    "persona:wholesaler,scenario:contacts-full,scenario:invoice-titles-full",
  );
  const add = await screen.findByRole("button", { name: "加联系人" });
  expect(add.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("联系人最多50个，已经满了，可以改已有的")).toBeDefined();
  await user.click(await next());
  await user.click(await screen.findByRole("radio", { name: "付清后自动开" }));
  const addTitle = await screen.findByRole("button", { name: "加一个抬头" });
  expect(addTitle.getAttribute("aria-disabled")).toBe("true");
  await user.click(screen.getByRole("radio", { name: "专用发票" }));
  await waitFor(() => expect(screen.queryByRole("radio", { name: "周芳" })).toBeNull());
  expect(await screen.findByText("抬头最多50个，已经满了，可以改已有的")).toBeDefined();
});

test("an unknown coupon code is refused at once, and stays to be corrected", async () => {
  const user = await open("extras");
  const code = await screen.findByRole("textbox", { name: "优惠码" });
  await user.type(code, "NOSUCHCODE99");
  await user.click(screen.getByRole("button", { name: "加进来" }));
  await waitFor(() => expect(code.getAttribute("aria-invalid")).toBe("true"));
  expect((code as HTMLInputElement).value).toBe("NOSUCHCODE99");
});

test("a coupon whose answer was lost is added once by the same code", async () => {
  const { add, coupons, type } = await openCouponCode("persona:wholesaler,fault:addCouponForUser=truncated");
  const before = coupons().length;
  await type("YE26-88QA-41TD");
  await add();
  await screen.findByRole("alert");
  await adopt("fault:listNews=offline");
  await add();
  await waitFor(() => expect(coupons()).toHaveLength(before + 1));
  expect(new Set(sentKeys("addCouponForUser")).size).toBe(1);
});

test("another code after one whose answer was lost adds another coupon", async () => {
  const { add, coupons, type } = await openCouponCode("persona:wholesaler,fault:addCouponForUser=truncated");
  const before = coupons().length;
  await type("YE26-88QA-41TD");
  await add();
  await screen.findByRole("alert");
  await adopt("fault:listNews=offline");
  await type("YE26-RN00-3KWP");
  await add();
  await waitFor(() => expect(coupons()).toHaveLength(before + 2));
});

test("a code that was added is refused as used when it is typed again", async () => {
  const { add, code, type } = await openCouponCode("persona:wholesaler");
  await type("YE26-88QA-41TD");
  await add();
  await waitFor(() => expect(code).toHaveProperty("value", ""));
  await type("YE26-88QA-41TD");
  await add();
  await waitFor(() => expect(code.getAttribute("aria-invalid")).toBe("true"));
});

test("the first contact person is added on the spot, with the region step by step", async () => {
  const user = await open("contact", "persona:newcomer");
  await user.click(await screen.findByRole("button", { name: "保存联系人" }));
  expect(await screen.findByText("手机号不能为空")).toBeDefined();
  await user.type(screen.getByRole("textbox", { name: "姓名" }), "<b>林娟</b>");
  await user.type(screen.getByRole("textbox", { name: "手机号" }), "13800001234");
  await waitFor(() =>
    expect((screen.getByRole("combobox", { name: "省" }) as HTMLSelectElement).disabled).toBe(false),
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "省" }), "浙江省");
  await user.selectOptions(screen.getByRole("combobox", { name: "市" }), "金华市");
  await user.selectOptions(screen.getByRole("combobox", { name: "区县" }), "义乌市");
  await user.type(screen.getByRole("textbox", { name: "详细地址" }), "篁园路88号");
  expect(JSON.stringify(readStored("visitDrafts"))).not.toContain("13800001234");
  await user.click(screen.getByRole("button", { name: "保存联系人" }));
  expect(await screen.findByText("<b>林娟</b>")).toBeDefined();
  expect(screen.getByText("浙江省金华市义乌市篁园路88号")).toBeDefined();
  // Keyboard and screen reader continue at the list that took the form's place.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group", { name: "联系人" })));
  await user.click(await next());
  expect(currentAddress()).toContain("step=extras");
});

test("on a phone the next step waits for the first contact to be saved, and its reason says so", async () => {
  const narrow = window.matchMedia("all");
  Object.defineProperty(narrow, "matches", { value: false });
  vi.spyOn(window, "matchMedia").mockReturnValue(narrow);
  await open("contact", "persona:newcomer");
  expect((await next()).getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("先保存联系人")).toBeDefined();
});

test("in the global edition an address is one line, and no list of China's places is asked for", async () => {
  writeStored("variantFlag", "global");
  const user = await visit("/mall/checkout?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO-INT&step=contact", {
    mock: "variant:global,persona:newcomer",
    locale: "en-US",
  });
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Dana Reed");
  await user.type(screen.getByRole("textbox", { name: "Mobile number" }), "14155550134");
  await user.type(screen.getByRole("textbox", { name: /^Address/ }), "12 Pier Street, Oakland, CA 94607");
  expect(screen.queryByRole("combobox")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save contact" }));
  expect(await screen.findByText("12 Pier Street, Oakland, CA 94607")).toBeDefined();
});

test("an invoice is requested with a stored title, and the step shows it afterwards", async () => {
  const user = await open("extras");
  await user.click(await screen.findByRole("radio", { name: "付清后自动开" }));
  await screen.findByText("永兴日杂批发");
  await user.click(await next());
  expect(await screen.findByText("电子发票 普通发票")).toBeDefined();
  expect(readStored("drafts")?.["mall.checkout"]?.["invoiceWish"]).toMatchObject({ mediaType: 1 });
});

test("invoice details that were entered outlive a step back and a reload, and are not skipped on the way to the order", async () => {
  let user = await open("contact");
  await user.click(await next());
  await user.click(await screen.findByRole("radio", { name: "付清后自动开" }));
  await screen.findByText("永兴日杂批发");
  const email = () => screen.findByRole<HTMLInputElement>("textbox", { name: "接收邮箱" });
  await user.clear(await email());
  await user.type(await email(), "bill@yongxing");
  await user.click(screen.getByRole("button", { name: "改联系人" }));
  await user.click(await next());
  expect((await email()).value).toBe("bill@yongxing");
  user = reload();
  expect((await email()).value).toBe("bill@yongxing");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "付清后自动开" }).checked).toBe(true);
  leave();
  document.body.replaceChildren();
  user = await open("confirm");
  expect((await email()).value).toBe("bill@yongxing");
  await user.type(await email(), ".example");
  await user.click(await next());
  expect(await screen.findByText("电子发票 普通发票")).toBeDefined();
  expect(readStored("drafts")?.["mall.checkout"]).toMatchObject({
    invoiceWish: { email: "bill@yongxing.example" },
    invoiceEntry: null,
  });
});

test("an invoice that is no longer wanted is not ordered, after a reload either", async () => {
  let user = await open("extras");
  await user.click(await screen.findByRole("radio", { name: "付清后自动开" }));
  await screen.findByText("永兴日杂批发");
  await user.click(await next());
  await screen.findByText("电子发票 普通发票");
  await user.click(screen.getByRole("button", { name: "改优惠与发票" }));
  await user.click(await screen.findByRole("radio", { name: "先不开" }));
  user = reload();
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: "先不开" })).checked).toBe(true);
  await user.click(await next());
  expect(await screen.findByText("先不开发票")).toBeDefined();
});

test("a change of language, which drops the query, leaves what is being ordered and the step", async () => {
  await open("extras");
  await screen.findByRole("textbox", { name: "备注" });
  reload("/mall/checkout");
  expect(await screen.findByRole("textbox", { name: "备注" })).toBeDefined();
  expect(currentAddress()).toBe(`${address}&step=extras`);
});

test("an unpaid order of the same product is pointed to", async () => {
  await open("confirm", "persona:wholesaler,scenario:order-unpaid");
  const link = await screen.findByRole("link", { name: "去付那一单" });
  expect(link.getAttribute("href")).toMatch(/^\/mall\/pay\/\d+$/);
});

test("a user who may not order sees the reason and cannot order", async () => {
  await open("confirm", "persona:agent-china,scenario:ordering-closed");
  expect(await screen.findByText(/渠道经理还没有给你开通下单/)).toBeDefined();
  const button = await screen.findByRole("button", { name: /^下单/ });
  expect(button.getAttribute("aria-disabled")).toBe("true");
});

test("a renewal and more users are priced from their licence", async () => {
  await visit("/mall/checkout?kind=addUsers&srvId=8801&users=2", { mock: "persona:wholesaler" });
  expect(await screen.findByRole("heading", { name: "加用户" })).toBeDefined();
  expect(await screen.findByRole("button", { name: /^应付/ })).toBeDefined();
});

test("more users of a licence have their own price, also after its renewal was looked at", async () => {
  const more = "/mall/checkout?kind=addUsers&srvId=8801&users=2";
  const dueAmount = async () => (await screen.findByRole("button", { name: /^应付/ })).textContent;
  await visit(more, { mock: "persona:wholesaler" });
  const amount = await dueAmount();
  reload("/mall/checkout?kind=renew&srvId=8801&years=1");
  expect(await dueAmount()).not.toBe(amount);
  await go(more);
  await screen.findByRole("heading", { name: "加用户" });
  await waitFor(async () => expect(await dueAmount()).toBe(amount));
});

test.each([
  "/mall/checkout",
  "/mall/checkout?serviceNumber=KDZHJ01&productNo=<b>",
  "/mall/checkout?kind=renew&srvId=-1",
])("%s shows that nothing is selected", async (query) => {
  await visit(query, { mock: "persona:wholesaler" });
  expect(await screen.findByText("还没选要买什么")).toBeDefined();
});

test("a product that this edition does not sell has no price, and others of its service are a link away", async () => {
  await visit("/mall/checkout?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO-INT&years=2&step=confirm", {
    mock: "persona:wholesaler",
  });
  const problem = await screen.findByRole("alert");
  expect(problem.textContent).toContain("价格没算出来");
  expect(within(problem).queryByRole("button", { name: "再试" })).toBeNull();
  expect(within(problem).getByRole("link", { name: "重新选择" }).getAttribute("href")).toBe(
    "/mall/detail?serviceNumber=KDZHJ01",
  );
  const button = await orderButton();
  expect(button.getAttribute("aria-disabled")).toBe("true");
});

test("other goods in another tab leave the note and the sent request of this one alone", async () => {
  const user = await open("extras", "persona:wholesaler,fault:createOrder=offline");
  const note = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "备注" });
  await user.type(await note(), "送到后门");
  await user.click(await next());
  await user.click(await screen.findByRole("checkbox"));
  await user.click(await orderButton());
  await screen.findByRole("alert");
  const sent = storedDraft()?.["sent"];
  expect(sent).toMatchObject({ orderNo: null });

  reload(otherGoods);
  expect((await note()).value).toBe("");
  await user.type(await note(), "另一单");
  reload(`${address}&step=extras`);
  expect((await note()).value).toBe("送到后门");
  expect(storedDraft()?.["sent"]).toEqual(sent);
});

test("whoever goes elsewhere while an order is placed stays there, and finds the order on coming back", async () => {
  await Promise.all([preload("/mall/detail"), preload("/mall/pay/1")]);
  const user = await openAccepted("persona:wholesaler,fault:createOrder=latency(300)");
  const before = orders().length;
  await user.click(await orderButton());
  await go("/mall/detail?serviceNumber=KDZHJ01");
  await waitFor(() => expect(storedDraft()?.["sent"]).toMatchObject({ orderNo: expect.any(String) }));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
  expect(orders()).toHaveLength(before + 1);
  expect(currentAddress()).toBe("/mall/detail?serviceNumber=KDZHJ01");
});

test("another selection without a reload begins with a draft of its own", async () => {
  const user = await open("extras");
  const note = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "备注" });
  await user.type(await note(), "送到后门");
  await go(otherGoods);
  expect((await screen.findAllByText(/标准版/)).length).toBeGreaterThan(0);
  expect((await note()).value).toBe("");
});

test("a draft that the device stored before each selection had its own is still there", async () => {
  const user = await open("extras");
  const note = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "备注" });
  await user.type(await note(), "送到后门");
  const [name, draft] = Object.entries(readStored("drafts") ?? {}).find(([key]) => key.includes("{")) ?? [
    "",
    {},
  ];
  writeStored("drafts", { "mall.checkout": { ...draft, wish: name.slice("mall.checkout.".length) } });
  reload(`${address}&step=extras`);
  expect((await note()).value).toBe("送到后门");
  reload(otherGoods);
  expect((await note()).value).toBe("");
});

test("another user's draft on the same device is not used", async () => {
  const person = await open("extras");
  await person.type(await screen.findByRole("textbox", { name: "备注" }), "别人的备注");
  const drafts = Object.entries(readStored("drafts") ?? {});
  expect(JSON.stringify(drafts)).toContain("别人的备注");
  leave();
  writeStored(
    "drafts",
    Object.fromEntries(drafts.map(([name, draft]) => [name, { ...draft, userId: "999" }])),
  );
  document.body.replaceChildren();
  await open("extras");
  expect(((await screen.findByRole("textbox", { name: "备注" })) as HTMLTextAreaElement).value).toBe("");
});

test.each([
  ["en-US", "Order and pay ¥3,460.40"],
  ["zh-TW", "下單，付¥3,460.40"],
] as const)("the checkout is in %s", async (locale, label) => {
  await open("confirm", "persona:wholesaler", locale);
  expect(await screen.findByRole("button", { name: label })).toBeDefined();
});
