// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { userTable } from "../../../mocks/business/users";
import { removeStored } from "../../../src/platform/storage";
import { currentAddress, currentBackend, leave, reload, visit } from "../../support/visit";

afterEach(leave);
beforeEach(() => {
  removeStored("rateLocks");
  removeStored("visitDrafts");
});

const longTimeout = { timeout: 5000 };
const promoter = { mock: "persona:promoter" };
const row = () => currentBackend().kernel.world.table(userTable).get(sampleUserIds.promoter);

test("the nickname is changed, and customers see it behind the code", async () => {
  const user = await visit("/agent/system-set", promoter);
  const field = await screen.findByRole("textbox", { name: "昵称" }, longTimeout);
  await user.clear(field);
  await user.click(screen.getByRole("button", { name: "保存昵称" }));
  expect(await screen.findByText("昵称不能为空")).toBeDefined();
  await user.type(field, "芳姐");
  await user.click(screen.getByRole("button", { name: "保存昵称" }));
  expect(await screen.findByText(/客户看到“芳姐”，推荐码/, {}, longTimeout)).toBeDefined();
  expect(row()?.nickname).toBe("芳姐");
});

test("a nickname that was begun is there again after a reload, until it is saved", async () => {
  let user = await visit("/agent/system-set", promoter);
  const field = () => screen.findByRole<HTMLInputElement>("textbox", { name: "昵称" }, longTimeout);
  const saved = (await field()).value;
  await user.clear(await field());
  await user.type(await field(), "芳姐");
  user = reload();
  await waitFor(async () => expect((await field()).value).toBe("芳姐"));
  await user.click(screen.getByRole("button", { name: "不要草稿" }));
  expect((await field()).value).toBe(saved);
  expect(document.activeElement).toBe(screen.getByRole("form", { name: "昵称" }));
  await user.type(await field(), "2");
  await user.click(screen.getByRole("button", { name: "保存昵称" }));
  await waitFor(() => expect(row()?.nickname).toBe(`${saved}2`), longTimeout);
  reload();
  expect((await field()).value).toBe(`${saved}2`);
  expect(screen.queryByRole("button", { name: "不要草稿" })).toBeNull();
});

test("only what can be changed there leads to the security page", async () => {
  await visit("/agent/system-set", promoter);
  expect(await screen.findByRole("link", { name: "修改手机号" }, longTimeout)).toBeDefined();
  expect(screen.getByText("已绑定")).toBeDefined();
  expect(screen.queryByRole("link", { name: "修改信使" })).toBeNull();
});

test("too many new nicknames lock saving one for three minutes, over a reload too", async () => {
  const user = await visit("/agent/system-set", {
    mock: "persona:promoter,fault:updatePromoterNickname=refuse(429)",
  });
  const save = () => screen.findByRole("button", { name: "保存昵称" }, longTimeout);
  const isOff = async () => expect((await save()).getAttribute("aria-disabled")).toBe("true");
  await user.click(await save());
  await waitFor(isOff, longTimeout);
  expect(screen.getByText(/^还剩\d+秒$/)).toBeDefined();
  reload();
  await isOff();
  expect(screen.getByText(/^操作过于频繁，请三分钟后重试 还剩\d+秒$/)).toBeDefined();
});

test("showing the full nickname takes effect at once", async () => {
  const user = await visit("/agent/system-set", promoter);
  const toggle = await screen.findByRole("switch", { name: "显示完整昵称" }, longTimeout);
  expect(toggle.getAttribute("aria-checked")).toBe("true");
  await user.click(toggle);
  await waitFor(() => expect(row()?.showFullName).toBe(false), longTimeout);
  expect(await screen.findByText(/^客户只看到推荐码/)).toBeDefined();
});

test("a switch whose answer is lost shows what the server has, without a problem", async () => {
  const user = await visit("/agent/system-set", {
    mock: "persona:promoter,fault:updateNicknameVisibility=truncated",
  });
  await user.click(await screen.findByRole("switch", { name: "显示完整昵称" }, longTimeout));
  expect(await screen.findByText(/^客户只看到推荐码/, {}, longTimeout)).toBeDefined();
  await waitFor(() => {
    const toggle = screen.getByRole("switch", { name: "显示完整昵称" });
    expect(toggle.getAttribute("aria-checked")).toBe("false");
    expect(toggle.getAttribute("aria-busy")).toBeNull();
  }, longTimeout);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a setting that could not be saved keeps its value and shows why", async () => {
  const user = await visit("/agent/system-set", {
    mock: "persona:promoter,fault:updateNicknameVisibility=offline",
  });
  const toggle = await screen.findByRole("switch", { name: "显示完整昵称" }, longTimeout);
  await user.click(toggle);
  await waitFor(() => expect(screen.getByText(/网络/)).toBeDefined(), longTimeout);
  expect(toggle.getAttribute("aria-checked")).toBe("true");
});

test("the reminder of awards is switched", async () => {
  const user = await visit("/agent/system-set", promoter);
  const toggle = await screen.findByRole("switch", { name: "奖励到账提醒" }, longTimeout);
  const before = toggle.getAttribute("aria-checked");
  await user.click(toggle);
  await waitFor(() => expect(toggle.getAttribute("aria-checked")).not.toBe(before), longTimeout);
});

test("the card is shown masked, and replacing it needs a code", async () => {
  const user = await visit("/agent/system-set", promoter);
  expect(await screen.findByText(/^周\*，尾号6217$/, {}, longTimeout)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "换一张卡" }));
  const dialog = within(await screen.findByRole("dialog", { name: "换一张卡" }));
  expect(await dialog.findByRole("textbox", { name: "银行卡号" }, longTimeout)).toBeDefined();
  expect(dialog.getByText("换卡要用短信确认，发到139****8820。")).toBeDefined();
});

test("security leads to the account's own pages, and signing out leads home", async () => {
  const user = await visit("/agent/system-set", promoter);
  const link = await screen.findByRole("link", { name: "修改登录密码" }, longTimeout);
  expect(link.getAttribute("href")).toBe("/user-center/security?edit=password");
  await user.click(screen.getByRole("button", { name: "退出登录" }));
  await waitFor(() => expect(currentAddress()).toBe("/"), longTimeout);
});

test.each([
  ["zh-TW", "設定"],
  ["en-US", "Settings"],
] as const)("the page speaks %s", async (locale, name) => {
  await visit("/agent/system-set", { ...promoter, locale });
  expect(await screen.findByRole("heading", { level: 1, name }, longTimeout)).toBeDefined();
});

test("a nickname whose answer was lost is found saved", async () => {
  const user = await visit("/agent/system-set", {
    mock: "persona:promoter,fault:updatePromoterNickname=truncated",
  });
  const field = await screen.findByRole("textbox", { name: "昵称" }, longTimeout);
  await user.clear(field);
  await user.type(field, "芳姐");
  await user.click(screen.getByRole("button", { name: "保存昵称" }));
  expect(await screen.findByText("已保存", {}, longTimeout)).toBeDefined();
  expect(row()?.nickname).toBe("芳姐");
});
