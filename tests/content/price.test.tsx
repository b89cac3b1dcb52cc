// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setZoneOffset } from "../../src/platform/device-zone";
import { writeStored } from "../../src/platform/storage";
import { adopt, currentAddress, leave, reload, visit } from "../support/visit";

const problems: unknown[] = [];

beforeEach(() => {
  problems.length = 0;
  vi.spyOn(console, "error").mockImplementation((text) => problems.push(text));
});
afterEach(() => {
  setZoneOffset(8 * 60);
  leave();
  localStorage.clear();
  sessionStorage.clear();
});

const calculator = () => within(screen.getByRole("region", { name: "算一算" }));
const due = (amount: string) =>
  calculator().findByRole("button", { name: new RegExp(`^应付 ¥${amount}`) }, { timeout: 4000 });

test("the page opens on professional for one year at its list price", async () => {
  await visit("/price.html");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("两个版本，价格自己算。");
  await due("1,198.00");
  expect(document.title).toBe("价格与版本 · 货簿云");
});

test("stores, users and years from the address are priced line by line, with the best coupon", async () => {
  await visit("/price.html?stores=2&users=5&years=2");
  await due("3,460.40");
  for (const [label, amount] of [
    ["专业版", "2,396.00"],
    ["加1个店", "960.00"],
    ["加2个用户", "600.00"],
    ["2年9折", "−395.60"],
    ["满3,000减100", "−100.00"],
  ])
    expect(calculator().getByRole("button", { name: new RegExp(`^${label} ${amount}`) })).toBeDefined();
  expect(calculator().getByText(/2028-11-20/)).toBeDefined();
});

test("readers elsewhere are told by which clock the last day of a quote is one", async () => {
  setZoneOffset(-5 * 60);
  await visit("/price.html?stores=2&users=5&years=2");
  await due("3,460.40");
  expect(calculator().getByText(/用到2028-11-20（UTC\+8）/)).toBeDefined();
});

test("a selection is there again where a change of language has taken it from the address, until it is taken back", async () => {
  const user = await visit("/price.html?stores=2&users=5&years=2");
  await due("3,460.40");
  reload("/price.html");
  await due("3,460.40");
  expect(currentAddress()).toBe("/price.html?stores=2&users=5&years=2");
  await user.click(calculator().getByRole("radio", { name: /1年/ }));
  await user.click(calculator().getByRole("button", { name: "减少: 店铺" }));
  for (const _ of [1, 2]) await user.click(calculator().getByRole("button", { name: "减少: 用户" }));
  await due("1,198.00");
  const plain = currentAddress() ?? "";
  reload(plain);
  await due("1,198.00");
  expect(currentAddress()).toBe(plain);
});

test("every change is priced at once, kept in the address, and ordered as chosen", async () => {
  const user = await visit("/price.html");
  await due("1,198.00");
  await user.click(calculator().getByRole("button", { name: "增加: 店铺" }));
  await user.click(calculator().getByRole("button", { name: "增加: 用户" }));
  await user.click(calculator().getByRole("radio", { name: /3年/ }));
  // (1,198 + 480 + 150) × 3 − 20% − 100
  await due("4,287.20");
  expect(currentAddress()).toBe("/price.html?stores=2&users=4&years=3");
  expect(calculator().getByRole("link", { name: "去商城下单" }).getAttribute("href")).toBe(
    "/mall/detail?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=3&users=1&stores=1",
  );
});

test("standard allows no more stores, and the selection is restored with professional", async () => {
  const user = await visit("/price.html?stores=3");
  await user.click(calculator().getByRole("radio", { name: "标准版" }));
  await due("598.00");
  expect(calculator().getByRole("spinbutton", { name: "店铺" }).getAttribute("aria-valuemax")).toBe("1");
  expect(calculator().getByText("专业版才能加店")).toBeDefined();
  await user.click(calculator().getByRole("radio", { name: "专业版" }));
  await due("2,158.00");
});

test("an amount opens its receipt", async () => {
  const user = await visit("/price.html?users=5&years=2");
  await due("2,696.40");
  await user.click(calculator().getByRole("button", { name: /^加2个用户/ }));
  const receipt = within(await screen.findByRole("dialog", { name: "加2个用户" }));
  expect(receipt.getByText("150.00")).toBeDefined();
  expect(receipt.getByText("600.00")).toBeDefined();
  expect(receipt.getByText("2026-11-21的商城价格，含税。")).toBeDefined();
});

test("without the catalogue the published prices are an estimate, and another try brings the real ones", async () => {
  const user = await visit("/price.html?stores=2&years=2", { mock: "fault:listSkuPrices=http500" });
  expect((await calculator().findByRole("alert")).textContent).toContain("先按公布价算");
  expect(calculator().getByRole("button", { name: /^约付 ¥3,020.40/ })).toBeDefined();
  // Ordered before the catalogue has answered, the version comes along, not what the service begins with.
  expect(calculator().getByRole("link", { name: "去商城下单" }).getAttribute("href")).toBe(
    "/mall/detail?serviceNumber=KDZHJ01&version=professional&years=2&users=0&stores=1",
  );
  expect(problems).toContain("获取产品列表出错");
  await adopt("seed:7");
  await user.click(calculator().getByRole("button", { name: "再试" }));
  await due("2,920.40");
  expect(calculator().queryByRole("alert")).toBeNull();
});

test("only what differs can be shown", async () => {
  const user = await visit("/price.html");
  const table = within(screen.getByRole("table", { name: "标准版和专业版的对比" }));
  expect(table.getByRole("row", { name: /数据导出/ })).toBeDefined();
  await user.click(table.getByRole("checkbox", { name: "只看不同" }));
  expect(table.queryByRole("row", { name: /数据导出/ })).toBeNull();
  expect(table.getByRole("row", { name: /多店调拨/ })).toBeDefined();
});

/** Its date field is rendered in viewport, or when the first control has the focus. */
async function scrollToUpgrade() {
  const user = await visit("/price.html");
  expect(screen.queryByRole("slider")).toBeNull();
  await user.tab();
}

test("the upgrade gets cheaper day by day until nothing is left", async () => {
  await scrollToUpgrade();
  const day = screen.getByRole("slider", { name: "哪天升级" });
  fireEvent.change(day, { target: { value: "55" } });
  expect(day.getAttribute("aria-valuetext")).toBe("2027-01-15, ¥272.88");
  expect(screen.getByText("今天¥363.29")).toBeDefined();
  fireEvent.change(day, { target: { value: "221" } });
  expect(day.getAttribute("aria-valuetext")).toBe("2027-06-30, ¥0.00");
});

test("an expired last day is refused with a text", async () => {
  await scrollToUpgrade();
  fireEvent.change(screen.getByLabelText("标准版用到哪天"), { target: { value: "2026-11-20" } });
  expect(screen.getByText("选一个今天以后、5年以内的日子")).toBeDefined();
  expect(screen.queryByRole("slider")).toBeNull();
});

test.each([
  ["china", "¥2,426.40", "KDZHJ01-PRO"],
  ["global", "$401.40", "KDZHJ01-PRO-INT"],
] as const)(
  "in English the %s edition asks %s and orders its own product",
  async (variant, amount, productNo) => {
    writeStored("variantFlag", variant);
    await visit("/price.html?years=2&users=4", { locale: "en-US", mock: `variant:${variant}` });
    expect(await screen.findByRole("button", { name: new RegExp(`^Total due \\${amount}`) })).toBeDefined();
    await waitFor(() =>
      expect(screen.getAllByRole("link", { name: "Go to order" })[0]?.getAttribute("href")).toContain(
        `productNo=${productNo}&`,
      ),
    );
  },
);

test("the answer about refunds says that years begun cost the full price, and leads to the policy", async () => {
  await visit("/price.html");
  const answer = screen.getByText(/已开始的年份改按原价算/);
  expect(within(answer).getByRole("link", { name: "看退款规则" }).getAttribute("href")).toBe(
    "/license/refund",
  );
});
