// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { customerTable } from "../../../mocks/business/customers";
import { ticketTable } from "../../../mocks/promoter/state/authorisations";
import { sharedQueryClient } from "../../../src/client/query-client";
import { setClock } from "../../../src/platform/clock";
import { storeUser } from "../../../src/platform/signed-in";
import { removeStored } from "../../../src/platform/storage";
import { durations } from "../../../src/rules/limits";
import { becomeClient, userAgents } from "../../support/fake-bridges";
import { adopt, currentBackend, leave, readingTime, reload, visit } from "../../support/visit";

beforeEach(() => {
  for (const key of ["drafts", "userInfo", "customerList"] as const) removeStored(key);
});
afterEach(() => {
  vi.restoreAllMocks();
  becomeClient(userAgents.browser);
  leave();
});

const longTimeout = { timeout: 8000 };
const signedIn = (address: string, mock: string) => {
  // The application asks who is there only where the device remembers somebody.
  storeUser({ kdUid: "100001" });
  return visit(address, { mock });
};

test("a visitor finds the ways in, not a form of somebody else", async () => {
  await visit("/agent/home", { mock: "persona:visitor" });
  expect(await screen.findByRole("link", { name: "代理登录" }, longTimeout)).toBeDefined();
  expect(screen.getByRole("link", { name: "申请成为代理" }).getAttribute("href")).toBe("/agent/join-apply");
});

test("the introduction leads agents to their area, and everybody else to the application", async () => {
  await signedIn("/agent/intro-us", "persona:promoter");
  const area = await screen.findByRole("link", { name: "进代理中心" }, longTimeout);
  expect(area.getAttribute("href")).toBe("/agent/home");
  expect(screen.queryByRole("link", { name: "申请成为代理" })).toBeNull();
  leave();
  cleanup();
  await signedIn("/agent/intro-us", "persona:wholesaler");
  const apply = () => screen.getByRole("link", { name: "申请成为代理" });
  await waitFor(() => expect(apply().closest(".invisible")).toBeNull(), longTimeout);
  expect(screen.queryByRole("link", { name: "进代理中心" })).toBeNull();
});

test("who has applied is led to the application, and is not asked to log in", async () => {
  for (const address of ["/agent/home", "/agent/intro-us"]) {
    await signedIn(address, "persona:applicant-submitted");
    const main = within(await screen.findByRole("main"));
    const application = await main.findByRole("link", { name: "看申请进度" }, longTimeout);
    expect(application.getAttribute("href")).toBe("/agent/join-apply");
    expect(main.queryByRole("link", { name: "代理登录" })).toBeNull();
    expect(main.queryByRole("link", { name: "申请成为代理" })).toBeNull();
    leave();
    cleanup();
  }
});

test("a withdrawal that failed is to be done until another one is made, and leads to those that failed", async () => {
  await signedIn("/agent/home", "persona:promoter,scenario:withdrawal-failed");
  const title = await screen.findByRole("heading", { name: "1笔提现没成功" }, longTimeout);
  const task = within(title.closest("section") ?? document.body);
  expect(task.getByText(/^收款银行退回.*。这笔钱可以重新提现。$/)).toBeDefined();
  expect(task.getByRole("link").getAttribute("href")).toBe("/agent/divide?list=withdrawals&state=failed");
  leave();
  cleanup();
  // The withdrawals it begins with: an earlier one failed, a later one is on its way.
  await signedIn("/agent/home", "persona:promoter");
  const today = within(await screen.findByRole("region", { name: "要做的事" }, longTimeout));
  await today.findByText(/要跟进\d+位/, {}, longTimeout);
  expect(today.queryByText(/没成功/)).toBeNull();
});

test("what is due today comes first and leads to the list that shows it", async () => {
  await signedIn("/agent/home", "persona:promoter,scenario:follow-ups-due");
  const today = within(await screen.findByRole("region", { name: "要做的事" }, longTimeout));
  expect(await today.findByText(/要跟进\d+位/, {}, longTimeout)).toBeDefined();
  expect(today.getAllByRole("link", { name: "全部" })[0]?.getAttribute("href")).toBe(
    "/agent/merchant?follow=due&sort=followUp",
  );
});

test.each([20, -20])(
  "what is due is so by the server's clock, on a device %i days off as well",
  async (days) => {
    const clock = "clock:2026-11-21T10:32:00+08:00";
    await signedIn("/agent/home", `persona:promoter,scenario:follow-ups-due,${clock}`);
    const due = (await screen.findByText(/要跟进\d+位/, {}, longTimeout)).textContent ?? "";
    setClock(() => readingTime + days * durations.day);
    reload();
    expect(await screen.findByText(due, {}, longTimeout)).toBeDefined();
    reload("/agent/merchant?follow=due&sort=followUp");
    const rows = await screen.findByRole("list", { name: "客户列表" }, longTimeout);
    expect(rows.textContent).toContain("今天");
    setClock(() => readingTime);
    reload("/agent/home");
    expect(await screen.findByText(due, {}, longTimeout)).toBeDefined();
  },
);

test("leads are named with the end of their protection, whenever their next follow-up is", async () => {
  await signedIn("/agent/home", "persona:agent-china");
  const title = await screen.findByRole("heading", { name: /保护.*到期/ }, longTimeout);
  const leads = title.closest("section")?.querySelectorAll("li");
  expect(leads?.length).toBeGreaterThan(0);
  for (const lead of leads ?? []) expect(lead.textContent).toMatch(/ 23:59$/);
  const count = /\d+/.exec(title.textContent)?.[0];
  const all = title.parentElement?.querySelector("a")?.getAttribute("href") ?? "";
  expect(all).toBe("/agent/merchant?protection=week");
  reload(all);
  expect(await screen.findByText(`${count}位`, {}, longTimeout)).toBeDefined();
  expect(screen.getByText("一周内保护到期")).toBeDefined();
});

test("the receipt of what can be withdrawn adds up to the number", async () => {
  const user = await signedIn("/agent/home", "persona:promoter");
  const earned = within(await screen.findByRole("region", { name: "挣到的" }, longTimeout));
  await user.click(await earned.findByRole("button", { name: /^可提现/ }, longTimeout));
  const receipt = within(await screen.findByRole("dialog", { name: "可提现" }));
  const amounts = receipt
    .getAllByRole("definition")
    .map(({ textContent }) =>
      Math.round(Number((textContent ?? "").replaceAll(",", "").replace("−", "-")) * 100),
    );
  const total = amounts.at(-1);
  expect(amounts.slice(0, -1).reduce((sum, fen) => sum + fen, 0)).toBe(total);
});

test("an English reader sees the currency of every sum", async () => {
  storeUser({ kdUid: "100001" });
  await visit("/agent/home", { mock: "persona:agent-china", locale: "en-US" });
  for (const name of ["Earned", "Results", "Renewal award"]) {
    const region = await screen.findByRole("region", { name }, longTimeout);
    await waitFor(() => expect(region.textContent).toMatch(/\d\.\d{2}/), longTimeout);
    expect(region.textContent.match(/(?:^|[^¥\d,.])[\d,]+\.\d{2}/g), name).toBeNull();
  }
});

test("one press on the radar copies the reminder with the renewal link", async () => {
  const user = await signedIn("/agent/home", "persona:promoter");
  const radar = within(await screen.findByRole("region", { name: "快到期的钱" }, longTimeout));
  await user.click(radar.getAllByRole("button", { name: /^复制给.+的提醒和续费链接$/ })[0] ?? document.body);
  expect(await screen.findByText(/提醒和链接复制好了/, {}, longTimeout)).toBeDefined();
  expect(await navigator.clipboard.readText()).toMatch(/续1年[\d,.]+元。续费：https?:\/\//);
});

test("a customer without a name is greeted without one, not by a number", async () => {
  const user = await signedIn("/agent/home", "persona:promoter");
  const radar = within(await screen.findByRole("region", { name: "快到期的钱" }, longTimeout));
  const [first] = radar.getAllByRole("link", { name: /剩\d+天/ });
  const kdUid = new URL(first?.getAttribute("href") ?? "", "https://shop.example").searchParams.get("kdUid");
  currentBackend()
    .kernel.world.table(customerTable)
    .update(kdUid ?? "", { name: "", contactName: "" });
  await sharedQueryClient().invalidateQueries();
  const copy = await screen.findByRole("button", { name: /^复制给1\d{2}\*{4}\d{4}的提醒/ }, longTimeout);
  await user.click(copy);
  expect(await screen.findByText(/提醒和链接复制好了，发给1\d{2}\*{4}\d{4}/, {}, longTimeout)).toBeDefined();
  expect(await navigator.clipboard.readText()).toMatch(/^你好，你的服务/);
});

test("in a messenger, which saves no file, the poster says how it is kept", async () => {
  becomeClient(userAgents.messenger);
  const user = await signedIn("/agent/home", "persona:promoter");
  const tools = within(await screen.findByRole("region", { name: "推广" }, longTimeout));
  await user.click(await tools.findByRole("button", { name: "看海报" }, longTimeout));
  await user.click(await screen.findByRole("button", { name: "存成图片" }));
  expect(await screen.findByText("存不了，可以截图")).toBeDefined();
});

test("each channel has its own link, QR code and funnel", async () => {
  const user = await signedIn("/agent/home", "persona:promoter");
  const tools = within(await screen.findByRole("region", { name: "推广" }, longTimeout));
  const link = () => tools.getByRole<HTMLInputElement>("textbox").value;
  await tools.findByRole("button", { name: "复制推荐码" }, longTimeout);
  const before = link();
  await user.click(tools.getByRole("button", { name: "店内台卡" }));
  expect(link()).not.toBe(before);
  await user.click(tools.getByRole("button", { name: "看二维码" }));
  expect(await screen.findByRole("img", { name: "注册二维码，店内台卡" })).toBeDefined();
});

test("the number of a lead is judged while it is typed", async () => {
  const user = await signedIn(
    "/agent/merchant/edit-clues",
    "persona:promoter,scenario:lead-protected,scenario:lead-yours",
  );
  const phone = await screen.findByRole("textbox", { name: "客户手机号" }, longTimeout);
  await user.type(phone, "13600006601");
  expect(await screen.findByText("别人保护中", {}, longTimeout)).toBeDefined();
  expect(screen.getByText("这个号码不能录入")).toBeDefined();
  await user.clear(phone);
  await user.type(phone, "13600006602");
  expect(await screen.findByText("已经是你的", {}, longTimeout)).toBeDefined();
  await user.clear(phone);
  await user.type(phone, "13600009999");
  expect(await screen.findByText("可以录入", {}, longTimeout)).toBeDefined();
});

test("a lead is entered once and its page opens", async () => {
  const user = await signedIn("/agent/merchant/edit-clues?phone=13600009998", "persona:promoter");
  await user.click(await screen.findByRole("button", { name: "录入" }, longTimeout));
  expect(
    (await screen.findAllByText("请填写购买意向和跟进记录后再保存", {}, longTimeout)).length,
  ).toBeGreaterThan(0);
  await user.click(screen.getByRole("radio", { name: "高" }));
  await user.type(screen.getByRole("textbox", { name: "跟进记录" }), "路过看了店");
  await user.type(screen.getByRole("textbox", { name: /^联系人/ }), "周慧芳");
  await user.click(screen.getByRole("button", { name: "录入" }));
  await waitFor(
    () => expect(screen.getByTestId("address").textContent).toMatch(/chance-detail\?kdUid=\d+$/),
    longTimeout,
  );
});

test("a customer who calls is opened with one press, found by phone or account number", async () => {
  for (const [number, name, address] of [
    ["13908718820", "打开这位客户", "/agent/merchant-info?kdUid=100388"],
    ["100388", "打开这位客户", "/agent/merchant-info?kdUid=100388"],
    ["100501", "打开这条线索", "/agent/merchant/chance-detail?kdUid=100501"],
  ] as const) {
    await signedIn(`/agent/search-customer?q=${number}`, "persona:promoter");
    const open = await screen.findByRole("link", { name }, longTimeout);
    expect(open.getAttribute("href")).toBe(address);
    leave();
    cleanup();
  }
  // Part of a phone number is an account number of nobody.
  await signedIn("/agent/search-customer?q=1390871", "persona:promoter");
  expect(await screen.findByText(/按手机号找，要填满11位/, {}, longTimeout)).toBeDefined();
});

test("a customer is found by the whole number, and an incomplete one is said so", async () => {
  const user = await signedIn("/agent/search-customer", "persona:promoter");
  const box = await screen.findByRole("textbox", { name: "手机号或账号编号" }, longTimeout);
  await user.type(box, "139 0871 8820");
  await user.click(screen.getByRole("button", { name: "查找" }));
  expect(await screen.findByText("已经是你的", {}, longTimeout)).toBeDefined();
  expect(screen.getByRole("heading", { name: "和顺小吃店" })).toBeDefined();
  await user.clear(box);
  await user.type(box, "1390871abc");
  await user.click(screen.getByRole("button", { name: "查找" }));
  expect(await screen.findByText("请输入完整手机号，或账号编号")).toBeDefined();
  // Nobody takes the customer of another number for the answer.
  expect(screen.queryByRole("heading", { name: "和顺小吃店" })).toBeNull();
});

test("a customer who is found is asked for authorisation only where it is missing", async () => {
  const address = "/agent/search-customer?q=13908718820";
  await signedIn(address, "persona:promoter,scenario:not-authorised");
  const link = await screen.findByRole("link", { name: "请他授权" }, longTimeout);
  expect(link.getAttribute("href")).toBe("/agent/merchant-bind?kdUid=100388");
  cleanup();
  leave();
  await signedIn(address, "persona:promoter");
  expect(await screen.findByText("已经是你的", {}, longTimeout)).toBeDefined();
  await waitFor(() => expect(sharedQueryClient().isFetching()).toBe(0), longTimeout);
  expect(screen.queryByRole("link", { name: "请他授权" })).toBeNull();
});

test("a customer's agreement shows without a reload", async () => {
  const user = await signedIn(
    "/agent/merchant-bind?kdUid=100388",
    "persona:promoter,scenario:not-authorised",
  );
  expect(await screen.findByRole("img", { name: "给客户扫的授权码" }, longTimeout)).toBeDefined();
  currentBackend().kernel.world.table(customerTable).update("100388", { authorisedAt: Date.now() });
  await user.click(screen.getByRole("button", { name: "客户说同意了？查一下" }));
  expect(await screen.findByText("已授权", {}, longTimeout)).toBeDefined();
});

test("who asks whether a customer has agreed is told that nothing changed, or why nobody could be asked", async () => {
  const user = await signedIn(
    "/agent/merchant-bind?kdUid=100388",
    "persona:promoter,scenario:not-authorised",
  );
  const check = await screen.findByRole("button", { name: "客户说同意了？查一下" }, longTimeout);
  await user.click(check);
  expect(await screen.findByText("刚问过，客户还没同意", {}, longTimeout)).toBeDefined();
  await adopt("fault:getAuthorisationQrCode=offline");
  await user.click(check);
  expect(await screen.findByText(/^网络/, {}, longTimeout)).toBeDefined();
  expect(screen.queryByText("刚问过，客户还没同意")).toBeNull();
  expect(screen.getByRole("img", { name: "给客户扫的授权码" })).toBeDefined();
});

test.each([3, -3])(
  "a code holds as long as the server says, also on a device whose clock is %i hours wrong",
  async (hours) => {
    const user = await signedIn(
      "/agent/merchant-bind?kdUid=100388",
      "persona:promoter,scenario:not-authorised,clock:2026-11-21T10:32:00+08:00",
    );
    setClock(() => readingTime + hours * 3_600_000);
    reload();
    expect(await screen.findByText("10:00后失效", {}, longTimeout)).toBeDefined();
    await user.click(screen.getByRole("radio", { name: "发链接" }));
    expect(await screen.findByRole("button", { name: "复制链接" }, longTimeout)).toBeDefined();
    expect(screen.queryByText("过期了")).toBeNull();
  },
);

test.each([
  ["applicant-submitted", "已提交"],
  ["applicant-reviewing", "审核中"],
  ["applicant-rejected", "没通过"],
  ["promoter", "已通过"],
])("the application of %s is in its state", async (persona, state) => {
  await signedIn("/agent/join-apply", `persona:${persona}`);
  expect(await screen.findByText(state, {}, longTimeout)).toBeDefined();
});

test("the steps of the award stand below its sum, to which they do not add up", async () => {
  await signedIn("/agent/home", "persona:promoter");
  const award = within(await screen.findByRole("region", { name: "续费奖励" }, longTimeout));
  const terms = (await award.findAllByRole("term")).map(({ textContent }) => textContent);
  expect(terms).toEqual(["这个月的奖励", "续费3位", "续费8位", "续费15位"]);
});

test("who is signed in is not sent to the sign-in from the application", async () => {
  await visit("/agent/join-apply", { mock: "persona:visitor" });
  expect(await screen.findByRole("link", { name: "已经是代理，去登录" }, longTimeout)).toBeDefined();
  cleanup();
  leave();
  await signedIn("/agent/join-apply", "persona:promoter");
  expect(await screen.findByText("已通过", {}, longTimeout)).toBeDefined();
  expect(screen.queryByRole("link", { name: "已经是代理，去登录" })).toBeNull();
});

test("a rejected application says why and can be handed in anew", async () => {
  await signedIn("/agent/join-apply", "persona:applicant-rejected");
  expect(await screen.findByText(/^原因：.+/, {}, longTimeout)).toBeDefined();
  expect(screen.getByRole("button", { name: "提交申请" })).toBeDefined();
});

test("a customer's refusal shows, and asking again brings a new code", async () => {
  const user = await signedIn(
    "/agent/merchant-bind?kdUid=100388",
    "persona:promoter,scenario:not-authorised",
  );
  await screen.findByRole("img", { name: "给客户扫的授权码" }, longTimeout);
  const world = currentBackend().kernel.world;
  const [ticket] = world.table(ticketTable).by("customer", "100388");
  if (ticket === undefined) throw new Error("No code was made.");
  const at = world.clock.now();
  world.table(ticketTable).update(ticket.id, { expiresAt: at, refusedAt: at });
  await user.click(screen.getByRole("button", { name: "客户说同意了？查一下" }));
  expect(await screen.findByText("客户没同意", {}, longTimeout)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "再请一次" }));
  expect(await screen.findByRole("img", { name: "给客户扫的授权码" })).toBeDefined();
  expect(world.table(ticketTable).get(ticket.id)?.ticket).not.toBe(ticket.ticket);
});
