// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { storeUser } from "../../src/platform/signed-in";
import { removeStored } from "../../src/platform/storage";
import { visitCashier } from "../mall/screens/pay-visit";
import { leave, visit } from "../support/visit";

afterEach(() => {
  removeStored("userInfo");
  leave();
});

const longTimeout = { timeout: 8000 };

test.each([
  ["/login", "persona:visitor", "手机号"],
  ["/login?tab=register", "persona:visitor", "手机号"],
  ["/invite/register", "persona:visitor", "手机号"],
  ["/contact", "persona:visitor", "手机号"],
  ["/agent/merchant/edit-clues", "persona:promoter", "客户手机号"],
  ["/agent/add-promoter", "persona:agent-china", "手机号"],
  ["/agent/open", "persona:agent-china", "客户手机号"],
])("the country's code stands before the phone of %s", async (address, mock, label) => {
  if (mock !== "persona:visitor") storeUser({ kdUid: "100001" });
  await visit(address, { mock });
  const field = await screen.findByLabelText(label, { selector: "input" }, longTimeout);
  expect(field.parentElement?.textContent).toContain("+86");
});

test("and before the phone of a contact", async () => {
  storeUser({ kdUid: "100001" });
  const user = await visit("/user-center/contacts", { mock: "persona:wholesaler" });
  await screen.findByRole("list", { name: "联系人" }, longTimeout);
  await user.click(screen.getByRole("button", { name: "加联系人" }));
  const field = await screen.findByLabelText("手机号", { selector: "input" }, longTimeout);
  expect(field.parentElement?.textContent).toContain("+86");
});

test.each([
  ["persona:wholesaler", "换手机号"],
  ["persona:messenger-only", "绑定手机号"],
])("and before the new phone of an account (%s)", async (mock, change) => {
  storeUser({ kdUid: "100001" });
  const user = await visit("/user-center/security", { mock });
  await user.click(await screen.findByRole("button", { name: change }, longTimeout));
  const field = await screen.findByLabelText("新手机号", { selector: "input" }, longTimeout);
  expect(field.parentElement?.textContent).toContain("+86");
});

test("and before the phone that receives a coupon", async () => {
  const user = await visit("/auto-activity/year-end-2026");
  const byPhone = { name: "没有账号，用手机号领：满3000减100" };
  await user.click(await screen.findByRole("button", byPhone, longTimeout));
  const form = within(await screen.findByRole("form", { name: "用手机号领券" }, longTimeout));
  const field = form.getByLabelText("手机号", { selector: "input" });
  expect(field.parentElement?.textContent).toContain("+86");
});

test("and before the phone that receives the account for a bank transfer", async () => {
  const { user } = await visitCashier("persona:wholesaler,scenario:order-unpaid");
  await user.click(await screen.findByRole("radio", { name: /公司转账/ }, longTimeout));
  await user.click(await screen.findByRole("button", { name: /公司转账|收款账号|付¥/ }, longTimeout));
  const field = await screen.findByLabelText("手机号", { selector: "input" }, longTimeout);
  expect(field.parentElement?.textContent).toContain("+86");
});
