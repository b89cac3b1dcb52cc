// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { sharedQueryClient } from "../../../src/client/query-client";
import { setZoneOffset } from "../../../src/platform/device-zone";
import { removeStored, writeStored } from "../../../src/platform/storage";
import { adopt, currentAddress, currentBackend, leave, reload, visit } from "../../support/visit";

afterEach(() => {
  setZoneOffset(8 * 60);
  leave();
  removeStored("visitDrafts");
  removeStored("variantFlag");
});

const choice = "serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=2&users=2&stores=1";
const quote = () => screen.findByText("满3,000减100");

test("the mall lists what is on display with its lowest price, and each leads to its page", async () => {
  await visit("/mall");
  const goods = within(await screen.findByRole("list", { name: /./ }));
  expect(goods.getAllByRole("heading", { level: 2 })).toHaveLength(5);
  expect(goods.getByRole("link", { name: "货簿云" }).getAttribute("href")).toBe(
    "/mall/detail?serviceNumber=KDZHJ01",
  );
  expect(goods.getByText("¥598")).toBeDefined();
  // Words that stand apart are apart for those who listen, too.
  expect(goods.getAllByRole("listitem")[0]?.textContent).toContain("¥598 /年起");
  expect(goods.getByText("已下架")).toBeDefined();
});

test("the lowest price opens its receipt", async () => {
  const user = await visit("/mall");
  await user.click(await screen.findByRole("button", { name: /^货簿云起价/ }));
  const receipt = within(await screen.findByRole("dialog"));
  expect(receipt.getByText("最便宜的版本")).toBeDefined();
  expect(receipt.getByText("598.00")).toBeDefined();
});

test.each([
  ["china", "商城标价，含税"],
  ["global", "商城标价，不含当地税费"],
] as const)("what the price says of tax is true of its edition: %s", async (variant, note) => {
  writeStored("variantFlag", variant);
  const user = await visit("/mall", { mock: `variant:${variant}` });
  await user.click(await screen.findByRole("button", { name: /^货簿云起价/ }));
  expect((await screen.findByRole("dialog")).textContent).toContain(note);
});

test("goods that cannot be fetched are reported by a toast and on the page, which can retry", async () => {
  const user = await visit("/mall", { mock: "fault:listDisplayedServices=offline" });
  expect(await screen.findByText("获取商品列表出错")).toBeDefined();
  expect(screen.getByText("没取到").parentElement?.textContent).toContain("网络状况不佳");
  await adopt("seed:7");
  await user.click(screen.getByRole("button", { name: "再试" }));
  expect(await screen.findByRole("link", { name: "货簿云" })).toBeDefined();
});

test("a refusal of the list is toasted with the server's own message", async () => {
  await visit("/mall", { mock: "fault:listDisplayedServices=latency(50)" });
  const msg = "仓库盘点，下午再来";
  currentBackend().server.use(
    http.get("*/services/display/11", () =>
      HttpResponse.json({ code: 500, errcode: 50000, success: false, msg, data: null }),
    ),
  );
  await sharedQueryClient().resetQueries();
  await waitFor(() => expect(screen.getAllByText(msg)).toHaveLength(2));
});

test("an empty mall has a text instead and links to the prices", async () => {
  await visit("/mall-mobile", { mock: "scenario:no-goods" });
  expect(await screen.findByText("商城里还没有商品")).toBeDefined();
  expect(screen.getAllByRole("link", { name: "看价格与版本" })[0]?.getAttribute("href")).toBe("/price.html");
});

test("a link with a choice shows its quote line by line, with the best coupon and what is saved", async () => {
  await visit(`/mall/detail?${choice}`);
  await quote();
  expect(screen.getByText("1,198.00 × 2年")).toBeDefined();
  expect(screen.getByText("150.00 × 2 × 2年")).toBeDefined();
  expect(screen.getByRole("button", { name: /^应付 ¥3,460.40/ })).toBeDefined();
  expect(screen.getByRole("button", { name: /^省了 495.60/ })).toBeDefined();
  expect(screen.getByRole("spinbutton", { name: "店铺" }).getAttribute("aria-valuenow")).toBe("2");
  expect(screen.getByRole("spinbutton", { name: "用户" }).getAttribute("aria-valuenow")).toBe("5");
});

test("readers elsewhere are told by which clock the last day of a quote is one", async () => {
  setZoneOffset(-5 * 60);
  await visit(`/mall/detail?${choice}`);
  await quote();
  expect(screen.getByText(/用到\d{4}-\d\d-\d\d（UTC\+8）/)).toBeDefined();
});

test("a version named without its product is the one on offer, until another is chosen", async () => {
  const user = await visit("/mall/detail?serviceNumber=KDZHJ01&version=professional&years=1");
  expect(await screen.findByRole("button", { name: /^应付 ¥1,198.00/ })).toBeDefined();
  await user.click(screen.getByRole("radio", { name: "标准版" }));
  expect(await screen.findByRole("button", { name: /^应付 ¥598.00/ })).toBeDefined();
  expect(currentAddress()).toBe("/mall/detail?serviceNumber=KDZHJ01&productNo=KDZHJ01-STD");
});

test("what is chosen goes into the address, and the checkout is given it", async () => {
  const user = await visit(`/mall/detail?${choice}`);
  await quote();
  await user.click(screen.getByRole("button", { name: "增加: 用户" }));
  expect(currentAddress()).toContain("users=3");
  await user.click(screen.getByRole("radio", { name: /^3年/ }));
  expect(currentAddress()).toContain("years=3");
  const order = screen.getAllByRole("link", { name: "按这个下单" })[0];
  const query = new URLSearchParams(order?.getAttribute("href")?.split("?")[1]);
  expect(Object.fromEntries(query)).toEqual({
    kind: "buy",
    serviceNumber: "KDZHJ01",
    productNo: "KDZHJ01-PRO",
    quantity: "1",
    years: "3",
    users: "3",
    stores: "1",
  });
});

test("a change of language, which drops the query, leaves the goods and what was chosen of them", async () => {
  await visit(`/mall/detail?${choice}`, { mock: "persona:wholesaler" });
  await quote();
  reload("/mall/detail");
  await quote();
  expect(currentAddress()).toBe(`/mall/detail?${choice}`);
});

test("huge and odd numbers in an address are kept within what can be ordered", async () => {
  await visit(
    "/mall/detail?serviceNumber=KDZHJ01&productNo=%3Cb%3E&years=99&users=1e9&stores=-4&quantity=123456789",
  );
  await screen.findByRole("heading", { level: 1, name: "货簿云" });
  expect(screen.getByRole("spinbutton", { name: "份数" }).getAttribute("aria-valuenow")).toBe("99");
  expect(screen.getByRole("spinbutton", { name: "用户" }).getAttribute("aria-valuenow")).toBe("1");
});

test.each(["/mall/detail", "/mall/detail?serviceNumber=NONE99", "/mall/detail?serviceNumber=<script>"])(
  "%s reports that there is no such product",
  async (address) => {
    await visit(address);
    expect(await screen.findByRole("heading", { level: 1, name: "没有这个商品" })).toBeDefined();
  },
);

test("the headings name their sections and nothing else", async () => {
  await visit("/mall/detail?serviceNumber=KDZHJ01");
  expect(await screen.findByRole("heading", { level: 2, name: "算一算" })).toBeDefined();
});

test("the introduction of the editors is shown without what could harm", async () => {
  await visit("/mall/detail?serviceNumber=KDZHJ01");
  // Below the heading of its section.
  expect(await screen.findByRole("heading", { level: 3, name: "两个版本差在哪" })).toBeDefined();
  expect(document.querySelector(".article-html script, .article-html [onclick]")).toBeNull();
});

test("an outright purchase is marked, names the contact, and cannot be ordered", async () => {
  await visit("/mall/detail?serviceNumber=ZHWD&productNo=ZHWD-H5M1", {
    mock: "persona:newcomer,scenario:one-month-bought",
  });
  expect(await screen.findByText(/一个月体验每个账号只能买一次/)).toBeDefined();
  const order = await screen.findAllByRole("button", { name: "按这个下单" });
  expect(order[0]?.getAttribute("aria-disabled")).toBe("true");
});

test("an agent whose ordering is closed sees the contact", async () => {
  await visit("/mall/detail?serviceNumber=KDZHJ01", { mock: "persona:agent-china,scenario:ordering-closed" });
  expect(await screen.findByText(/渠道经理还没有给你开通下单/)).toBeDefined();
  expect(screen.getByRole("link", { name: /渠道经理 林远/ }).getAttribute("href")).toBe("tel:4000000000");
});

test("what is off sale is shown and cannot be ordered", async () => {
  await visit("/mall/detail?serviceNumber=HYGF", { locale: "en-US" });
  await screen.findByRole("heading", { level: 1, name: "Industry service" });
  expect(screen.getAllByText("No longer sold").length).toBeGreaterThan(1);
});
