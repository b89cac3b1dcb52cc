// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sampleOrder } from "../../../mocks/business/data/orders";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { orderTable } from "../../../mocks/business/orders";
import { currentBackend, leave, reload, visit } from "../../support/visit";

afterEach(leave);

const longTimeout = { timeout: 5000 };

/** Opens the page once the promoter has an unpaid order. */
async function visitWithUnpaid() {
  const user = await visit("/agent/orders?tab=paid", { mock: "persona:promoter" });
  addUnpaid();
  await user.click(await screen.findByRole("link", { name: "待付款" }, longTimeout));
  return user;
}

/** Gives the promoter an unpaid order. */
function addUnpaid() {
  const { world } = currentBackend().kernel;
  const at = world.clock.now();
  world.table(orderTable).insert(
    sampleOrder({
      orderId: 96_001,
      userId: sampleUserIds.promoter,
      productNo: "KDZHJ01-STD",
      at,
      state: "unpaid",
    }),
  );
}

test("an unpaid order can be paid later, and is cancelled after asking", async () => {
  const user = await visitWithUnpaid();
  const list = within(await screen.findByRole("list", { name: "订单" }, longTimeout));
  expect(list.getByRole("link", { name: "去付款" }).getAttribute("href")).toMatch(/^\/mall\/pay\/\d+$/);
  await user.click(list.getByRole("button", { name: "取消" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "取消这张订单？" }));
  expect(dialog.getByText(/还没付。取消后不能恢复/)).toBeDefined();
  await user.dblClick(dialog.getByRole("button", { name: "取消订单" }));
  expect(await screen.findByText("没有符合的订单", {}, longTimeout)).toBeDefined();
  const row = currentBackend().kernel.world.table(orderTable).get(96_001);
  expect(row?.state).toBe("cancelled");
  // Its row took the button along: the tab key goes on from the list.
  await waitFor(() => expect(document.activeElement?.textContent).toContain("没有符合的订单"));
  expect(document.activeElement).not.toBe(document.body);
});

test("not cancelling keeps the order", async () => {
  const user = await visitWithUnpaid();
  const list = within(await screen.findByRole("list", { name: "订单" }, longTimeout));
  await user.click(list.getByRole("button", { name: "取消" }));
  await user.click(await screen.findByRole("button", { name: "先留着" }));
  expect(currentBackend().kernel.world.table(orderTable).get(96_001)?.state).toBe("unpaid");
});

test("a promoter orders for customers by serial, an agent at settlement prices", async () => {
  await visit("/agent/orders", { mock: "persona:promoter" });
  expect(await screen.findByText("用序列号开通，还剩7个。", {}, longTimeout)).toBeDefined();
  expect(screen.getByText("下好后记在客户的跟进记录里，下面是你自己的订单。")).toBeDefined();
  cleanup();
  leave();
  await visit("/agent/orders", { mock: "persona:agent-china" });
  expect(await screen.findByText("按结算价下单，开通即用。", {}, longTimeout)).toBeDefined();
  expect(screen.getByText("下好后记在客户的跟进记录里，下面是你自己的订单。")).toBeDefined();
  expect(screen.getByRole("link", { name: "选客户和服务" }).getAttribute("href")).toBe("/agent/open");
});

test("no number of serials is shown before it is known", async () => {
  await visit("/agent/orders", { mock: "persona:promoter,fault:sumSerials=timeout" });
  expect(await screen.findByRole("link", { name: "选客户和服务" }, longTimeout)).toBeDefined();
  expect(screen.queryByText(/^用序列号开通/)).toBeNull();
});

test("a page past the end leads to the last page of its tab", async () => {
  await visit("/agent/orders?tab=unpaid&page=99", { mock: "persona:promoter" });
  addUnpaid();
  reload();
  expect(await screen.findByText("没有这一页", {}, longTimeout)).toBeDefined();
  expect(screen.getByRole("link", { name: "看最后一页" }).getAttribute("href")).toBe(
    "/agent/orders?tab=unpaid",
  );
});

test("orders that cannot be read can be read again", async () => {
  await visit("/agent/orders", { mock: "persona:promoter,fault:listOrders=http500" });
  expect(await screen.findByRole("button", { name: "再试" }, longTimeout)).toBeDefined();
});

test.each([
  ["zh-TW", "我的訂單"],
  ["en-US", "My orders"],
] as const)("the page speaks %s", async (locale, name) => {
  await visit("/agent/orders", { mock: "persona:promoter", locale });
  expect(await screen.findByRole("heading", { level: 1, name }, longTimeout)).toBeDefined();
});
