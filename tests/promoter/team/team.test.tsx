// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { userTable } from "../../../mocks/business/users";
import { teamOf } from "../../../mocks/promoter/state/team";
import { removeStored } from "../../../src/platform/storage";
import { currentAddress, currentBackend, leave, visit } from "../../support/visit";

afterEach(leave);
beforeEach(() => {
  removeStored("visitDrafts");
  removeStored("rateLocks");
});

const longTimeout = { timeout: 5000 };
const agent = { mock: "persona:agent-china" };
const form = async () => within(await screen.findByRole("form", { name: "添加推广员" }, longTimeout));
const team = () => teamOf(currentBackend().kernel.world, sampleUserIds.agentChina);

async function add(user: Awaited<ReturnType<typeof visit>>, name: string, phone: string) {
  const fields = await form();
  if (name !== "") await user.type(fields.getByRole("textbox", { name: "姓名" }), name);
  if (phone !== "") await user.type(fields.getByRole("textbox", { name: "手机号" }), phone);
  await user.dblClick(fields.getByRole("button", { name: "添加" }));
}

test("a promoter without an account is invited once and joins the list", async () => {
  const user = await visit("/agent/add-promoter", agent);
  await form();
  const before = team().length;
  await add(user, "陈小燕", "13600006603");
  const list = within(await screen.findByRole("list", { name: "团队成员" }, longTimeout));
  await waitFor(() => expect(list.getByText("陈小燕")).toBeDefined(), longTimeout);
  expect(list.getAllByText("已邀请").length).toBeGreaterThan(0);
  expect(team()).toHaveLength(before + 1);
});

test("who was added is refused when added once more, and not reported as added again", async () => {
  const user = await visit("/agent/add-promoter", agent);
  await form();
  const before = team().length;
  await add(user, "陈小燕", "13600006603");
  expect(await screen.findByText("已给陈小燕发邀请短信", {}, longTimeout)).toBeDefined();
  const phone = (await form()).getByRole("textbox", { name: "手机号" });
  await waitFor(() => expect(phone).toHaveProperty("value", ""));
  await add(user, "陈小燕", "13600006603");
  await waitFor(() => expect(phone.getAttribute("aria-invalid")).toBe("true"), longTimeout);
  expect(team()).toHaveLength(before + 1);
});

test("what is missing or malformed is named at its field", async () => {
  const user = await visit("/agent/add-promoter", agent);
  await add(user, "", "");
  const fields = await form();
  expect(await fields.findByText("手机号不能为空")).toBeDefined();
  await user.type(fields.getByRole("textbox", { name: "手机号" }), "12345");
  expect(await fields.findByText("请输入正确的手机号")).toBeDefined();
});

test.each([
  ["13700003040", "another team's promoter"],
  ["13900008820", "a member already"],
])("%s is refused at the phone: %s", async (phone) => {
  const user = await visit("/agent/add-promoter", agent);
  await add(user, "某某", phone);
  const field = (await form()).getByRole("textbox", { name: "手机号" });
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"), longTimeout);
  expect(field).toHaveProperty("value", phone);
});

test("an international agent cannot become a promoter: role conflict", async () => {
  const user = await visit("/agent/add-promoter", agent);
  const { world } = currentBackend().kernel;
  const other = world.table(userTable).get(sampleUserIds.agentInternational);
  await add(user, "某某", other?.phone ?? "");
  expect(await (await form()).findByText(/^登录角色冲突/, {}, longTimeout)).toBeDefined();
});

test("the share of a member has its receipt, and single lines stay with the member", async () => {
  const user = await visit("/agent/add-promoter", agent);
  const list = within(await screen.findByRole("list", { name: "团队成员" }, longTimeout));
  const [amount] = list.getAllByRole("button");
  await user.click(amount ?? document.body);
  const receipt = within(await screen.findByRole("dialog"));
  expect(receipt.getByText("客户付的订单")).toBeDefined();
  expect(receipt.getByText(/逐笔明细只有本人看得到/)).toBeDefined();
});

test("what roles may see is listed, and a page past the end leads back", async () => {
  await visit("/agent/add-promoter?page=99", agent);
  expect(await screen.findByText("没有这一页", {}, longTimeout)).toBeDefined();
  expect(screen.getByRole("link", { name: "看最后一页" }).getAttribute("href")).toBe("/agent/add-promoter");
  const table = within(screen.getByRole("table", { name: "谁看得到什么" }));
  const row = table.getByRole("row", { name: /别人的客户资料和跟进/ });
  expect(within(row).getAllByText("不能")).toHaveLength(2);
});

test("somebody without a role is led to the partner sign-in", async () => {
  await visit("/agent/add-promoter", { mock: "persona:wholesaler" });
  await waitFor(
    () => expect(currentAddress()).toBe("/agent/login?next=%2Fagent%2Fadd-promoter"),
    longTimeout,
  );
});

test.each([
  ["zh-TW", "新增推廣員"],
  ["en-US", "Add a promoter"],
] as const)("the page speaks %s", async (locale, name) => {
  await visit("/agent/add-promoter", { ...agent, locale });
  expect(await screen.findByRole("form", { name }, longTimeout)).toBeDefined();
});
