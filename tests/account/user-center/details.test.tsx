// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userTable } from "../../../mocks/business/users";
import { adopt, currentBackend, leave, visit } from "../../support/visit";

afterEach(() => {
  leave();
  sessionStorage.clear();
});

const longTimeout = { timeout: 5000 };
const wholesaler = "100027";

async function openDetails(mock: string) {
  const user = await visit("/user-center/mine", { mock });
  await user.click(await screen.findByRole("button", { name: "改资料" }, longTimeout));
  const form = within(await screen.findByRole("form", { name: "账号资料" }, longTimeout));
  return { user, form };
}

const account = () => within(screen.getByRole("region", { name: "账号" }));
const storedUser = () => currentBackend().kernel.world.table(userTable).get(wholesaler);

test("details are changed, shown on the page, and the rest stays as it was", async () => {
  const { user, form } = await openDetails("persona:wholesaler");
  await user.clear(form.getByLabelText("店名"));
  await user.type(form.getByLabelText("店名"), " 永兴百货 ");
  await user.clear(form.getByLabelText("昵称"));
  await user.type(form.getByLabelText("昵称"), "永兴老店");
  await user.type(form.getByLabelText("邮箱"), "yongxing@shop.example");
  await user.click(form.getByRole("button", { name: "保存资料" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), longTimeout);
  expect(account().getByText("永兴百货")).toBeDefined();
  expect(account().getByText("yongxing@shop.example")).toBeDefined();
  expect(account().getByText("永兴老店")).toBeDefined();
  expect(storedUser()).toMatchObject({
    companyName: "永兴百货",
    nickname: "永兴老店",
    email: "yongxing@shop.example",
    regionCode: 330782,
    address: "义乌市篁园路88号",
  });
});

test("a session that ended meanwhile asks for a sign-in, behind which the details wait", async () => {
  const { user, form } = await openDetails("persona:wholesaler");
  await user.type(form.getByLabelText("邮箱"), "yongxing@shop.example");
  await fetch("/ommall/srvmall/webzhj/engine/logout");
  await user.click(form.getByRole("button", { name: "保存资料" }));
  expect(await screen.findByRole("dialog", { name: "登录" }, longTimeout)).toBeDefined();
  expect(form.getByLabelText("邮箱")).toHaveProperty("value", "yongxing@shop.example");
});

test("what another tab changed meanwhile is not put back", async () => {
  const { user, form } = await openDetails("persona:wholesaler");
  currentBackend().kernel.world.table(userTable).update(wholesaler, { companyName: "别处改的店名" });
  await user.type(form.getByLabelText("邮箱"), "yongxing@shop.example");
  await user.click(form.getByRole("button", { name: "保存资料" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), longTimeout);
  expect(account().getByText("别处改的店名")).toBeDefined();
});

test("an emptied field is removed; the region is shown by its names and can be taken away", async () => {
  const { user, form } = await openDetails("persona:wholesaler");
  await waitFor(() => expect(account().getByText("浙江省 金华市 义乌市")).toBeDefined(), longTimeout);
  await user.clear(form.getByLabelText("地址"));
  await user.selectOptions(form.getByRole("combobox", { name: "省" }), "不选");
  await user.click(form.getByRole("button", { name: "保存资料" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), longTimeout);
  expect(storedUser()).toMatchObject({ regionCode: null, address: null });
  expect(account().queryByText("所在地区")).toBeNull();
});

test("a nickname cannot be removed, and a wrong email is named at its field; nothing is sent", async () => {
  const { user, form } = await openDetails("persona:wholesaler");
  await user.clear(form.getByLabelText("昵称"));
  await user.type(form.getByLabelText("邮箱"), "yongxing@shop");
  await user.click(form.getByRole("button", { name: "保存资料" }));
  expect(await form.findByText("昵称不能为空")).toBeDefined();
  expect(form.getByText("邮箱格式不正确")).toBeDefined();
  expect(storedUser()).toMatchObject({ nickname: "永兴", email: null });
});

test("details whose answer was lost are found saved", async () => {
  const { user, form } = await openDetails("persona:wholesaler,fault:updateUserInfo=truncated");
  await user.type(form.getByLabelText("邮箱"), "yongxing@shop.example");
  await user.click(form.getByRole("button", { name: "保存资料" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), longTimeout);
  expect(account().getByText("yongxing@shop.example")).toBeDefined();
});

test("what was typed is still there when the server fails, and when the form is opened again", async () => {
  const { user, form } = await openDetails("persona:wholesaler,fault:updateUserInfo=http500");
  await user.type(form.getByLabelText("邮箱"), "yongxing@shop.example");
  await user.click(form.getByRole("button", { name: "保存资料" }));
  expect(await form.findByRole("alert")).toBeDefined();
  expect(form.getByLabelText("邮箱")).toHaveProperty("value", "yongxing@shop.example");
  await user.click(form.getByRole("button", { name: "取消" }));
  await adopt("persona:wholesaler");
  await user.click(screen.getByRole("button", { name: "改资料" }));
  const again = within(await screen.findByRole("form", { name: "账号资料" }, longTimeout));
  await waitFor(() => expect(again.getByLabelText("邮箱")).toHaveProperty("value", "yongxing@shop.example"));
});
