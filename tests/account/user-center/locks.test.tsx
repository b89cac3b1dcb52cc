// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readStored, removeStored } from "../../../src/platform/storage";
import { fillNewPhone } from "../../support/new-phone";
import { adopt, leave, reload, visit } from "../../support/visit";

afterEach(leave);
beforeEach(() => {
  for (const key of ["rateLocks", "smsCountdowns", "visitDrafts", "drafts"] as const) removeStored(key);
});

const mock = "persona:wholesaler";
const longTimeout = { timeout: 5000 };
const security = (edit: string, fault = "") =>
  visit(`/user-center/security?edit=${edit}`, { mock: mock + fault });
const formNamed = async (name: string) => within(await screen.findByRole("form", { name }, longTimeout));
const isOff = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true";
const checkoutExtras =
  "/mall/checkout?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=2&users=2&stores=1&step=extras";

test("too many wrong passwords lock changing it for three minutes, over a reload too, and nothing else", async () => {
  const user = await security("password", ",fault:changePassword=refuse(429)");
  let form = await formNamed("登录密码");
  await user.type(form.getByLabelText("现在的密码"), "stockbook8");
  await user.type(form.getByLabelText("新密码"), "stockbook9");
  await user.type(form.getByLabelText("再输一次新密码"), "stockbook9");
  await user.click(form.getByRole("button", { name: "改密码" }));
  await waitFor(() => expect(isOff(form.getByRole("button", { name: "改密码" }))).toBe(true), longTimeout);
  // Whoever pressed it goes on from there.
  expect(document.activeElement).toBe(form.getByRole("button", { name: "改密码" }));
  // The server's own message comes first; ours replaces it after a reload.
  expect(form.getByRole("alert").textContent).toContain("A failure on purpose.");
  expect(form.getByText(/^还剩\d+秒$/)).toBeDefined();
  expect(JSON.stringify(readStored("rateLocks"))).not.toContain("13500009027");
  reload();
  form = await formNamed("登录密码");
  expect(isOff(form.getByRole("button", { name: "改密码" }))).toBe(true);
  expect(form.getByText(/^操作过于频繁，请三分钟后重试 还剩\d+秒$/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "换手机号" }));
  const phoneForm = await formNamed("换手机号");
  expect(isOff(phoneForm.getByRole("button", { name: "换手机号" }))).toBe(false);
});

test("too many wrong codes of a new phone lock that number alone, over a reload too", async () => {
  const user = await security("phone");
  let form = await formNamed("换手机号");
  const phone = () => form.getByRole("textbox", { name: /手机号/ });
  const button = () => form.getByRole("button", { name: "换手机号" });
  await fillNewPhone(user, form, "13800000009");
  await adopt("fault:bindAccountPhone=refuse(429)");
  await user.click(button());
  await waitFor(() => expect(isOff(button())).toBe(true), longTimeout);
  reload();
  form = await formNamed("换手机号");
  expect(isOff(button())).toBe(false);
  await user.type(phone(), "13800000009");
  expect(isOff(button())).toBe(true);
  expect(form.getByText(/^操作过于频繁，请三分钟后重试 还剩\d+秒$/)).toBeDefined();
  await user.clear(phone());
  await user.type(phone(), "13911110008");
  expect(isOff(button())).toBe(false);
});

test.each([
  ["/user-center/coupons", checkoutExtras],
  [checkoutExtras, "/user-center/coupons"],
])(
  "too many coupon codes at %s lock adding one for three minutes, at %s too, and nothing else",
  async (here, there) => {
    const user = await visit(here, { mock: `${mock},fault:addCouponForUser=refuse(429)` });
    const button = () => screen.findByRole("button", { name: "加进来" }, longTimeout);
    await user.type(await screen.findByRole("textbox", { name: "优惠码" }, longTimeout), "YE26-FB00-7MXN");
    await user.click(await button());
    await waitFor(async () => expect(isOff(await button())).toBe(true), longTimeout);
    expect(screen.getByRole("alert").textContent).toContain("A failure on purpose.");
    leave();
    cleanup();
    await visit(there, { mock });
    expect(isOff(await button())).toBe(true);
    expect(screen.getByText(/^操作过于频繁，请三分钟后重试 还剩\d+秒$/)).toBeDefined();
    leave();
    cleanup();
    await security("password");
    const form = await formNamed("登录密码");
    expect(isOff(form.getByRole("button", { name: "改密码" }))).toBe(false);
  },
);
