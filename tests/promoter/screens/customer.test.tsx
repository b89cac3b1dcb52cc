// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { customerTable } from "../../../mocks/business/customers";
import { deviceTable } from "../../../mocks/promoter/state/devices";
import { followUpTable } from "../../../mocks/promoter/state/follow-ups";
import { clearDrafts } from "../../../src/platform/draft-owner";
import { clearUser } from "../../../src/platform/signed-in";
import { readStored, removeStored } from "../../../src/platform/storage";
import { durations } from "../../../src/rules/limits";
import { toaster } from "../../../src/ui/toaster";
import { holdAnswers } from "../../support/held-answers";
import { adopt, currentAddress, currentBackend, leave, reload, visit } from "../../support/visit";

beforeEach(() => {
  removeStored("drafts");
  removeStored("visitDrafts");
  removeStored("rateLocks");
});
afterEach(leave);

const longTimeout = { timeout: 8000 };
const address = "/agent/merchant-info?kdUid=100388";
const promoter = { mock: "persona:promoter" };
const heading = () => screen.findByRole("heading", { name: "和顺小吃店" }, longTimeout);
const dialog = async (name: string | RegExp) =>
  within(await screen.findByRole("dialog", { name }, longTimeout));
const world = () => currentBackend().kernel.world;

test("a customer shows state, renewal, protection and what the renewal earns", async () => {
  const user = await visit(address, promoter);
  await heading();
  expect(screen.getByText("本月到期")).toBeDefined();
  expect(screen.getByText(/保护到2027/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: /^续了你能得/ }));
  const receipt = await dialog("续了你能得");
  expect(receipt.getByText("20%")).toBeDefined();
});

const neighbours = async () =>
  within(await screen.findByRole("navigation", { name: "列表里前后的客户" }, longTimeout));
const inList = (query: string) => `${address}&list=${encodeURIComponent(query)}`;

test("from a list the page leads to those before and after in it, over a reload too, and back to the list", async () => {
  const user = await visit(inList("?status=dueThisMonth&sort=amount"), promoter);
  await heading();
  const [index = 0, count = 0] = ((await neighbours()).getByText(/^\d+\/\d+$/).textContent ?? "")
    .split("/")
    .map(Number);
  expect(count).toBeGreaterThan(index);
  await user.click((await neighbours()).getByRole("link", { name: "下一位" }));
  expect(await screen.findByText(`${index + 1}/${count}`, {}, longTimeout)).toBeDefined();
  expect(currentAddress()).not.toContain("kdUid=100388");
  const again = reload();
  expect(await screen.findByText(`${index + 1}/${count}`, {}, longTimeout)).toBeDefined();
  for (const link of screen.getAllByRole("link", { name: "看我的客户" }))
    expect(link.getAttribute("href")).toBe("/agent/merchant?status=dueThisMonth&sort=amount");
  await again.click((await neighbours()).getByRole("link", { name: "上一位" }));
  await heading();
  expect(currentAddress()).toContain("kdUid=100388");
});

test("every step says whose page it is now, and at the end of the list the focus stays where it was", async () => {
  const user = await visit(inList("?status=dueThisMonth&sort=amount"), promoter);
  await heading();
  const status = async () => (await neighbours()).getByRole("status").textContent ?? "";
  expect(await status()).toMatch(/^和顺小吃店, \d+\/\d+$/);
  const [index = 0, count = 0] = (/\d+\/\d+$/.exec(await status())?.[0] ?? "").split("/").map(Number);
  const next = (await neighbours()).getByRole("link", { name: "下一位" });
  next.focus();
  for (let place = index + 1; place <= count; place++) {
    await user.keyboard("{Enter}");
    await waitFor(async () => expect(await status()).toContain(`, ${place}/${count}`), longTimeout);
  }
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute("aria-disabled")).toBe("true");
  const last = currentAddress();
  await user.keyboard("{Enter}");
  expect(currentAddress()).toBe(last);
  expect(await status()).not.toContain("和顺小吃店");
});

test("the list is not fetched before the customer the page is about", async () => {
  await visit(inList(""), { mock: "persona:promoter,fault:getCustomer=latency(200)" });
  await neighbours();
  const read = currentBackend().kernel.exchanges.map(({ operationId }) => operationId);
  expect(read.indexOf("listCustomers")).toBeGreaterThan(read.indexOf("getCustomer"));
});

test("a customer who was due and is followed up leaves the list, and the others are a press away still", async () => {
  const user = await visit(inList("?follow=due&sort=followUp"), promoter);
  await heading();
  const before = (await neighbours()).getByRole("link", { name: "上一位" }).getAttribute("href");
  await user.click(screen.getByRole("button", { name: "写跟进" }));
  const form = await dialog("写跟进");
  await user.click(await form.findByRole("radio", { name: "高" }));
  await user.type(form.getByRole("textbox", { name: "跟进记录" }), "下周再看");
  await user.click(form.getByRole("button", { name: "保存" }));
  const reads = () => currentBackend().kernel.exchanges.filter((one) => one.operationId === "listCustomers");
  await waitFor(() => expect(reads().length).toBe(2), longTimeout);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await neighbours()).getByRole("link", { name: "上一位" }).getAttribute("href")).toBe(before);
});

test("the whole number takes the focus from the button that showed it", async () => {
  const user = await visit(address, promoter);
  await heading();
  await user.click(await screen.findByRole("button", { name: "看完整号码" }, longTimeout));
  expect(document.activeElement?.textContent).toBe("13908718820");
});

test("whoever came from no list is shown none", async () => {
  await visit(address, promoter);
  await heading();
  expect(screen.queryByRole("navigation", { name: "列表里前后的客户" })).toBeNull();
});

test("a protection that is over is said to be, and how to start it again", async () => {
  await visit(address, promoter);
  await heading();
  const startedAt = world().clock.now() - 91 * durations.day;
  world()
    .table(customerTable)
    .update("100388", { protection: { startedAt, reason: "followUp" } });
  reload();
  expect(await screen.findByText(/^保护期到.*为止，跟进一次就重新算$/, {}, longTimeout)).toBeDefined();
});

test("a follow-up needs intention and note, keeps what was typed over a reload, and joins the history", async () => {
  const user = await visit(address, promoter);
  await heading();
  await user.click(screen.getByRole("button", { name: "写跟进" }));
  let form = await dialog("写跟进");
  await user.click(await form.findByRole("button", { name: "保存" }));
  expect((await form.findAllByText("请填写购买意向和跟进记录后再保存")).length).toBeGreaterThan(0);
  await user.type(form.getByRole("textbox", { name: "跟进记录" }), "约周五再打");
  reload();
  await heading();
  await user.click(screen.getByRole("button", { name: "写跟进" }));
  form = await dialog("写跟进");
  expect(await form.findByText("上次没填完的内容已放回来")).toBeDefined();
  expect(form.getByRole("textbox", { name: "跟进记录" })).toHaveProperty("value", "约周五再打");
  await user.click(form.getByRole("radio", { name: "中" }));
  await user.click(form.getByRole("button", { name: "3天后" }));
  await user.click(form.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "写跟进" })).toBeNull(), longTimeout);
  const history = within(screen.getByRole("list", { name: "跟进" }));
  expect(await history.findByText("约周五再打", {}, longTimeout)).toBeDefined();
  expect(screen.getByText("意向中")).toBeDefined();
});

test("a log-out in another tab leaves a follow-up that is being written as it was typed", async () => {
  const user = await visit(address, promoter);
  const form = await openFollowUp(user);
  await user.click(form.getByRole("radio", { name: "中" }));
  await user.type(form.getByRole("textbox", { name: "跟进记录" }), "约周五再打");
  await fetch("/ommall/srvmall/webzhj/engine/logout");
  clearUser();
  clearDrafts();
  window.dispatchEvent(new StorageEvent("storage", { key: "userInfo", newValue: null }));
  await signInAgain(user);
  const note = (await dialog("写跟进")).getByRole("textbox", { name: "跟进记录" });
  expect(note).toHaveProperty("value", "约周五再打");
  await user.click((await dialog("写跟进")).getByRole("button", { name: "保存" }));
  const history = within(await screen.findByRole("list", { name: "跟进" }, longTimeout));
  expect(await history.findByText("约周五再打", {}, longTimeout)).toBeDefined();
});

/** Signs the promoter in again, in the dialog over the page. */
async function signInAgain(user: Awaited<ReturnType<typeof visit>>) {
  const signIn = await dialog("登录");
  await user.type(await signIn.findByRole("textbox", { name: "手机号" }, longTimeout), "13900008820");
  await user.type(signIn.getByLabelText("密码", { selector: "input" }), "stockbook8");
  await user.click(signIn.getByRole("checkbox"));
  await user.click(signIn.getByRole("button", { name: "登录" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "登录" })).toBeNull(), longTimeout);
}

/** Opens the form for a follow-up. */
async function openFollowUp(user: Awaited<ReturnType<typeof visit>>) {
  await heading();
  await user.click(screen.getByRole("button", { name: "写跟进" }));
  const form = await dialog("写跟进");
  await form.findByRole("textbox", { name: "跟进记录" }, longTimeout);
  return form;
}

test("a time without a date is named, and is no longer once there is a date", async () => {
  const user = await visit(address, promoter);
  const form = await openFollowUp(user);
  await user.click(form.getByRole("radio", { name: "中" }));
  await user.type(form.getByRole("textbox", { name: "跟进记录" }), "下午再打");
  await user.type(form.getByLabelText("几点"), "16:30");
  await user.click(form.getByRole("button", { name: "保存" }));
  expect(await form.findByText("有时间没日期，补上日期")).toBeDefined();
  await user.click(form.getByRole("button", { name: "3天后" }));
  await waitFor(() => expect(form.queryByText("有时间没日期，补上日期")).toBeNull());
  await user.click(form.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "写跟进" })).toBeNull(), longTimeout);
  const next = Date.parse("2026-11-24T16:30:00+08:00");
  expect(world().table(customerTable).get("100388")?.nextFollowUpAt).toBe(next);
});

test("a next date still to come stays with the next follow-up; without it the form says it is cancelled", async () => {
  const user = await visit(address, promoter);
  await heading();
  const next = Date.parse("2026-11-30T09:15:00+08:00");
  world().table(customerTable).update("100388", { nextFollowUpAt: next });
  reload();
  const form = await openFollowUp(user);
  expect(form.getByLabelText(/^下次跟进/, { selector: "input" })).toHaveProperty("value", "2026-11-30");
  expect(form.getByLabelText("几点")).toHaveProperty("value", "09:15");
  await user.click(form.getByRole("radio", { name: "中" }));
  await user.type(form.getByRole("textbox", { name: "跟进记录" }), "发了资料");
  await user.clear(form.getByLabelText(/^下次跟进/, { selector: "input" }));
  const warning = "约好的下次跟进（11-30 09:15），不填日期，保存后就取消了。";
  expect(await form.findByText(warning)).toBeDefined();
  await user.type(form.getByLabelText(/^下次跟进/, { selector: "input" }), "2026-11-30");
  await waitFor(() => expect(form.queryByText(warning)).toBeNull());
  await user.click(form.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "写跟进" })).toBeNull(), longTimeout);
  expect(world().table(customerTable).get("100388")?.nextFollowUpAt).toBe(next);
});

test("too many follow-ups lock the button for three minutes, over a reload too", async () => {
  const user = await visit(address, { mock: "persona:promoter,fault:addFollowUp=refuse(429)" });
  const form = await openFollowUp(user);
  await user.click(form.getByRole("radio", { name: "中" }));
  await user.type(form.getByRole("textbox", { name: "跟进记录" }), "约周五再打");
  await user.click(form.getByRole("button", { name: "保存" }));
  expect(await form.findByText(/^还剩\d+秒$/, {}, longTimeout)).toBeDefined();
  reload();
  const again = await openFollowUp(user);
  expect(await again.findByText(/操作过于频繁，请三分钟后重试 还剩\d+秒/)).toBeDefined();
  expect(again.getByRole("button", { name: "保存" }).getAttribute("aria-disabled")).toBe("true");
});

test("a follow-up whose answer was lost is sent again and stands in the history once", async () => {
  const user = await visit(address, { mock: "persona:promoter,fault:addFollowUp=empty" });
  await heading();
  await user.click(screen.getByRole("button", { name: "写跟进" }));
  const form = await dialog("写跟进");
  await user.click(await form.findByRole("radio", { name: "中" }));
  await user.type(form.getByRole("textbox", { name: "跟进记录" }), "约周五再打");
  await user.dblClick(form.getByRole("button", { name: "保存" }));
  expect(await form.findByRole("alert", {}, longTimeout)).toBeDefined();
  await adopt("fault:listNews=http500");
  await user.click(form.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "写跟进" })).toBeNull(), longTimeout);
  const written = world().table(followUpTable).by("customer", "100388");
  expect(written.filter(({ text }) => text === "约周五再打")).toHaveLength(1);
});

test("the same note once more is another follow-up", async () => {
  const user = await visit(address, promoter);
  for (const count of [1, 2]) {
    const form = await openFollowUp(user);
    await user.click(form.getByRole("radio", { name: "中" }));
    await user.type(form.getByRole("textbox", { name: "跟进记录" }), "没接电话");
    await user.click(form.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "写跟进" })).toBeNull(), longTimeout);
    const written = world().table(followUpTable).by("customer", "100388");
    expect(written.filter(({ text }) => text === "没接电话")).toHaveLength(count);
  }
});

test("a follow-up whose answer was lost stands in the history behind its form", async () => {
  const user = await visit(address, { mock: "persona:promoter,fault:addFollowUp=truncated" });
  await heading();
  await user.click(screen.getByRole("button", { name: "写跟进" }));
  const form = await dialog("写跟进");
  await user.click(await form.findByRole("radio", { name: "中" }));
  await user.type(form.getByRole("textbox", { name: "跟进记录" }), "约周五再打");
  await user.click(form.getByRole("button", { name: "保存" }));
  expect(await form.findByRole("alert", {}, longTimeout)).toBeDefined();
  expect(await screen.findByText("约周五再打", { selector: "li *" }, longTimeout)).toBeDefined();
});

test("the renewal message names customer, day, amount and link", async () => {
  const user = await visit(address, promoter);
  await heading();
  await user.click(screen.getByRole("button", { name: "续费链接" }));
  const sheet = await dialog("续费链接和提醒");
  const message = await sheet.findByRole<HTMLTextAreaElement>("textbox", {}, longTimeout);
  expect(message.value).toMatch(/2026-11-30到期，续1年[\d,.]+元。续费：https?:\/\//);
});

test("labels are added and removed together with one save", async () => {
  const user = await visit(address, promoter);
  await heading();
  await user.click(screen.getByRole("button", { name: "标签" }));
  const sheet = await dialog("标签");
  await user.type(await sheet.findByRole("textbox", { name: "加一个" }, longTimeout), "爱喝茶");
  await user.click(sheet.getByRole("button", { name: "加上" }));
  await user.click(sheet.getByRole("button", { name: "保存" }));
  await waitFor(
    () => expect(world().table(customerTable).get("100388")?.labels).toContain("爱喝茶"),
    longTimeout,
  );
});

test("saved labels leave those that another tab has given meanwhile, and take away what was removed here", async () => {
  const user = await visit(address, promoter);
  await heading();
  const customers = world().table(customerTable);
  customers.update("100388", { labels: ["常客", "老板娘管账"] });
  reload();
  await heading();
  await user.click(screen.getByRole("button", { name: "标签" }));
  const sheet = await dialog("标签");
  await user.click(await sheet.findByRole("button", { name: /去掉常客$/ }, longTimeout));
  expect(document.activeElement).toBe(sheet.getByRole("heading", { name: "现在的标签" }));
  await user.type(await sheet.findByRole("textbox", { name: "加一个" }), "爱喝茶");
  customers.update("100388", { labels: ["常客", "老板娘管账", "只收现金"] });
  await user.click(sheet.getByRole("button", { name: "保存" }));
  await waitFor(
    () => expect(customers.get("100388")?.labels).toEqual(["老板娘管账", "只收现金", "爱喝茶"]),
    longTimeout,
  );
});

test("a label is renamed on every customer who carries it", async () => {
  const user = await visit(address, promoter);
  await heading();
  const customers = world().table(customerTable);
  for (const kdUid of ["100388", "100412"]) customers.update(kdUid, { labels: ["常客"] });
  reload();
  await heading();
  await user.click(screen.getByRole("button", { name: "标签" }));
  const sheet = await dialog("标签");
  await user.click(await sheet.findByRole("button", { name: "改名" }, longTimeout));
  expect(document.activeElement).toBe(sheet.getByRole("combobox", { name: "改名" }));
  await user.type(await sheet.findByRole("textbox", { name: /改名$/ }), "老客户");
  expect(await sheet.findByText("2位客户有这个标签，一起改。", {}, longTimeout)).toBeDefined();
  await user.click(sheet.getByRole("button", { name: "改" }));
  await waitFor(() => expect(customers.get("100412")?.labels).toEqual(["老客户"]), longTimeout);
  await waitFor(() => expect(customers.get("100388")?.labels).toEqual(["老客户"]));
});

test("giving up asks for a reason, and is taken back at once", async () => {
  const user = await visit(address, promoter);
  await heading();
  await user.click(screen.getByRole("button", { name: "放弃这个客户" }));
  const form = await dialog("放弃和顺小吃店");
  await user.click(await form.findByRole("button", { name: "放弃" }, longTimeout));
  expect(await form.findByText("请选择放弃原因")).toBeDefined();
  await user.click(form.getAllByRole("radio")[0] ?? document.body);
  await user.click(form.getByRole("button", { name: "放弃" }));
  await user.click(await screen.findByRole("button", { name: /^撤回（\d+秒）|^重新打开/ }, longTimeout));
  await waitFor(() => expect(screen.queryByText(/前可以重新打开/)).toBeNull(), longTimeout);
  expect(world().table(customerTable).get("100388")?.giveUp).toBeNull();
});

test("a device is unbound after a question that says what it means, and bound to a chosen shop", async () => {
  const user = await visit(address, promoter);
  await heading();
  const devices = within(await screen.findByRole("list", { name: "设备" }, longTimeout));
  await user.click(devices.getAllByRole("button", { name: "解绑" })[0] ?? document.body);
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/马上用不了这台设备/)).toBeDefined();
  await user.click(question.getByRole("button", { name: "解绑" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), longTimeout);
  await waitFor(() =>
    expect(
      world()
        .table(deviceTable)
        .all()
        .filter(({ customerId, shopId }) => customerId === "100388" && shopId !== null),
    ).toHaveLength(0),
  );
  await user.click(devices.getAllByRole("button", { name: "绑定" })[0] ?? document.body);
  const sheet = await dialog(/绑到哪家店/);
  await user.click(await sheet.findByRole("button", { name: "绑定" }, longTimeout));
  await waitFor(() => expect(devices.getAllByRole("button", { name: "解绑" })).toHaveLength(1), longTimeout);
});

test("a device is added by its number, and removed after a question", async () => {
  const user = await visit(address, promoter);
  await heading();
  await user.click(await screen.findByRole("button", { name: "加设备" }, longTimeout));
  const form = await dialog("加一台设备");
  await user.type(await form.findByRole("textbox", { name: "名称" }, longTimeout), "前台电子秤");
  await user.type(form.getByRole("textbox", { name: "设备编号" }), "SCL-77-1");
  await user.dblClick(form.getByRole("button", { name: "加设备" }));
  const device = await screen.findByText("前台电子秤", {}, longTimeout);
  const row = within(device.closest("li") ?? document.body);
  await user.click(row.getByRole("button", { name: /^移除/ }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "移除" }));
  await waitFor(() => expect(screen.queryByText("前台电子秤")).toBeNull(), longTimeout);
  // Its row took the button along: the tab key goes on from the list.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("list", { name: "设备" })));
  const numbers = world()
    .table(deviceTable)
    .all()
    .map(({ deviceNo }) => deviceNo);
  expect(numbers).not.toContain("SCL-77-1");
});

test("a device and a reason that were begun are there again after a reload", async () => {
  let user = await visit(address, promoter);
  const openDevice = async () => {
    await user.click(await screen.findByRole("button", { name: "加设备" }, longTimeout));
    const form = await dialog("加一台设备");
    return form.findByRole<HTMLInputElement>("textbox", { name: "名称" }, longTimeout);
  };
  const openReasons = async () => {
    await user.click(await screen.findByRole("button", { name: "放弃这个客户" }, longTimeout));
    const form = await dialog("放弃和顺小吃店");
    return form.findByRole<HTMLInputElement>("textbox", { name: /^说明/ }, longTimeout);
  };
  await user.type(await openDevice(), "前台电子秤");
  user = reload();
  const name = await openDevice();
  expect(name.value).toBe("前台电子秤");
  await user.click((await dialog("加一台设备")).getByRole("button", { name: "关闭" }));
  await user.type(await openReasons(), "改用纸账");
  user = reload();
  expect((await openReasons()).value).toBe("改用纸账");
});

test("a device that is on the list is refused when added once more, and not reported as added again", async () => {
  const user = await visit(address, promoter);
  await heading();
  const open = async () => {
    await user.click(await screen.findByRole("button", { name: "加设备" }, longTimeout));
    const form = await dialog("加一台设备");
    await user.type(await form.findByRole("textbox", { name: "名称" }, longTimeout), "前台电子秤");
    await user.type(form.getByRole("textbox", { name: "设备编号" }), "SCL-77-1");
    await user.click(form.getByRole("button", { name: "加设备" }));
    return form;
  };
  await open();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "加一台设备" })).toBeNull(), longTimeout);
  const form = await open();
  const number = form.getByRole("textbox", { name: "设备编号" });
  await waitFor(() => expect(number.getAttribute("aria-invalid")).toBe("true"), longTimeout);
});

test("a device whose change was not answered is found changed: unbound, bound, removed", async () => {
  const user = await visit(address, { mock: "persona:promoter,fault:unbindDevice=truncated" });
  await heading();
  const devices = within(await screen.findByRole("list", { name: "设备" }, longTimeout));
  const count = devices.getAllByRole("listitem").length;
  await user.click(devices.getAllByRole("button", { name: "解绑" })[0] ?? document.body);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "解绑" }));
  await waitFor(() => expect(devices.queryByRole("button", { name: "解绑" })).toBeNull(), longTimeout);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

  await adopt("fault:bindDevice=truncated");
  await user.click(devices.getAllByRole("button", { name: "绑定" })[0] ?? document.body);
  const sheet = await dialog(/绑到哪家店/);
  await user.click(await sheet.findByRole("button", { name: "绑定" }, longTimeout));
  await waitFor(() => expect(devices.getAllByRole("button", { name: "解绑" })).toHaveLength(1), longTimeout);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /绑到哪家店/ })).toBeNull());

  await adopt("fault:removeDevice=truncated");
  await user.click(devices.getAllByRole("button", { name: /^移除/ })[0] ?? document.body);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "移除" }));
  await waitFor(() => expect(devices.getAllByRole("listitem")).toHaveLength(count - 1), longTimeout);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("giving up and taking it back are found done where their answers were lost", async () => {
  const user = await visit(address, { mock: "persona:promoter,fault:giveUpCustomer=truncated" });
  await heading();
  await user.click(screen.getByRole("button", { name: "放弃这个客户" }));
  const form = await dialog("放弃和顺小吃店");
  await user.click((await form.findAllByRole("radio", {}, longTimeout))[0] ?? document.body);
  await user.click(form.getByRole("button", { name: "放弃" }));
  expect(await screen.findByText("已放弃和顺小吃店", {}, longTimeout)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "放弃和顺小吃店" })).toBeNull());
  await user.click(await screen.findByRole("button", { name: /^撤回（\d+秒）|^重新打开/ }, longTimeout));
  expect(await screen.findByText("撤回了，还是你的客户", {}, longTimeout)).toBeDefined();
  expect(world().table(customerTable).get("100388")?.giveUp).toBeNull();
});

test("a lost answer to unbinding is told and not sent again by itself", async () => {
  const user = await visit(address, { mock: "persona:promoter,fault:unbindDevice=offline" });
  await heading();
  const devices = within(await screen.findByRole("list", { name: "设备" }, longTimeout));
  await user.click(devices.getAllByRole("button", { name: "解绑" })[0] ?? document.body);
  const question = within(await screen.findByRole("alertdialog"));
  const fetch = vi.spyOn(globalThis, "fetch");
  await user.click(question.getByRole("button", { name: "解绑" }));
  expect(await question.findByText(/没收到回应。再试一次/, {}, longTimeout)).toBeDefined();
  const sent = fetch.mock.calls.filter(
    ([request]) => request instanceof Request && request.url.includes("/unbind"),
  );
  expect(sent).toHaveLength(1);
  fetch.mockRestore();
});

test("a device that could not be bound is told to whoever has closed the sheet", async () => {
  const user = await visit(address, promoter);
  await heading();
  const devices = within(await screen.findByRole("list", { name: "设备" }, longTimeout));
  await user.click(devices.getAllByRole("button", { name: "绑定" })[0] ?? document.body);
  const sheet = await dialog(/绑到哪家店/);
  const bind = await sheet.findByRole("button", { name: "绑定" }, longTimeout);
  await adopt("fault:bindDevice=refuse(403)");
  const letGo = holdAnswers("/device/bind");
  await user.click(bind);
  await user.click(sheet.getByRole("button", { name: "关闭" }));
  letGo();
  await waitFor(() => expect(toaster.messages()[0]?.kind).toBe("error"), longTimeout);
});

test("a label that is renamed late closes no other form", async () => {
  const user = await visit(address, promoter);
  await heading();
  currentBackend()
    .kernel.world.table(customerTable)
    .update("100388", { labels: ["常客"] });
  reload();
  await heading();
  await user.click(screen.getByRole("button", { name: "标签" }));
  const sheet = await dialog("标签");
  await user.click(await sheet.findByRole("button", { name: "改名" }, longTimeout));
  await user.type(await sheet.findByRole("textbox", { name: /改名$/ }), "老客户");
  await sheet.findByText("1位客户有这个标签，一起改。", {}, longTimeout);
  const letGo = holdAnswers("/mch/label");
  await user.click(sheet.getByRole("button", { name: "改" }));
  await user.click(sheet.getByRole("button", { name: "关闭" }));
  await openFollowUp(user);
  letGo();
  await waitFor(() => expect(toaster.messages()).toHaveLength(1), longTimeout);
  expect(screen.getByRole("dialog", { name: "写跟进" })).toBeDefined();
});

test("a session that ended while a device was asked about is no reason any more after signing in again", async () => {
  const user = await visit(address, promoter);
  await heading();
  const devices = within(await screen.findByRole("list", { name: "设备" }, longTimeout));
  await user.click(devices.getAllByRole("button", { name: "解绑" })[0] ?? document.body);
  const question = within(await screen.findByRole("alertdialog"));
  await fetch("/ommall/srvmall/webzhj/engine/logout");
  await user.click(question.getByRole("button", { name: "解绑" }));
  expect(await question.findByRole("alert", {}, longTimeout)).toBeDefined();
  await signInAgain(user);
  await waitFor(() => expect(question.queryByRole("alert")).toBeNull(), longTimeout);
  await user.click(question.getByRole("button", { name: "解绑" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), longTimeout);
  expect(devices.queryByRole("button", { name: "解绑" })).toBeNull();
});

test("a change that is refused as if nobody were signed in says so while the session goes on", async () => {
  const user = await visit(address, promoter);
  await heading();
  const devices = within(await screen.findByRole("list", { name: "设备" }, longTimeout));
  await user.click(devices.getAllByRole("button", { name: "解绑" })[0] ?? document.body);
  const question = within(await screen.findByRole("alertdialog"));
  await adopt("fault:unbindDevice=code(401)");
  const usersRead = () =>
    currentBackend().kernel.exchanges.filter(({ operationId }) => operationId === "getUserInfo").length;
  const before = usersRead();
  await user.click(question.getByRole("button", { name: "解绑" }));
  await waitFor(() => expect(usersRead()).toBe(before + 1), longTimeout);
  await waitFor(() => expect(readStored("userInfo")).not.toBeNull(), longTimeout);
  expect(await question.findByRole("alert", {}, longTimeout)).toBeDefined();
});

test("without authorisation devices are not shown, and the customer can be asked for it", async () => {
  await visit(address, { mock: "persona:promoter,scenario:not-authorised" });
  await heading();
  expect(screen.getByRole("link", { name: "请客户授权" }).getAttribute("href")).toBe(
    "/agent/merchant-bind?kdUid=100388",
  );
  expect(screen.queryByRole("list", { name: "设备" })).toBeNull();
});

test("another promoter's customer is refused, and an unknown one is said to be unknown", async () => {
  await visit("/agent/merchant-info?kdUid=110001", promoter);
  expect(await screen.findByText("这位客户不是你的", {}, longTimeout)).toBeDefined();
  leave();
  await visit("/agent/merchant-info?kdUid=999999999", promoter);
  expect(await screen.findByText("找不到这位客户", {}, longTimeout)).toBeDefined();
});

test("an agent, who has nobody above them, is not sent to a parent agent", async () => {
  await visit(address, { mock: "persona:agent-china" });
  expect(await screen.findByText("这位客户不是你的", {}, longTimeout)).toBeDefined();
  expect(screen.getByText("只能看自己的客户。要是刚换过人，请联系客服。")).toBeDefined();
});

test("nobody is asked for the authorisation of another promoter's customer", async () => {
  await visit("/agent/merchant-bind?kdUid=110001", promoter);
  expect(await screen.findByText("这位客户不是你的", {}, longTimeout)).toBeDefined();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.queryByRole("button", { name: "再试一次" })).toBeNull();
});

test("a lead has its own page with a sign-up link", async () => {
  await visit("/agent/merchant/chance-detail?kdUid=100501", promoter);
  expect(await screen.findByRole("heading", { name: /段永福/ }, longTimeout)).toBeDefined();
  expect(screen.getByRole("button", { name: "注册链接" })).toBeDefined();
});

test("a lead without a name is called by its masked number, once, and greeted without one", async () => {
  const user = await visit("/agent/merchant/chance-detail?kdUid=100501", promoter);
  await screen.findByRole("heading", { name: /段永福/ }, longTimeout);
  currentBackend().kernel.world.table(customerTable).update("100501", { contactName: "" });
  reload();
  const title = await screen.findByRole("heading", { name: "186****4501" }, longTimeout);
  expect(title.closest("header")?.textContent?.match(/186\*{4}4501/g)).toHaveLength(1);
  expect(screen.getByRole("main").textContent).not.toContain("18600004501");
  await user.click(screen.getByRole("button", { name: "注册链接" }));
  const message = await screen.findByRole<HTMLTextAreaElement>(
    "textbox",
    { name: "发给客户的话" },
    longTimeout,
  );
  expect(message.value).toMatch(/^你好，/);
});

test("a follow-up whose answer was lost is no draft any more once it stands in the history", async () => {
  const user = await visit(address, { mock: "persona:promoter,fault:addFollowUp=truncated" });
  await heading();
  await user.click(screen.getByRole("button", { name: "写跟进" }));
  const form = await dialog("写跟进");
  await user.click(await form.findByRole("radio", { name: "中" }));
  await user.type(form.getByRole("textbox", { name: "跟进记录" }), "约周五再打");
  await user.click(form.getByRole("button", { name: "保存" }));
  expect(await form.findByText("再按一次就好，存过的不会重复。", {}, longTimeout)).toBeDefined();
  expect(form.getByRole("textbox", { name: "跟进记录" })).toHaveProperty("value", "约周五再打");
  reload();
  await heading();
  await user.click(screen.getByRole("button", { name: "写跟进" }));
  const again = await dialog("写跟进");
  const note = await again.findByRole("textbox", { name: "跟进记录" });
  await waitFor(() => expect(note).toHaveProperty("value", ""), longTimeout);
  expect(again.queryByText("上次没填完的内容已放回来")).toBeNull();
});

test("labels whose answer was lost are found saved", async () => {
  const user = await visit(address, { mock: "persona:promoter,fault:saveCustomerLabels=truncated" });
  await heading();
  await user.click(screen.getByRole("button", { name: "标签" }));
  const sheet = await dialog("标签");
  await user.type(await sheet.findByRole("textbox"), "年底回访");
  await user.click(sheet.getByRole("button", { name: "保存" }));
  expect(await screen.findByText("存好了", {}, longTimeout)).toBeDefined();
  expect(world().table(customerTable).get("100388")?.labels).toContain("年底回访");
});

test("who was given up is taken back by the next key, and the focus stays with the customer", async () => {
  const user = await visit(address, promoter);
  await heading();
  await user.click(screen.getByRole("button", { name: "放弃这个客户" }));
  const form = await dialog("放弃和顺小吃店");
  await user.click((await form.findAllByRole("radio", {}, longTimeout))[0] ?? document.body);
  await user.click(form.getByRole("button", { name: "放弃" }));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^撤回/), longTimeout);
  expect(screen.queryByRole("link", { name: "替他开通" })).toBeNull();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("撤回了，还是你的客户", {}, longTimeout)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("和顺小吃店"));
});
