// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sampleUserIds } from "../../../../mocks/business/data/users";
import { sharesOf } from "../../../../mocks/promoter/state/shares";
import { saveFile } from "../../../../src/platform/save-file";
import { pageSizes } from "../../../../src/rules/limits";
import { becomeClient, userAgents } from "../../../support/fake-bridges";
import { currentAddress, currentBackend, leave, visit } from "../../../support/visit";

vi.mock("../../../../src/platform/save-file", () => ({ saveFile: vi.fn() }));

afterEach(leave);

const longTimeout = { timeout: 5000 };
const list = async () => within(await screen.findByRole("list", { name: "明细" }, longTimeout));
const promoter = { mock: "persona:promoter" };

test("every figure of the balance has its receipt, and they add up", async () => {
  const user = await visit("/agent/divide", promoter);
  const [figure] = await screen.findAllByRole(
    "button",
    { name: /^可提现 ¥[\d,.]+, 这个数怎么来的/ },
    longTimeout,
  );
  await user.click(figure ?? document.body);
  const receipt = within(await screen.findByRole("dialog", { name: "可提现" }));
  const amounts = receipt
    .getAllByRole("definition")
    .map(({ textContent }) => Number(textContent?.replace(/[¥,]/g, "").replace("−", "-")));
  const total = amounts.at(-1) ?? 0;
  const sum = amounts.slice(0, -1).reduce((left, right) => left + right, 0);
  expect(Math.round(sum * 100)).toBe(Math.round(total * 100));
});

test("the sums of the shares do not wait for the balance", async () => {
  await visit("/agent/divide", { mock: "persona:promoter,fault:getWithdrawalInfo=timeout" });
  const sent = vi.spyOn(globalThis, "fetch");
  const isAsked = (part: string) =>
    sent.mock.calls.some(([request]) => request instanceof Request && request.url.includes(part));
  await waitFor(() => expect(isAsked("/cashapply/info")).toBe(true), longTimeout);
  expect(isAsked("/rebate/info")).toBe(true);
  sent.mockRestore();
});

test("a share is explained by its order, rate and period, and leads to its customer", async () => {
  const user = await visit("/agent/divide?list=shares&state=onHold", promoter);
  const entries = await list();
  const [entry] = entries.getAllByRole("listitem");
  if (!entry) throw new Error("There is no share on hold");
  expect(within(entry).getByText(/\d × 20%|\d × 1[05]%/)).toBeDefined();
  expect(within(entry).getByRole("link").getAttribute("href")).toMatch(/^\/agent\/merchant-info\?kdUid=/);
  await user.click(within(entry).getByRole("button"));
  const receipt = within(await screen.findByRole("dialog", { name: "分成" }));
  expect(receipt.getByText(/^订单\d{17,}/)).toBeDefined();
  expect(receipt.getByText(/^入账2026-/)).toBeDefined();
  expect(receipt.getByText(/^可提2026-/)).toBeDefined();
  expect(receipt.getByText(/^结算期到2026-/)).toBeDefined();
});

test("what a refund took back is named in the share and has its own red line", async () => {
  const user = await visit("/agent/divide?list=shares&state=reversed", promoter);
  const reversed = (await list()).getAllByRole("listitem");
  expect(reversed[0]?.textContent).toContain("冲回");
  await user.click(within(reversed[0] ?? document.body).getByRole("button"));
  const receipt = within(await screen.findByRole("dialog", { name: "退款冲回" }));
  expect(receipt.getByText(/^客户退款，冲回/)).toBeDefined();
});

test("a share that was taken back whole is said to be, and is called by the number it shows", async () => {
  await visit("/agent/divide?list=shares", promoter);
  const entries = (await list()).getAllByRole("listitem");
  const share = entries.filter((entry) => entry.textContent?.includes("老街粮油")).at(-1);
  if (!share) throw new Error("There is no share of the order that was refunded");
  expect(share.textContent).toMatch(/\+119\.60已冲回$/);
  expect(within(share).getByRole("button", { name: /^分成 ¥119\.60, / })).toBeDefined();
});

test("a withdrawal is called by the amount it shows, not by its net", async () => {
  await visit("/agent/divide?list=withdrawals", promoter);
  const [newest] = (await list()).getAllByRole("button");
  expect(newest?.getAttribute("aria-label")).toContain(newest?.textContent.replace("−", "−¥"));
});

test("tabs, month and state stand in the address, and the sum is the server's", async () => {
  const user = await visit("/agent/divide", promoter);
  await user.click(await screen.findByRole("link", { name: "分成" }, longTimeout));
  await waitFor(() => expect(currentAddress()).toBe("/agent/divide?list=shares"));
  await user.selectOptions(await screen.findByRole("combobox", { name: "月份" }), "2026-11");
  await waitFor(() => expect(currentAddress()).toBe("/agent/divide?list=shares&month=2026-11"));
  await user.click(screen.getByRole("button", { name: "待结算" }));
  await waitFor(() => expect(currentAddress()).toBe("/agent/divide?list=shares&month=2026-11&state=onHold"));
  const { world } = currentBackend().kernel;
  const now = world.clock.now();
  const fen = sharesOf(world, sampleUserIds.promoter)
    .filter(
      ({ earnedAt, holdUntil }) =>
        earnedAt >= Date.parse("2026-11-01T00:00:00+08:00") && holdUntil !== null && holdUntil > now,
    )
    .reduce((sum, { amountFen }) => sum + amountFen, 0);
  const total = await screen.findByRole("button", { name: /笔分成合计/ });
  await waitFor(() => expect(total.textContent?.replace(/,/g, "")).toBe((fen / 100).toFixed(2)));
});

test("pages lead on, and a page past the end leads back", async () => {
  const user = await visit("/agent/divide?list=shares", promoter);
  await user.click(await screen.findByRole("link", { name: "第2页" }, longTimeout));
  await waitFor(() => expect(currentAddress()).toBe("/agent/divide?list=shares&page=2"));
  cleanup();
  leave();
  await visit("/agent/divide?list=shares&page=99", promoter);
  expect(await screen.findByText("没有这一页", {}, longTimeout)).toBeDefined();
  const last = screen.getByRole("link", { name: "看最后一页" });
  const pages = Math.ceil(
    sharesOf(currentBackend().kernel.world, sampleUserIds.promoter).length / pageSizes.records,
  );
  expect(last.getAttribute("href")).toBe(`/agent/divide?list=shares&page=${pages}`);
});

test("a high page of a filter that nothing fits says so, and offers everything", async () => {
  await visit("/agent/divide?list=shares&month=2001-01&page=3", promoter);
  expect(await screen.findByText("没有符合的记录", {}, longTimeout)).toBeDefined();
  expect(screen.getByRole("link", { name: "看全部" }).getAttribute("href")).toBe("/agent/divide?list=shares");
});

test("a withdrawal from before the steps were recorded shows that they are missing", async () => {
  const user = await visit("/agent/divide?list=withdrawals&state=withdrawn", promoter);
  const entries = (await list()).getAllByRole("listitem");
  await user.click(within(entries.at(-1) ?? document.body).getByRole("button"));
  const receipt = within(await screen.findByRole("dialog", { name: "提现" }));
  expect(receipt.getByText("那时没有留下算税的步骤")).toBeDefined();
  expect(receipt.getByText(/^到账202/)).toBeDefined();
});

test("records that cannot be read can be read again", async () => {
  await visit("/agent/divide?list=shares", { mock: "persona:promoter,fault:listMoneyRecords=http500" });
  expect(await screen.findByRole("button", { name: "再试" }, longTimeout)).toBeDefined();
  expect(screen.getByRole("form", { name: "提现" })).toBeDefined();
});

test("a month's statement lists every share and withdrawal, adds them up and is saved as CSV", async () => {
  const user = await visit("/agent/divide?statement=2026-10", promoter);
  const shares = within(await screen.findByRole("table", { name: "分成" }, longTimeout));
  const { world } = currentBackend().kernel;
  const ofMonth = sharesOf(world, sampleUserIds.promoter).filter(({ earnedAt }) =>
    new Date(earnedAt + 8 * 3_600_000).toISOString().startsWith("2026-10"),
  );
  expect(shares.getAllByRole("row")).toHaveLength(ofMonth.length + 2);
  const fen = ofMonth.reduce((sum, { amountFen }) => sum + amountFen, 0);
  expect(shares.getAllByRole("cell").at(-1)?.textContent?.replace(/,/g, "")).toBe((fen / 100).toFixed(2));
  await user.click(screen.getByRole("button", { name: "存成CSV" }));
  const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
  // Read as bytes: reading as text would take the byte order mark away.
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file?.arrayBuffer());
  expect(name).toBe("分成月结单-2026-10.csv");
  expect(text.startsWith("\uFEFF入账时间,订单号,")).toBe(true);
  expect(text.split("\r\n")).toHaveLength(ofMonth.length + 2 + 2 + 2 + 1 + 1);
});

test("in a messenger, where nothing is saved or printed, the statement says where it can be", async () => {
  becomeClient(userAgents.messenger);
  vi.mocked(saveFile).mockClear();
  const user = await visit("/agent/divide?statement=2026-10", promoter);
  await screen.findByRole("table", { name: "分成" }, longTimeout);
  await user.click(screen.getByRole("button", { name: "存成CSV" }));
  expect(await screen.findByText(/^这里存不了文件，也打印不了。点右上角/)).toBeDefined();
  expect(saveFile).not.toHaveBeenCalled();
  becomeClient(userAgents.browser);
});

test.each([
  ["/agent/divide", /^Earnings/, "promoter"],
  ["/agent/divide?statement=2026-10", /^Statement/, "promoter"],
  ["/agent/orders", /^My orders/, "agent-china"],
  ["/agent/merchant-info?kdUid=100388", /^和顺小吃店/, "promoter"],
])("an English reader sees the currency of every amount at %s", async (address, title, persona) => {
  await visit(address, { mock: `persona:${persona}`, locale: "en-US" });
  await screen.findByRole("heading", { level: 1, name: title }, longTimeout);
  const main = screen.getByRole("main");
  await waitFor(() => expect(main.textContent).toMatch(/¥[\d,]+\.\d{2}/), longTimeout);
  // In a table the head of the column has it.
  for (const table of screen.queryAllByRole("table")) {
    expect(within(table).getAllByRole("columnheader").at(-1)?.textContent).toMatch(/ \(¥\)$/);
    for (const row of within(table).getAllByRole("row").slice(0, -1)) row.remove();
  }
  expect(main.textContent?.match(/(?:^|[^¥\d,.])[\d,]+\.\d{2}(?!\d)/g)).toBeNull();
});
