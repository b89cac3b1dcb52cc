// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { guideTable } from "../../../mocks/account/state";
import { userTable } from "../../../mocks/business/users";
import { toaster } from "../../../src/ui/toaster";
import { adopt, currentAddress, currentBackend, leave, reload, visit } from "../../support/visit";

afterEach(() => {
  leave();
  sessionStorage.clear();
});

const longTimeout = { timeout: 5000 };
const newcomer = "persona:newcomer";

const steps = async () => within(await screen.findByRole("region", { name: "先做这几件" }, longTimeout));
const finishedGuides = () =>
  currentBackend()
    .kernel.world.table(guideTable)
    .all()
    .filter(({ isFinished }) => isFinished)
    .map(({ code }) => code);

test("somebody new is shown what to do first; opening the downloads is noted with the account", async () => {
  const user = await visit("/user-center/mine", { mock: newcomer });
  const list = await steps();
  expect(list.getByText("做了0件，一共4件。")).toBeDefined();
  await user.click(list.getByRole("link", { name: "去下载" }));
  await waitFor(() => expect(finishedGuides()).toEqual(["first-day-install"]));
  await waitFor(() => expect(currentAddress()).toBe("/download.html"), longTimeout);
});

test("what was opened once is done at the next visit", async () => {
  const user = await visit("/user-center/mine", { mock: newcomer });
  await user.click((await steps()).getByRole("link", { name: "去看" }));
  await waitFor(() => expect(finishedGuides()).toEqual(["first-day-read"]));
  await waitFor(
    () => expect(decodeURIComponent(currentAddress() ?? "")).toBe("/help/search?q=第一天"),
    longTimeout,
  );
  reload("/user-center/mine");
  expect((await steps()).getByText("做了1件，一共4件。")).toBeDefined();
});

test("the form of the first step opens over the page, and the step is done once it is saved", async () => {
  const user = await visit("/user-center/mine", { mock: newcomer });
  await user.click((await steps()).getByRole("link", { name: "去填" }));
  const form = within(await screen.findByRole("form", { name: "账号资料" }, longTimeout));
  await user.type(form.getByLabelText("店名"), "和顺小吃店");
  await user.selectOptions(form.getByRole("combobox", { name: "省" }), "浙江省");
  await user.selectOptions(await form.findByRole("combobox", { name: "市" }), "金华市");
  await user.selectOptions(await form.findByRole("combobox", { name: "区县" }), "义乌市");
  await user.click(form.getByRole("button", { name: "保存资料" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), longTimeout);
  expect((await steps()).getByText("做了1件，一共4件。")).toBeDefined();
});

test("steps that were put away stay away", async () => {
  const user = await visit("/user-center/mine", { mock: newcomer });
  await user.click((await steps()).getByRole("button", { name: "不再显示" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "先做这几件" })).toBeNull());
  expect(finishedGuides()).toEqual(["first-day"]);
  expect(screen.getByRole("region", { name: "订单" })).toBeDefined();
});

test("where putting away fails, the steps stay and the reader is told", async () => {
  const user = await visit("/user-center/mine", { mock: newcomer });
  const list = await steps();
  await adopt("fault:saveGuideConfig=http500");
  await user.click(list.getByRole("button", { name: "不再显示" }));
  await waitFor(() => expect(toaster.messages()).toHaveLength(1), longTimeout);
  expect(screen.getByRole("region", { name: "先做这几件" })).toBeDefined();
});

test("where it is not known which steps are done, orders and account are there without them", async () => {
  await visit("/user-center/mine", { mock: `${newcomer},fault:saveGuideConfig=http500` });
  expect(await screen.findByRole("region", { name: "账号" }, { timeout: 15_000 })).toBeDefined();
  expect(screen.queryByRole("region", { name: "先做这几件" })).toBeNull();
});

test("somebody who has bought is not shown the steps", async () => {
  await visit("/user-center/mine", { mock: "persona:wholesaler" });
  expect(await screen.findByRole("region", { name: "账号" }, longTimeout)).toBeDefined();
  expect(screen.queryByRole("region", { name: "先做这几件" })).toBeNull();
});

test("neither is somebody whose trial is over: what to buy comes first then", async () => {
  await visit("/user-center/mine", { mock: "persona:trial-ended" });
  expect(await screen.findByRole("region", { name: "账号" }, longTimeout)).toBeDefined();
  expect(screen.queryByRole("region", { name: "先做这几件" })).toBeNull();
});

test("the messenger's step is done by itself where the account is linked", async () => {
  await visit("/user-center/mine", { mock: newcomer });
  expect((await steps()).getByRole("link", { name: "去绑定" }).getAttribute("href")).toBe(
    "/user-center/security?edit=messenger",
  );
  const users = currentBackend().kernel.world.table(userTable);
  for (const { userId, phone } of users.all())
    if (phone?.endsWith("1246")) users.update(userId, { openid: "messenger-1246" });
  reload("/user-center/mine");
  const list = await steps();
  await waitFor(() => expect(list.queryByRole("link", { name: "去绑定" })).toBeNull(), longTimeout);
});
