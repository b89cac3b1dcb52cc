// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { suggestionTable } from "../../mocks/business/suggestions";
import { readStored, removeStored } from "../../src/platform/storage";
import { adopt, currentBackend, leave, visit } from "../support/visit";

// Without an observer everything counts as near the viewport.
beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  removeStored("drafts");
  leave();
});

const longTimeout = { timeout: 5000 };
const wholesaler = "persona:wholesaler";
const suggestions = () => currentBackend().kernel.world.table(suggestionTable).all();

async function openForm(mock: string) {
  const user = await visit("/contact", { mock });
  const form = within(await screen.findByRole("form", { name: "提个建议" }, longTimeout));
  return { user, form };
}

test("a suggestion is sent once, confirmed by its number, and one fewer is left", async () => {
  const { user, form } = await openForm(wholesaler);
  expect(form.getByText("今天还能提3条。")).toBeDefined();
  await user.click(form.getByRole("radio", { name: "用着不顺手" }));
  await user.type(form.getByLabelText("内容"), "希望调拨单能按店铺批量打印");
  await user.type(form.getByLabelText("手机号"), "139 0000 8820");
  await user.dblClick(form.getByRole("button", { name: "提交建议" }));
  expect(await screen.findByText("编号7104。")).toBeDefined();
  expect(suggestions()).toMatchObject([
    { kind: "usability", content: "希望调拨单能按店铺批量打印", phone: "13900008820" },
  ]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("收到了，谢谢"));
  await user.click(screen.getByRole("button", { name: "再提一条" }));
  expect(await screen.findByText("今天还能提2条。")).toBeDefined();
  expect(screen.getByLabelText("内容")).toHaveProperty("value", "");
});

test("what is missing or too short is named at its field, and nothing is sent", async () => {
  const { user, form } = await openForm(wholesaler);
  await user.type(form.getByLabelText("内容"), "太短了");
  await user.click(form.getByRole("button", { name: "提交建议" }));
  expect(await form.findByText("这一项要填")).toBeDefined();
  expect(form.getByLabelText("内容").getAttribute("aria-invalid")).toBe("true");
  expect(suggestions()).toHaveLength(0);
});

test("who has sent all of the day's suggestions is told when the next is taken", async () => {
  await visit("/contact", { mock: `${wholesaler},scenario:suggestions-used-up` });
  expect(await screen.findByText("今天的建议都提完了", undefined, longTimeout)).toBeDefined();
  expect(screen.getByText(/以后可以再提。$/)).toBeDefined();
  expect(screen.queryByRole("form", { name: "提个建议" })).toBeNull();
});

test("a suggestion whose answer was lost is found taken, and not sent twice", async () => {
  const { user, form } = await openForm(`${wholesaler},fault:addSuggestion=truncated`);
  await user.click(form.getByRole("radio", { name: "其他" }));
  await user.type(form.getByLabelText("内容"), "希望调拨单能按店铺批量打印");
  await user.click(form.getByRole("button", { name: "提交建议" }));
  expect(await screen.findByText("收到了，谢谢")).toBeDefined();
  expect(screen.queryByText(/^编号/)).toBeNull();
  expect(suggestions()).toHaveLength(1);
});

test("a suggestion that is refused, as others were sent in another tab, is not called received", async () => {
  const { user, form } = await openForm(wholesaler);
  await user.click(form.getByRole("radio", { name: "其他" }));
  await user.type(form.getByLabelText("内容"), "希望调拨单能按店铺批量打印");
  await adopt(`${wholesaler},scenario:suggestions-used-up`);
  await user.click(form.getByRole("button", { name: "提交建议" }));
  expect(await screen.findByText("今天的建议都提完了")).toBeDefined();
  expect(screen.queryByText("收到了，谢谢")).toBeNull();
  expect(suggestions()).toHaveLength(6);
  expect(JSON.stringify(readStored("drafts"))).toContain("希望调拨单");
});

test("a suggestion that could not be sent stays as it was typed; its phone is never stored", async () => {
  const { user, form } = await openForm(`${wholesaler},fault:addSuggestion=http500`);
  await user.click(form.getByRole("radio", { name: "其他" }));
  await user.type(form.getByLabelText("内容"), "希望调拨单能按店铺批量打印");
  await user.type(form.getByLabelText("手机号"), "13900008820");
  await user.click(form.getByRole("button", { name: "提交建议" }));
  expect(await form.findByRole("alert")).toBeDefined();
  expect(form.getByLabelText("内容")).toHaveProperty("value", "希望调拨单能按店铺批量打印");
  expect(JSON.stringify(readStored("drafts"))).toContain("希望调拨单");
  expect(JSON.stringify(readStored("drafts"))).not.toContain("139");
});

test("where the topics cannot be read, another try brings them", async () => {
  const user = await visit("/contact", { mock: "fault:getSuggestionAllowance=http500" });
  const retry = await screen.findByRole("button", { name: "再试" }, longTimeout);
  await adopt("fault:listNews=http500");
  await user.click(retry);
  expect(await screen.findByRole("form", { name: "提个建议" }, longTimeout)).toBeDefined();
});
