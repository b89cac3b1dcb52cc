// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { moveScene, sceneTable } from "../../../mocks/account/scenes";
import { unboundOpenid } from "../../../mocks/business/messenger";
import { userTable } from "../../../mocks/business/users";
import { toaster } from "../../../src/ui/toaster";
import { fillNewPhone } from "../../support/new-phone";
import { adopt, currentAddress, currentBackend, go, leave, readingTime, visit } from "../../support/visit";

afterEach(leave);

const longTimeout = { timeout: 5000 };

test("coupons show their discount, scope and expiry; one in an unpaid order is marked", async () => {
  const user = await visit("/user-center/coupons", { mock: "persona:wholesaler,scenario:coupon-locked" });
  const list = within(await screen.findByRole("list", { name: "没用过的" }, longTimeout));
  expect(list.getAllByRole("listitem")).toHaveLength(3);
  expect(list.getByText("在没付款的订单里")).toBeDefined();
  expect(list.getByRole("link", { name: "看那张订单" }).getAttribute("href")).toBe(
    "/user-center/orders?tab=unpaid",
  );
  await user.click(list.getByRole("button", { name: /^满5,000减300/ }));
  const receipt = within(await screen.findByRole("dialog", { name: "满5,000减300" }));
  expect(receipt.getByText("5,000.00")).toBeDefined();
  await user.click(receipt.getByRole("button", { name: "关闭" }));
  await user.click(screen.getByRole("link", { name: "过期的 1" }));
  expect(within(await screen.findByRole("list", { name: "过期的" })).getByText("已过期")).toBeDefined();
});

test("the navigation counts the coupons that the page behind it lists first, and says which they are", async () => {
  await visit("/user-center/coupons", { mock: "persona:wholesaler,scenario:coupon-locked" });
  expect(await screen.findByRole("link", { name: "没用过的 3" }, longTimeout)).toBeDefined();
  expect(await screen.findByRole("link", { name: /优惠券\s*3张没用过/ })).toBeDefined();
});

test("an unknown coupon code is refused at its field", async () => {
  const user = await visit("/user-center/coupons", { mock: "persona:wholesaler" });
  const box = await screen.findByRole("textbox", { name: "优惠码" }, longTimeout);
  await user.click(screen.getByRole("button", { name: "加进来" }));
  expect(await screen.findByText("这一项要填")).toBeDefined();
  await user.type(box, "nosuchcode1");
  await user.click(screen.getByRole("button", { name: "加进来" }));
  await waitFor(() => expect(box.getAttribute("aria-invalid")).toBe("true"));
  expect(box).toHaveProperty("value", "nosuchcode1");
});

test("contact persons are listed, the usual one first, and one is added", async () => {
  const user = await visit("/user-center/contacts", { mock: "persona:wholesaler" });
  const list = within(await screen.findByRole("list", { name: "联系人" }, longTimeout));
  expect(list.getAllByRole("listitem")[0]?.textContent).toContain("周芳");
  expect(list.getAllByRole("listitem")[0]?.textContent).toContain("默认");
  await user.click(screen.getByRole("button", { name: "加联系人" }));
  const form = within(await screen.findByRole("dialog"));
  await user.type(await form.findByRole("textbox", { name: /姓名|名字|联系人/ }), "小吴");
  await user.type(form.getByRole("textbox", { name: /手机/ }), "13800000001");
  await user.click(form.getByRole("button", { name: /保存/ }));
  await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(3));
});

test("a full list of contact persons takes no other one, and says so before a form is filled in", async () => {
  const user = await visit("/user-center/contacts", { mock: "persona:wholesaler,scenario:contacts-full" });
  expect(
    await screen.findByText("联系人最多50个，已经满了，可以改已有的", undefined, longTimeout),
  ).toBeDefined();
  await user.click(screen.getByRole("button", { name: "加联系人" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the password is changed, transformed, and the session stays", async () => {
  const user = await visit("/user-center/security", { mock: "persona:wholesaler" });
  await user.click(await screen.findByRole("button", { name: "改密码" }, longTimeout));
  expect(currentAddress()).toBe("/user-center/security?edit=password");
  const form = within(screen.getByRole("form", { name: "登录密码" }));
  await user.type(form.getByLabelText("现在的密码"), "stockbook8");
  await user.type(form.getByLabelText("新密码"), "stockbook8");
  await user.type(form.getByLabelText("再输一次新密码"), "stockbook9");
  await user.click(form.getByRole("button", { name: "改密码" }));
  expect(await form.findByText("新密码和旧密码一样")).toBeDefined();
  expect(form.getByText("两次密码不一样")).toBeDefined();
  await user.clear(form.getByLabelText("新密码"));
  await user.type(form.getByLabelText("新密码"), "stockbook9");
  await user.click(form.getByRole("button", { name: "改密码" }));
  await waitFor(() => expect(screen.queryByRole("form", { name: "登录密码" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "改密码" }));
  const row = currentBackend().kernel.world.table(userTable).get("100027");
  expect(row?.password).toBe("stockbook9");
  const sent = currentBackend()
    .kernel.world.table(userTable)
    .all()
    .filter(({ password }) => password === "stockbook9");
  expect(sent).toHaveLength(1);
});

test("an answer that comes late closes no other form, and leads nobody back from another page", async () => {
  for (const isOnPage of [true, false]) {
    const user = await visit("/user-center/security?edit=password", {
      mock: "persona:wholesaler,fault:changePassword=latency(600)",
    });
    const form = within(await screen.findByRole("form", { name: "登录密码" }, longTimeout));
    await user.type(form.getByLabelText("现在的密码"), "stockbook8");
    await user.type(form.getByLabelText("新密码"), "stockbook9");
    await user.type(form.getByLabelText("再输一次新密码"), "stockbook9");
    await user.click(form.getByRole("button", { name: "改密码" }));
    if (isOnPage) await user.click(screen.getByRole("button", { name: "换手机号" }));
    else await go("/user-center/orders");
    const address = isOnPage ? "/user-center/security?edit=phone" : "/user-center/orders";
    await waitFor(() => expect(currentAddress()).toBe(address));
    await waitFor(() => expect(toaster.messages()).toHaveLength(1), longTimeout);
    expect(currentAddress()).toBe(address);
    for (const { id } of toaster.messages()) toaster.dismiss(id);
    leave();
    cleanup();
  }
});

test("a wrong old password is refused at its field", async () => {
  const user = await visit("/user-center/security?edit=password", { mock: "persona:wholesaler" });
  const form = within(await screen.findByRole("form", { name: "登录密码" }, longTimeout));
  await user.type(form.getByLabelText("现在的密码"), "wrong1234");
  await user.type(form.getByLabelText("新密码"), "stockbook9");
  await user.type(form.getByLabelText("再输一次新密码"), "stockbook9");
  await user.click(form.getByRole("button", { name: "改密码" }));
  await waitFor(() => expect(form.getByLabelText("现在的密码").getAttribute("aria-invalid")).toBe("true"));
});

test("after a lost answer a refused old password is explained: the new one may count", async () => {
  const user = await visit("/user-center/security?edit=password", {
    mock: "persona:wholesaler,fault:changePassword=truncated",
  });
  const form = within(await screen.findByRole("form", { name: "登录密码" }, longTimeout));
  await user.type(form.getByLabelText("现在的密码"), "stockbook8");
  await user.type(form.getByLabelText("新密码"), "stockbook9");
  await user.type(form.getByLabelText("再输一次新密码"), "stockbook9");
  await user.click(form.getByRole("button", { name: "改密码" }));
  expect(await form.findByText(/^没收到回应，新密码可能已经生效/)).toBeDefined();
  await adopt("fault:listNews=http500");
  await user.click(form.getByRole("button", { name: "改密码" }));
  await waitFor(() => expect(form.getByLabelText("现在的密码").getAttribute("aria-invalid")).toBe("true"));
  expect(form.getByText(/^没收到回应，新密码可能已经生效/)).toBeDefined();
});

test("a new phone number whose answer was lost is found linked", async () => {
  const user = await visit("/user-center/security", {
    mock: "persona:wholesaler,fault:bindAccountPhone=truncated",
  });
  await user.click(await screen.findByRole("button", { name: "换手机号" }, longTimeout));
  const form = within(await screen.findByRole("form", { name: "换手机号" }));
  await fillNewPhone(user, form, "13800000009");
  await user.click(form.getByRole("button", { name: "换手机号" }));
  await waitFor(() => expect(screen.queryByRole("form", { name: "换手机号" })).toBeNull(), longTimeout);
  expect(screen.getAllByText("138****0009").length).toBeGreaterThan(0);
});

test("a user who signed in by messenger alone binds a phone first", async () => {
  const user = await visit("/user-center/security", { mock: "persona:messenger-only" });
  expect(await screen.findByText("先绑手机号，才能设密码。", {}, longTimeout)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "绑定手机号" }));
  const form = within(await screen.findByRole("form", { name: "绑定手机号" }));
  await user.click(form.getByRole("button", { name: "绑定手机号" }));
  expect(await form.findByText("手机号不能为空")).toBeDefined();
  expect(form.getByText("请先完成滑块验证")).toBeDefined();
  expect(form.getByText("请输入短信验证码")).toBeDefined();
});

test("a messenger is bound by scanning", async () => {
  const user = await visit("/user-center/security", { mock: "persona:paying-standard" });
  await user.click(await screen.findByRole("button", { name: "绑定信使" }, longTimeout));
  expect(await screen.findByRole("img", { name: "绑定二维码" })).toBeDefined();
  const { world } = currentBackend().kernel;
  const { sceneId } = world.table(sceneTable).all()[0] ?? { sceneId: "" };
  for (const action of ["scan", "confirm"] as const)
    moveScene(world, sceneId, action, unboundOpenid, readingTime);
  expect(await screen.findByText("已绑定，可以扫码登录", {}, longTimeout)).toBeDefined();
});

test("logging out leads home", async () => {
  const user = await visit("/user-center/security", { mock: "persona:wholesaler" });
  await user.click(await screen.findByRole("button", { name: "退出登录" }, longTimeout));
  await waitFor(() => expect(currentAddress()).toBe("/"));
});
