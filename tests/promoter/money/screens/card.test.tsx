// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sampleUserIds } from "../../../../mocks/business/data/users";
import { smsCodeTable } from "../../../../mocks/business/verification";
import { cardOf } from "../../../../mocks/promoter/state/withdrawals";
import { removeStored } from "../../../../src/platform/storage";
import { adopt, currentBackend, leave, visit } from "../../../support/visit";
import { proveByKeys } from "./prove-by-keys";

afterEach(leave);
beforeEach(() => {
  removeStored("rateLocks");
  removeStored("smsCountdowns");
});

const longTimeout = { timeout: 5000 };
const card = () => cardOf(currentBackend().kernel.world, sampleUserIds.promoter);
const formOf = async (name: string) => within(await screen.findByRole("form", { name }, longTimeout));

test("without a card the button shows it, and the first card is added with its bank looked up", async () => {
  const user = await visit("/agent/divide", { mock: "persona:promoter,scenario:no-bank-card" });
  const withdrawal = await formOf("提现");
  expect(withdrawal.getByText("请先添加银行卡")).toBeDefined();
  expect(withdrawal.getByRole("button", { name: "提现" }).getAttribute("aria-disabled")).toBe("true");
  await user.click(withdrawal.getByRole("button", { name: "添加银行卡" }));
  const form = await formOf("添加银行卡");
  await user.click(form.getByRole("button", { name: "保存银行卡" }));
  expect(await form.findAllByText("请填写身份信息、身份证号和银行账号")).toHaveLength(4);
  await user.type(form.getByRole("textbox", { name: "持卡人姓名" }), "周芳");
  await user.type(form.getByRole("textbox", { name: "身份证号" }), "530102199003070017");
  await user.type(form.getByRole("textbox", { name: "银行卡号" }), "6217 0000 0000 0006 217");
  expect(await form.findByText("示例银行，储蓄卡", {}, longTimeout)).toBeDefined();
  expect(form.getByRole("textbox", { name: "开户银行" })).toHaveProperty("value", "示例银行");
  await user.click(form.getByRole("button", { name: "保存银行卡" }));
  expect(await form.findByText("身份证号不正确")).toBeDefined();
  await user.clear(form.getByRole("textbox", { name: "身份证号" }));
  await user.type(form.getByRole("textbox", { name: "身份证号" }), "530102199003070016");
  await user.dblClick(form.getByRole("button", { name: "保存银行卡" }));
  await waitFor(() => expect(card()?.bankName).toBe("示例银行"), longTimeout);
  expect(await (await formOf("提现")).findByText("周*，尾号6217", {}, longTimeout)).toBeDefined();
});

test("a card of no known bank takes the name typed, and what was typed is not overwritten", async () => {
  const user = await visit("/agent/divide", { mock: "persona:promoter,scenario:no-bank-card" });
  await user.click((await formOf("提现")).getByRole("button", { name: "添加银行卡" }));
  const form = await formOf("添加银行卡");
  await user.type(form.getByRole("textbox", { name: "银行卡号" }), "6250000000000004");
  expect(await form.findByText("认不出是哪家银行，自己填。", {}, longTimeout)).toBeDefined();
  await user.type(form.getByRole("textbox", { name: "开户银行" }), "远山信用社");
  await user.clear(form.getByRole("textbox", { name: "银行卡号" }));
  await user.type(form.getByRole("textbox", { name: "银行卡号" }), "6217000000000006217");
  expect(await form.findByText("示例银行，储蓄卡", {}, longTimeout)).toBeDefined();
  expect(form.getByRole("textbox", { name: "开户银行" })).toHaveProperty("value", "远山信用社");
});

test("a card is replaced by a code sent to the account's phone; a wrong one is refused at its field", async () => {
  const user = await visit("/agent/divide", { mock: "persona:promoter" });
  await user.click((await formOf("提现")).getByRole("button", { name: "换一张卡" }));
  const form = await formOf("换一张卡");
  // There is no phone to fill in.
  expect(form.getByText("通过验证后才能获取")).toBeDefined();
  await user.click(form.getByRole("button", { name: "保存银行卡" }));
  expect(await form.findByText("请输入短信验证码")).toBeDefined();
  expect(form.getByText("请先完成滑块验证")).toBeDefined();
  expect(form.getByRole("slider").getAttribute("aria-invalid")).toBe("true");
  await user.type(form.getByRole("textbox", { name: "持卡人姓名" }), "周芳");
  await user.type(form.getByRole("textbox", { name: "身份证号" }), "530102199003070016");
  await user.type(form.getByRole("textbox", { name: "银行卡号" }), "6222020000000020206");
  await proveByKeys(user);
  await user.click(form.getByRole("button", { name: "获取验证码" }));
  const sent = () => currentBackend().kernel.world.table(smsCodeTable).get("13900008820 7")?.code;
  await waitFor(() => expect(sent()).toBeDefined(), longTimeout);
  const code = form.getByRole("textbox", { name: "短信验证码" });
  fireEvent.change(code, { target: { value: sent() === "000000" ? "000001" : "000000" } });
  await user.click(form.getByRole("button", { name: "保存银行卡" }));
  await waitFor(() => expect(code.getAttribute("aria-invalid")).toBe("true"), longTimeout);
  expect(card()?.bankCardNumber).toBe("6217000000000006217");
  fireEvent.change(code, { target: { value: sent() ?? "" } });
  await user.click(form.getByRole("button", { name: "保存银行卡" }));
  await waitFor(() => expect(card()?.bankCardNumber).toBe("6222020000000020206"), longTimeout);
});

test("a first card whose answer was lost is sent again as the first one, without a code", async () => {
  const user = await visit("/agent/divide", {
    mock: "persona:promoter,scenario:no-bank-card,fault:addBankAccount=truncated",
  });
  await user.click((await formOf("提现")).getByRole("button", { name: "添加银行卡" }));
  const form = await formOf("添加银行卡");
  await user.type(form.getByRole("textbox", { name: "持卡人姓名" }), "周芳");
  await user.type(form.getByRole("textbox", { name: "身份证号" }), "530102199003070016");
  await user.type(form.getByRole("textbox", { name: "银行卡号" }), "6217000000000006217");
  await form.findByText("示例银行，储蓄卡", {}, longTimeout);
  await user.click(form.getByRole("button", { name: "保存银行卡" }));
  expect(await form.findByText("再按一次就好，存过的不会重复。", {}, longTimeout)).toBeDefined();
  // The page behind has read the card meanwhile.
  expect(await screen.findByText("周*，尾号6217", {}, longTimeout)).toBeDefined();
  expect(form.queryByRole("textbox", { name: "短信验证码" })).toBeNull();
  await adopt("fault:listNews=http500");
  await user.click(form.getByRole("button", { name: "保存银行卡" }));
  expect(await screen.findByText("银行卡已保存", {}, longTimeout)).toBeDefined();
  expect(card()?.bankCardNumber).toBe("6217000000000006217");
});
