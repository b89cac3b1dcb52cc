// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sampleUserIds } from "../../../../mocks/business/data/users";
import { signInPersistent } from "../../../../mocks/kernel/session";
import { settleWithdrawal, withdrawalsOf } from "../../../../mocks/promoter/state/withdrawals";
import { removeStored } from "../../../../src/platform/storage";
import { durations } from "../../../../src/rules/limits";
import { currentBackend, leave, reload, visit } from "../../../support/visit";
import { payOrder, refundOrder } from "../begin-as";

afterEach(leave);
beforeEach(() => {
  removeStored("visitDrafts");
  removeStored("rateLocks");
});

const longTimeout = { timeout: 5000 };
const world = () => currentBackend().kernel.world;
const entries = async () =>
  within(await screen.findByRole("list", { name: "明细" }, longTimeout))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent ?? "");
const part = async (name: string) =>
  (await screen.findAllByRole("button", { name: new RegExp(`^${name} ¥`) }, longTimeout)).at(-1)?.textContent;

/** Lets days pass in the world; the session outlives them. */
function wait(days: number) {
  world().clock.advance(days * durations.day);
  signInPersistent(world(), sampleUserIds.promoter);
  reload();
}

test("an order becomes a share, is free after its hold, is withdrawn and arrives on the card", async () => {
  const user = await visit("/agent/divide", {
    mock: "persona:promoter,scenario:nothing-earned,clock:2026-11-21T10:32:00+08:00",
  });
  expect(await screen.findByText("还没有分成", {}, longTimeout)).toBeDefined();
  payOrder(world(), 95_001, { finalFen: 200_000 });
  payOrder(world(), 95_002, { finalFen: 59_800 });
  reload();
  expect((await entries())[0]).toMatch(/598\.00 × 20%.*\+119\.60.*12-21可提/);
  expect(await part("待结算")).toBe("519.60");
  expect(await part("可提现")).toBe("0.00");

  refundOrder(world(), 95_002, 59_800);
  reload();
  expect((await entries())[0]).toMatch(/冲回598\.00 × 20%.*−119\.60.*已冲回/);
  expect(await part("待结算")).toBe("400.00");

  wait(31);
  expect(await part("可提现")).toBe("400.00");
  expect(await screen.findByText("还没有银行卡。")).toBeDefined();
  expect(screen.getByText("请先添加银行卡")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "添加银行卡" }));
  const card = within(await screen.findByRole("form", { name: "添加银行卡" }, longTimeout));
  await user.type(card.getByRole("textbox", { name: "持卡人姓名" }), "周芳");
  await user.type(card.getByRole("textbox", { name: "身份证号" }), "530102199003070016");
  await user.type(card.getByRole("textbox", { name: "银行卡号" }), "6217000000000006217");
  await waitFor(
    () => expect(card.getByRole("textbox", { name: "开户银行" })).toHaveProperty("value", "示例银行"),
    longTimeout,
  );
  await user.click(card.getByRole("button", { name: "保存银行卡" }));
  await screen.findByText("周*，尾号6217", {}, longTimeout);

  await user.click(screen.getByRole("button", { name: "全部", hidden: false }));
  await user.click(await screen.findByRole("button", { name: "提现400.00元" }, longTimeout));
  await screen.findByRole("heading", { name: /提现已提交/ }, longTimeout);
  reload();
  expect(await part("提现中")).toBe("400.00");
  expect(await part("可提现")).toBe("0.00");
  expect((await entries())[0]).toMatch(/提现到尾号6217.*税0\.00，到手400\.00.*−400\.00.*前到账/);

  const [row] = withdrawalsOf(world(), sampleUserIds.promoter);
  if (row) settleWithdrawal(world(), row, "withdrawn", world().clock.now());
  reload();
  expect((await entries())[0]).toContain("已到账");
  expect(await part("已提现")).toBe("400.00");
  expect(await part("累计赚到")).toBe("400.00");
});
