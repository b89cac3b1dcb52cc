// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { readStored } from "../../../src/platform/storage";
import { toaster } from "../../../src/ui/toaster";
import { holdAnswers } from "../../support/held-answers";
import { adopt, currentAddress, currentBackend, go, goBack, leave, reload, visit } from "../../support/visit";

afterEach(leave);

const row = async (number: string) => {
  const list = await screen.findByRole("list", { name: "发票" }, { timeout: 5000 });
  const item = within(list)
    .getAllByRole("listitem")
    .find(({ textContent }) => textContent?.includes(number));
  if (item === undefined) throw new Error(`There is no row of ${number}`);
  return within(item);
};

const dialog = async () => within(await screen.findByRole("dialog", { name: "开发票" }));

test("an invoice is asked for with the usual title", async () => {
  const user = await visit("/user-center/invoices", { mock: "persona:wholesaler" });
  const ask = (await row("20261109103200480")).getByRole("button", { name: "开发票" });
  // One button a row has this name: its description is the order.
  const description = document.getElementById(ask.getAttribute("aria-describedby") ?? "");
  expect(ask.closest("li")?.contains(description)).toBe(true);
  await user.click(ask);
  const form = await dialog();
  expect(await form.findByRole("radio", { name: /永兴日杂批发/ })).toHaveProperty("checked", true);
  expect(form.getByRole("textbox", { name: "接收邮箱" })).toHaveProperty("value", "yongxing@shop.example");
  await user.click(form.getByRole("button", { name: "申请发票" }));
  await waitFor(async () => expect((await row("20261109103200480")).getByText("已申请")).toBeDefined());
  await waitFor(() => expect(currentAddress()).toBe("/user-center/invoices"));
});

test("the details of an invoice that were begun are there again after a reload, until it is asked for", async () => {
  const address = "/user-center/invoices?order=20261109103200480";
  let user = await visit(address, { mock: "persona:wholesaler" });
  const email = async () =>
    (await dialog()).findByRole<HTMLInputElement>("textbox", { name: "接收邮箱" }, { timeout: 5000 });
  await waitFor(async () => expect((await email()).value).toBe("yongxing@shop.example"));
  await user.clear(await email());
  await user.type(await email(), "books@shop.example");
  user = reload();
  await waitFor(async () => expect((await email()).value).toBe("books@shop.example"));
  await user.click((await dialog()).getByRole("button", { name: "申请发票" }));
  await waitFor(() => expect(currentAddress()).toBe("/user-center/invoices"));
  expect(JSON.stringify(readStored("visitDrafts"))).not.toContain("books@shop.example");
});

test("the order whose invoice an address asks for is read together with the user", async () => {
  await visit("/user-center/mine", { mock: "persona:wholesaler" });
  const letGo = holdAnswers("/webzhj/info");
  const isRead = () =>
    currentBackend().kernel.exchanges.some(({ operationId }) => operationId === "getOrder");
  expect(isRead()).toBe(false);
  reload("/user-center/invoices?order=20261109103200480");
  await waitFor(() => expect(isRead()).toBe(true));
  letGo();
  await (await dialog()).findByRole("textbox", { name: "接收邮箱" }, { timeout: 5000 });
});

test("whoever asks for an invoice waits for the titles once", async () => {
  const user = await visit("/user-center/invoices", { mock: "persona:wholesaler" });
  const ask = (await row("20261109103200480")).getByRole("button", { name: "开发票" });
  const sent = vi.spyOn(globalThis, "fetch");
  await user.click(ask);
  await (await dialog()).findByRole("radio", { name: /永兴日杂批发/ });
  const books = sent.mock.calls.filter(
    ([request]) => request instanceof Request && request.url.includes("/order/invoice/"),
  );
  expect(books).toHaveLength(1);
  sent.mockRestore();
});

test("a dialog that is closed leaves the list once in the history, however it was opened", async () => {
  const user = await visit("/user-center/orders", { mock: "persona:wholesaler" });
  await go("/user-center/invoices");
  await user.click((await row("20261109103200480")).getByRole("button", { name: "开发票" }));
  await user.click((await dialog()).getByRole("button", { name: "关闭" }));
  await waitFor(() => expect(currentAddress()).toBe("/user-center/invoices"));
  goBack();
  await waitFor(() => expect(currentAddress()).toBe("/user-center/orders"));
  await go("/user-center/invoices?order=20261109103200480");
  await user.click((await dialog()).getByRole("button", { name: "关闭" }));
  await waitFor(() => expect(currentAddress()).toBe("/user-center/invoices"));
  goBack();
  await waitFor(() => expect(currentAddress()).toBe("/user-center/orders"));
});

test("an invoice that is requested late leads nobody back from the page they have gone to", async () => {
  const user = await visit("/user-center/invoices", {
    mock: "persona:wholesaler,fault:requestInvoice=latency(600)",
  });
  await user.click((await row("20261109103200480")).getByRole("button", { name: "开发票" }));
  const form = await dialog();
  await user.click(await form.findByRole("button", { name: "申请发票" }));
  await user.click(form.getByRole("button", { name: "关闭" }));
  await go("/user-center/coupons");
  await waitFor(() => expect(toaster.messages()).toHaveLength(1));
  expect(currentAddress()).toBe("/user-center/coupons");
});

test("a special invoice leaves the titles of persons out", async () => {
  const user = await visit("/user-center/invoices?order=20261109103200480", { mock: "persona:wholesaler" });
  const form = await dialog();
  expect(await form.findByRole("radio", { name: "周芳" })).toBeDefined();
  await user.click(form.getByRole("radio", { name: "专用发票" }));
  await waitFor(() => expect(form.queryByRole("radio", { name: "周芳" })).toBeNull());
  expect(form.getByRole("radio", { name: /永兴日杂批发/ })).toHaveProperty("checked", true);
});

test("a title is added while asking, with its errors at their fields, and is chosen at once", async () => {
  const user = await visit("/user-center/invoices?order=20261109103200480", { mock: "persona:wholesaler" });
  await user.click(await (await dialog()).findByRole("button", { name: "加一个抬头" }));
  const adding = within(await screen.findByRole("dialog", { name: "加抬头" }));
  await user.type(await adding.findByRole("textbox", { name: "企业全称" }), "义乌小店");
  await user.type(adding.getByRole("textbox", { name: "税号" }), "12");
  await user.click(adding.getByRole("button", { name: "保存抬头" }));
  expect(await adding.findByText("税号不正确")).toBeDefined();
  await user.clear(adding.getByRole("textbox", { name: "税号" }));
  await user.type(adding.getByRole("textbox", { name: "税号" }), "91330782ma2a1b2c3d");
  await user.click(adding.getByRole("button", { name: "保存抬头" }));
  const form = await dialog();
  await waitFor(() => expect(form.getByRole("radio", { name: /义乌小店/ })).toHaveProperty("checked", true));
});

test("a full title book takes no other title, and says so before a form is filled in", async () => {
  const user = await visit("/user-center/invoices?tab=titles", {
    mock: "persona:wholesaler,scenario:invoice-titles-full",
  });
  expect(await screen.findByText("抬头最多50个，已经满了，可以改已有的")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "加抬头" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("one that is not issued yet is changed: withdrawn and requested again", async () => {
  const user = await visit("/user-center/invoices", {
    mock: "persona:wholesaler,scenario:invoice-requested",
  });
  await user.click((await row("20251127")).getByRole("button", { name: "改信息" }));
  const form = await dialog();
  expect(await form.findByText("还没开出来，改了重新申请。")).toBeDefined();
  await user.click(await form.findByRole("radio", { name: "周芳" }));
  await user.click(form.getByRole("button", { name: "改好，重新申请" }));
  await waitFor(async () => expect((await row("20251127")).getByText("周芳")).toBeDefined());
});

test("one that was issued is voided and issued again; a failure half-way is resumed", async () => {
  const user = await visit("/user-center/invoices", {
    mock: "persona:wholesaler,fault:requestInvoice=offline",
  });
  const issued = await row("20260701103200400");
  expect(issued.getByRole("link", { name: "下载" }).getAttribute("href")).toMatch(/\.pdf$/);
  await user.click(issued.getByRole("button", { name: "重开" }));
  const form = await dialog();
  expect(await form.findByText("原来的发票会作废，只能重开一次。")).toBeDefined();
  await user.click(await form.findByRole("button", { name: "作废并重开" }));
  expect(await form.findByRole("alert")).toBeDefined();
  expect(form.getByText("原来的发票已作废，新的还没申请上。核对后提交就好。")).toBeDefined();
  await adopt("fault:listNews=http500");
  await user.click(form.getByRole("button", { name: "申请发票" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "开发票" })).toBeNull());
  expect((await row("20260701103200400")).getByText("重开中")).toBeDefined();
  const { exchanges } = currentBackend().kernel;
  expect(exchanges.filter(({ operationId }) => operationId === "cancelInvoice")).toHaveLength(1);
});

test("one that was voided and left before the new one was asked for says so, and is completed", async () => {
  let user = await visit("/user-center/invoices?order=20260701103200400", {
    mock: "persona:wholesaler,fault:requestInvoice=offline",
  });
  await user.click(await (await dialog()).findByRole("button", { name: "作废并重开" }));
  expect(await (await dialog()).findByRole("alert")).toBeDefined();
  await adopt("fault:listNews=http500");
  user = reload("/user-center/invoices");
  await user.click((await row("20260701103200400")).getByRole("button", { name: "填重开信息" }));
  const form = await dialog();
  expect(await form.findByText("原来的发票已作废，新的还没申请上。核对后提交就好。")).toBeDefined();
  await user.click(form.getByRole("button", { name: "申请发票" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "开发票" })).toBeNull());
});

test("one whose withdrawal was not answered is found withdrawn and issued again", async () => {
  const user = await visit("/user-center/invoices", {
    mock: "persona:wholesaler,fault:cancelInvoice=truncated",
  });
  await user.click((await row("20260701103200400")).getByRole("button", { name: "重开" }));
  await user.click(await (await dialog()).findByRole("button", { name: "作废并重开" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "开发票" })).toBeNull());
  expect((await row("20260701103200400")).getByText("重开中")).toBeDefined();
});

test("one whose request was not answered can be withdrawn and requested again with the same details", async () => {
  let user = await visit("/user-center/invoices?order=20261109103200480", {
    mock: "persona:wholesaler,fault:requestInvoice=truncated",
  });
  await user.click(await (await dialog()).findByRole("button", { name: "申请发票" }));
  expect(await (await dialog()).findByRole("alert")).toBeDefined();
  await adopt("fault:listNews=http500");
  user = reload();
  const form = await dialog();
  await user.click(await form.findByRole("button", { name: "改好，重新申请" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "开发票" })).toBeNull());
  expect((await row("20261109103200480")).getByText("已申请")).toBeDefined();
});

test("one whose request was not answered shows as requested behind the form", async () => {
  const user = await visit("/user-center/invoices?order=20261109103200480", {
    mock: "persona:wholesaler,fault:requestInvoice=truncated",
  });
  await user.click(await (await dialog()).findByRole("button", { name: "申请发票" }));
  expect(await (await dialog()).findByRole("alert")).toBeDefined();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "开发票" })).toBeNull());
  expect(await (await row("20261109103200480")).findByText("已申请")).toBeDefined();
});

test("a failed invoice is marked and can be changed", async () => {
  await visit("/user-center/invoices", { mock: "persona:due-next-month" });
  expect(await screen.findByText("开票失败", {}, { timeout: 5000 })).toBeDefined();
});

test("a refunded order states why it has no invoice", async () => {
  await visit("/user-center/invoices", { mock: "persona:wholesaler" });
  expect((await row("20261109103200402")).getByText("已退款，不开票")).toBeDefined();
});

test("a title that was begun is there again when its dialog was closed, without its tax number, and begins empty once saved", async () => {
  const user = await visit("/user-center/invoices?tab=titles", { mock: "persona:wholesaler" });
  const open = async () => {
    await user.click(await screen.findByRole("button", { name: "加抬头" }));
    return within(await screen.findByRole("dialog", { name: "加抬头" }));
  };
  const name = (form: Awaited<ReturnType<typeof open>>) => form.findByLabelText<HTMLInputElement>("企业全称");
  const first = await open();
  await user.type(await name(first), "永兴包装厂");
  await user.type(first.getByLabelText("税号"), "92330702MA2A1B2C4E");
  await user.click(first.getByRole("button", { name: "取消" }));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("92330702MA2A1B2C4E");

  const second = await open();
  expect((await name(second)).value).toBe("永兴包装厂");
  expect(second.getByLabelText<HTMLInputElement>("税号").value).toBe("");
  await user.type(second.getByLabelText("税号"), "92330702MA2A1B2C4E");
  await user.click(second.getByRole("button", { name: "保存抬头" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "加抬头" })).toBeNull());
  expect(await screen.findByText("已保存")).toBeDefined();
  expect((await name(await open())).value).toBe("");
});

test("the title book shows the titles and refuses another like one of them", async () => {
  const user = await visit("/user-center/invoices?tab=titles", { mock: "persona:wholesaler" });
  const book = within(await screen.findByRole("list", { name: "抬头本" }, { timeout: 5000 }));
  expect(book.getAllByRole("listitem")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "加抬头" }));
  const form = within(await screen.findByRole("dialog", { name: "加抬头" }));
  await user.click(form.getByRole("radio", { name: "个人" }));
  await user.type(form.getByRole("textbox", { name: "姓名" }), "周芳");
  await user.click(form.getByRole("button", { name: "保存抬头" }));
  expect(await form.findByText("已有这个抬头")).toBeDefined();
  expect(form.getByRole("textbox", { name: "姓名" })).toHaveProperty("value", "周芳");
});

test("another user's order opens no invoice", async () => {
  await visit("/user-center/invoices?order=20991231000000001", { mock: "persona:wholesaler" });
  expect(await (await dialog()).findByText("没有这张订单，或者不是这个账号的。")).toBeDefined();
});
