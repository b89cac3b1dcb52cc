// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { customerTable } from "../../../../mocks/business/customers";
import { activationTable } from "../../../../mocks/promoter/state/activations";
import { removeStored } from "../../../../src/platform/storage";
import { adopt, currentAddress, currentBackend, go, leave, reload, visit } from "../../../support/visit";
import { activate } from "../../customers/calls";

afterEach(leave);
beforeEach(() => {
  removeStored("visitDrafts");
  removeStored("rateLocks");
});

const longTimeout = { timeout: 5000 };
const promoter = "persona:promoter";
const address = "/agent/open?phone=13908718820";
const activations = () => currentBackend().kernel.world.table(activationTable).all();
const box = (name: RegExp) => screen.findByRole("checkbox", { name }, longTimeout);

test("a service is chosen, previewed, agreed to and activated once, however often it is pressed", async () => {
  const user = await visit(address, { mock: promoter });
  expect(await screen.findByRole("link", { name: "和顺小吃店" }, longTimeout)).toBeDefined();
  expect((await box(/专业版/)).closest("div")?.parentElement?.parentElement?.textContent).toContain(
    "剩3个序列号",
  );
  await user.click(await box(/专业版/));
  const preview = within(await screen.findByRole("region", { name: "开通后" }, longTimeout));
  expect(
    await preview.findByText(/2026-12-01到2027-11-30，序列号SB26-7Q4K-2M9X/, {}, longTimeout),
  ).toBeDefined();
  await user.click(await box(/已阅读并同意/));
  await user.dblClick(screen.getByRole("button", { name: "开通1项" }));
  await waitFor(() => expect(currentAddress()).toBe("/agent/open-success"), longTimeout);
  expect(await screen.findByText("已开通", {}, longTimeout)).toBeDefined();
  expect(screen.getByText(/和顺小吃店，服务已开通：.*用到2027-11-30。重新登录就能用。/)).toBeDefined();
  expect(screen.getByRole("link", { name: "看这位客户" }).getAttribute("href")).toBe(
    "/agent/merchant-info?kdUid=100388",
  );
  expect(activations()).toHaveLength(1);
});

test("a number and services that were chosen are there again after a reload, the consent is not", async () => {
  let user = await visit("/agent/open", { mock: promoter });
  const phone = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^客户手机号/ }, longTimeout);
  await user.type(await phone(), "13908718820");
  await user.click(await box(/专业版/));
  await user.click(await box(/已阅读并同意/));
  user = reload();
  expect(await box(/专业版/)).toHaveProperty("checked", true);
  expect((await phone()).value).toBe("13908718820");
  expect(await box(/已阅读并同意/)).toHaveProperty("checked", false);
  await screen.findByText(/2026-12-01到2027-11-30/, {}, longTimeout);
  await user.click(await box(/已阅读并同意/));
  await user.click(screen.getByRole("button", { name: "开通1项" }));
  await waitFor(() => expect(currentAddress()).toBe("/agent/open-success"), longTimeout);
  reload("/agent/open");
  expect((await phone()).value).toBe("");
  expect(await box(/专业版/)).toHaveProperty("checked", false);
});

test("no draft brings another number than the one a link was opened for", async () => {
  const user = await visit("/agent/open", { mock: promoter });
  const phone = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^客户手机号/ }, longTimeout);
  await user.type(await phone(), "13600009997");
  reload(address);
  await user.click(await box(/专业版/));
  expect((await phone()).value).toBe("13908718820");
  reload(address);
  expect(await box(/专业版/)).toHaveProperty("checked", true);
  expect((await phone()).value).toBe("13908718820");
});

test("what another tab activated meanwhile is shown before anything is activated on top of it", async () => {
  const user = await visit(address, { mock: promoter });
  await user.click(await box(/专业版/));
  expect(await screen.findByText(/2026-12-01到2027-11-30/, {}, longTimeout)).toBeDefined();
  await user.click(await box(/已阅读并同意/));
  await activate("13908718820", ["KDZHJ01-PRO"]);
  await user.click(screen.getByRole("button", { name: "开通1项" }));
  expect(await screen.findByText(/还没开通。请看一遍/, {}, longTimeout)).toBeDefined();
  expect(screen.getByText(/2027-12-01到2028-11-30/)).toBeDefined();
  expect(activations()).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "开通1项" }));
  await waitFor(() => expect(currentAddress()).toBe("/agent/open-success"), longTimeout);
  expect(activations()).toHaveLength(2);
});

test("what is waited for is named, and the receipt waits for nothing that was shown before", async () => {
  const user = await visit(address, { mock: promoter });
  await user.click(await box(/专业版/));
  await screen.findByText(/2026-12-01到2027-11-30/, {}, longTimeout);
  await user.click(await box(/已阅读并同意/));
  await adopt(
    "fault:verifyActivation=latency(300),fault:activateServices=latency(300),fault:listSerials=timeout",
  );
  await user.click(screen.getByRole("button", { name: "开通1项" }));
  expect(await screen.findByText("正在核对价格")).toBeDefined();
  expect(await screen.findByText("正在开通", {}, longTimeout)).toBeDefined();
  await waitFor(() => expect(currentAddress()).toBe("/agent/open-success"), longTimeout);
});

test("the same service is activated once more where that is asked for", async () => {
  const user = await visit(address, { mock: promoter });
  for (const count of [1, 2]) {
    await user.click(await box(/专业版/));
    await user.click(await box(/已阅读并同意/));
    await user.click(screen.getByRole("button", { name: "开通1项" }));
    await waitFor(() => expect(currentAddress()).toBe("/agent/open-success"), longTimeout);
    expect(activations()).toHaveLength(count);
    await go(address);
  }
});

test("what is missing is named at its field: the phone, a service, the terms", async () => {
  const user = await visit("/agent/open", { mock: promoter });
  await box(/标准版/);
  await user.click(screen.getByRole("button", { name: "开通" }));
  expect(await screen.findByText("客户手机号不能为空")).toBeDefined();
  expect(screen.getByText("请选择要开通的服务")).toBeDefined();
  expect(screen.getByText("请先阅读并同意服务条款")).toBeDefined();
  expect(activations()).toHaveLength(0);
});

test("the terms open beside the form, and the way back leads to the customer it was opened for", async () => {
  const user = await visit("/agent/merchant-info?kdUid=100388", { mock: promoter });
  await user.click(
    (await screen.findAllByRole("link", { name: "替他开通" }, longTimeout))[0] ?? document.body,
  );
  await waitFor(() => expect(currentAddress()).toMatch(/^\/agent\/open\?/));
  const terms = await screen.findByRole("link", { name: "用户协议 在新标签页打开" }, longTimeout);
  expect(terms.getAttribute("target")).toBe("_blank");
  expect(screen.getByRole("link", { name: "返回" }).getAttribute("href")).toBe(
    "/agent/merchant-info?kdUid=100388",
  );
});

test("a service that ends today is said to, here and where it can be renewed", async () => {
  const lastDay = `${promoter},clock:2026-11-30T10:32:00+08:00`;
  await visit(address, { mock: lastDay });
  expect((await box(/专业版/)).closest("label")?.textContent).toContain("今天到期");
  expect(screen.queryByText(/剩0天/)).toBeNull();
  leave();
  await visit("/agent/home", { mock: lastDay });
  const radar = within(await screen.findByRole("region", { name: "快到期的钱" }, longTimeout));
  const link = await radar.findByRole("link", { name: /^和顺小吃店/ }, longTimeout);
  expect(link.textContent).toBe("和顺小吃店今天到期");
});

test("a lost answer is asked for again and activates once", async () => {
  const user = await visit(address, { mock: `${promoter},fault:activateServices=empty` });
  await user.click(await box(/专业版/));
  await user.click(await box(/已阅读并同意/));
  await user.click(screen.getByRole("button", { name: "开通1项" }));
  expect(
    await screen.findByText("没收到回音，可能已经开通了。再问一次不会重复开通。", {}, longTimeout),
  ).toBeDefined();
  // With another service it would be another request, and the first one could be activated twice.
  for (const service of screen.getAllByRole("checkbox", { name: /版|会员卡/ }))
    expect(service).toHaveProperty("disabled", true);
  await adopt("fault:listNews=http500");
  await user.click(screen.getByRole("button", { name: "再问一次" }));
  await waitFor(() => expect(currentAddress()).toBe("/agent/open-success"), longTimeout);
  expect(activations()).toHaveLength(1);
});

test("an agent whose ordering is open settles at the settlement price", async () => {
  const user = await visit("/agent/open", { mock: "persona:agent-china" });
  const choices = await screen.findAllByText(/^结算价，零售价/, {}, longTimeout);
  expect(choices.length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "开通" }));
  expect(await screen.findByText("客户手机号不能为空")).toBeDefined();
});

test("a number that is none of the partner's customers is refused at the field, and leads to a lead", async () => {
  const user = await visit("/agent/open?phone=13700004417", { mock: promoter });
  expect(await screen.findByText("这个号码不是你的客户。", {}, longTimeout)).toBeDefined();
  expect(screen.getByRole("link", { name: "先录入线索" }).getAttribute("href")).toBe(
    "/agent/merchant/edit-clues?phone=13700004417",
  );
  await user.click(await box(/标准版/));
  await user.click(await box(/已阅读并同意/));
  await user.click(screen.getByRole("button", { name: "开通1项" }));
  const phone = screen.getByRole("textbox", { name: "客户手机号" });
  await waitFor(() => expect(phone.getAttribute("aria-invalid")).toBe("true"), longTimeout);
});

test("a lead without a name is called by its masked number", async () => {
  const user = await visit("/agent/open", { mock: promoter });
  currentBackend().kernel.world.table(customerTable).update("100501", { name: "", contactName: "" });
  const phone = await screen.findByRole("textbox", { name: "客户手机号" }, longTimeout);
  await user.type(phone, "18600004501");
  expect(await screen.findByRole("link", { name: "186****4501" }, longTimeout)).toBeDefined();
});

test("a service without a serial refers to the provider", async () => {
  await visit(address, { mock: promoter });
  expect((await screen.findAllByText("暂无支付资格，请联系服务商", {}, longTimeout)).length).toBeGreaterThan(
    0,
  );
  expect(await box(/零售版/)).toHaveProperty("disabled", true);
});

test("a service that no longer exists is refused at the services", async () => {
  const user = await visit(address, { mock: `${promoter},fault:activateServices=refuse(422,45301)` });
  await user.click(await box(/专业版/));
  await user.click(await box(/已阅读并同意/));
  await user.click(screen.getByRole("button", { name: "开通1项" }));
  const choices = screen.getByRole("group", { name: "选要开通的服务" });
  await waitFor(() => expect(choices.textContent).toContain("A failure on purpose."), longTimeout);
});

test("unused serials are listed with the day to use them by, the most urgent first", async () => {
  await visit(address, { mock: promoter });
  expect(await screen.findByText("没用的序列号7个", {}, longTimeout)).toBeDefined();
  const days = within(screen.getByRole("list", { name: "没用的序列号" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => /\d{4}-\d{2}-\d{2}/.exec(textContent ?? "")?.[0] ?? "");
  expect(days).toHaveLength(7);
  expect(days).toEqual(days.toSorted());
});

test("the result page opened by itself leads on", async () => {
  await visit("/agent/open-success", { mock: promoter });
  expect(await screen.findByText("没有要看的开通结果", {}, longTimeout)).toBeDefined();
});

test.each([
  ["zh-TW", "開通服務", "客戶手機號碼"],
  ["en-US", "Activate services", "Customer's phone number"],
] as const)("the page speaks %s", async (locale, heading, field) => {
  await visit("/agent/open", { mock: promoter, locale });
  expect(await screen.findByRole("heading", { name: heading }, longTimeout)).toBeDefined();
  expect(await screen.findByRole("textbox", { name: field }, longTimeout)).toBeDefined();
});

test("an activation whose answer was lost shows at the customer, whichever way that page is opened", async () => {
  const user = await visit("/agent/merchant-info?kdUid=100388", {
    mock: `${promoter},fault:activateServices=truncated`,
  });
  expect(await screen.findByText("剩9天", {}, longTimeout)).toBeDefined();
  await user.click(
    (await screen.findAllByRole("link", { name: "替他开通" }, longTimeout))[0] ?? document.body,
  );
  await user.click(await box(/专业版/));
  await user.click(await box(/已阅读并同意/));
  await user.click(screen.getByRole("button", { name: "开通1项" }));
  await screen.findByText(/^没收到回音，可能已经开通了/, {}, longTimeout);
  await user.click(screen.getByRole("link", { name: "和顺小吃店" }));
  expect(await screen.findByText("剩374天", {}, longTimeout)).toBeDefined();
});
