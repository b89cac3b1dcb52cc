// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { removeStored, writeStored } from "../../../src/platform/storage";
import { currentAddress, leave, visit } from "../../support/visit";

afterEach(() => {
  removeStored("variantFlag");
  leave();
});

const longTimeout = { timeout: 5000 };

test("a visitor signs in with the site's methods and returns to the page they came for", async () => {
  const user = await visit("/agent/login?next=%2Fagent%2Fhome", { mock: "persona:visitor" });
  await user.type(await screen.findByRole("textbox", { name: "手机号" }, longTimeout), "13900008820");
  await user.type(screen.getByLabelText("密码", { selector: "input" }), "stockbook8");
  for (const box of screen.getAllByRole("checkbox")) await user.click(box);
  await user.click(screen.getByRole("button", { name: "登录" }));
  await waitFor(() => expect(currentAddress()).toBe("/agent/home"), longTimeout);
});

test.each(["wholesaler", "newcomer", "applicant-rejected"])(
  "%s, without a role, is told so and led to the application",
  async (persona) => {
    await visit("/agent/login", { mock: `persona:${persona}` });
    expect(await screen.findByRole("heading", { name: "这个账号还不是代理" }, longTimeout)).toBeDefined();
    expect(screen.getByRole("link", { name: "申请成为代理" }).getAttribute("href")).toBe("/agent/join-apply");
  },
);

test("who has applied reads that the application is being looked at, not that they should apply", async () => {
  await visit("/agent/login", { mock: "persona:applicant-reviewing" });
  expect(await screen.findByText("你的申请正在审核，通过后就能进来。", {}, longTimeout)).toBeDefined();
  expect(screen.getByRole("link", { name: "看申请进度" }).getAttribute("href")).toBe("/agent/join-apply");
});

test("an agent of the international edition learns of the role conflict and where to sign in", async () => {
  await visit("/agent/login", { mock: "persona:agent-international" });
  expect(await screen.findByRole("heading", { name: "登录角色冲突" }, longTimeout)).toBeDefined();
  expect(screen.getByRole("link", { name: "去国际版登录" })).toBeDefined();
});

test("in the international edition it is that agent who gets in, and one of China who does not", async () => {
  writeStored("variantFlag", "global");
  await visit("/agent/login", { mock: "persona:agent-international,variant:global" });
  await waitFor(() => expect(currentAddress()).toBe("/agent/home"), longTimeout);
  leave();
  cleanup();
  await visit("/agent/login", { mock: "persona:agent-china,variant:global" });
  expect(await screen.findByRole("heading", { name: "登录角色冲突" }, longTimeout)).toBeDefined();
});

test("a promoter whose parent agent changed is told whom to ask", async () => {
  await visit("/agent/login", { mock: "persona:role-conflict" });
  expect(await screen.findByRole("heading", { name: "上级代理角色已变更" }, longTimeout)).toBeDefined();
  expect(screen.getByRole("link", { name: "联系客服" }).getAttribute("href")).toBe("/contact");
});

test("another account can be used: signing out leaves the form on the same page", async () => {
  const user = await visit("/agent/login?next=%2Fagent%2Fdivide", { mock: "persona:wholesaler" });
  await user.click(await screen.findByRole("button", { name: "换个账号登录" }, longTimeout));
  expect(await screen.findByLabelText("密码", { selector: "input" }, longTimeout)).toBeDefined();
  expect(currentAddress()).toBe("/agent/login?next=%2Fagent%2Fdivide");
  expect(screen.getByText("登录后回到刚才要去的那一页。")).toBeDefined();
});
