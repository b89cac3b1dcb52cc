// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sharedQueryClient } from "../../../src/client/query-client";
import { readStored, removeStored, writeStored } from "../../../src/platform/storage";
import { adopt, currentAddress, go, leave, reload, visit } from "../../support/visit";

beforeEach(() => {
  removeStored("drafts");
  removeStored("visitDrafts");
  removeStored("rateLocks");
  removeStored("variantFlag");
});
afterEach(leave);

const longTimeout = { timeout: 8000 };
const address = "/agent/merchant/edit-clues";
const promoter = { mock: "persona:promoter" };
const restored = "上次没填完的内容已放回来";
const phone = () => screen.findByRole<HTMLInputElement>("textbox", { name: "客户手机号" }, longTimeout);
const note = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "跟进记录" });

/** Leaves the form and opens another address with what this tab stored. */
async function openAnother(target: string) {
  cleanup();
  leave();
  return visit(target, promoter);
}

test("what was typed comes back after a reload, from this tab and not from the device", async () => {
  const user = await visit(address, promoter);
  await user.type(await phone(), "13600009990");
  await user.type(note(), "路口那家");
  reload();
  expect(await screen.findByText(restored, {}, longTimeout)).toBeDefined();
  expect((await phone()).value).toBe("13600009990");
  expect(note().value).toBe("路口那家");
  expect(JSON.stringify(readStored("drafts"))).not.toMatch(/13600009990|路口/);
});

test("another person who signs in over the open form finds nothing of what was typed, on screen or stored", async () => {
  const user = await visit(address, promoter);
  await user.type(await phone(), "13600009990");
  await user.type(note(), "路口那家");
  await adopt("persona:agent-china");
  await act(() => sharedQueryClient().invalidateQueries());
  await waitFor(async () => expect((await phone()).value).toBe(""), longTimeout);
  expect(note().value).toBe("");
  expect(JSON.stringify(readStored("visitDrafts"))).not.toMatch(/13600009990|路口/);
  reload();
  expect((await phone()).value).toBe("");
});

test("a link opens with its own number, and the draft about another number is found again without it", async () => {
  const user = await visit(address, promoter);
  await user.type(await phone(), "13600009990");
  await user.type(note(), "路口那家");
  const other = await openAnother(`${address}?phone=13600009991`);
  expect((await phone()).value).toBe("13600009991");
  expect(note().value).toBe("");
  expect(screen.queryByText(restored)).toBeNull();
  await other.type(note(), "桥头那家");
  await openAnother(address);
  expect(await screen.findByText(restored, {}, longTimeout)).toBeDefined();
  expect((await phone()).value).toBe("13600009990");
  expect(note().value).toBe("路口那家");
  expect(Object.keys(readStored("visitDrafts") ?? {}).join()).not.toContain("13600009991");
  expect(JSON.stringify(readStored("drafts") ?? {})).not.toContain("13600009991");
  await openAnother(`${address}?phone=13600009991`);
  await waitFor(() => expect(note().value).toBe("桥头那家"), longTimeout);
  expect((await phone()).value).toBe("13600009991");
});

test("a link's number leaves the address: a reload finds it again, another person who signs in does not", async () => {
  await visit(`${address}?phone=13600009991`, promoter);
  expect((await phone()).value).toBe("13600009991");
  await waitFor(() => expect(currentAddress()).toBe(`${address}?phone=136****9991`));
  reload();
  expect((await phone()).value).toBe("13600009991");
  expect(screen.queryByText(restored)).toBeNull();
  await adopt("persona:agent-china");
  await act(() => sharedQueryClient().invalidateQueries());
  await waitFor(async () => expect((await phone()).value).toBe(""), longTimeout);
  reload();
  expect((await phone()).value).toBe("");
});

test("a link to another number with the same ends does not open with what was typed about the first", async () => {
  const user = await visit(`${address}?phone=13600009991`, promoter);
  await user.type(await phone(), "{End}");
  await user.type(note(), "桥头那家");
  await openAnother(`${address}?phone=13612349991`);
  expect((await phone()).value).toBe("13612349991");
  expect(note().value).toBe("");
});

test("a link to the number that was typed before opens with what was typed", async () => {
  const user = await visit(address, promoter);
  await user.type(await phone(), "136 0000 9990");
  await user.type(note(), "路口那家");
  await openAnother(`${address}?phone=13600009990`);
  expect(await screen.findByText(restored, {}, longTimeout)).toBeDefined();
  expect(note().value).toBe("路口那家");
});

test("a lead that is entered opens its page before the list is read anew", async () => {
  const user = await visit(address, promoter);
  await user.type(await phone(), "13600009990");
  expect(await screen.findByText("可以录入", {}, longTimeout)).toBeDefined();
  await user.click(screen.getByRole("radio", { name: "高" }));
  await user.type(note(), "路口那家");
  await adopt("fault:listLabels=timeout,fault:listLabelNames=timeout,fault:searchCustomer=timeout");
  await user.click(screen.getByRole("button", { name: "录入" }));
  await waitFor(() => expect(currentAddress()).toMatch(/chance-detail\?kdUid=/), longTimeout);
});

test("too many tries lock entering for three minutes, over a reload too", async () => {
  const user = await visit(address, { mock: "persona:promoter,fault:enterLead=refuse(429)" });
  await user.type(await phone(), "13600009990");
  await user.click(screen.getByRole("radio", { name: "中" }));
  await user.type(note(), "路口那家");
  await user.click(screen.getByRole("button", { name: "录入" }));
  expect(await screen.findByText(/^还剩\d+秒$/, {}, longTimeout)).toBeDefined();
  reload();
  expect(await screen.findByText(/操作过于频繁，请三分钟后重试 还剩\d+秒/, {}, longTimeout)).toBeDefined();
  expect(screen.getByRole("button", { name: "录入" }).getAttribute("aria-disabled")).toBe("true");
});

test("places of China are offered in its edition alone; abroad the address takes all of it", async () => {
  await visit(address, promoter);
  await phone();
  expect(await screen.findByRole("group", { name: /^地区/ }, longTimeout)).toBeDefined();
  cleanup();
  leave();
  writeStored("variantFlag", "global");
  await visit(address, { mock: "variant:global,persona:agent-international", locale: "en-US" });
  expect(await screen.findByRole("textbox", { name: /^Address/ }, longTimeout)).toBeDefined();
  expect(screen.queryByRole("group", { name: /^Region/ })).toBeNull();
});

test("a lead whose answer was lost may be sent again, and is no draft any more when the form is opened next", async () => {
  const user = await visit(address, { mock: "persona:promoter,fault:enterLead=truncated" });
  await user.type(await phone(), "13600009990");
  await user.click(screen.getByRole("radio", { name: "中" }));
  await user.type(note(), "路口那家");
  await user.click(screen.getByRole("button", { name: "录入" }));
  expect(await screen.findByText("再按一次就好，存过的不会重复。", {}, longTimeout)).toBeDefined();
  expect(note().value).toBe("路口那家");
  reload();
  expect(await screen.findByText("上次那条已经录好了", {}, longTimeout)).toBeDefined();
  expect(screen.getByRole("link", { name: "打开" }).getAttribute("href")).toMatch(
    /chance-detail\?kdUid=\d+$/,
  );
  expect((await phone()).value).toBe("");
  expect(note().value).toBe("");
  expect(screen.queryByText(restored)).toBeNull();
});

test("a lead that was entered is none that waits for its answer: typed once more, its number is said to be one's own", async () => {
  const user = await visit(address, promoter);
  const enter = async () => {
    const number = await phone();
    await user.click(screen.getByRole("radio", { name: "中" }));
    await user.type(note(), "路口那家");
    await user.type(number, "13600009990");
  };
  await enter();
  await user.click(screen.getByRole("button", { name: "录入" }));
  await waitFor(() => expect(currentAddress()).toMatch(/chance-detail\?kdUid=\d+$/), longTimeout);
  await go(address);
  expect((await phone()).value).toBe("");
  await enter();
  expect(await screen.findByText("已经是你的", {}, longTimeout)).toBeDefined();
  expect(screen.queryByText("上次那条已经录好了")).toBeNull();
  expect(note().value).toBe("路口那家");
});

test("a lead that was never sent stays a draft, also where its number is one's own, until it is discarded", async () => {
  const user = await visit(address, { mock: "persona:promoter,scenario:lead-yours" });
  await user.type(await phone(), "13600006602");
  await user.type(note(), "路口那家");
  reload();
  expect(await screen.findByText("已经是你的", {}, longTimeout)).toBeDefined();
  expect(note().value).toBe("路口那家");
  await user.click(screen.getByRole("button", { name: "不要草稿" }));
  expect((await phone()).value).toBe("");
  expect(note().value).toBe("");
});

test("a name that is pasted with the number goes to its field, and leaves a name that is there", async () => {
  const user = await visit(address, promoter);
  await user.click(await phone());
  await user.paste("姓名：林老板 电话：136 0000-9990");
  expect((await phone()).value).toBe("13600009990");
  const name = screen.getByRole<HTMLInputElement>("textbox", { name: /^联系人/ });
  expect(name.value).toBe("林老板");
  await user.clear(await phone());
  await user.paste("13600009991，陈记");
  expect((await phone()).value).toBe("13600009991");
  expect(name.value).toBe("林老板");
});
