// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { moveOrder, orderTable } from "../../../mocks/business/orders";
import { setZoneOffset } from "../../../src/platform/device-zone";
import { adopt, currentAddress, currentBackend, leave, reload, visit } from "../../support/visit";

afterEach(leave);

const list = async () => within(await screen.findByRole("list", { name: "订单" }, { timeout: 5000 }));
const rows = async () => (await list()).getAllByRole("listitem");

test("orders stand newest first with number, amount and state, and add up to what was paid", async () => {
  const user = await visit("/user-center/orders", { mock: "persona:wholesaler" });
  const [first] = await rows();
  expect(first?.textContent).toContain("20261109103200480");
  expect(first?.textContent).toContain("95.75");
  expect(first?.textContent).toContain("已付清");
  await user.click(screen.getByRole("button", { name: /^已付清合计 2,371\.75/ }));
  const receipt = within(await screen.findByRole("dialog", { name: "已付清合计" }));
  expect(receipt.getByText("1,678.00")).toBeDefined();
  expect(receipt.getByText("598.00")).toBeDefined();
  expect(receipt.getByText("95.75")).toBeDefined();
});

test("an order for a licence says which shop it is for; a purchase has none yet", async () => {
  await visit("/user-center/orders", { mock: "persona:wholesaler" });
  const all = await rows();
  expect(all[0]?.textContent).toContain("永兴日杂批发");
  const purchase = all.find((row) => row.textContent?.includes("20260701103200400"));
  expect(purchase?.textContent).not.toContain("永兴");
});

test("every amount opens its receipt: the lines as they were when it was ordered", async () => {
  const user = await visit("/user-center/orders", { mock: "persona:wholesaler" });
  const [first] = await rows();
  if (first === undefined) throw new Error("There is no order");
  await user.click(within(first).getByRole("button", { name: /95\.75/ }));
  const receipt = within(await screen.findByRole("dialog", { name: "已付清" }));
  expect(receipt.getByText("150.00 × 233/365天")).toBeDefined();
  expect(receipt.getByText(/订单20261109103200480/)).toBeDefined();
});

test("tabs count and narrow, and the choice stands in the address", async () => {
  const user = await visit("/user-center/orders", { mock: "persona:wholesaler" });
  await user.click(await screen.findByRole("link", { name: "已取消 2" }));
  expect(currentAddress()).toBe("/user-center/orders?tab=closed");
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect((await rows()).map((row) => /已超时|已取消/.exec(row.textContent ?? "")?.[0])).toEqual([
    "已超时",
    "已取消",
  ]);
});

test("a search finds by number, and what finds nothing leads back to all", async () => {
  const user = await visit("/user-center/orders", { mock: "persona:wholesaler" });
  await rows();
  const box = screen.getByRole("searchbox", { name: "找订单" });
  await user.type(box, "20261109103200402");
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(currentAddress()).toBe("/user-center/orders?q=20261109103200402");
  await user.type(box, "9");
  await user.click(await screen.findByRole("link", { name: "看全部订单" }));
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(4));
});

test("five hundred orders are turned page by page", async () => {
  const user = await visit("/user-center/orders?page=26", {
    mock: "persona:wholesaler,scenario:many-orders",
  });
  expect(await rows()).toHaveLength(6);
  await user.click(screen.getByRole("link", { name: "第1页" }));
  await waitFor(async () => expect(await rows()).toHaveLength(20));
  expect(currentAddress()).toBe("/user-center/orders");
});

test("an unpaid order counts down, can be paid, and is cancelled after asking", async () => {
  const user = await visit("/user-center/orders", { mock: "persona:wholesaler,scenario:order-unpaid" });
  const [first] = await rows();
  if (first === undefined) throw new Error("There is no order");
  const row = within(first);
  expect(row.getByRole("timer").textContent).toBe("还剩28:00");
  expect(row.getByRole("link", { name: "去付款" }).getAttribute("href")).toMatch(/^\/mall\/pay\/\d+$/);
  await user.click(row.getByRole("button", { name: "取消" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/¥3,560\.40还没付/)).toBeDefined();
  await user.click(question.getByRole("button", { name: "先留着" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await user.click(row.getByRole("button", { name: "取消" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "取消订单" }));
  await waitFor(async () => expect((await rows())[0]?.textContent).toContain("已取消"));
  // Its button is gone: the tab key goes on from the row.
  await waitFor(async () => expect((await rows())[0]?.contains(document.activeElement)).toBe(true));
});

test("a failed cancellation is reported, keeps the question, and can be retried", async () => {
  const user = await visit("/user-center/orders", {
    mock: "persona:wholesaler,scenario:order-unpaid,fault:cancelOrder=offline",
  });
  await rows();
  await user.click(screen.getByRole("button", { name: "取消" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "取消订单" }));
  expect(await question.findByText("网络状况不佳")).toBeDefined();
  await adopt("fault:listNews=http500");
  await user.click(question.getByRole("button", { name: "取消订单" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("an order whose cancellation was not answered is found canceled", async () => {
  const user = await visit("/user-center/orders", {
    mock: "persona:wholesaler,scenario:order-unpaid,fault:cancelOrder=truncated",
  });
  await rows();
  await user.click(screen.getByRole("button", { name: "取消" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "取消订单" }));
  await waitFor(async () => expect((await rows())[0]?.textContent).toContain("已取消"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("an order that was closed meanwhile is shown as it is, with the reason", async () => {
  const user = await visit("/user-center/orders", { mock: "persona:wholesaler,scenario:order-unpaid" });
  await rows();
  await user.click(screen.getByRole("button", { name: "取消" }));
  const { world } = currentBackend().kernel;
  const order = world
    .table(orderTable)
    .all()
    .find(({ state, userId }) => state === "unpaid" && userId === "100027");
  if (order === undefined) throw new Error("There is no unpaid order");
  moveOrder(world, order.orderId, "expired", Date.parse("2026-11-21T10:32:00+08:00"));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "取消订单" }));
  await waitFor(async () => expect((await rows())[0]?.textContent).toContain("已超时"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("an order's page shows how it adds up, what came of it and what happened", async () => {
  await visit("/user-center/orders/20261109103200480", { mock: "persona:wholesaler" });
  expect(
    await screen.findByRole("heading", { level: 1, name: /专业版 加用户/ }, { timeout: 5000 }),
  ).toBeDefined();
  expect(screen.getByText("加1个用户，剩余233天")).toBeDefined();
  expect(screen.getByText("周芳 139****8820")).toBeDefined();
  expect(screen.getByRole("link", { name: "看服务" }).getAttribute("href")).toBe(
    "/user-center/licences?licence=8801",
  );
  expect(screen.getByText("开通")).toBeDefined();
});

test("an unpaid order's page shows the deadline, and pays or cancels", async () => {
  await visit("/user-center/orders/20261121103000387", { mock: "persona:wholesaler,scenario:order-unpaid" });
  expect(await screen.findByText("11-21 11:00前付清，过了就自动取消。")).toBeDefined();
  expect(screen.getByRole("link", { name: "付¥3,560.40" }).getAttribute("href")).toBe(
    "/mall/pay/20261121103000387",
  );
});

describe("for readers whose own clock shows another time than UTC+8", () => {
  beforeEach(() => setZoneOffset(-5 * 60));
  afterEach(() => setZoneOffset(8 * 60));

  test.each([
    ["zh-CN", "2026-11-21 10:30（UTC+8）", "11-21 11:00（UTC+8）前付清"],
    ["zh-TW", "2026-11-21 10:30（UTC+8）", "11-21 11:00（UTC+8）前付清"],
    ["en-US", "21 Nov 2026, 10:30 (UTC+8)", "Pay before 21 Nov, 11:00 (UTC+8)"],
  ] as const)("an order's time and its deadline say their zone, in %s", async (locale, placed, deadline) => {
    const mock = "persona:wholesaler,scenario:order-unpaid";
    await visit("/user-center/orders/20261121103000387", { locale, mock });
    expect(await screen.findByText(placed)).toBeDefined();
    expect(screen.getByText(deadline, { exact: false })).toBeDefined();
  });

  test("a list of orders says it once", async () => {
    await visit("/user-center/orders", { mock: "persona:wholesaler" });
    expect((await rows())[0]?.textContent).not.toContain("UTC+8");
    expect(screen.getAllByText("时间按UTC+8")).toHaveLength(1);
  });
});

test("an order whose payment is being confirmed is not said to wait for the money, in the list and on its page", async () => {
  const user = await visit("/user-center/orders", { mock: "persona:wholesaler,scenario:order-confirming" });
  const [row] = await rows();
  if (row === undefined) throw new Error("There is no order");
  expect(within(row).getByText("正在确认")).toBeDefined();
  expect(row.textContent).not.toContain("待付款");
  await user.click(within(row).getByRole("link", { name: /专业版/ }));
  await screen.findByRole("heading", { level: 1, name: /专业版/ }, { timeout: 5000 });
  expect(screen.getAllByText("正在确认")).toHaveLength(2);
  expect(screen.queryByText(/还没付款|待付款/)).toBeNull();
});

test("an upgrade that was not paid is ordered anew at its licence, from the list and from its page", async () => {
  await visit("/user-center/orders", { mock: "persona:wholesaler,scenario:upgrade-unpaid" });
  const { world } = currentBackend().kernel;
  const upgrade = world
    .table(orderTable)
    .all()
    .find(({ state, kind }) => state === "unpaid" && kind === "upgrade");
  if (upgrade === undefined) throw new Error("There is no unpaid upgrade");
  moveOrder(world, upgrade.orderId, "expired", Date.parse("2026-11-21T10:32:00+08:00"));
  reload();
  const again = () => screen.findByRole("link", { name: "去续费与升级" }, { timeout: 5000 });
  const licence = "/user-center/licences?licence=8802&act=upgrade";
  expect((await again()).getAttribute("href")).toBe(licence);
  reload(`/user-center/orders/${upgrade.orderNo}`);
  expect((await again()).getAttribute("href")).toBe(licence);
  reload(`/mall/pay/${upgrade.orderNo}`);
  expect((await again()).getAttribute("href")).toBe(licence);
});

test.each(["somebody else's", "unknown", "no number at all"])(
  "an order that is %s is refused plainly",
  async (kind) => {
    const other = await otherOrderNo();
    const number = {
      "somebody else's": other,
      unknown: "20991231000000001",
      "no number at all": "SO1%3Cb%3E",
    }[kind];
    await visit(`/user-center/orders/${number}`, { mock: "persona:wholesaler" });
    expect(
      await screen.findByRole("heading", { level: 1, name: "没有这张订单" }, { timeout: 5000 }),
    ).toBeDefined();
    expect(screen.getByText("单号不对，或者不是这个账号的订单。")).toBeDefined();
  },
);

test("a signed-out visitor is redirected to the sign-in page and back to this address", async () => {
  await visit("/user-center/orders?tab=paid", { mock: "persona:visitor" });
  await waitFor(() =>
    expect(currentAddress()).toBe(`/login?next=${encodeURIComponent("/user-center/orders?tab=paid")}`),
  );
});

test("an account without orders has a text instead of the list", async () => {
  await visit("/user-center/orders", { mock: "persona:newcomer" });
  expect(await screen.findByText("还没有订单")).toBeDefined();
});

test("a day in what was ordered reads like the reader's other dates", async () => {
  await visit("/user-center/orders", { mock: "persona:wholesaler", locale: "en-US" });
  const visibleList = within(await screen.findByRole("list", { name: "Orders" }, { timeout: 5000 }));
  expect(
    visibleList.getByRole("link", { name: "More users of Professional until 30 Jun 2027" }),
  ).toBeDefined();
});

test("an amount in the list carries its currency where the reader would take another for granted", async () => {
  await visit("/user-center/orders", { mock: "persona:wholesaler", locale: "en-US" });
  const list = within(await screen.findByRole("list", { name: "Orders" }, { timeout: 5000 }));
  const amounts = list
    .getAllByRole("button")
    .flatMap(({ textContent }) => /^\D?[\d,]+\.\d\d/.exec(textContent ?? "") ?? []);
  expect(amounts.length).toBeGreaterThan(0);
  for (const amount of amounts) expect(amount).toMatch(/^¥/);
});

/** The number of another account's order in the sample data. */
async function otherOrderNo(): Promise<string> {
  await visit("/about.html", { mock: "persona:wholesaler" });
  const order = currentBackend()
    .kernel.world.table(orderTable)
    .all()
    .find(({ userId }) => userId !== "100027");
  leave();
  if (order === undefined) throw new Error("Nobody else has an order");
  return order.orderNo;
}

test.each(["/user-center/orders", "/user-center/orders/20261121095200387"])(
  "buying again from %s chooses what was ordered",
  async (address) => {
    const user = await visit(address, { mock: "persona:wholesaler,scenario:order-expired" });
    const [again] = await screen.findAllByRole("link", { name: "再买一次" }, { timeout: 5000 });
    if (again === undefined) throw new Error("Nothing can be bought again");
    await user.click(again);
    await screen.findByRole("heading", { level: 1, name: "货簿云" }, { timeout: 5000 });
    expect(currentAddress()).toBe(
      "/mall/detail?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=2&users=2&stores=1",
    );
    expect(screen.getByRole("spinbutton", { name: "店铺" })).toHaveProperty("value", "2");
  },
);

test("a refunded order no longer promises the service it bought", async () => {
  await visit("/user-center/orders/20261118103200387", {
    mock: "persona:wholesaler,scenario:order-refunded",
  });
  expect(await screen.findByText("已随退款停用", {}, { timeout: 5000 })).toBeDefined();
  expect(screen.queryByText(/2026-11-18到2027-11-17/)).toBeNull();
});
