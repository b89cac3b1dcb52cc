// @vitest-environment happy-dom
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sampleUserIds } from "../../../../mocks/business/data/users";
import { userTable } from "../../../../mocks/business/users";
import { settleWithdrawal, withdrawalsOf } from "../../../../mocks/promoter/state/withdrawals";
import { promoterClient } from "../../../../src/api/promoter/client";
import { sharedQueryClient } from "../../../../src/client/query-client";
import { removeStored } from "../../../../src/platform/storage";
import { adopt, currentBackend, leave, reload, visit } from "../../../support/visit";

afterEach(leave);
beforeEach(() => {
  removeStored("visitDrafts");
  removeStored("rateLocks");
});

const longTimeout = { timeout: 5000 };
const rows = () => withdrawalsOf(currentBackend().kernel.world, sampleUserIds.promoter);
const amount = () => screen.findByRole("textbox", { name: "提现金额" }, longTimeout);
/** What can be withdrawn, as the page shows it. */
const withdrawable = () =>
  /¥([\d,.]+)/
    .exec(screen.getAllByRole("button", { name: /^可提现 ¥/ })[0]?.getAttribute("aria-label") ?? "")?.[1]
    ?.replaceAll(",", "") ?? "";
const form = () => within(screen.getByRole("form", { name: "提现" }));
const preview = () => within(screen.getByRole("region", { name: "到手多少" }));
const lines = () =>
  preview()
    .getAllByRole("definition")
    .map(({ textContent }) => textContent);
/** Waits until the server has answered with its own tax. */
const confirmed = () =>
  waitFor(() => {
    const total = preview().getAllByRole("definition").at(-1)?.parentElement;
    expect(total?.getAttribute("data-state")).toBe("closed");
  }, longTimeout);

test("a withdrawal is previewed line by line, sent once and is then on its way", async () => {
  const user = await visit("/agent/divide", { mock: "persona:promoter,scenario:withdrawable" });
  await user.type(await amount(), "1000");
  const before = rows().length;
  expect(lines()).toEqual(["1,000.00", "−800.00", "200.00", "20%", "−40.00", "¥960.00"]);
  await confirmed();
  expect(lines()).toEqual(["1,000.00", "−800.00", "200.00", "20%", "−40.00", "¥960.00"]);
  await user.dblClick(screen.getByRole("button", { name: "提现1,000.00元" }));
  const placed = within(
    (await screen.findByRole("heading", { name: /提现已提交/ }, longTimeout)).parentElement ?? document.body,
  );
  expect(placed.getByText("¥960.00")).toBeDefined();
  expect(placed.getByText("11-24前到示例银行昆明分行，尾号6217。")).toBeDefined();
  expect(rows()).toHaveLength(before + 1);
  expect(rows()[0]).toMatchObject({ amountFen: 100_000, taxFen: 4000 });
  expect(document.activeElement).toBe(screen.getByRole("region", { name: /^提现已提交/ }));
  await user.click(placed.getByRole("button", { name: "再提一笔" }));
  expect(document.activeElement).toBe(await amount());
});

test("the net wanted finds its gross, and turning the way round keeps the amount", async () => {
  const user = await visit("/agent/divide", { mock: "persona:promoter,scenario:withdrawable" });
  await user.type(await amount(), "1000");
  await user.click(form().getByRole("radio", { name: "想到手多少" }));
  const net = screen.getByRole("textbox", { name: "想到手的金额" });
  expect(net).toHaveProperty("value", "960.00");
  await user.clear(net);
  await user.type(net, "1600");
  expect(lines()).toEqual(["1,800.00", "−800.00", "1,000.00", "20%", "−200.00", "¥1,600.00"]);
  expect(screen.getByText("要提1,800.00")).toBeDefined();
  await confirmed();
  expect(screen.getByRole("button", { name: "提现1,800.00元" })).toBeDefined();
});

/** Types the net that is wanted. */
async function typeNet(user: Awaited<ReturnType<typeof visit>>, yuan: string) {
  await amount();
  await user.click(form().getByRole("radio", { name: "想到手多少" }));
  await user.type(screen.getByRole("textbox", { name: "想到手的金额" }), yuan);
}

test("an amount that was typed is there again after a reload, the way round it was, until it is sent", async () => {
  let user = await visit("/agent/divide", { mock: "persona:promoter,scenario:withdrawable" });
  await amount();
  await typeNet(user, "960");
  user = reload();
  const net = await screen.findByRole<HTMLInputElement>("textbox", { name: "想到手的金额" }, longTimeout);
  expect(net.value).toBe("960");
  await user.click(screen.getByRole("button", { name: "提现1,000.00元" }));
  await screen.findByRole("heading", { name: /提现已提交/ }, longTimeout);
  reload();
  expect(await amount()).toHaveProperty("value", "");
});

test("where the rule changes under a net that is wanted, the gross shown is told, and is what is sent", async () => {
  const user = await visit("/agent/divide", { mock: "persona:promoter,scenario:withdrawable" });
  await typeNet(user, "1600");
  await confirmed();
  const before = rows().length;
  currentBackend().kernel.world.table(userTable).update(sampleUserIds.promoter, { taxMethod: "none" });
  await act(() => sharedQueryClient().invalidateQueries({ queryKey: ["getWithdrawalInfo"] }));
  expect(
    await screen.findByText(
      "扣税依据变了：要到手同样多，原来要提1,800.00元，现在要提1,600.00元。",
      {},
      longTimeout,
    ),
  ).toBeDefined();
  expect(screen.getByText("要提1,600.00")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "提现1,600.00元" }));
  await screen.findByRole("heading", { name: /提现已提交/ }, longTimeout);
  expect(rows()).toHaveLength(before + 1);
  expect(rows()[0]).toMatchObject({ amountFen: 160_000, taxFen: 0 });
});

test("while nobody knows whether it was made, a net keeps the gross that was sent", async () => {
  const user = await visit("/agent/divide", {
    mock: "persona:promoter,scenario:withdrawable,fault:addWithdrawal=empty",
  });
  await typeNet(user, "1600");
  const before = rows().length;
  await user.click(screen.getByRole("button", { name: "提现1,800.00元" }));
  await screen.findByText("没收到回音，可能已经提了。再问一次不会多提。", {}, longTimeout);
  // What was withdrawn is counted by now, so that the same net would need more.
  await waitFor(() => expect(screen.getAllByText("11-24前到账").length).toBeGreaterThan(0), longTimeout);
  expect(screen.getByText("要提1,800.00")).toBeDefined();
  await adopt("fault:listNews=http500");
  await user.click(form().getByRole("button", { name: "再问一次" }));
  await screen.findByRole("heading", { name: /提现已提交/ }, longTimeout);
  expect(rows()).toHaveLength(before + 1);
  expect(rows()[0]).toMatchObject({ amountFen: 180_000 });
});

test("earlier withdrawals of the month are taxed together with this one", async () => {
  const user = await visit("/agent/divide", { mock: "persona:promoter" });
  await user.type(await amount(), "1000");
  const terms = preview()
    .getAllByRole("term")
    .map(({ textContent }) => textContent);
  expect(terms[1]).toBe("之前提现本月之前提现，合并计税");
  await confirmed();
});

test("cumulated over the year the lines name the year", async () => {
  const user = await visit("/agent/divide", { mock: "persona:promoter,scenario:tax-cumulative" });
  await user.type(await amount(), "1000");
  expect(preview().getByText("收入的20%，另每月5,000")).toBeDefined();
  await confirmed();
  await user.click(screen.getByRole("button", { name: "规则与日期" }));
  const rule = within(await screen.findByRole("dialog", { name: "按什么扣税" }));
  expect(rule.getByText("国家税务总局公告2025年第16号")).toBeDefined();
  expect(rule.getByText("2025-10-01")).toBeDefined();
  expect(rule.getAllByRole("row")).toHaveLength(8);
});

test("without withholding gross is net", async () => {
  const user = await visit("/agent/divide", { mock: "persona:promoter,scenario:tax-none" });
  await user.type(await amount(), "1000");
  expect(lines()).toEqual(["1,000.00", "0.00", "¥1,000.00"]);
  await confirmed();
});

test("a lost answer is asked for again and withdraws once", async () => {
  const user = await visit("/agent/divide", {
    mock: "persona:promoter,scenario:withdrawable,fault:addWithdrawal=empty",
  });
  await user.type(await amount(), "500");
  const before = rows().length;
  await user.click(screen.getByRole("button", { name: "提现500.00元" }));
  expect(
    await screen.findByText("没收到回音，可能已经提了。再问一次不会多提。", {}, longTimeout),
  ).toBeDefined();
  await adopt("fault:listNews=http500");
  await user.click(screen.getByRole("button", { name: "再问一次" }));
  expect(await screen.findByRole("heading", { name: /提现已提交/ }, longTimeout)).toBeDefined();
  expect(rows()).toHaveLength(before + 1);
});

test("asking again is not judged by the balance that the first try may have used up", async () => {
  const user = await visit("/agent/divide", {
    mock: "persona:promoter,scenario:withdrawable,fault:addWithdrawal=empty",
  });
  await amount();
  const before = rows().length;
  await user.click(form().getByRole("button", { name: "全部" }));
  await user.click(form().getByRole("button", { name: /^提现[\d,.]+元$/ }));
  await screen.findByText("没收到回音，可能已经提了。再问一次不会多提。", {}, longTimeout);
  // The records already show that it was made.
  await waitFor(() => expect(screen.getAllByText("11-24前到账").length).toBeGreaterThan(0), longTimeout);
  await adopt("fault:listNews=http500");
  await user.click(form().getByRole("button", { name: "再问一次" }));
  expect(await screen.findByRole("heading", { name: /提现已提交/ }, longTimeout)).toBeDefined();
  expect(rows()).toHaveLength(before + 1);
});

test("while nobody knows whether it was made, the lines stay those of what was sent", async () => {
  const user = await visit("/agent/divide", {
    mock: "persona:promoter,scenario:withdrawable,fault:addWithdrawal=empty",
  });
  await user.type(await amount(), "1000");
  await confirmed();
  const left = form().getByText(/^剩下/).textContent;
  await user.click(screen.getByRole("button", { name: "提现1,000.00元" }));
  await screen.findByText("没收到回音，可能已经提了。再问一次不会多提。", {}, longTimeout);
  // By now the balance lacks the amount, and a second withdrawal of the month would be taxed with it.
  await waitFor(() => expect(screen.getAllByText("11-24前到账").length).toBeGreaterThan(0), longTimeout);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(lines()).toEqual(["1,000.00", "−800.00", "200.00", "20%", "−40.00", "¥960.00"]);
  expect(form().getByText(/^剩下/).textContent).toBe(left);
  await user.click(form().getByRole("button", { name: "改金额" }));
  await waitFor(() => expect(lines().at(-1)).toBe("¥800.00"), longTimeout);
});

test("what another tab has withdrawn meanwhile is refused, and the page shows what is left", async () => {
  const user = await visit("/agent/divide", { mock: "persona:promoter,scenario:withdrawable" });
  await user.type(await amount(), "1000");
  await promoterClient.POST("/ommall/srvmall/promoter/cashapply/add", {
    params: { header: { "Idempotency-Key": "another-tab-0001" } },
    body: { amount: withdrawable() },
  });
  await user.click(screen.getByRole("button", { name: "提现1,000.00元" }));
  expect(await form().findByText(/^提现金额不能大于可提现金额/, {}, longTimeout)).toBeDefined();
  await waitFor(() => expect(withdrawable()).toBe("0.00"), longTimeout);
});

test("the same amount written otherwise is the same request", async () => {
  const user = await visit("/agent/divide", {
    mock: "persona:promoter,scenario:withdrawable,fault:addWithdrawal=empty",
  });
  await user.type(await amount(), "500");
  const before = rows().length;
  await user.click(form().getByRole("button", { name: "提现500.00元" }));
  await user.click(await screen.findByRole("button", { name: "改金额" }, longTimeout));
  await adopt("fault:listNews=http500");
  await user.type(await amount(), ".00");
  await user.click(form().getByRole("button", { name: "提现500.00元" }));
  expect(await screen.findByRole("heading", { name: /提现已提交/ }, longTimeout)).toBeDefined();
  expect(rows()).toHaveLength(before + 1);
});

test("the same amount once more is another withdrawal", async () => {
  const user = await visit("/agent/divide", { mock: "persona:promoter,scenario:withdrawable" });
  await amount();
  const before = rows().length;
  for (const count of [1, 2]) {
    await user.type(await amount(), "500");
    await user.click(form().getByRole("button", { name: "提现500.00元" }));
    await screen.findByRole("heading", { name: /提现已提交/ }, longTimeout);
    expect(rows()).toHaveLength(before + count);
    reload();
  }
});

test("too many tries lock the button for three minutes, over a reload too", async () => {
  const user = await visit("/agent/divide", {
    mock: "persona:promoter,scenario:withdrawable,fault:addWithdrawal=refuse(429)",
  });
  await user.type(await amount(), "500");
  await user.click(screen.getByRole("button", { name: "提现500.00元" }));
  const isOff = () =>
    waitFor(() => {
      const button = form().getByRole("button", { name: /^提现/ });
      expect(button.getAttribute("aria-disabled")).toBe("true");
    }, longTimeout);
  await isOff();
  expect(await screen.findByText(/操作过于频繁，请三分钟后重试 还剩\d+秒/)).toBeDefined();
  reload();
  await amount();
  await isOff();
});

test("a failed withdrawal shows why and that its money is back", async () => {
  const user = await visit("/agent/divide", { mock: "persona:promoter,scenario:withdrawal-failed" });
  await amount();
  expect(screen.getByText(/没到账：收款银行退回：户名与卡号不符。钱已回到可提现/)).toBeDefined();
  const list = within(screen.getByRole("list", { name: "明细" }));
  const failed = list.getAllByRole("listitem").find(({ textContent }) => textContent?.includes("没到账"));
  expect(failed?.textContent).toContain("钱已回到可提现。");
  await user.click(screen.getByRole("button", { name: "改银行卡" }));
  expect(await screen.findByRole("dialog", { name: "换一张卡" })).toBeDefined();
});

test("a withdrawal that fails while the page is open shows its money again", async () => {
  const user = await visit("/agent/divide", { mock: "persona:promoter,scenario:withdrawable" });
  await user.type(await amount(), "500");
  await user.click(screen.getByRole("button", { name: "提现500.00元" }));
  await screen.findByRole("heading", { name: /提现已提交/ }, longTimeout);
  const { world } = currentBackend().kernel;
  const [row] = rows();
  if (row) settleWithdrawal(world, row, "failed", world.clock.now());
  reload();
  await amount();
  expect(screen.getByText(/提现¥500.00没到账/)).toBeDefined();
});

test("with nothing earned the button shows why it is off", async () => {
  await visit("/agent/divide", { mock: "persona:promoter,scenario:nothing-earned" });
  await amount();
  expect(screen.getByRole("button", { name: "提现" }).getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("可提现不到100元")).toBeDefined();
  expect(screen.getByText("还没有分成")).toBeDefined();
});

test("money owed after refunds is named", async () => {
  await visit("/agent/divide", { mock: "persona:promoter,scenario:owed" });
  await amount();
  expect(screen.getByText(/客户退款多冲回了¥[\d,.]+，从下一笔分成里扣。/)).toBeDefined();
});

test.each([
  ["zh-TW", "想實拿多少", "提領金額"],
  ["en-US", "Net wanted", "Amount to withdraw"],
] as const)("the page speaks %s", async (locale, segment, field) => {
  await visit("/agent/divide", { mock: "persona:promoter", locale });
  expect(await screen.findByRole("textbox", { name: field }, longTimeout)).toBeDefined();
  expect(screen.getAllByRole("radio", { name: segment }).length).toBeGreaterThan(0);
});
